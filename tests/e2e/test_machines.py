"""The state machines, printed for people and for the tools that draw them."""

import re
import shutil
import subprocess
import unittest

from support import LeagueTestCase

# requirements.md L-07.
MATCH = {
    ("CREATED", "WAITING_FOR_PLAYERS"),
    ("WAITING_FOR_PLAYERS", "COLLECTING_CHOICES"),
    ("WAITING_FOR_PLAYERS", "CANCELLED"),
    ("COLLECTING_CHOICES", "DRAWING_NUMBER"),
    ("COLLECTING_CHOICES", "TIMEOUT_ERROR"),
    ("DRAWING_NUMBER", "EVALUATING"),
    ("EVALUATING", "FINISHED"),
    ("TIMEOUT_ERROR", "FINISHED"),
    ("CANCELLED", "FINISHED"),
}
ABORTABLE = {state for step in MATCH for state in step} - {"FINISHED"}
EXPECTED = MATCH | {(state, "ABORTED") for state in ABORTABLE}


class Machines(LeagueTestCase):
    def names(self):
        text = self.finish("machines", "--help").out
        listed = re.search(r"Which machine: ([\w, \n]+)\.", text).group(1)
        return re.sub(r"\s+", " ", listed).split(", ")

    def test_the_match_machine_has_the_transitions_of_the_document(self):
        text = self.finish("machines", "match").out
        for state in {state for step in EXPECTED for state in step}:
            self.assertIn(state, text)
        dot = self.finish("machines", "match", "--format", "dot").out
        self.assertEqual(set(re.findall(r"(\w+) -> (\w+)", dot)), EXPECTED | {("start", "CREATED")})
        mermaid = self.finish("machines", "match", "--format", "mermaid").out
        self.assertRegex(mermaid, r"(?m)^stateDiagram-v2$")
        self.assertEqual(set(re.findall(r"(\w+) --> (\w+)", mermaid)), EXPECTED)

    def test_all_are_printed_without_a_name_and_each_by_its_own(self):
        names = self.names()
        self.assertIn("match", names)
        for form in ("text", "dot", "mermaid"):
            together = self.finish("machines", "--format", form).out
            self.assertEqual(
                together,
                "\n".join(self.finish("machines", name, "--format", form).out for name in names),
            )

    def test_graphviz_draws_them(self):
        if not shutil.which("dot"):
            self.skipTest("graphviz is not installed.")
        for name in self.names():
            drawing = subprocess.run(
                ["dot", "-Tsvg"], input=self.finish("machines", name, "--format", "dot").out,
                check=True, capture_output=True, text=True,
            ).stdout
            self.assertIn("<svg", drawing)

    def test_a_name_nobody_knows_ends_with_2(self):
        program = self.finish("machines", "kettle", code=2)
        self.assertEqual(program.out, "")
        self.assertIn('There is no machine "kettle".', program.err)


if __name__ == "__main__":
    unittest.main()
