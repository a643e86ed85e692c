// The part of LibTorch that gloss is written with; also its precompiled header. <torch/torch.h> would add every module,
// optimizer and data loader there is, whose templates then cost each file about eight seconds.
#pragma once

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <torch/csrc/autograd/generated/variable_factories.h>
#include <torch/nn/init.h>
#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>
