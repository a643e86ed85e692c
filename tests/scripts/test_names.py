"""Types of the headers have names of their own: two of one name in one program are one to the linker, which keeps the
destructor of either."""
import collections
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).parents[2]


class Names(unittest.TestCase):
    def test_no_two_headers_define_a_type_of_one_name(self):
        places = collections.defaultdict(list)
        for folder in ("include", "src", "app"):
            for path in (ROOT / folder).rglob("*.hpp"):
                for name in re.findall(r"^(?:class|struct) (\w+)[^;]*?\{", path.read_text(encoding="utf-8"), re.M):
                    places[name].append(str(path.relative_to(ROOT)))
        self.assertGreater(len(places), 100)
        self.assertEqual({name: found for name, found in places.items() if len(found) > 1}, {})


if __name__ == "__main__":
    unittest.main()
