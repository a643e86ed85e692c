#!/usr/bin/env python3
"""Checks of a trained model that are too long for the tests. Each prints what it found and ends with status 1 if a bar
of its own is missed. Python 3.9 or later, standard library only. Run at the root of the checkout.

  scripts/check_bars.py reverse MODEL [MODEL...]    exact lines on data/reverse/test.*, by length
  scripts/check_bars.py multi30k MODEL              BLEU on both Multi30k test sets, cased and lower-cased
  scripts/check_bars.py batching MODEL FILE         the same text whatever the batch size and the threads
  scripts/check_bars.py memory MODEL FILE           memory over a stream of 200,000 lines (FILE over and over), greedy
  scripts/check_bars.py members [NAME...]           BLEU of every mechanism on the sample corpus, trained for
                                                    at most twice (hard and positional ones four times) the updates of
                                                    quickstart.sh, two side by side on one thread each; a run that was
                                                    broken off goes on
"""
import concurrent.futures
import itertools
import json
import os
import pathlib
import subprocess
import sys
import threading
import time

from compare_ways import WAYS
from gloss_program import GLOSS, Failed, alignment_error, bleu_of, gloss, last_of_each, lines_of


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
        print(f"{threads} threads, batches of {size:2}: {other} of {len(best)} lines differ, "
              f"largest gap of a score {gap:.1e}")
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
            pages = int(pathlib.Path(f"/proc/{process.pid}/statm").read_text().split()[1])
            samples.append((done, pages * os.sysconf("SC_PAGE_SIZE") / 2**20))
    second = [size for position, size in samples if position > total / 2]
    print(f"{done} lines; largest {max(size for _, size in samples):.0f} MiB; second half from {second[0]:.0f} to "
          f"{second[-1]:.0f} MiB, largest {max(second):.0f}")
    return process.wait() == 0 and done == total and max(size for _, size in samples) < 1024


QUICKSTART_UPDATES = 1700  # what scripts/quickstart.sh makes in its three minutes at least: 1,700 to 2,500 were seen


def member_runs():
    """Name of each mechanism -> flags, BLEU that it must reach, factor on the updates."""
    soft, hard = (90, 2), (75, 4)
    runs = {f"score {name}": (("--attention-score", name), *soft)
            for name in ("additive", "dot", "general", "concat", "scaled-dot", "cosine", "mlp", "location-aware")}
    runs["score location"] = (("--attention-score", "location"), *hard)
    runs["window local-m"] = (("--attention-window", "local-m"), *hard)
    runs["window local-p"] = (("--attention-window", "local-p"), *soft)
    normalizers = {"sparsemax": soft, "entmax15": soft, "gumbel": hard, "reinforce": hard, "monotonic": hard}
    for name, bar in normalizers.items():
        runs[f"normalizer {name}"] = (("--attention-normalizer", name), *bar)
    runs["coverage linguistic"] = (("--attention-coverage", "linguistic"), *soft)
    runs["coverage neural"] = (("--attention-coverage", "neural"), *soft)
    runs["coverage loss"] = (("--coverage-loss", 0.1), *soft)
    runs["4 heads"] = (("--attention-heads", 4), *soft)
    runs["2 layers, context to all"] = (("--decoder-layers", 2, "--decoder-context", "all"), *soft)
    runs["copy"] = (("--decoder-copy",), *soft)
    runs["transformer"] = (WAYS["self-attention"], *soft)
    runs["transformer post-norm"] = ((*WAYS["self-attention"], "--transformer-norm", "post"), *soft)
    runs["convolution"] = (WAYS["convolution"], *soft)
    for encoder in ("conv", "transformer"):
        runs[f"{encoder} encoder"] = (("--encoder-type", encoder, "--encoder-layers", 3, "--dropout-layer", 0.1), *soft)
    return runs


def updates_of(run):
    """How long a run was trained until now; 0 for one that is not there."""
    metrics = run / "metrics.tsv"
    rows = lines_of(metrics)[1:] if metrics.exists() else []
    return int(rows[-1].split("\t")[0]) if rows else 0


def member(name):
    """Trains to the quickstart's updates, and goes on to the bar's only where that is not enough."""
    flags, bar, factor = member_runs()[name]
    run = pathlib.Path("build/members") / name.replace(" ", "-").replace(",", "")
    # The recipe of configs/sample.yaml for a fixed number of updates: no limit of time or patience.
    options = ("--threads", 1, "--max-minutes", 0, "--patience", 0, *flags)
    most = factor * QUICKSTART_UPDATES
    for updates in (QUICKSTART_UPDATES // 2, QUICKSTART_UPDATES, most):
        if updates < min(most, updates_of(run)):
            continue  # an earlier call went further
        start = "--resume" if (run / "checkpoints/latest").exists() else "--overwrite"
        gloss("train", "--config", "configs/sample.yaml", "--model", run, "--max-updates", updates, start,
              *last_of_each(*options))
        output = gloss("translate", "--model", run, "data/sample/test.en")
        bleu = bleu_of("data/sample/test.fr", output)
        if bleu >= bar:
            break
    error = alignment_error(run, ("data/sample/test.en", "data/sample/test.fr"), "data/sample/test.talp")
    print(f"{name:26} {updates_of(run):5} updates  BLEU {bleu:6.2f} (bar {bar})  AER {error:.4f}", flush=True)
    return bleu >= bar


def members(*names):
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return all(list(pool.map(member, names or member_runs())))


CHECKS = {"reverse": (reverse, 1, 99), "multi30k": (multi30k, 1, 1),
          "batching": (batching, 2, 2), "memory": (memory, 2, 2),
          "members": (members, 0, 99)}

if __name__ == "__main__":
    name, words = (sys.argv + [""])[1], sys.argv[2:]
    if name not in CHECKS or not CHECKS[name][1] <= len(words) <= CHECKS[name][2]:
        sys.exit(__doc__)
    try:
        sys.exit(0 if CHECKS[name][0](*words) else 1)
    except Failed as failure:
        sys.exit(str(failure))
