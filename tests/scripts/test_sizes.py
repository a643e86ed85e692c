"""A file holds one idea: no file of src/nn is longer than 300 lines, no other source or script longer than 400."""
import pathlib
import unittest

ROOT = pathlib.Path(__file__).parents[2]
FOLDERS = ("app", "include", "src", "tests", "scripts")
KINDS = {".cpp", ".hpp", ".py", ".sh", ".cmake", ".txt"}


def longest_allowed(path):
    return 300 if path.is_relative_to(ROOT / "src" / "nn") else 400


class Sizes(unittest.TestCase):
    def test_no_file_is_too_long(self):
        sources = [ROOT / "CMakeLists.txt"]
        sources += [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
        self.assertGreater(len(sources), 300)
        lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
        self.assertEqual([f"{path.relative_to(ROOT)}: {n} lines, {longest_allowed(path)} at most"
                          for path, n in lines.items() if n > longest_allowed(path)], [])


if __name__ == "__main__":
    unittest.main()
