#!/usr/bin/env python3
"""Computes the attention of a pair of sentences from a model's weights alone, and compares it with gloss's own.

The matrix that gloss has written names the pieces; the weights say the rest. For recurrent models with GRU cells, one
layer, the additive score, the global window and softmax, in bahdanau or conditional style. Needs numpy.

  gloss score --model run --attention forced/ one.en one.fr
  examples/attention_from_weights.py run forced/000001.csv
"""
import csv
import json
import pathlib
import sys

import numpy as np

NEEDED = {"encoder-type": "rnn", "encoder-cell": "gru", "encoder-layers": "1", "encoder-bidirectional": "true",
          "decoder-type": "rnn", "decoder-cell": "gru", "decoder-layers": "1", "decoder-init": "mean",
          "attention-score": "additive", "attention-window": "global", "attention-normalizer": "softmax",
          "attention-heads": "1", "attention-coverage": "none", "layer-norm": "false"}


def read_tensors(path):
    """A safetensors file: 8 bytes with the length of the header, the header as JSON, then the numbers."""
    data = path.read_bytes()
    end = 8 + int.from_bytes(data[:8], "little")
    header = json.loads(data[8:end])
    header.pop("__metadata__", None)
    tensors = {}
    for name, about in header.items():
        first, behind = about["data_offsets"]
        numbers = np.frombuffer(data[end + first:end + behind], dtype="<f4")
        tensors[name] = numbers.reshape(about["shape"]).astype(np.float64)
    return tensors


def fields(data):
    """The fields of a protocol buffer message: (number, value), the value being bytes or an integer."""
    def varint():
        nonlocal at
        value, shift = 0, 0
        while True:
            byte, at = data[at], at + 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    at = 0
    while at < len(data):
        number, kind = divmod(varint(), 8)
        size = {0: 0, 1: 8, 5: 4}.get(kind)
        value = varint() if kind in (0, 2) else None
        if kind != 0:
            size = value if kind == 2 else size
            value, at = data[at:at + size], at + size
        yield number, value


def read_ids(path):
    """A SentencePiece model: field 1 is a piece, whose field 1 is its text; its id is its place."""
    pieces = [dict(fields(value))[1].decode() for number, value in fields(path.read_bytes()) if number == 1]
    return {piece: i for i, piece in enumerate(pieces)}


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def gru(w, name, state, known=0, context=None):
    """A step of the cell `name`; its matrices hold the gates r, z and c, one below the other."""
    given = known + w[name + ".bias_input"]
    if context is not None:
        given = given + w[name + ".weight_context"] @ context
    own = w[name + ".weight_hidden"] @ state + w[name + ".bias_hidden"]
    (ir, iz, ic), (hr, hz, hc) = np.split(given, 3), np.split(own, 3)
    z = sigmoid(iz + hz)
    return (1 - z) * np.tanh(ic + sigmoid(ir + hr) * hc) + z * state


def annotations(w, source):
    """[source pieces, 2 * units]: what the encoder makes of the embedded source, in both directions."""
    sides = []
    for name, order in ("encoder.layer0_forward", 1), ("encoder.layer0_backward", -1):
        state, states = np.zeros(w[name + ".weight_hidden"].shape[1]), []
        for x in source[::order]:
            state = gru(w, name, state, w[name + ".weight_input"] @ x)
            states.append(state)
        sides.append(np.array(states[::order]))
    return np.concatenate(sides, axis=1)


def attention(w, style, source, target):
    """[target pieces, source pieces]. source, target: embedded pieces; those of the target are what a step reads."""
    h = annotations(w, source)
    keys = h @ w["decoder.attention.score.key.weight"].T
    s = np.tanh(w["decoder.init.layer0.weight"] @ h.mean(axis=0) + w["decoder.init.layer0.bias"])
    rows = []
    for y in target:
        known = w["decoder.layer0.weight_input"] @ y
        if style == "conditional":
            s = gru(w, "decoder.layer0", s, known)
        energies = np.tanh(w["decoder.attention.score.query.weight"] @ s + keys) @ w["decoder.attention.score.v"]
        a = np.exp(energies - energies.max())
        rows.append(a / a.sum())
        cell, known = ("decoder.layer0_context", 0) if style == "conditional" else ("decoder.layer0", known)
        s = gru(w, cell, s, known, context=rows[-1] @ h)
    return np.array(rows)


def main():
    model, matrix = map(pathlib.Path, sys.argv[1:3])
    options = dict(line.strip().split(": ") for line in open(model / "config.yaml") if line.startswith("  "))
    for key, value in NEEDED.items():
        if options[key] != value:
            sys.exit(f"{model}: {key} is {options[key]}, this example is for {value}")
    if options["decoder-style"] == "luong":
        sys.exit(f"{model}: decoder-style is luong, this example is for bahdanau and conditional")
    w = read_tensors(model / "model.safetensors")
    shared = options["shared-vocab"] == "true"
    source_ids = read_ids(model / ("vocab.spm" if shared else "source.spm"))
    target_ids = read_ids(model / ("vocab.spm" if shared else "target.spm"))
    header, *rows = csv.reader(open(matrix, encoding="utf-8", newline=""))
    source = [source_ids.get(piece, source_ids["<unk>"]) for piece in header[1:]]
    # A step reads the piece that was written before; the first step reads </s>.
    fed = [target_ids.get(piece, target_ids["<unk>"]) for piece in ["</s>"] + [row[0] for row in rows[:-1]]]
    embedding = w["target_embedding"]
    own = attention(w, options["decoder-style"], w.get("source_embedding", embedding)[source], embedding[fed])
    difference = np.abs(own - np.array([row[1:] for row in rows], dtype=float)).max()
    print(f"{len(rows)} x {len(source)} weights, largest difference {difference:.1e}")
    sys.exit(int(difference > 1e-5))


if __name__ == "__main__":
    main()
