"""The section of the page on time and memory against length, from the rows of length.csv."""
import math
import statistics

from compare_length import BATCH, EMPTY
from compare_markdown import grid
from compare_ways import operations

WORK = {
    "score": "Forced decoding (`gloss score`): a target as long as the source, all positions known at once",
    "translate": "Greedy search (`gloss translate --beam-size 1`): the output held to as many pieces as the source has",
}
LEAST_MIB = 4  # under this a growth of memory is that of the allocator

TEXT = """### Time and memory against length

`scripts/compare_attention.sh length`: the three models of `scripts/compare_ways.py` after one update on the
letters of the reverse task ({sizes}).
Batches of {batch} lines of random letters, all of one length, the same number of letters in every run (whole
batches), one program at a time on one thread. Figures are medians of {rounds}. Time is that of a line in its batch, starting and loading not counted; memory is the peak of resident
memory less that of the same program on one line of one piece. "Growth" is the exponent from the length before: 1
where twice the length takes twice as much, 2 where it takes four times as much{few}."""

THEORY = """Theory (Vaswani et al. 2017, table 1), millions of multiplications of one layer for a line of n pieces, with
the d of these models; what a layer of self-attention does besides, its projections and its feed-forward layer, grows
as n d² and is the larger part until n is a few times d:"""


def growth(before, now):
    """The exponent x of now = before * (n / n_before)^x, for a pair of (n, value); None where there is none."""
    if before is None or min(before[1], now[1]) <= 0:
        return None
    return math.log(now[1] / before[1]) / math.log(now[0] / before[0])


def medians(rows, key):
    """(member, work, pieces) -> median over the rounds."""
    values = {}
    for row in rows:
        values.setdefault((row["member"], row["work"], int(row["pieces"])), []).append(float(row[key]))
    return {place: statistics.median(found) for place, found in values.items()}


def above_empty(peaks):
    """Memory less that of the line of one piece."""
    return {(member, work, pieces): peak - peaks[member, work, EMPTY]
            for (member, work, pieces), peak in peaks.items() if pieces != EMPTY and (member, work, EMPTY) in peaks}


def grown_cells(values, least):
    """[(n, value)] -> for each n its value, with the growth from the one before where both are at least so much."""
    cells, before = [], None
    for n, value in values:
        exponent = growth(before, (n, value)) if value >= least else None
        cells.append((f"{value:,.1f}", "" if exponent is None else f"{exponent:.2f}"))
        before = (n, value) if value >= least else None
    return cells


def length_table(found, work, unit, least=0):
    """A line a length; of each way its figure and the growth."""
    ways = list(dict.fromkeys(member for member, at, _ in found if at == work))
    lengths = sorted({pieces for _, at, pieces in found if at == work and pieces != EMPTY})
    columns = []
    for way in ways:
        values = [(n, found[way, work, n]) for n in lengths if (way, work, n) in found]
        columns.append(dict(zip((n for n, _ in values), grown_cells(values, least))))
    titles = ["pieces", *(title for way in ways for title in (f"{way}, {unit}", "growth"))]
    return grid(titles, [[str(n), *(text for column in columns for text in column.get(n, ("", "")))] for n in lengths])


def theory_table(lengths):
    rows = [[way, formula, str(width), *(f"{count(n) / 1e6:,.2f}" for n in lengths)]
            for way, (formula, width, count) in operations().items()]
    return grid(["way", "operations", "d", *(f"n = {n}" for n in lengths)], rows)


def length_section(rows):
    times, memory = medians(rows, "ms_per_line"), above_empty(medians(rows, "peak_mib"))
    sizes = ", ".join(f"{member} {int(count):,}" for member, count in
                      dict((row["member"], row["parameters"]) for row in rows).items())
    rounds = max(int(row["round"]) for row in rows)
    few = f"; it is left out for memory under {LEAST_MIB} MiB"
    parts = [TEXT.format(sizes=sizes + " parameters", batch=BATCH, rounds=f"{rounds} rounds", few=few)]
    for work, title in WORK.items():
        parts.append(f"{title}. Time of a line:\n\n{length_table(times, work, 'ms')}")
        parts.append(f"Memory for a batch:\n\n{length_table(memory, work, 'MiB', LEAST_MIB)}")
    lengths = sorted({int(row["pieces"]) for row in rows if int(row["pieces"]) != EMPTY})
    return "\n\n".join([*parts, THEORY, theory_table(lengths)])
