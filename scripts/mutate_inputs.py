#!/usr/bin/env python3
"""Damage the files of a model folder in many ways and require that gloss answers each with an exit status and one line.

A model is trained on a part of the sample corpus, unless --model names one. Every mutant is a copy of its folder with
one file damaged (scripts/mutants.py); one command runs on each, mostly `translate`, with 8 GB of address space and a time
limit. Status 0, 1 or 2 is right; 1 and 2 with exactly one line of error; whatever else is on stderr must be gloss's own.
A signal, a hang or a library's words are failures, and are printed with the command that repeats them.
Python 3.9 or later, standard library only; by hand, outside CI (half a second a mutant).
"""
import argparse
import collections
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile

from gloss_program import GLOSS, run_gloss
from mutants import ways_of, without_identity

SOURCE = ["The black cat sleeps in Paris.", "", "A word \u4e16 of no vocabulary."]
TARGET = ["Le chat noir dort.", "", "Un mot."]
OWN_LINE = re.compile(r"gloss: |\[\d{4}-\d\d-\d\d |source: |reference: |output: ")
UPDATES = 20


def train_model(folder):
    """A small model, its files in `folder`/model, trained for a moment."""
    for side in ("en", "fr"):
        lines = pathlib.Path(f"data/sample/train.{side}").read_text(encoding="utf-8").split("\n")[:60]
        (folder / f"train.{side}").write_text("\n".join(lines) + "\n", encoding="utf-8")
    run_gloss("train", "--config", "none", "--train-source", folder / "train.en", "--train-target", folder / "train.fr",
              "--valid-lines", 8, "--vocab-size", 80, "--vocab-type", "bpe", "--embedding-size", 16,
              "--encoder-hidden", 16, "--decoder-hidden", 16, "--batch-type", "sentences", "--batch-size", 16,
              "--threads", 1, "--save-every", 10, "--max-updates", UPDATES, "--overwrite", "--model", folder / "model")
    return folder / "model"


def files_of(model, command):
    """The files that a command reads, without links."""
    names = ["model.safetensors", "config.yaml", "vocab.spm", "source.spm", "target.spm"]
    files = [model / name for name in names if (model / name).is_file()]
    if command == "train":
        files += [model / "metrics.tsv", *(model / "checkpoints" / "latest").resolve().iterdir()]
    return sorted(path.relative_to(model) for path in files if path.is_file())


def command_of(number):
    """Mostly translate; every other command on its share."""
    shares = {5: "info", 6: "score", 7: "train", 8: "train"}
    return shares.get(number % 10, "translate")


def make_mutant(model, folder, seed, number):
    """Copies the model into `folder` with one file damaged; returns what was done. A seed and a number give one mutant."""
    chance = random.Random(f"{seed} {number}")
    shutil.copytree(model, folder, symlinks=True)
    name = chance.choice(files_of(model, command_of(number)))
    if chance.random() < 0.4:
        weights = folder / "model.safetensors"
        weights.write_bytes(without_identity(weights.read_bytes()))
    path = folder / name
    data = path.read_bytes()
    other = chance.choice(files_of(model, "train"))
    if chance.random() < 0.03:
        path.write_bytes((model / other).read_bytes())
        return f"{name}: {other} in its place"
    if chance.random() < 0.02:
        path.unlink()
        return f"{name}: removed"
    damage = chance.choice(ways_of(path.name))
    try:
        changed, what = damage(data, chance)
    except (UnicodeDecodeError, ValueError):
        changed, what = b"", "emptied"
    path.write_bytes(changed)
    return f"{name}: {what}"


def words_of(command, model, texts):
    words = [GLOSS, command, "--model", str(model), "--threads", "1"]
    if command == "info":
        return words[:4] + ["--tensors"]
    if command == "score":
        return words + [str(texts / "source"), str(texts / "target")]
    if command == "train":
        return words + ["--resume", "--max-updates", str(UPDATES + 2)]
    return words + ["--format", "json", "--max-length", "20", str(texts / "source")]


def limit_memory(limit):
    return lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def fault_of(command, done):
    """What is wrong with an ended run, or nothing."""
    if done.returncode not in (0, 1, 2):
        return f"ended with status {done.returncode}"
    lines = done.stderr.decode("utf-8", "replace").split("\n")[:-1]
    foreign = [line for line in lines if not OWN_LINE.match(line)]
    if foreign:
        return f"a line of another kind: {foreign[0][:200]}"
    errors = sum("gloss: error: " in line for line in lines)
    if errors != (1 if done.returncode else 0):
        return f"{errors} lines of error with status {done.returncode}"
    if done.returncode == 0 and command in ("translate", "score") and done.stdout.count(b"\n") != len(SOURCE):
        return f"{done.stdout.count(10)} lines of result for {len(SOURCE)}"
    return ""


def run_mutant(arguments, model, texts, number):
    """Returns command, status, fault, what was damaged, the error line."""
    folder = texts / "mutant"
    shutil.rmtree(folder, ignore_errors=True)
    what = make_mutant(model, folder, arguments.seed, number)
    command = command_of(number)
    try:
        done = subprocess.run(words_of(command, folder, texts), stdin=subprocess.DEVNULL, capture_output=True,
                              timeout=arguments.seconds, preexec_fn=limit_memory(8_000_000 * 1024), check=False)
    except subprocess.TimeoutExpired:
        return command, "time", f"not ended after {arguments.seconds} s", what, ""
    error = [line for line in done.stderr.decode("utf-8", "replace").split("\n") if "error: " in line]
    return command, done.returncode, fault_of(command, done), what, (error or [""])[-1].replace(str(folder), "MODEL")


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--count", type=int, default=500, help="mutants (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the damages (default: %(default)s)")
    parser.add_argument("--model", type=pathlib.Path, help="damage copies of this model instead of a new one")
    parser.add_argument("--only", type=int, help="the mutant of this number alone, with its answer")
    parser.add_argument("--keep", type=pathlib.Path, help="leave model, texts and the last mutant in this folder")
    parser.add_argument("--seconds", type=int, default=60, help="time limit of a run (default: %(default)s)")
    parser.add_argument("--messages", action="store_true", help="show every kind of error line once")
    return parser.parse_args()


def report(results, arguments):
    counts = collections.Counter((command, str(status)) for command, status, *_ in results.values())
    for (command, status), count in sorted(counts.items()):
        print(f"{command:10} status {status:4} {count}")
    if arguments.messages or arguments.only is not None:
        kinds = {re.sub(r"\d+|'[^']*'", "N", message): message for *_, message in results.values()}
        print(*sorted(filter(None, kinds.values())), sep="\n")
    failed = {number: result for number, result in results.items() if result[2]}
    for number, (command, _, fault, what, message) in list(failed.items())[:10]:
        given = f" --model {arguments.model}" if arguments.model else ""
        print(f"FAILED {command}: {fault} ({what}) {message}\n"
              f"  again: scripts/mutate_inputs.py --seed {arguments.seed} --only {number} --keep FOLDER{given}")
    print(f"{len(results)} mutants, {len(failed)} failures")
    return 1 if failed else 0


def main():
    arguments = parse_arguments()
    numbers = range(arguments.count) if arguments.only is None else [arguments.only]
    with tempfile.TemporaryDirectory(prefix="gloss-mutants-") as scratch:
        texts = arguments.keep or pathlib.Path(scratch)
        texts.mkdir(parents=True, exist_ok=True)
        for name, lines in (("source", SOURCE), ("target", TARGET)):
            (texts / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
        model = arguments.model or train_model(texts)
        results = {}
        for number in numbers:
            results[number] = run_mutant(arguments, model, texts, number)
            if arguments.only is not None:
                print(f"{results[number][0]}: {results[number][3]}")
        return report(results, arguments)


if __name__ == "__main__":
    sys.exit(main())
