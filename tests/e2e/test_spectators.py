"""The page that the manager shows to everybody: in a real Chromium, with two hundred others watching,
while a league is played; and nothing in it that an audience may not see."""

import http.client
import json
import signal
import threading
import unittest
import urllib.parse

from support import eventually, get
from support.agents import AgentsTestCase
from support.browser import Browser
from support.crowd import Crowd
from support.plain_player import PlainPlayer
from support.records import query_journal
from support.waiting import HANG_LIMIT_S

SPECTATORS = 200
NAMES = ("עדה", "<b>Curie</b>", "Fermi & Söhne", "=Gauss", "Hopper")
SHOWN_NAMES = ("[...document.querySelectorAll('#standings tbody .name bdi')]"
               ".map(each => each.textContent).join('|')")


# Everything that a page of Mafia may hold; a role only where everybody was told it.
PUBLIC_KEYS = set("""
    league_id name game_type state paused started_at completed_at referees total_rounds current_round
    total_matches decided_matches players standings rounds matches match table
    player_id display_name number withdrawn rank played wins draws losses points technical_losses
    by_team mafia town form rank_before points_after_rounds round_id byes decided
    match_id status seats reason phase day_number night_number alive_count winner_team
    alive cause cycle_number role claimed_role outcome
    deadline speaker statements say pass timed_out open votes voter_id target_id
    killed night_resolved prevented vote_resolved voted_out
""".split())


def keys_in(document):
    """All names of fields, however deep."""
    if isinstance(document, list):
        return set().union(*map(keys_in, document))
    if not isinstance(document, dict):
        return set()
    return set(document).union(*map(keys_in, document.values()))


class Turnstile(PlainPlayer):
    """Lets its matches pass one by one, so that a league is certainly in the middle."""

    def __init__(self, name):
        super().__init__(name)
        self.passes = threading.Semaphore(0)

    def answer(self, method, params):
        if method == "choose_parity":
            self.passes.acquire(timeout=HANG_LIMIT_S)
        return super().answer(method, params)


class SpectatorTestCase(AgentsTestCase):
    def address(self, path="/"):
        return urllib.parse.urljoin(self.manager, path)

    def api(self, path):
        status, document = get(self.address("/api/" + path))
        self.assertEqual(status, 200, document)
        return document

    def open_browser(self):
        browser = Browser(self.folder, self.environment)
        self.addCleanup(browser.close)
        return browser

    def assertWellBehaved(self, tab):
        complaints, origins = tab.troubles()
        self.assertEqual(complaints, [])
        self.assertEqual(origins, [self.address("/").rstrip("/")])  # nothing from elsewhere
        self.assertLessEqual(tab.value("document.documentElement.scrollWidth - innerWidth"), 0,
                             f"{tab.name} scrolls sideways")
        tab.shot()


class EvenOddPage(SpectatorTestCase):
    def setUp(self):
        super().setUp()
        self.program = self.start_manager("--name", "Spring Cup", "--json",
                                          "--set", "choice_timeout_ms=3600000")
        self.turnstile = Turnstile("Boole")
        self.addCleanup(self.turnstile.close)
        self.turnstile.register(self.manager)
        self.players = [self.start_agent("player", "--name", name) for name in NAMES]
        self.start_agent("referee")

    def wait_for_matches(self, decided):
        return eventually(lambda: (league := self.api("league"))["decided_matches"] == decided
                          and league, f"{decided} matches are decided")

    def see(self, tabs, league):
        """All tabs show this league."""
        names = "|".join(row["display_name"] for row in league["standings"])
        for tab in tabs:
            tab.until(f"league && league.decided_matches === {league['decided_matches']}"
                      f" && {SHOWN_NAMES} === {json.dumps(names)}")
            points = tab.texts("#standings tbody .points")
            self.assertEqual(points, [str(row["points"]) for row in league["standings"]])

    def test_tabs_and_a_crowd_see_a_league_to_its_end(self):
        browser = self.open_browser()
        wide = browser.open("even-odd-wide-dark", self.address(), scheme="dark")
        phone = browser.open("even-odd-phone-light", self.address(), width=390, height=844)
        hebrew = browser.open("even-odd-hebrew", self.address(), width=1024, height=768,
                              locale="he-IL", motion="reduce")
        hall = browser.open("even-odd-projector", self.address("/?lang=de&theme=dark"),
                            width=1920, height=1080)
        tabs = (wide, phone, hebrew, hall)
        self.see(tabs, self.api("league"))
        self.assertIn("Waiting for players", wide.text("#state"))
        crowd = Crowd(urllib.parse.urlsplit(self.manager).port, SPECTATORS)
        eventually(crowd.everybody_is_here, "everybody has seen the league")

        self.finish("control", "start")
        for rounds in range(4):  # all but the match that waits at the turnstile
            self.see(tabs, self.wait_for_matches(3 * rounds + 2))
            eventually(lambda done=3 * rounds + 2: crowd.everybody_has_seen(done),
                       "the crowd has seen these matches")
            self.turnstile.passes.release()
        league = self.wait_for_matches(14)
        self.see(tabs, league)
        for tab in tabs:
            self.assertWellBehaved(tab)
        self.look_closely(wide, phone, hebrew, hall)

        self.turnstile.passes.release()
        league = self.wait_for_matches(15)
        eventually(lambda: self.api("league")["state"] == "COMPLETED", "the league is over")
        eventually(lambda: crowd.everybody_has_seen(15), "the crowd has seen the last match")
        champion = league["standings"][0]["display_name"]
        for tab in tabs:
            self.assertIn(champion, tab.until("!document.querySelector('#champion').hidden"
                                              " && document.querySelector('#champion').textContent"))
            tab.name += "-end"
        self.see(tabs, self.api("league"))
        for tab in tabs:
            self.assertWellBehaved(tab)
        crowd.stop()
        self.assertGreater(crowd.same, 0)  # where nothing is new, a question costs next to nothing
        self.assertEqual(len(self.matches_of(self.league_folder(self.league))), 15)

        # What was seen stays when the host goes.
        self.program.signal(signal.SIGINT)
        self.program.wait()
        self.assertIn("its host has closed", wide.until(
            "!document.querySelector('#lost').hidden && document.querySelector('#lost').innerText"))
        self.see([wide], league)
        self.see_the_next_league(wide)

    def see_the_next_league(self, tab):
        """The host opens another one at the same address; nobody has to load the page again."""
        tab.click("#rounds button:nth-of-type(2)")
        tab.until("chosenRound === 2")
        port = urllib.parse.urlsplit(self.manager).port
        self.start("manager", "--port", port, "--name", "Summer Cup").wait_for(r"is open at \S+$")
        tab.until("document.querySelector('#lost').hidden"
                  " && document.querySelector('#name').innerText === 'Summer Cup'")
        self.assertIn("Waiting for players", tab.text("#state"))

    def look_closely(self, wide, phone, hebrew, hall):
        self.assertEqual(wide.status, 200)
        policy = wide.headers["content-security-policy"]
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe", policy)
        self.assertEqual(wide.headers["x-content-type-options"], "nosniff")
        # From another computer it means nothing without https, and every browser complains of it.
        self.assertNotIn("cross-origin-opener-policy", wide.headers)
        # Names are texts, whatever they look like.
        self.assertEqual(wide.value("document.querySelectorAll('bdi b').length"), 0)
        self.assertEqual(hebrew.value("document.documentElement.dir"), "rtl")
        self.assertEqual(hebrew.text("#standings-title"), "טבלת הליגה")
        self.assertEqual(hall.text("#standings-title"), "Tabelle")
        colours = [tab.value("getComputedStyle(document.body).backgroundColor")
                   for tab in (wide, phone, hall)]
        self.assertEqual(colours, ["rgb(11, 15, 21)", "rgb(243, 245, 248)", "rgb(11, 15, 21)"])
        heard = wide.heard()
        for words in ('heading "Standings"', "heading \"Crosstable\"", "img \"win\"",
                      "button \"Round 1, 3 of 3 matches\"", "Points over rounds:"):
            self.assertIn(words, heard)
        # The first round, by keyboard, and back to what is played now.
        wide.value("document.querySelector('#rounds button').focus()")
        wide.press("Enter")
        self.assertEqual(wide.until("document.querySelector('#matches-title').innerText"
                                    ".includes('Round 1') && document.querySelectorAll('#matches li "
                                    ".tile').length"), 3)
        wide.click("#rounds button.now")
        self.assertIn("Round 5", wide.text("#matches-title"))
        phone.choose("#language", "ar")
        self.assertEqual(phone.value("document.documentElement.dir"), "rtl")
        phone.choose("#language", "en")
        phone.choose("#theme", "dark")
        self.assertEqual(phone.value("getComputedStyle(document.body).backgroundColor"),
                         "rgb(11, 15, 21)")

    # Whoever has seen it all is told so in a few bytes, and nobody sees where players are.
    def test_answers_carry_a_tag_and_no_addresses(self):
        def ask(path, tag=None):
            connection = http.client.HTTPConnection("127.0.0.1",
                                                    urllib.parse.urlsplit(self.manager).port)
            connection.request("GET", path, headers={"If-None-Match": tag} if tag else {})
            answer = connection.getresponse()
            body = answer.read()
            connection.close()
            return answer, body

        self.finish("control", "start")
        self.wait_for_matches(2)
        for path in ("/", "/api/league", "/api/standings", "/api/matches", "/api/matches?round=2",
                     "/api/matches/R1M1"):
            with self.subTest(path):
                answer, body = ask(path)
                self.assertEqual(answer.status, 200)
                self.assertEqual(answer.headers["Cache-Control"], "no-cache")
                again, nothing = ask(path, f'"other", W/{answer.headers["ETag"]}')
                self.assertEqual((again.status, nothing), (304, b""))
                self.assertEqual(again.headers["ETag"], answer.headers["ETag"])
                self.assertEqual(ask(path, '"other"')[0].status, 200)
                for secret in (self.turnstile.endpoint, self.turnstile.token, *self.players,
                               self.operator_token(), "sha256\":", "endpoint"):
                    self.assertNotIn(secret.encode(), body)
        for path in ("/api/matches/R9M9", "/api/matches?round=77", "/api/matches?round=x"):
            self.assertEqual(ask(path)[0].status, 404)
        before = ask("/api/league")[0].headers["ETag"]
        self.turnstile.passes.release()
        eventually(lambda: ask("/api/league", before)[0].status == 200, "there is news")

    def test_a_league_may_have_no_spectators(self):
        closed = self.start("manager", "--port", 0, "--no-spectators")
        address = closed.wait_for(r"is open at (\S+)$").group(1)
        for path in ("/", "/api/league"):
            status, body = http_get(urllib.parse.urljoin(address, path))
            self.assertEqual(status, 403)
            self.assertIn(b"turned spectators off", body)


def http_get(url):
    parts = urllib.parse.urlsplit(url)
    connection = http.client.HTTPConnection(parts.hostname, parts.port)
    connection.request("GET", parts.path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, body


class MafiaPage(SpectatorTestCase):
    """Three players and seven bots; the operator takes the match from phase to phase."""

    def setUp(self):
        super().setUp()
        self.start_manager("--game", "mafia", "--set", "games_per_player=1", "--set", "speed=STEP")
        self.players = [self.start_agent("player", "--game", "mafia", "--name", f"Player {number}")
                        for number in range(3)]
        self.start_agent("referee")
        self.finish("control", "start")

    def game(self):
        """Everything that happened, as the journal has it, hidden or not."""
        rows = query_journal(self.league_folder(self.league),
                             "SELECT body FROM entries WHERE kind = 'game' ORDER BY seq")
        return [json.loads(body) for (body,) in rows]

    def facts(self, what):
        return [each["facts"] for each in self.game() if each["what"] == what]

    def table(self):
        return self.api("matches/R1M1").get("table")

    def assertNothingHidden(self, roles):
        """What is on the wire now holds no role but those that everybody was told."""
        pages = {path: self.api(path) for path in ("league", "matches", "matches/R1M1")}
        self.assertLessEqual(keys_in(pages), PUBLIC_KEYS | set(pages))
        told = json.dumps(pages)
        thoughts = [each["text"] for each in self.facts("AGENT_THINK_CHUNK")]
        thoughts += [each["facts"]["_observer"]["think"] for each in self.game()
                     if "think" in each["facts"].get("_observer", {})]
        for secret in (*thoughts, *self.players, self.operator_token()):
            self.assertNotIn(json.dumps(secret)[1:-1], told)
        revealed = {each["player_id"]: each["role"] for each in self.facts("PLAYER_ELIMINATED")
                    if "role" in each}
        table = pages["matches/R1M1"]["table"]
        for seat in table["seats"]:
            self.assertEqual(seat.get("role"), revealed.get(seat["player_id"]), seat)
            self.assertIn(seat["player_id"], roles)
        for match in pages["league"]["matches"]:
            self.assertNotIn("role", json.dumps(match["seats"]))
        return table

    # MR-28, MR-29, MR-30, MR-31: the audience of a match of Mafia, in every phase of it.
    def test_nothing_is_told_that_an_audience_may_not_know(self):
        eventually(lambda: self.facts("PHASE_CHANGED") and self.table(), "the first night has begun")
        roles = {each["player_id"]: each["role"]
                 for each in self.facts("ROLES_ASSIGNED")[0]["players"]}
        self.assertEqual(len(roles), 10)
        browser = self.open_browser()
        tab = browser.open("mafia", self.address(), scheme="light")
        phone = browser.open("mafia-phone", self.address(), width=390, height=844, scheme="dark",
                             locale="he-IL")
        seen = set()
        while not self.facts("GAME_ENDED"):
            phase = self.facts("PHASE_CHANGED")[-1]["to"]
            eventually(lambda now=phase: self.table()["phase"] in (now, "END"), "it is told")
            table = self.assertNothingHidden(roles)
            if table["phase"] not in seen:
                seen.add(table["phase"])
                for each in (tab, phone):
                    each.until("matchPage && matchPage.table && matchPage.table.phase === "
                               f"'{table['phase']}' && document.querySelectorAll('.seat').length === 10")
                    each.name = f"{each.tab}-{table['phase'].lower()}"
                    self.assertWellBehaved(each)
                    self.assertEqual(each.value("document.querySelectorAll('.seat .role').length"),
                                     sum("role" in seat for seat in table["seats"]))
            before = len(self.game())
            self.finish("control", "advance", "R1M1")
            eventually(lambda then=before: len(self.game()) > then, "the match goes on")
        self.assertLessEqual({"NIGHT_ACTIONS", "MORNING_REVEAL", "DAY_DISCUSSION", "DAY_VOTING"}, seen)
        # Now everybody may know.
        eventually(lambda: self.api("league")["state"] == "COMPLETED", "the league is over")
        self.assertEqual({seat["player_id"]: seat["role"] for seat in self.table()["seats"]}, roles)
        for each in (tab, phone):
            each.until("document.querySelectorAll('.seat .role').length === 10"
                       " && !document.querySelector('#champion').hidden")
            each.name = f"{each.tab}-end"
            self.assertWellBehaved(each)


if __name__ == "__main__":
    unittest.main()
