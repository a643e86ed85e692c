"""One run of scripts/compare_attention.py: its corpus, its training, what is measured on it, how large its model is.

A row says what to run: corpus, member, seed, minutes, and `options`, the flags that make the member. Python 3.9 or
later, standard library only.
"""
import csv
import json
import os
import pathlib
import re
import statistics
import tempfile

from gloss_program import alignment_error, bleu_of, decoding_rate, gloss, last_of_each, lines_of, run_gloss

RUNS = pathlib.Path("build/compare")
CORPORA = os.environ.get("GLOSS_TEST_DATA")
# Of training, a run; TED talks need the time to be translated at all.
MINUTES = {"why": 4, "budget": 1.5, "ways": 3}
MINUTES_OF_CORPUS = {"ted_it_en_20k": 9}

# Corpora: config that the recipe comes from, flags that change its data, test files, true links or none, and how its
# test lines are divided by length: title -> fewest and most words of the source.
SAMPLE = dict(config="configs/sample.yaml", flags=[], test=("data/sample/test.en", "data/sample/test.fr"),
              links="data/sample/test.talp")
REVERSE = dict(config="configs/reverse.yaml", flags=["--max-length", "40"],
               test=("data/reverse/test.src", "data/reverse/test.trg"), links=None,
               lengths={"short": (1, 7), "middle": (8, 14), "long": (15, 20)})


def external(folder, source, target, *flags, packed=False):
    end = ".gz" if packed else ""
    root = f"{CORPORA}/{folder}"
    return dict(config="configs/sample.yaml", links=None,
                test=(f"{root}/test.{source}", f"{root}/test.{target}"),
                lengths={"short": (1, 10), "middle": (11, 25), "long": (26, 999)},
                flags=["--train-source", f"{root}/train.{source}{end}", "--train-target", f"{root}/train.{target}{end}",
                       "--valid-source", f"{root}/dev.{source}", "--valid-target", f"{root}/dev.{target}", *flags])


def corpora():
    known = {"sample": SAMPLE, "reverse": REVERSE}
    if CORPORA:
        # Its text bears at most 1,123 pieces.
        known["eutrans_es_en"] = external("eutrans_es_en", "es", "en", "--vocab-size", "1000")
        known["ted_it_en_20k"] = external("ted_it_en_20k", "it", "en", "--vocab-size", "8000", "--batch-size", "3000",
                                          "--embedding-size", "192", "--dropout-embedding", "0.3", packed=True)
    return known


def minutes_of(table, corpus):
    return MINUTES_OF_CORPUS.get(corpus, MINUTES[table])


def train(row, *limits):
    """The folder of the trained run. A member's own options come after those of its corpus and win."""
    RUNS.mkdir(parents=True, exist_ok=True)
    corpus = corpora()[row["corpus"]]
    run = RUNS / "-".join(str(row[key]) for key in ("corpus", "member", "seed") if key in row)
    gloss("train", *last_of_each("--config", corpus["config"], *corpus["flags"], *row["options"], "--model", run,
                                 "--overwrite", "--threads", 1, "--patience", 0, *limits))
    return run


def parameters_of(run):
    return int(re.search(r"model: (\d+) parameters", (run / "train.log").read_text(encoding="utf-8")).group(1))


def model_size(row):
    """Parameters of the row's model, of a run of one update."""
    sized = {"corpus": row["corpus"], "member": row["member"], "seed": "size", "options": row["options"]}
    return parameters_of(train(sized, "--max-updates", 1, "--max-minutes", 0, "--valid-max-lines", 1))


def trained(run):
    log = (run / "train.log").read_text(encoding="utf-8")
    with open(run / "metrics.tsv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    best = [r for r in rows if r["best"] == "1"][-1]  # the weights that translate
    rates = [float(n) for n in re.findall(r"and (\d+) target tokens/s", log)]
    return dict(updates=rows[-1]["step"], perplexity=f"{float(best['perplexity']):.2f}",
                parameters=parameters_of(run), train_per_s=round(statistics.median(rates)) if rates else "")


def bleu(reference, output):
    """Of lines against lines."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".ref") as file:
        file.writelines(line + "\n" for line in reference)
        file.flush()
        return bleu_of(file.name, "".join(line + "\n" for line in output))


def exact_zeros(translated):
    """Share of weights that are exactly 0, of those on the source's own pieces; None for a model without attention."""
    zeros = total = 0
    for line in translated:
        for weights in line["hypotheses"][0].get("attention") or []:
            zeros += sum(w == 0 for w in weights)
            total += len(weights)
    return zeros / total if total else None


def measured(run, corpus):
    """What the test set says about a run, and the translations."""
    source, target = corpus["test"]
    done = run_gloss("translate", "--model", run, "--threads", 1, source)
    output = done.stdout.split("\n")[:-1]
    found = dict(bleu=f"{bleu(lines_of(target), output):.2f}", decode_per_s=decoding_rate(done.stderr))
    # The attention is another pass, so that writing it is not timed.
    lines = gloss("translate", "--model", run, "--threads", 1, "--format", "json", source)
    zeros = exact_zeros(json.loads(line) for line in lines.split("\n")[:-1])
    found["zeros"] = "" if zeros is None else f"{100 * zeros:.1f}"
    if corpus["links"] and zeros is not None:
        found["aer"] = f"{alignment_error(run, corpus['test'], corpus['links']):.4f}"
    return found, output


def chosen_by_length(source, low, high):
    """Indices of the lines with so many words."""
    return [i for i, line in enumerate(source) if low <= len(line.split()) <= high]


def by_length(row, output):
    """The test set's figure for short, middle and long source lines: % of exact lines (reverse task), else BLEU."""
    corpus = corpora()[row["corpus"]]
    source, target = (lines_of(path) for path in corpus["test"])
    found = {}
    for title, bounds in corpus["lengths"].items():
        lines = chosen_by_length(source, *bounds)
        right, got = [target[i] for i in lines], [output[i] for i in lines]
        exact = sum(a == b for a, b in zip(right, got))
        found[title] = f"{100 * exact / len(lines):.1f}" if row["corpus"] == "reverse" else f"{bleu(right, got):.2f}"
    return found
