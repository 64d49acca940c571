"""Which requirement is named by which test; run by itself it prints the table.

A test names a requirement in a comment, `// L-11, L-12` or `# L-05 to L-07`, or in a string such as
the name of a data row. What stands above the first line of code speaks of the whole file and does
not count. A family of ids (the letters before the dash) is looked at once the list has one of it.
"""

import io
import pathlib
import re
import sys
import tokenize

FOLDER = pathlib.Path(__file__).resolve().parent
TESTS = FOLDER.parent

ID = r"(?<![\w-])[A-Z]{1,3}-\d+(?!\w)"
RANGE_OR_ID = re.compile(rf"({ID})(?:\s+(?:to|–)\s+({ID}))?")
# Strings are read whole, so that what looks like a comment inside one is none; an apostrophe in a
# number separates its digits.
CPP_PARTS = re.compile(
    r'(?P<raw>R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)")'
    r'|(?P<string>"(?:\\.|[^"\\\n])*")'
    r"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])'"
    r"|(?P<line>//[^\n]*)"
    r"|(?P<block>/\*.*?\*/)", re.DOTALL)
CPP_HEAD = re.compile(r"(?:\s*//[^\n]*\n|\s*/\*.*?\*/|\s*\n)*", re.DOTALL)


def family(requirement):
    return requirement.split("-")[0]


def listed(text):
    """The requirements of a list, in its order: {id: reminder}."""
    found = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        requirement, _, reminder = line.partition(" ")
        if not re.fullmatch(ID, requirement) or not reminder.strip():
            raise ValueError(f"line {number} is no id with a reminder: {line!r}")
        if requirement in found:
            raise ValueError(f"line {number} has {requirement} for the second time")
        found[requirement] = reminder.strip()
    return found


def named_in(words):
    """The ids in a piece of text; a range stands for all between its ends."""
    found = set()
    for first, last in RANGE_OR_ID.findall(words):
        found.add(first)
        if not last:
            continue
        low, high = (int(each.split("-")[1]) for each in (first, last))
        if family(first) != family(last) or low >= high:
            raise ValueError(f"{first} to {last} is no range")
        width = len(first.split("-")[1])
        found.update(f"{family(first)}-{number:0{width}}" for number in range(low, high + 1))
    return found


def cpp_words(text):
    """The comments and strings of a C++ file below its head."""
    return [part.group(0) for part in CPP_PARTS.finditer(text, CPP_HEAD.match(text).end())
            if part.lastgroup]


def python_words(text):
    """The comments and strings of a Python file below its head."""
    words = []
    in_head = True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            if not in_head:
                words.append(token.string)
        elif token.type not in (tokenize.NL, tokenize.NEWLINE, tokenize.ENCODING):
            in_head = False
    return words


def test_name(path):
    """tests/referee/tst_reports.cpp is called referee.reports, as ctest does."""
    return f"{path.parent.name}.{re.sub('^(tst|test)_', '', path.stem)}"


def named_by_tests(folder):
    """{id: names of tests}, for every id that any test of the folder names."""
    found = {}
    for pattern, words_of in (("*/tst_*.cpp", cpp_words), ("*/pages/tst_*.cpp", cpp_words),
                              ("*/tst_*.qml", cpp_words), ("*/test_*.py", python_words)):
        for path in sorted(folder.glob(pattern)):
            if path.parent == FOLDER:
                continue  # these are about the reading itself
            for words in words_of(path.read_text(encoding="utf-8")):
                for requirement in named_in(words):
                    found.setdefault(requirement, set()).add(test_name(path))
    return found


def problems(requirements, named):
    """A sentence for each requirement without a test, and for each test of no requirement."""
    sentences = [f"{each}: no test names it. ({reminder})"
                 for each, reminder in requirements.items() if each not in named]
    families = {family(each) for each in requirements}
    for each in sorted(set(named) - set(requirements)):
        if family(each) in families:
            sentences.append(f"{each}: named in {', '.join(sorted(named[each]))}, but there is no "
                             "such requirement.")
    return sentences


def main():
    requirements = listed((FOLDER / "requirements.txt").read_text(encoding="utf-8"))
    named = named_by_tests(TESTS)
    for each, reminder in requirements.items():
        print(f"{each}  {reminder}\n      {', '.join(sorted(named.get(each, ()))) or 'nobody'}")
    sentences = problems(requirements, named)
    print(*sentences, sep="\n", file=sys.stderr)
    return 1 if sentences else 0


if __name__ == "__main__":
    sys.exit(main())
