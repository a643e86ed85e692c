#!/usr/bin/env python3
"""Checks what the README and the pages of docs/ name: options exist in `gloss COMMAND --help`, links and files exist,
the README is short. Takes two seconds; scripts/run_documents.py runs the commands. $GLOSS is the program.

  scripts/check_documents.py
"""
import re
import sys

from documents import ROOT, anchors, blocks, gloss_calls, pages, prose
from gloss_program import gloss

README_LINES = 150
FILES = re.compile(r"(?:src|scripts|configs|include|tests|docs|examples|data|app)/[\w./-]*\.(?:\w+)|CMakeLists\.txt")


class Help:
    """The options of each command, from its help page."""

    def __init__(self, read=None):
        self.read = read or (lambda command: gloss(command, "--help"))
        self.known = {}

    def options(self, command):
        if command not in self.known:
            names = set(re.findall(r"(?<![\w-])--([a-z][a-z0-9-]*)", self.read(command)))
            self.known[command] = names | {f"no-{name}" for name in names}
        return self.known[command]

    def any_option(self):
        commands = ("train", "translate", "score", "evaluate", "average", "info")
        return set().union(*(self.options(name) for name in commands))


def script_options():
    """What the scripts of this project take."""
    texts = (path.read_text(encoding="utf-8") for path in (ROOT / "scripts").glob("*.py"))
    return {name for text in texts for name in re.findall(r'"--([a-z][a-z0-9-]*)"', text)}


def faults_of_calls(page, known):
    for block in blocks(page):
        if block.language not in ("sh", "console"):
            continue
        for command in block.commands():
            for name, options in gloss_calls(command.text):
                for option in sorted(options - known.options(name)):
                    yield f"{block.where}: `gloss {name}` has no option --{option}"


def gloss_cells(page):
    """The prose, of tables with a column called gloss only that one: the others speak of other programs."""
    column = None
    for number, line in prose(page):
        if not line.startswith("|"):
            column = None
            yield number, line
            continue
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if column is None:
            column = cells.index("gloss") if "gloss" in cells else -1
        yield number, cells[column] if 0 <= column < len(cells) else line


def faults_of_prose(page, allowed):
    for number, line in gloss_cells(page):
        for code in re.findall(r"`([^`]+)`", line):
            own = code.startswith(("--", "gloss ", "scripts/"))
            for option in re.findall(r"(?<!\S)--([a-z][a-z0-9-]*)", code if own else ""):
                if option not in allowed:
                    yield f"{page.name}:{number}: no command has an option --{option}"
            name = code.split(" ")[0]
            if FILES.fullmatch(name) and not (ROOT / name).exists() and not made_by_use(name):
                yield f"{page.name}:{number}: there is no file {name}"


def made_by_use(name):
    """Files that a command of the pages makes or wants."""
    return name.startswith(("data/multi30k/", "data/learning/")) or name == "data/links.txt"


def faults_of_links(page):
    for number, line in prose(page):
        for target in re.findall(r"\]\(([^)\s]+)\)", line):
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = target.partition("#")
            file = (page.parent / path).resolve() if path else page
            if not file.exists():
                yield f"{page.name}:{number}: the link {target} leads nowhere"
            elif anchor and anchor not in anchors(file):
                yield f"{page.name}:{number}: {file.name} has no heading for #{anchor}"


def faults(found, known):
    allowed = known.any_option() | script_options()
    for page in found:
        yield from faults_of_calls(page, known)
        yield from faults_of_prose(page, allowed)
        yield from faults_of_links(page)
        lines = len(page.read_text(encoding="utf-8").split("\n")) - 1
        if page.name == "README.md" and lines > README_LINES:
            yield f"README.md: {lines} lines; it should have {README_LINES} at most"


def main():
    found = pages()
    told = list(faults(found, Help()))
    print("\n".join(told + [f"{len(found)} pages, {len(told)} faults"]))
    sys.exit(bool(told))


if __name__ == "__main__":
    main()
