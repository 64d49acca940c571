"""The pages of the built-in help are sections of the README, and are the same in every language.
What CONTRIBUTING.md names is there."""
import collections
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
HELP = ROOT / "resources" / "help"
PAGES = ["tour", "teacher", "student", "network"]


def languages():
    """Those that the window speaks."""
    source = (ROOT / "app" / "view" / "desk" / "languages.cpp").read_text()
    return re.findall(r'\{"([a-z]{2})", u"', source)


def outline(text):
    """What must be the same in every language: the kinds of the lines, in order, and the commands."""
    kinds = []
    code = False
    for line in text.splitlines():
        if line.startswith("```"):
            code = not code
            kinds.append(line)
        elif code:
            kinds.append(line)
        elif line:
            kinds.append(re.match(r"#+ |- |\d+\. |", line).group(0) or "paragraph")
    return kinds


def one_level_down(text):
    """As the page stands in the README: every heading is one of the next level."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else re.sub(r"^#", "##", part, flags=re.MULTILINE)
                   for part in parts)


class Help(unittest.TestCase):
    maxDiff = None

    def page(self, language, name):
        return (HELP / language / f"{name}.md").read_text()

    def test_the_readme_has_the_english_pages_word_for_word_and_in_order(self):
        readme = (ROOT / "README.md").read_text()
        places = []
        for name in PAGES:
            wanted = one_level_down(self.page("en", name)).strip()
            title = wanted.splitlines()[0]
            with self.subTest(name):
                self.assertEqual(readme.splitlines().count(title), 1)
                found = re.search(rf"^{re.escape(title)}$.*?(?=^## (?!{re.escape(title[3:])}$))", readme,
                                  re.MULTILINE | re.DOTALL)
                self.assertEqual(found.group(0).strip(), wanted)
                places.append(found.start())
        self.assertEqual(places, sorted(places))

    def test_every_language_has_every_page_and_no_other(self):
        self.assertEqual(len(languages()), 6)
        self.assertEqual(sorted(path.name for path in HELP.iterdir()), sorted(languages()))
        for language in languages():
            with self.subTest(language):
                self.assertEqual(sorted(path.stem for path in (HELP / language).iterdir()),
                                 sorted(PAGES))

    def test_every_language_has_the_same_headings_lists_and_commands(self):
        for language in languages():
            for name in PAGES:
                with self.subTest(language=language, page=name):
                    self.assertEqual(outline(self.page(language, name)),
                                     outline(self.page("en", name)))

    def test_every_language_has_the_same_code_in_its_sentences(self):
        for language in languages():
            for name in PAGES:
                with self.subTest(language=language, page=name):
                    words = [collections.Counter(re.findall(r"(?<!`)`([^`]+)`(?!`)", self.page(each, name)))
                             for each in (language, "en")]
                    self.assertEqual(words[0], words[1])

    def test_pages_keep_to_the_markdown_that_the_window_reads(self):
        for language in languages():
            for name in PAGES:
                text = re.sub(r"^```.*?^```$", "", self.page(language, name),
                              flags=re.MULTILINE | re.DOTALL)
                with self.subTest(language=language, page=name):
                    self.assertTrue(text.startswith("# "))
                    self.assertEqual(len(re.findall(r"^# ", text, re.MULTILINE)), 1)
                    self.assertNotRegex(text, r"(?m)^(###|\||>|!| )|\]\(|(?<!\*)\*(?!\*)[^*]+\*(?!\*)")
                    for line in text.splitlines():
                        self.assertEqual(line.count("`") % 2, 0, line)
                        self.assertEqual(line.count("**") % 2, 0, line)

    def test_every_strong_word_is_a_text_of_the_window(self):
        """What a page tells to press is there, in the language of the page."""
        for language in languages():
            kept = (ROOT / "translations" / f"agent-league_{language}.ts").read_text()
            known = set(re.findall(r"<translation>([^<]*)</translation>", kept))
            if language == "en":
                known = set(re.findall(r"<source>([^<]*)</source>", (
                    ROOT / "translations" / "agent-league_de.ts").read_text()))
            known |= {"Agent League", "CSV", "JSON"}
            for name in PAGES:
                for word in re.findall(r"\*\*(.+?)\*\*", self.page(language, name)):
                    with self.subTest(language=language, page=name):
                        self.assertIn(word, known)


class Contributing(unittest.TestCase):
    TEXT = re.sub(r"^```.*?^```$", "", (ROOT / "CONTRIBUTING.md").read_text(),
                  flags=re.MULTILINE | re.DOTALL)
    WORDS = re.findall(r"`([^`\n]+)`", TEXT)

    def test_every_file_and_folder_that_it_names_is_there(self):
        rooms = {path.name for path in ROOT.iterdir() if path.is_dir()} - {"build"}
        named = [word for word in self.WORDS if re.fullmatch(r"[\w./*-]+", word)
                 and "/" in word and word.split("/")[0] in rooms]
        self.assertGreater(len(named), 30)
        for word in named:
            with self.subTest(word):
                self.assertTrue(list(ROOT.glob(word.rstrip("/"))), "there is no such file")

    def test_every_function_that_it_names_is_there(self):
        sources = "".join(path.read_text() for room in ("agents", "app", "qml", "tests")
                          for path in (ROOT / room).rglob("*")
                          if path.suffix in (".h", ".cpp", ".qml", ".py"))
        named = [word for word in self.WORDS if re.fullmatch(r"[\w:]+\(\)", word)]
        self.assertGreater(len(named), 10)
        for word in named:
            name = word[:-2].split("::")[-1]
            with self.subTest(word):
                self.assertRegex(sources, rf"\b{name}\b[(<]", "there is no such function")

    def test_it_has_the_recipes_that_people_ask_for(self):
        for recipe in ("a game", "a strategy", "a message", "a page to the window",
                       "or complete a language", "a help page"):
            with self.subTest(recipe):
                self.assertIn(f"\n### Add {recipe}\n", self.TEXT)


if __name__ == "__main__":
    unittest.main()
