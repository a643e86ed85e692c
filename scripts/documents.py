"""The README and the pages of docs/ as data: their fenced blocks with the commands in them, links, options. What
check_documents.py and run_documents.py share. Python 3.9 or later, standard library only.

How a block is written:
  ```sh        commands, run as one script
  ```console   commands after "$ ", continued after "> "; the lines below a command are what it prints, in its form
  ```python    a script
  <!-- not run: REASON -->   on the line before a block that cannot be run here
Blocks of every other language, or of none, are shown and not run.
"""
import dataclasses
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[1]
RUN = ("sh", "console", "python")
NOT_RUN = re.compile(r"<!-- not run: (.+?) -->")


@dataclasses.dataclass
class Command:
    text: str
    output: list = dataclasses.field(default_factory=list)  # lines that the page shows


@dataclasses.dataclass
class Block:
    page: pathlib.Path
    line: int  # of the opening fence, from 1
    language: str
    lines: list
    not_run: str = ""  # the reason

    @property
    def where(self):
        return f"{self.page.relative_to(ROOT) if self.page.is_relative_to(ROOT) else self.page}:{self.line}"

    def commands(self):
        if self.language in ("sh", "python"):
            return [Command("\n".join(self.lines))]
        found = []
        for line in self.lines:
            if line.startswith("$ "):
                found.append(Command(line[2:]))
            elif line.startswith("> ") and found and not found[-1].output:
                found[-1].text += "\n" + line[2:]
            elif found:
                found[-1].output.append(line)
        return found


def pages():
    return [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page):
    """All fenced blocks of a page. Throws ValueError for one that never ends."""
    found, before, open_block, indent = [], "", None, ""
    for number, line in enumerate(page.read_text(encoding="utf-8").split("\n"), 1):
        fence = re.match(r"( *)```(\w*) *$", line)
        if open_block is None and fence:
            reason = NOT_RUN.search(before)
            open_block = Block(page, number, fence.group(2), [], reason.group(1) if reason else "")
            indent = fence.group(1)
        elif open_block is not None and line.strip() == "```":
            found.append(open_block)
            open_block = None
        elif open_block is not None:
            open_block.lines.append(line[len(indent):] if line.startswith(indent) else line)
        before = line
    if open_block is not None:
        raise ValueError(f"{open_block.where}: the block has no end")
    return found


def prose(page):
    """The lines outside of fenced blocks, with their numbers."""
    inside = False
    for number, line in enumerate(page.read_text(encoding="utf-8").split("\n"), 1):
        if line.strip().startswith("```"):
            inside = not inside
        elif not inside:
            yield number, line


def gloss_calls(script):
    """Of each call of gloss in a shell script its command and options, ("train", {"model", "seed"})."""
    joined = re.sub(r"\\\n\s*", " ", script)
    calls = []
    for part in re.split(r"\n|\||;|&&|\$\(|<\(", joined):
        part = re.sub(r"(^|\s)#.*", "", part)
        call = re.search(r"(?:^|\s)gloss\s+([a-z]+)\b(.*)", part)
        if call:
            calls.append((call.group(1), set(re.findall(r"(?<!\S)--([a-z][a-z0-9-]*)", call.group(2)))))
    return calls


def anchors(page):
    """The anchors of a page's headings, as GitHub makes them."""
    headings = (re.match(r"#+ (.*)", line) for _, line in prose(page))
    texts = (re.sub(r"[^\w\- ]", "", heading.group(1).lower()).strip() for heading in headings if heading)
    return {text.replace(" ", "-") for text in texts}
