#!/usr/bin/env python3
"""Runs every command of the README and of docs/ in a scratch folder, and compares what the pages show with what comes
out, in its form: numbers and words may differ, the marks between them may not. Trainings are cut to a few updates.
Takes some three minutes. Python 3.9 or later, standard library only.

  scripts/run_documents.py --model build/quickstart/model
  scripts/run_documents.py --model build/quickstart/model docs/python.md
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from documents import ROOT, RUN, blocks, pages
from gloss_program import GLOSS

LIMIT = 300  # seconds for a command
# A training is cut to a few updates, replaces the run before it, and takes a vocabulary that fits the stand-in corpus.
WRAPPER = """#!/usr/bin/env bash
program=%s
if [[ ${1:-} != train || " $* " =~ " --help "|" --list-configs "|" --print-config " ]]; then exec "$program" "$@"; fi
words=() vocab=(--vocab-size 500) overwrite=(--overwrite) updates=%d
while (($# > 0)); do
  case $1 in
    --max-updates | --max-minutes | --max-epochs | --threads) shift 2; continue ;;
    --vocab-size | --init-from) vocab=() ;;
    --config) [[ $2 == sample || $2 == reverse ]] && vocab=() ;;
    --resume) overwrite=() vocab=() updates=$((updates + 5)) ;;
    --overwrite) shift; continue ;;
  esac
  words+=("$1")
  shift
done
exec "$program" "${words[@]}" --max-updates "$updates" --threads 1 "${vocab[@]}" "${overwrite[@]}"
"""


def first_lines(path, count):
    return "".join(line + "\n" for line in path.read_text(encoding="utf-8").split("\n")[:count])


def prepare(folder, model, updates):
    """What the pages take for granted: the program, a model, and small files under the names that they use."""
    (folder / "bin").mkdir()
    (folder / "bin" / "gloss").write_text(WRAPPER % (os.path.abspath(GLOSS), updates))
    (folder / "bin" / "gloss").chmod(0o755)
    for name in ("scripts", "configs", "examples", "src", "docs"):
        (folder / name).symlink_to(ROOT / name)
    (folder / "data").mkdir()
    for path in (ROOT / "data").iterdir():
        (folder / "data" / path.name).symlink_to(path)
    (folder / "build/quickstart").mkdir(parents=True)
    (folder / "build/quickstart/model").symlink_to(os.path.abspath(model))
    shutil.copytree(model, folder / "run", symlinks=True)
    sample = ROOT / "data/sample"
    for name, source, count in [("a", "train", 1000), ("v", "valid", 50), ("new", "test", 5), ("ref", "test", 5),
                                ("one", "test", 1)]:
        for side in ("en", "fr"):
            (folder / f"{name}.{side}").write_text(first_lines(sample / f"{source}.{side}", count), encoding="utf-8")
    (folder / "gold.talp").write_text("0-0\n" * 1000)
    pairs = len((sample / "train.en").read_text(encoding="utf-8").split("\n")) - 1
    (folder / "data/links.txt").write_text("0-0\n" * pairs)
    lines = zip(*(first_lines(sample / f"train.{side}", 1000).split("\n")[:-1] for side in ("en", "fr")))
    (folder / "pairs.tsv").write_text("".join(f"{a}\t{b}\n" for a, b in lines), encoding="utf-8")
    attention = ["--attention", f"{folder}/att/", "--attention-unit", "word"]
    subprocess.run([GLOSS, "translate", "--model", model, *attention, folder / "new.en"], check=True, capture_output=True)


def form(line):
    """A line with its numbers as 0 and its words as a, and what is repeated given once: "Son,0.91,0.05" -> "a,0"."""
    line = re.sub(r"[█▓▒░]+", "a", line)
    line = re.sub(r"-?\d+(?:[.,]\d+)*(?:e[-+]?\d+)?", "0", line)
    line = re.sub(r"[^\W\d_][\w'’▁-]*[.?!]?|▁\w*", "a", line)
    line = re.sub(r"a(?: a)+", "a", re.sub(r"\s+", " ", line.strip()))
    while True:
        shorter = re.sub(r"(\W{0,3}[a0]\W{0,3}?)\1+", r"\1", line)
        if shorter == line:
            return line
        line = shorter


def forms(lines):
    """The forms of several lines, equal ones after each other once."""
    found = []
    for line in lines:
        shape = form(line)
        if shape and shape not in found:
            found.append(shape)
    return found


def differences(shown, printed):
    """Forms that a page shows and the command has not printed. "..." stands for anything."""
    there = forms(printed)
    return [shape for shape in forms(line for line in shown if line.strip() != "...") if shape not in there]


class Runner:
    def __init__(self, folder):
        self.folder = folder
        paths = [str(folder / "bin"), os.environ["PATH"]]
        self.environment = {**os.environ, "PATH": ":".join(paths), "OMP_WAIT_POLICY": "passive"}

    def run(self, block, command):
        """What is wrong with a command; nothing when all is well."""
        words = [sys.executable, "-c"] if block.language == "python" else ["bash", "-e", "-o", "pipefail", "-c"]
        try:
            done = subprocess.run([*words, command.text], cwd=self.folder, env=self.environment, capture_output=True,
                                  stdin=subprocess.DEVNULL, encoding="utf-8", timeout=LIMIT)
        except subprocess.TimeoutExpired:
            return f"not done after {LIMIT} seconds"
        if done.returncode:
            return f"exit status {done.returncode}: {done.stderr.strip()[-800:]}"
        missing = differences(command.output, (done.stdout + "\n" + done.stderr).split("\n"))
        return f"these forms were not printed: {missing}" if missing else ""


def run_page(page, options):
    """The number of commands that ran, and of those that failed."""
    ran = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        prepare(pathlib.Path(folder), options.model, options.updates)
        runner = Runner(pathlib.Path(folder))
        for block in blocks(page):
            if block.language not in RUN:
                continue
            if block.not_run:
                print(f"not run  {block.where}: {block.not_run}")
                continue
            for command in block.commands():
                fault = runner.run(block, command)
                ran, failed = ran + 1, failed + bool(fault)
                first = command.text.strip().split("\n")[0]
                print(f"{'FAILED' if fault else 'ok'}  {block.where}: {first}" + f"\n{fault}".rstrip("\n"), flush=True)
    return ran, failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--model", default="build/quickstart/model", help="of the sample corpus (scripts/quickstart.sh)")
    parser.add_argument("--updates", type=int, default=20, help="updates of a training")
    parser.add_argument("pages", nargs="*", type=pathlib.Path, help="default: all")
    options = parser.parse_args()
    results = [run_page(page.resolve(), options) for page in options.pages or pages()]
    failed = sum(result[1] for result in results)
    print(f"{sum(result[0] for result in results)} commands ran, {failed} failed")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
