"""Every requirement has a test, and the reader that says so reads well."""

import unittest

import covered

CPP = '''// A whole file about L-01.
// And M-01.
#include <QTest>

class TestSomething
{
    // L-02, L-03: a comment above a test
    void rows()
    {
        QTest::newRow("L-04 a row") << 1'000 << 2'000; // L-05 to L-07
        const char quote = '"'; /* L-08
            and L-09 */
        const char *text = "no // comment, but L-10"; int L_11 = 0; // not XL-12, UTF-8 or L-13x
        call(R"(raw "L-14" text)"); // L-15
    }
};
'''

PYTHON = '''"""A whole file about L-01."""

# L-02 as well.
import unittest


class Something(unittest.TestCase):
    # L-03, L-04
    def test_it(self):
        """L-05 – L-06"""
        self.check("# L-07")  # M-20
'''


def ids(words):
    return sorted(set().union(*map(covered.named_in, words)))


class Reading(unittest.TestCase):
    def test_a_cpp_test_names_requirements_in_comments_and_strings(self):
        self.assertEqual(ids(covered.cpp_words(CPP)),
                         ["L-02", "L-03", "L-04", "L-05", "L-06", "L-07", "L-08", "L-09", "L-10",
                          "L-14", "L-15", "UTF-8", "XL-12"])

    def test_a_python_test_does_too(self):
        self.assertEqual(ids(covered.python_words(PYTHON)),
                         ["L-03", "L-04", "L-05", "L-06", "L-07", "M-20"])

    def test_a_range_has_two_ends_of_one_family(self):
        self.assertEqual(len(covered.named_in("TR-08 to TR-11")), 4)
        self.assertIn("TR-10", covered.named_in("TR-08 to TR-11"))
        for wrong in ("L-07 to L-05", "L-05 to M-07"):
            with self.assertRaises(ValueError, msg=wrong):
                covered.named_in(wrong)

    def test_the_list_has_an_id_and_a_reminder_on_each_line(self):
        self.assertEqual(covered.listed("# Heading\n\nL-01  One\nMR-2  Two words\n"),
                         {"L-01": "One", "MR-2": "Two words"})
        for wrong in ("L-01", "L-01  One\nL-01  Again", "One  L-01"):
            with self.assertRaises(ValueError, msg=wrong):
                covered.listed(wrong)

    def test_what_is_missing_and_what_is_mistyped_are_both_told(self):
        requirements = {"L-01": "One", "L-02": "Two"}
        named = {"L-02": {"base.clock"}, "L-20": {"base.token"}, "UTF-8": {"base.token"}}
        self.assertEqual(covered.problems(requirements, named),
                         ["L-01: no test names it. (One)",
                          "L-20: named in base.token, but there is no such requirement."])
        self.assertEqual(covered.problems(requirements, {"L-01": {"a"}, "L-02": {"a"}}), [])


class Requirements(unittest.TestCase):
    def test_each_is_named_by_a_test(self):
        requirements = covered.listed((covered.FOLDER / "requirements.txt").read_text("utf-8"))
        named = covered.named_by_tests(covered.TESTS)
        self.assertIn("referee.match_retries", named["L-11"])  # it does look
        sentences = covered.problems(requirements, named)
        self.assertEqual(sentences, [], "\n" + "\n".join(sentences))


if __name__ == "__main__":
    unittest.main()
