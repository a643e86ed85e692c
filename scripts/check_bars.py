#!/usr/bin/env python3
"""Checks of a trained model that are too long for the tests. Each prints what it found and ends with status 1 if a bar
of its own is missed. Python 3.9 or later, standard library only. Run at the root of the checkout.

  scripts/check_bars.py reverse MODEL [MODEL...]    exact lines on data/reverse/test.*, by length
  scripts/check_bars.py multi30k MODEL              BLEU on both Multi30k test sets, cased and lower-cased
  scripts/check_bars.py batching MODEL FILE         the same text whatever the batch size and the threads
  scripts/check_bars.py memory MODEL FILE           memory over a stream of 200,000 lines (FILE over and over), greedy
"""
import itertools
import json
import os
import pathlib
import subprocess
import sys
import threading
import time

GLOSS = os.environ.get("GLOSS", "build/release/gloss")


def gloss(*words, text=None):
    done = subprocess.run([GLOSS, *map(str, words)], input=text, capture_output=True, encoding="utf-8")
    if done.returncode:
        sys.exit(f"{' '.join(map(str, done.args))}\n{done.stderr}")
    return done.stdout


def lines_of(path):
    return pathlib.Path(path).read_text(encoding="utf-8").split("\n")[:-1]


def reverse(*models):
    reference = lines_of("data/reverse/test.trg")
    print(f"{'model':30} {'all':>7} {'1-14':>7} {'15-20':>7}   % of exact lines, by length")
    for model in models:
        output = gloss("translate", "--model", model, "data/reverse/test.src").split("\n")[:-1]
        shares = []
        for low, high in ((1, 20), (1, 14), (15, 20)):
            right = [a == b for a, b in zip(reference, output) if low <= len(a.split()) <= high]
            shares.append(100 * sum(right) / len(right))
        print(f"{model:30} " + " ".join(f"{share:7.1f}" for share in shares))
    return True


def multi30k(model):
    for name in ("test_2016_flickr", "test_2017_flickr"):
        source, reference = f"data/multi30k/{name}.en", f"data/multi30k/{name}.de"
        output = gloss("translate", "--model", model, "--beam-size", 5, source)
        for options in ((), ("--lowercase",)):
            bleu = gloss("evaluate", "--metric", "bleu", *options, reference, "-", text=output)
            print(f"{name:18} {'lower-cased' if options else 'cased':12} {bleu}", end="")
    return True


def translations(text):
    return [json.loads(line) for line in text.split("\n")[:-1]]


def batching(model, file):
    first, good = None, True
    for threads, size in itertools.product((1, 2), (1, 7, 64)):
        options = ("--threads", threads, "--batch-size", size)
        found = translations(gloss("translate", "--model", model, "--format", "json", *options, file))
        best = [line["hypotheses"][0] if line["hypotheses"] else {"text": "", "score": 0} for line in found]
        first = first or best
        other = sum(a["text"] != b["text"] for a, b in zip(first, best))
        gap = max(abs(a["score"] - b["score"]) for a, b in zip(first, best) if a["text"] == b["text"])
        print(f"{threads} threads, batches of {size:2}: {other} of {len(best)} lines differ, largest gap of a score {gap:.1e}")
        good = good and len(best) == len(first) and other <= 3 and gap <= 1e-4
    return good


def memory(model, file, total=200_000):
    """Resident memory of the program, read every half second while it translates a stream."""
    source = itertools.islice(itertools.cycle(line + "\n" for line in lines_of(file)), total)
    process = subprocess.Popen([GLOSS, "translate", "--model", model, "--beam-size", "1"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")

    def feed():
        with process.stdin:
            process.stdin.writelines(source)

    threading.Thread(target=feed, daemon=True).start()
    samples, done, last = [], 0, time.monotonic()
    for done, _ in enumerate(process.stdout, 1):
        if time.monotonic() - last > 0.5:
            last = time.monotonic()
            resident = int(pathlib.Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
            samples.append((done, resident / 2**20))
    second = [size for position, size in samples if position > total / 2]
    print(f"{done} lines; largest {max(size for _, size in samples):.0f} MiB; second half from {second[0]:.0f} to "
          f"{second[-1]:.0f} MiB, largest {max(second):.0f}")
    return process.wait() == 0 and done == total and max(size for _, size in samples) < 1024


CHECKS = {"reverse": (reverse, 1, 99), "multi30k": (multi30k, 1, 1),
          "batching": (batching, 2, 2), "memory": (memory, 2, 2)}

if __name__ == "__main__":
    name, words = (sys.argv + [""])[1], sys.argv[2:]
    if name not in CHECKS or not CHECKS[name][1] <= len(words) <= CHECKS[name][2]:
        sys.exit(__doc__)
    sys.exit(0 if CHECKS[name][0](*words) else 1)
