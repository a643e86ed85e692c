// Catch2 under one name: Debian 12 has version 2 (one header), Debian 13 version 3 (many).
#pragma once
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
