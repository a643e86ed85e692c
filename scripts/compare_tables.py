"""The page that scripts/compare_attention.sh writes: what was held equal, how it was run, and the tables.

Every figure comes from the rows of the CSV files; rows of different budgets never share a table. Python 3.9 or later,
standard library only.
"""
from compare_length_tables import length_section
from compare_markdown import by_key, cell, grid
from compare_runs import minutes_of
from compare_sizes import TOLERANCE, require_equal

HEAD = """# Attention mechanisms compared

Written by `scripts/compare_attention.sh` from the CSV files beside it, which have one row a run;
`scripts/compare_attention.sh tables` writes this page again. Every run has one thread, and another run or training
beside it on the second core. Figures of several seeds are their mean ± half the range between the lowest and the
highest. `members.txt` has what `scripts/check_bars.py members` printed: after how many updates each mechanism passes
its bar of BLEU on the sample corpus, and its alignment error."""

# Columns: key -> (title with its unit, decimals, whether the spread is shown).
SIZE = {"parameters": ("parameters", 0, False), "updates": ("updates", 0, False)}
LEARNT = {"bleu": ("BLEU", 1, True), "perplexity": ("perplexity, validation", 2, True)}
SPEED = {"train_per_s": ("training, target tokens/s", 0, True),
         "decode_per_s": ("decoding, target tokens/s", 0, True)}
BY_LENGTH = {
    "reverse": {"short": ("exact lines of 1-7 letters, %", 1, True), "middle": ("of 8-14, %", 1, True),
                "long": ("of 15-20, %", 1, True)},
    "ted_it_en_20k": {"short": ("BLEU, 1-10 source words", 1, True), "middle": ("11-25 words", 1, True),
                      "long": ("over 25 words", 1, True)},
}

CORPUS = {
    "sample": "Sample corpus (`data/sample`, English-French, 7,400 pairs)",
    "reverse": "Reverse task (`data/reverse`, 20,000 pairs)",
    "eutrans_es_en": "EuTrans (`eutrans_es_en`, Spanish-English, 9,900 pairs; not part of this repository)",
    "ted_it_en_20k": "TED talks (`ted_it_en_20k`, Italian-English, 17,000 pairs; not part of this repository)",
}

WHY = """## Why attention

Additive attention against none at all, where one vector, the last states of the encoder, is the context of every
step. Equal: parameters (within {percent:.0f} %, which the script checks: the decoder of the model without attention is
wider, to make up for the matrices that it lacks), recipe, data, time. Figures are those of the test set, with the
weights that validation found best and the beam of the recipe."""

BUDGET = """## Equal budget

One factor at a time from `base`, which is the additive score, the global window and softmax; each row names what
replaces one of the three, or is added. Equal: recipe (`configs/sample.yaml`), sizes of the layers, data, time;
parameters differ by the matrices of the mechanism itself. (The dot score brings annotations of another width than the
query's to that width by a learnt matrix: with these sizes it is the general score.) AER is the error of the word links
read off the attention, against the true ones, while the model is made to write the true translations (forced
decoding). "Exact zeros" are attention weights, of all that the translation of the test set made. Decoding is with beam
5, loading not counted."""

WAYS = """## Three ways to process a sequence

A bidirectional GRU with a conditional GRU decoder and additive attention (`rnn`), gated convolutions with
attention in every decoder layer (`convolution`), the Transformer (`self-attention`). Equal: parameters (within
{percent:.0f} %, which the script checks), width of the embeddings, data, vocabulary, batches, time. The flags are
in `scripts/compare_ways.py`; the convolutional model learns at half the rate of the other two. Decoding is with
beam 5, loading not counted."""


def members_table(rows, columns):
    """A line a member, the mean over its runs. Columns that no row has a figure for are left out."""
    shown = {key: column for key, column in columns.items() if any(row[key] for row in rows)}
    body = [[member, str(len(group)), *(cell(group, key, *form) for key, (_, *form) in shown.items())]
            for member, group in by_key(rows, "member").items()]
    return grid(["mechanism", "runs", *(title for title, *_ in shown.values())], body)


def how_it_was_run(table, rows):
    """The command and its budget, for rows of one budget."""
    minutes, seeds = rows[0]["minutes"], sorted({int(row["seed"]) for row in rows})
    unit = "minute" if float(minutes) == 1 else "minutes"
    listed = f"seed {seeds[0]}" if len(seeds) == 1 else f"seeds {', '.join(map(str, seeds))}"
    usual = all(float(minutes) == minutes_of(table, row["corpus"]) for row in rows)
    command = f"scripts/compare_attention.sh {'' if usual else f'--minutes {minutes} '}{table}"
    return f"{minutes} {unit} of training a run on one thread (`{command}`), {listed}."


def columns_for(table, corpus):
    if table == "why":
        return {"bleu": LEARNT["bleu"], **BY_LENGTH[corpus], **SIZE}
    if table == "ways":
        return {**LEARNT, **SPEED, **SIZE}
    return {**LEARNT, "aer": ("AER", 3, True), "zeros": ("exact zeros, %", 1, True), **SPEED, **SIZE}


def section(table, text, rows):
    """A table for each corpus, and again for each budget."""
    parts = [text.format(percent=100 * TOLERANCE.get(table, 0))]
    for _, same_budget in sorted(by_key(rows, "minutes").items(), key=lambda item: -float(item[0])):
        parts.append(how_it_was_run(table, same_budget))
        for corpus, group in by_key(same_budget, "corpus").items():
            require_equal(table, corpus, {row["member"]: int(row["parameters"]) for row in group})
            parts.append(f"{CORPUS[corpus]}:\n\n{members_table(group, columns_for(table, corpus))}")
    return "\n\n".join(parts)


def page(tables):
    """tables: name -> rows, in the order of the CSV file."""
    parts = [HEAD]
    for table, text in (("why", WHY), ("budget", BUDGET), ("ways", WAYS)):
        if tables.get(table):
            parts.append(section(table, text, tables[table]))
    if tables.get("length"):
        parts.append(length_section(tables["length"]))
    return "\n\n".join(parts) + "\n"


def write_page(folder, tables):
    (folder / "README.md").write_text(page(tables), encoding="utf-8")
