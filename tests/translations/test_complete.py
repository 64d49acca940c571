"""Every text of the window is translated into every language, and no translation is left over.

The texts are collected anew, as `update_translations` does, into copies of translations/*.ts.
"""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
LUPDATE = os.environ["LUPDATE"]
FORMS = {"en": 2, "he": 2, "ar": 6, "es": 2, "de": 2, "fr": 2}


def messages(path):
    """(context, source, comment, is plural, state, forms) of every message in a file."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield (context.findtext("name"), message.findtext("source"),
                   message.findtext("comment") or "", message.get("numerus") == "yes",
                   translation.get("type", "finished"), forms or [translation.text or ""])


class Translations(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        sources = [str(path) for pattern in ("qml/**/*.qml", "app/**/*.cpp", "app/**/*.h")
                   for path in sorted(ROOT.glob(pattern))]
        cls.collected = {}
        for language in FORMS:
            kept = ROOT / "translations" / f"agent-league_{language}.ts"
            copy = pathlib.Path(cls.folder.name) / kept.name
            shutil.copy(kept, copy)
            only = ["-pluralonly"] if language == "en" else []
            subprocess.run([LUPDATE, "-silent", "-locations", "none", "-I", str(ROOT), *only,
                            *sources, "-ts", str(copy)], check=True, capture_output=True)
            cls.collected[language] = copy

    def test_every_text_is_translated_and_none_is_left_over(self):
        for language, path in self.collected.items():
            for context, source, _, _, state, _ in messages(path):
                if language == "en" and state == "vanished":
                    continue  # texts without a plural are not kept in English
                with self.subTest(language=language, context=context, text=source):
                    self.assertEqual(state, "finished")

    def test_translations_keep_their_placeholders_and_have_all_plural_forms(self):
        for language in FORMS:
            for context, source, _, plural, _, forms in messages(
                    ROOT / "translations" / f"agent-league_{language}.ts"):
                with self.subTest(language=language, context=context, text=source):
                    self.assertEqual(len(forms), FORMS[language] if plural else 1)
                    for form in forms:
                        self.assertTrue(form.strip())
                        self.assertEqual(set(re.findall(r"%\d", form)),
                                         set(re.findall(r"%\d", source)))
                    if plural and "%n" in source:
                        self.assertIn("%n", forms[-1])


if __name__ == "__main__":
    unittest.main()
