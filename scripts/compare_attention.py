#!/usr/bin/env python3
"""The tables behind scripts/compare_attention.sh: which rows they have, and what is done for those not yet there.

A row is one model, trained on one thread for a fixed time, translated, measured, and appended to the
table's CSV file in one write. The table `length` makes one update of each model: scripts/compare_length.py.
Python 3.9 or later, standard library only.
"""
import argparse
import concurrent.futures
import csv
import pathlib
import sys

from compare_length import LENGTH_COLUMNS, run_length
from compare_runs import by_length, corpora, measured, minutes_of, model_size, train, trained
from compare_sizes import require_equal
from compare_tables import write_page
from compare_ways import WAYS
from gloss_program import Failed

SEEDS = (1, 2)

COLUMNS = {
    "why": ["corpus", "member", "seed", "minutes", "parameters", "updates", "perplexity", "bleu", "short", "middle",
            "long"],
    "budget": ["corpus", "member", "seed", "minutes", "parameters", "updates", "perplexity", "bleu", "aer", "zeros",
               "train_per_s", "decode_per_s"],
    "ways": ["corpus", "member", "seed", "minutes", "parameters", "updates", "perplexity", "bleu", "train_per_s",
             "decode_per_s"],
    "length": LENGTH_COLUMNS,
}


# ---- the rows

def additive(**changes):
    """Flags of the base mechanism with some changes: attention_score="dot" ..."""
    chosen = {"attention_score": "additive", "attention_window": "global", "attention_normalizer": "softmax", **changes}
    return [word for key, value in chosen.items() for word in ("--" + key.replace("_", "-"), value)]


# Without attention its matrices are missing; a decoder of so many units makes up for them.
WIDER = {"ted_it_en_20k": "216", "reverse": "144"}


def why_rows():
    for corpus, units in WIDER.items():
        for seed in SEEDS:
            yield dict(corpus=corpus, member="additive", seed=seed, options=additive())
            yield dict(corpus=corpus, member="none", seed=seed,
                       options=additive(attention_score="none", decoder_hidden=units))


def budget_members():
    members = {"base": {}}
    for score in ("dot", "general", "concat", "scaled-dot", "cosine", "mlp", "location", "location-aware"):
        members[score] = dict(attention_score=score)
    for window in ("local-m", "local-p"):
        members[window] = dict(attention_window=window)
    for normalizer in ("sparsemax", "entmax15", "gumbel", "reinforce", "monotonic"):
        members[normalizer] = dict(attention_normalizer=normalizer)
    members["coverage-linguistic"] = dict(attention_coverage="linguistic")
    members["coverage-neural"] = dict(attention_coverage="neural")
    members["4-heads"] = dict(attention_heads="4")
    return members


def budget_rows():
    for seed in SEEDS:
        for corpus in ("sample", "eutrans_es_en"):
            for member, changes in budget_members().items():
                yield dict(corpus=corpus, member=member, seed=seed, options=additive(**changes))


def ways_rows():
    for seed in SEEDS:
        for corpus in ("sample", "eutrans_es_en"):
            for member, options in WAYS.items():
                yield dict(corpus=corpus, member=member, seed=seed, options=options)


ROWS = {"why": why_rows, "budget": budget_rows, "ways": ways_rows}


# ---- what is done with them

def finish(table, row):
    run = train(row, "--seed", row["seed"], "--max-minutes", row["minutes"])
    found, output = measured(run, corpora()[row["corpus"]])
    result = {**row, **trained(run), **found}
    if table == "why":
        result.update(by_length(row, output))
    return {key: result.get(key, "") for key in COLUMNS[table]}


def finished(folder, table):
    path = folder / f"{table}.csv"
    if not path.exists():
        return []
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def append(folder, table, result):
    path = folder / f"{table}.csv"
    new = not path.exists()
    with open(path, "a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS[table], lineterminator="\n")
        if new:
            writer.writeheader()
        writer.writerow(result)


def key_of(row):
    return row["corpus"], row["member"], int(row["seed"]), float(row["minutes"])


def in_order(table, rows):
    """Finished rows as the table has them, whatever order they were finished in."""
    places = {(row["corpus"], row["member"], row["seed"]): i for i, row in enumerate(ROWS[table]())}
    return sorted(rows, key=lambda row: places.get(key_of(row)[:3], len(places)))


def check_sizes(table, rows):
    """Before anything is trained for long: are the models as equal as the table promises?"""
    for corpus in sorted({row["corpus"] for row in rows}):
        members = {row["member"]: row for row in ROWS[table]() if row["corpus"] == corpus}
        require_equal(table, corpus, {member: model_size(row) for member, row in members.items()})


def run_table(folder, table, options):
    rows = [{**row, "minutes": f"{options.minutes or minutes_of(table, row['corpus']):g}"} for row in ROWS[table]()]
    done = {key_of(row) for row in finished(folder, table)}
    waiting = [row for row in rows if key_of(row) not in done and row["corpus"] in corpora()]
    if table in ("why", "ways"):
        check_sizes(table, waiting)
    failures = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        futures = [pool.submit(finish, table, row) for row in waiting]
        for future in concurrent.futures.as_completed(futures):
            try:
                result = future.result()
            except Exception as failure:  # whatever it is, the other runs are kept
                print(failure, file=sys.stderr, flush=True)
                failures.append(str(failure))
                continue
            append(folder, table, result)
            print(table, result["corpus"], result["member"], result["seed"], "BLEU", result["bleu"], flush=True)
    if failures:
        raise Failed(f"{len(failures)} of {len(waiting)} runs of {table} failed, the first: {failures[0]}")


def main():
    parser = argparse.ArgumentParser(description="Compares attention mechanisms; see scripts/compare_attention.sh.")
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"{', '.join(COLUMNS)}, or tables (default: all)")
    parser.add_argument("--minutes", type=float, help="of training, a run (default: 1.5 to 9, by table and corpus)")
    parser.add_argument("--jobs", type=int, default=2, help="runs side by side (default: %(default)s)")
    parser.add_argument("--output", type=pathlib.Path, default="data/attention", metavar="DIR",
                        help="folder of the CSV files and the page (default: %(default)s)")
    options = parser.parse_args()
    wanted = options.tables or list(COLUMNS)
    if unknown := [name for name in wanted if name not in (*COLUMNS, "tables")]:
        parser.error(f"'{unknown[0]}' is not a table; choose among {', '.join(COLUMNS)}, tables")
    options.output.mkdir(parents=True, exist_ok=True)
    failures = []
    for table in wanted:
        try:
            if table == "length":
                run_length(finished(options.output, table), lambda row: append(options.output, "length", row))
            elif table != "tables":
                run_table(options.output, table, options)
        except Failed as failure:
            failures.append(str(failure))
    tables = {table: in_order(table, finished(options.output, table)) for table in ROWS}
    write_page(options.output, {**tables, "length": finished(options.output, "length")})
    if failures:
        raise Failed("; ".join(failures))


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(f"compare_attention: {failure}")
