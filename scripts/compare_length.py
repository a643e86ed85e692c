"""Time and memory against the length of the lines, for the three ways to process a sequence: the table `length`.

The models are those of compare_ways.py after one update; what they write is nonsense and takes as long as sense would.
Lines are random letters, one piece each, so that all of a batch are equally long. Two kinds of work: forced decoding of
a target as long as the source (`gloss score`), where all positions are known at once, and greedy search (`gloss
translate`) with the output held to as many pieces as the source has. One program at a time, on one thread; a round
measures everything once, so that a busy spell of the machine falls on all alike.
"""
import os
import pathlib
import random
import subprocess
import tempfile

from compare_runs import parameters_of, train
from compare_ways import WAYS
from gloss_program import GLOSS, Failed, decoding_rate

LENGTH_COLUMNS = ["member", "work", "pieces", "round", "lines", "batch", "parameters", "ms_per_line", "peak_mib"]
LENGTHS = (10, 20, 40, 80, 160, 320)
EMPTY = 1     # a single line of one piece: what the program, the model and its libraries take by themselves
ROUNDS = 5
BATCH = 16    # lines computed together
PIECES = 10_240  # of each side in a run, whatever the length: long enough to be timed
LETTERS = "abcdefghij"


def lines_for(pieces):
    """How many lines of a length a run has: whole batches."""
    return 1 if pieces == EMPTY else max(1, PIECES // (pieces * BATCH)) * BATCH


def write_lines(path, pieces, generator):
    lines = (" ".join(generator.choices(LETTERS, k=pieces)) for _ in range(lines_for(pieces)))
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")


def peak_of(words):
    """The program's last words on stderr, and the most memory that it had resident, in MiB."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen([GLOSS, *map(str, words)], stdout=subprocess.DEVNULL, stderr=log)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        log.seek(0)
        text = log.read().decode("utf-8")
    if process.returncode:
        raise Failed(f"{' '.join(map(str, words))}\n{text}")
    return text, usage.ru_maxrss / 1024


def command(work, model, source, target, pieces):
    common = ("--model", model, "--threads", 1, "--batch-size", BATCH)
    if work == "score":
        return ("score", *common, source, target)
    held = ("--beam-size", 1, "--min-length", pieces, "--max-length", pieces + 1)  # </s> counts in the second
    return ("translate", *common, *held, source)


def measure(work, model, pieces, folder):
    """One run: milliseconds a line, without starting and loading, and the peak of memory."""
    source, target = folder / "source", folder / "target"
    generator = random.Random(pieces)
    write_lines(source, pieces, generator)
    write_lines(target, pieces, generator)
    log, peak = peak_of(command(work, model, source, target, pieces))
    rate = decoding_rate(log)  # of target pieces, </s> counted
    return dict(ms_per_line=f"{1000 * (pieces + 1) / max(rate, 1):.3f}", peak_mib=f"{peak:.1f}")


def one_update(member):
    """The model of a way on the letters of the reverse task: its folder, and how many parameters it has."""
    row = dict(corpus="reverse", member=member, seed="length", options=WAYS[member])
    run = train(row, "--max-updates", 1, "--max-minutes", 0, "--valid-max-lines", 1)
    return run, parameters_of(run)


def run_length(done, keep):
    """Measures what is not among the rows `done`, and hands every new row to `keep`."""
    have = {(row["member"], row["work"], int(row["pieces"]), int(row["round"])) for row in done}
    plan = [(member, work, pieces, number) for number in range(1, ROUNDS + 1) for pieces in (EMPTY, *LENGTHS)
            for member in WAYS for work in ("score", "translate")]
    waiting = [item for item in plan if item not in have]
    if not waiting:
        return
    models = {member: one_update(member) for member in sorted({item[0] for item in waiting})}
    with tempfile.TemporaryDirectory() as folder:
        for member, work, pieces, number in waiting:
            model, parameters = models[member]
            found = measure(work, model, pieces, pathlib.Path(folder))
            keep({"member": member, "work": work, "pieces": pieces, "round": number, "lines": lines_for(pieces),
                  "batch": BATCH, "parameters": parameters, **found})
            print("length", number, member, work, pieces, found["ms_per_line"], "ms/line", flush=True)
