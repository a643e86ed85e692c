#!/usr/bin/env python3
"""The runs behind scripts/compare_attention.sh. Python 3.9 or later, standard library only.

A run is a row of a table: trained on one thread for a fixed time or number of updates, two side by side, translated,
measured, appended to the table's CSV file in one write.
"""
import concurrent.futures
import csv
import json
import os
import pathlib
import re
import statistics
import sys
import tempfile
import time

from gloss_program import alignment_error, bleu_of, gloss, lines_of

OUT = pathlib.Path("data/attention")
RUNS = pathlib.Path("build/compare")
CORPORA = os.environ.get("GLOSS_TEST_DATA")
MINUTES = 3

# Corpora: config that the recipe comes from, flags that change its data, test files, true links or none.
SAMPLE = dict(config="configs/sample.yaml", flags=[], test=("data/sample/test.en", "data/sample/test.fr"),
              links="data/sample/test.talp")
REVERSE = dict(config="configs/reverse.yaml", flags=["--max-length", "40"],
               test=("data/reverse/test.src", "data/reverse/test.trg"), links=None)


def external(folder, source, target, *flags, packed=False):
    end = ".gz" if packed else ""
    root = f"{CORPORA}/{folder}"
    return dict(config="configs/sample.yaml", links=None,
                test=(f"{root}/test.{source}", f"{root}/test.{target}"),
                flags=["--train-source", f"{root}/train.{source}{end}", "--train-target", f"{root}/train.{target}{end}",
                       "--valid-source", f"{root}/dev.{source}", "--valid-target", f"{root}/dev.{target}", *flags])


def corpora():
    known = {"sample": SAMPLE, "reverse": REVERSE}
    if CORPORA:
        known["eutrans_es_en"] = external("eutrans_es_en", "es", "en")
        known["ted_it_en_20k"] = external("ted_it_en_20k", "it", "en", "--vocab-size", "8000", "--batch-size", "3000",
                                          "--embedding-size", "192", "--dropout-embedding", "0.3", packed=True)
    return known


def bleu(reference, output):
    """Of lines against lines."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".ref") as file:
        file.writelines(line + "\n" for line in reference)
        file.flush()
        return bleu_of(file.name, "".join(line + "\n" for line in output))


# ---- one run

def train(row, corpus):
    run = RUNS / "-".join(str(row[key]) for key in ("corpus", "member", "seed"))
    gloss("train", "--config", corpus["config"], *corpus["flags"], *row["options"], "--model", run, "--overwrite",
          "--threads", 1, "--seed", row["seed"], "--max-minutes", row.get("minutes", MINUTES), "--patience", 0)
    return run


def trained(run):
    log = (run / "train.log").read_text(encoding="utf-8")
    with open(run / "metrics.tsv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    best = [r for r in rows if r["best"] == "1"][-1]  # the weights that translate
    return dict(updates=rows[-1]["step"], perplexity=f"{float(best['perplexity']):.2f}",
                parameters=re.search(r"model: (\d+) parameters", log).group(1),
                train_per_s=round(statistics.median(float(n) for n in re.findall(r"and (\d+) target tokens/s", log))))


def exact_zeros(translated):
    """Share of weights that are exactly 0, of those on the source's own pieces; None for a model without attention."""
    zeros = total = 0
    for line in translated:
        for weights in line["hypotheses"][0].get("attention") or []:
            zeros += sum(w == 0 for w in weights)
            total += len(weights)
    return zeros / total if total else None


def measured(run, corpus):
    source, target = corpus["test"]
    reference = lines_of(target)
    begin = time.monotonic()
    output = gloss("translate", "--model", run, "--threads", 1, source).split("\n")[:-1]
    seconds = time.monotonic() - begin
    found = dict(bleu=f"{bleu(reference, output):.2f}", lines_per_s=f"{len(output) / seconds:.1f}")
    lines = gloss("translate", "--model", run, "--format", "json", source).split("\n")[:-1]
    zeros = exact_zeros(json.loads(line) for line in lines)
    found["zeros"] = "" if zeros is None else f"{100 * zeros:.1f}"
    if corpus["links"] and zeros is not None:
        links = run / "test.links"
        gloss("translate", "--model", run, "--alignment", links, "--output", run / "test.out", source)
        found["aer"] = f"{alignment_error(corpus['links'], links):.4f}"
    return found, output


def by_source_length(corpus, output, bounds):
    """BLEU over the lines of so many source words, for each pair of bounds."""
    source, target = (lines_of(path) for path in corpus["test"])
    found = {}
    for low, high in bounds:
        chosen = [i for i, line in enumerate(source) if low <= len(line.split()) <= high]
        found[f"{low}-{high}" if high < 999 else f"over {low - 1}"] = (
            f"{bleu([target[i] for i in chosen], [output[i] for i in chosen]):.2f}", len(chosen))
    return found


# ---- the tables

def additive(**changes):
    """Flags of the base mechanism with some changes: attention_score="dot" ..."""
    chosen = {"attention_score": "additive", "attention_window": "global", "attention_normalizer": "softmax", **changes}
    return [word for key, value in chosen.items() for word in ("--" + key.replace("_", "-"), value)]


def why_rows():
    for name in ("ted_it_en_20k", "reverse"):
        for seed in (1, 2):
            yield dict(corpus=name, member="additive", seed=seed, options=additive(), minutes=9)
            # Without attention the matrices of the score are missing; a wider decoder makes up for them.
            wider = additive(attention_score="none", decoder_hidden="216" if name == "ted_it_en_20k" else "144")
            yield dict(corpus=name, member="none", seed=seed, options=wider, minutes=9)


def budget_rows():
    members = {"base": {}}
    for score in ("dot", "general", "concat", "scaled-dot", "cosine", "mlp", "location", "location-aware"):
        members[score] = dict(attention_score=score)
    for window in ("local-m", "local-p"):
        members[window] = dict(attention_window=window)
    for normalizer in ("sparsemax", "entmax15", "gumbel", "reinforce", "monotonic"):
        members[normalizer] = dict(attention_normalizer=normalizer)
    members["coverage linguistic"] = dict(attention_coverage="linguistic")
    members["coverage neural"] = dict(attention_coverage="neural")
    members["4 heads"] = dict(attention_heads="4")
    for seed in (1, 2):
        for name in ("sample", "eutrans_es_en"):
            for member, changes in members.items():
                yield dict(corpus=name, member=member.replace(" ", "-"), seed=seed, options=additive(**changes))


COLUMNS = {
    "why": ["corpus", "member", "seed", "parameters", "updates", "perplexity", "bleu", "short", "middle", "long"],
    "budget": ["corpus", "member", "seed", "parameters", "updates", "perplexity", "bleu", "aer", "zeros", "train_per_s",
               "lines_per_s"],
}


def finish(table, row):
    corpus = corpora()[row["corpus"]]
    run = train(row, corpus)
    found, output = measured(run, corpus)
    result = {**row, **trained(run), **found}
    if table == "why":
        bounds = [(1, 10), (11, 25), (26, 999)] if row["corpus"] != "reverse" else [(1, 7), (8, 14), (15, 20)]
        if row["corpus"] == "reverse":
            target = lines_of(corpus["test"][1])
            for key, (low, high) in zip(("short", "middle", "long"), bounds):
                right = [a == b for a, b in zip(target, output) if low <= len(a.split()) <= high]
                result[key] = f"{100 * sum(right) / len(right):.1f}"
        else:
            for key, (figure, _) in zip(("short", "middle", "long"), by_source_length(corpus, output, bounds).values()):
                result[key] = figure
    return {key: result.get(key, "") for key in COLUMNS[table]}


def finished(table):
    path = OUT / f"{table}.csv"
    if not path.exists():
        return []
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def append(table, result):
    path = OUT / f"{table}.csv"
    new = not path.exists()
    with open(path, "a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS[table], lineterminator="\n")
        if new:
            writer.writeheader()
        writer.writerow(result)


def run_table(table, rows):
    OUT.mkdir(parents=True, exist_ok=True)  # rows are kept before the tables are written
    RUNS.mkdir(parents=True, exist_ok=True)
    key = lambda row: (row["corpus"], row["member"], str(row["seed"]))
    done = {key(row) for row in finished(table)}
    waiting = [row for row in rows if key(row) not in done and row["corpus"] in corpora()]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        futures = {pool.submit(finish, table, row): row for row in waiting}
        for future in concurrent.futures.as_completed(futures):
            append(table, future.result())
            print(*key(futures[future]), future.result()["bleu"], flush=True)


# ---- Markdown

def mean_of(rows, key):
    values = [float(row[key]) for row in rows if row[key]]
    return statistics.mean(values) if values else None


def markdown(table, columns):
    """One line per corpus and member, the mean over seeds."""
    rows = finished(table)
    groups = {}
    for row in rows:
        groups.setdefault((row["corpus"], row["member"]), []).append(row)
    lines = ["| corpus | mechanism | runs | " + " | ".join(title for title, _ in columns.values()) + " |",
             "|" + "---|" * (len(columns) + 3)]
    for (corpus, member), group in groups.items():
        cells = []
        for key, (_, form) in columns.items():
            value = mean_of(group, key)
            cells.append("" if value is None else form.format(value))
        lines.append(f"| {corpus} | {member} | {len(group)} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


TABLES = {
    "why": ("Why attention", {"bleu": ("BLEU", "{:.1f}"), "short": ("short lines", "{:.1f}"),
                              "middle": ("middle", "{:.1f}"), "long": ("long", "{:.1f}"),
                              "parameters": ("parameters", "{:.0f}"), "updates": ("updates", "{:.0f}")}),
    "budget": ("Equal budget", {"bleu": ("BLEU", "{:.1f}"), "perplexity": ("perplexity", "{:.2f}"),
                                "aer": ("AER", "{:.3f}"), "zeros": ("zeros %", "{:.1f}"),
                                "updates": ("updates", "{:.0f}"), "train_per_s": ("trained tokens/s", "{:.0f}"),
                                "lines_per_s": ("lines/s", "{:.0f}")}),
}


def write_tables():
    OUT.mkdir(parents=True, exist_ok=True)
    parts = ["# Attention mechanisms compared\n\nWritten by `scripts/compare_attention.sh`; what each row was measured "
             "from is in the CSV files beside it."]
    for table, (title, columns) in TABLES.items():
        if finished(table):
            parts.append(f"## {title}\n\n{markdown(table, columns)}")
    (OUT / "README.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


ROWS = {"why": why_rows, "budget": budget_rows}

if __name__ == "__main__":
    wanted = sys.argv[1:] or list(ROWS)
    if unknown := [name for name in wanted if name not in (*ROWS, "tables")]:
        sys.exit(f"compare_attention: '{unknown[0]}' is not a table; choose among {', '.join(ROWS)}, tables")
    for name in wanted:
        if name != "tables":
            run_table(name, ROWS[name]())
    write_tables()
