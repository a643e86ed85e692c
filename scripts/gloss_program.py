"""What the scripts that run the built program share. Python 3.9 or later, standard library only."""
import os
import pathlib
import re
import subprocess
import tempfile

GLOSS = os.environ.get("GLOSS", "build/release/gloss")


class Failed(Exception):
    """The program ended with another status than 0."""


def run_gloss(*words, text=None):
    """The ended run, with what it wrote to stdout and stderr."""
    done = subprocess.run([GLOSS, *map(str, words)], input=text, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise Failed(f"{' '.join(map(str, done.args))}\n{done.stderr}")
    return done


def gloss(*words, text=None):
    """What the program writes to stdout."""
    return run_gloss(*words, text=text).stdout


def last_of_each(*flags):
    """Flags and their values, of which gloss takes none twice: the last of each stays."""
    chosen = {}
    for word in flags:
        if str(word).startswith("--"):
            chosen[word] = values = []
        else:
            values.append(word)
    return [word for flag, values in chosen.items() for word in (flag, *values)]


def lines_of(path):
    return pathlib.Path(path).read_text(encoding="utf-8").split("\n")[:-1]


def bleu_of(reference, text):
    """The figure behind "BLEU = " for the output `text` against the file `reference`."""
    found = gloss("evaluate", "--metric", "bleu", reference, "-", text=text)
    return float(re.search(r"BLEU = ([\d.]+)", found).group(1))


def decoding_rate(log):
    """Target pieces a second, of the line that `translate` and `score` end with on stderr; loading is not counted."""
    return int(re.findall(r"([\d]+) tokens/s", log)[-1])


def alignment_error(model, corpus, gold):
    """Of the links read off the attention while the model is made to write the true translations, whose words the gold
    links count. corpus: source and target file."""
    with tempfile.NamedTemporaryFile(suffix=".links") as links:
        gloss("score", "--model", model, "--threads", 1, "--alignment", links.name, *corpus)
        return float(re.search(r"AER = ([\d.]+)", gloss("evaluate", "--alignment", gold, links.name)).group(1))
