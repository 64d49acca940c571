"""The page behind the QR code of a lobby: in a real Chromium it offers the league to the program, in
every language, and knows no more of the join code than the address that it was opened by."""

import json
import unittest
import urllib.parse

from support.agents import AgentsTestCase
from support.browser import Browser
from support.web import call

CODE = "K7M 4QX"
NAME = "Söhne & <b>Töchter</b>"
FRAGMENT = "#" + urllib.parse.quote(CODE)
LINK = "document.querySelector('#open').href"


class JoinPage(AgentsTestCase):
    def open_page(self, *options):
        self.start_manager("--name", NAME, "--join-code", CODE, *options)
        browser = Browser(self.folder, self.environment)
        self.addCleanup(browser.close)
        return browser

    def address(self, path):
        return urllib.parse.urljoin(self.manager, path)

    def assertWellBehaved(self, tab):
        complaints, origins = tab.troubles()
        self.assertEqual(complaints, [])
        self.assertEqual(origins, [self.address("/").rstrip("/")])
        self.assertLessEqual(tab.value("document.documentElement.scrollWidth - innerWidth"), 0,
                             f"{tab.name} scrolls sideways")
        tab.shot()

    def assertOffers(self, tab, **wanted):
        link = urllib.parse.urlsplit(tab.value(LINK))
        self.assertEqual((link.scheme, link.netloc), ("agentleague", "join"))
        self.assertEqual(dict(urllib.parse.parse_qsl(link.query)),
                         {"manager": self.manager, "game": "even_odd", "name": NAME, **wanted})
        self.assertNotIn("+", link.query)  # the program takes it for what it is

    def test_the_page_offers_the_league_to_the_program(self):
        browser = self.open_page()
        phone = browser.open("join-phone-light", self.address("/join" + FRAGMENT), width=390, height=844)
        wide = browser.open("join-wide-dark", self.address("/join" + FRAGMENT), scheme="dark")
        hebrew = browser.open("join-hebrew", self.address("/join" + FRAGMENT), width=390, height=844,
                              locale="he-IL", scheme="dark")
        for tab in (phone, wide, hebrew):
            self.assertEqual(tab.status, 200)
            self.assertEqual(tab.text("#name"), NAME)
            self.assertEqual(tab.text("#address"), self.manager)
            self.assertEqual(tab.text("#code"), CODE)
            self.assertOffers(tab, code=CODE)
            self.assertWellBehaved(tab)
        self.assertEqual(phone.text("#open"), "Open in Agent League")
        self.assertEqual(phone.value("getComputedStyle(document.body).backgroundColor"),
                         "rgb(243, 245, 248)")
        self.assertEqual(wide.value("getComputedStyle(document.body).backgroundColor"),
                         "rgb(11, 15, 21)")
        self.assertEqual(hebrew.value("document.documentElement.dir"), "rtl")
        policy = phone.headers["content-security-policy"]
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe", policy)
        self.assertEqual(phone.headers["referrer-policy"], "no-referrer")
        for words in ('link "Open in Agent League"', 'link "Watch the league here"',
                      "term: Join code", "heading"):
            self.assertIn(words, phone.heard())
        said = set()
        for language in ("en", "de", "fr", "es", "he", "ar"):
            phone.choose("#language", language)
            said.add(phone.text("#invited") + phone.text("#by-hand") + phone.text("#open"))
            self.assertEqual(phone.value("document.documentElement.lang"), language)
            self.assertEqual(phone.text("#code"), CODE)
        self.assertEqual(len(said), 6)
        phone.click("#watch")
        # The page that it leads to shows the program's name until it has heard of the league.
        phone.until("document.querySelector('#standings')"
                    f" && document.querySelector('#name').innerText === {json.dumps(NAME)}")

    def test_the_code_is_shown_only_to_those_who_have_it(self):
        browser = self.open_page("--no-spectators")
        tab = browser.open("join-without-code", self.address("/join"), width=390, height=844)
        self.assertOffers(tab)
        self.assertTrue(tab.value("document.querySelector('#code-line').hidden"))
        self.assertTrue(tab.value("document.querySelector('#watch-line').hidden"))
        self.assertWellBehaved(tab)
        status, page = call("GET", self.address("/join"))
        self.assertEqual(status, 200)
        for part in CODE.split():
            self.assertNotIn(part.encode(), page)
        # Whatever stands behind the "#" is a text, and at most a code.
        for fragment, shown in (("%3Cb%3EK7M%3C%2Fb%3E", "<b>K7M</b>"), ("%E0%A4%A", ""), ("x" * 999, "x" * 200)):
            tab.value(f"location.hash = '#{fragment}'")
            tab.until(f"document.querySelector('#code').textContent === {shown!r}")
            self.assertEqual(tab.value("document.querySelector('#code-line').hidden"), not shown)
            self.assertEqual(tab.value("document.querySelectorAll('#code *').length"), 0)
        self.assertEqual(tab.troubles()[0], [])


if __name__ == "__main__":
    unittest.main()
