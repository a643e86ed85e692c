"""The commit that a build names (scripts/cmake/Revision.cmake)."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "scripts" / "cmake" / "Revision.cmake"
GIT, CMAKE = shutil.which("git"), shutil.which("cmake")


@unittest.skipUnless(GIT and CMAKE, "needs git and cmake")
class Revision(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.sources = self.root / "sources"
        (self.sources / "src").mkdir(parents=True)
        (self.sources / "src" / "a.cpp").write_text("int a;\n", encoding="utf-8")
        self.output = self.root / "revision.cpp"

    def git(self, *arguments):
        who = {name: "x" for name in ("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL")}
        result = subprocess.run([GIT, "-C", str(self.sources), *arguments], env={**os.environ, **who}, check=True,
                                capture_output=True, text=True)
        return result.stdout.strip()

    def revision(self, git=GIT, sources=None):
        subprocess.run([CMAKE, "-D", f"GIT={git}", "-D", f"SOURCES={sources or self.sources}", "-D",
                        f"OUTPUT={self.output}", "-P", str(SCRIPT)], check=True)
        return self.output.read_text(encoding="utf-8").split('"')[1]

    def commit(self):
        self.git("init", "-q")
        self.git("add", ".")
        self.git("commit", "-q", "-m", "first")
        return self.git("rev-parse", "--short=10", "HEAD")

    def test_names_the_commit_and_whether_the_sources_differ_from_it(self):
        commit = self.commit()
        self.assertEqual(self.revision(), commit)
        (self.sources / "notes.txt").write_text("no source\n", encoding="utf-8")
        self.assertEqual(self.revision(), commit)
        (self.sources / "src" / "new.cpp").write_text("int b;\n", encoding="utf-8")
        self.assertEqual(self.revision(), commit + "-dirty")

    def test_leaves_the_file_alone_while_the_commit_is_the_same(self):
        self.commit()
        self.revision()
        os.utime(self.output, (1, 1))
        self.revision()
        self.assertEqual(self.output.stat().st_mtime, 1)

    def test_names_nothing_without_git_or_outside_of_a_checkout_of_its_own(self):
        self.assertEqual(self.revision(), "")
        self.commit()
        self.assertEqual(self.revision(git="GIT-NOTFOUND"), "")
        self.assertEqual(self.revision(sources=self.sources / "src"), "")


if __name__ == "__main__":
    unittest.main()
