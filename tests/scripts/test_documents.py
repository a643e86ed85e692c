"""How the pages are read and what is a fault in them: scripts/documents.py, check_documents.py, run_documents.py."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))

from check_documents import Help, faults, faults_of_links  # noqa: E402
from documents import anchors, blocks, gloss_calls  # noqa: E402
from run_documents import differences, form  # noqa: E402

HELP = {"train": "  --model DIR  a folder\n  --layer-norm  a switch", "translate": "  --n-best N  results"}


class Documents(unittest.TestCase):
    def page(self, text, name="page.md"):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = Path(folder.name) / name
        path.write_text(text, encoding="utf-8")
        return path

    def faults(self, text, name="page.md"):
        return list(faults([self.page(text, name)], Help(lambda command: HELP.get(command, ""))))

    def test_a_console_block_is_commands_with_their_output(self):
        page = self.page("text\n```console\n$ gloss info \\\n> --model run\nparameters 3\n$ ls\n```\n")
        commands = blocks(page)[0].commands()
        self.assertEqual([command.text for command in commands], ["gloss info \\\n--model run", "ls"])
        self.assertEqual(commands[0].output, ["parameters 3"])

    def test_a_block_that_is_not_run_has_its_reason(self):
        found = blocks(self.page("<!-- not run: it takes an hour -->\n```sh\nls\n```\n\n```sh\nls\n```\n"))
        self.assertEqual([block.not_run for block in found], ["it takes an hour", ""])

    def test_a_block_without_an_end_is_told(self):
        with self.assertRaisesRegex(ValueError, "page.md:1"):
            blocks(self.page("```sh\nls\n"))

    def test_calls_are_found_in_pipes_and_loops(self):
        script = "head x | gloss translate --n-best 5 \\\n  --model run  # gloss score --no\n"
        script += "for a in b; do\n  gloss train --model r; done"
        self.assertEqual(gloss_calls(script), [("translate", {"n-best", "model"}), ("train", {"model"})])

    def test_an_unknown_option_in_a_command_is_a_fault(self):
        self.assertEqual(self.faults("```sh\ngloss train --no-layer-norm --model run\n```\n"), [])
        self.assertIn("no option --modell", self.faults("```sh\ngloss train --modell run\n```\n")[0])

    def test_an_unknown_option_or_file_in_a_sentence_is_a_fault(self):
        self.assertEqual(self.faults("`--n-best 5` in `src/nn/seq2seq.cpp`"), [])
        self.assertIn("--nbest", self.faults("`--nbest 5`")[0])
        self.assertIn("no file src/nn/none.cpp", self.faults("see `src/nn/none.cpp`")[0])

    def test_of_a_table_with_a_column_gloss_the_others_are_free(self):
        table = "| Marian | gloss |\n|---|---|\n| `--beam` | `{}` |\n"
        self.assertEqual(self.faults(table.format("--n-best")), [])
        self.assertEqual(len(self.faults(table.format("--nbest"))), 1)

    def test_links_lead_to_files_and_headings(self):
        links = "[a](#what-it-is-a-page) [b](page.md) [c](https://example.org) [d](none.md) [e](#no)"
        page = self.page(f"# What it is: a `page`\n{links}\n")
        self.assertEqual(anchors(page), {"what-it-is-a-page"})
        told = list(faults_of_links(page))
        self.assertEqual([("none.md" in told[0]), ("#no" in told[1]), len(told)], [True, True, 2])

    def test_a_long_readme_is_a_fault(self):
        self.assertEqual(self.faults("x\n" * 150, "README.md"), [])
        self.assertIn("151 lines", self.faults("x\n" * 151, "README.md")[0])

    def test_output_is_compared_by_its_form(self):
        self.assertEqual(form("Son,0.914,5.4e-05,1"), "a,0")
        self.assertEqual(differences(["Son,0.9,0.1", "..."], [",a", "Le,0.5", "chat,1,0,0"]), [])
        self.assertEqual(differences(["0 ||| Il dort. ||| -0.5"], ["0 ||| Il dort."]), ["0 ||| a ||| 0"])


if __name__ == "__main__":
    unittest.main()
