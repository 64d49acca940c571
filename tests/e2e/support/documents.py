"""The commands of a document: what stands in its ```sh blocks, as a reader would type it."""

import dataclasses
import pathlib
import re
import shlex

ROOT = pathlib.Path(__file__).resolve().parents[3]


@dataclasses.dataclass
class Command:
    text: str
    line: int  # in the document, from 1

    def words(self):
        return shlex.split(self.text)


@dataclasses.dataclass
class Section:
    """What belongs together: everything below a heading of the second level."""

    title: str
    blocks: list  # lists of Command


def without_comment(line):
    """A line of a shell without the remark at its end."""
    quote = ""
    for at, letter in enumerate(line):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"":
            quote = letter
        elif letter == "#" and (at == 0 or line[at - 1].isspace()):
            return line[:at].rstrip()
    return line.rstrip()


def sections(text):
    found = [Section("the beginning", [])]
    fence = None
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("```"):
            if fence is None:
                fence = line[3:].strip()
                if fence == "sh":
                    found[-1].blocks.append([])
            else:
                fence = None
        elif fence == "sh":
            command = without_comment(line)
            if command:
                found[-1].blocks[-1].append(Command(command, number))
        elif fence is None and re.match(r"##? ", line):
            found.append(Section(line.lstrip("# "), []))
    return [section for section in found if section.blocks]


def inline_commands(text):
    """Commands that stand in sentences and tables: `./league chaos --minutes 5`. What has places
    for something else (<data>, NAME, …) is left out: nobody can type that."""
    outside = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    for found in re.finditer(r"`((?:\./league|agent-league|\./check) [^`\n]+)`", outside):
        if not re.search(r"[<\[…]|\b[A-Z]{4,}\b", found.group(1)):
            yield found.group(1)
