"""Tabs of a real Chromium, driven by Playwright, which ./check installs into build/browser."""

import json
import os
import pathlib
import shutil
import subprocess

from .node import REPOSITORY, node
from .program import die_with_the_test
from .waiting import HANG_LIMIT_S

MODULES = pathlib.Path(
    os.environ.get("AGENT_LEAGUE_BROWSER", REPOSITORY / "build/browser")) / "node_modules"
# Our letters alone, whatever else the machine has.
FONTS = REPOSITORY / "tests/support/fonts.conf"


class Browser:
    """One Chromium; close() ends it."""

    def __init__(self, folder, environment, prefix=()):
        """prefix: a command that runs it, such as on another computer of a Lan."""
        chromium = os.environ.get("AGENT_LEAGUE_CHROMIUM") or shutil.which("chromium")
        assert chromium, "There is no chromium here; ./check installs it."
        self._err = (folder / "browser.log").open("w+")
        self._process = subprocess.Popen(
            [*prefix, str(node()), str(REPOSITORY / "tests/browser/tabs.cjs"), chromium],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._err, text=True,
            env={**environment, "NODE_PATH": str(MODULES), "FONTCONFIG_FILE": str(FONTS)},
            preexec_fn=die_with_the_test)
        self._orders = 0
        self.version = self._answer(0)["version"]

    def _answer(self, number):
        line = self._process.stdout.readline()
        if not line:
            self._err.seek(0)
            raise AssertionError(f"The browser has gone: {self._err.read()}")
        answer = json.loads(line)
        assert answer["id"] == number, answer
        return answer

    def order(self, order, **words):
        self._orders += 1
        print(json.dumps({"id": self._orders, "order": order, **words}),
              file=self._process.stdin, flush=True)
        answer = self._answer(self._orders)
        if "error" in answer:
            raise AssertionError(f"{order} {words}: {answer['error']}")
        return answer

    def open(self, name, url, width=1440, height=900, scheme="light", locale="en-US", **words):
        return Tab(self, name, self.order("open", tab=name, url=url, width=width, height=height,
                                          scheme=scheme, locale=locale, **words))

    def close(self):
        self._process.stdin.close()
        try:
            self._process.wait(timeout=HANG_LIMIT_S)
        finally:
            self._process.kill()
            self._process.wait()
            self._process.stdout.close()
            self._err.close()


class Tab:
    def __init__(self, browser, name, answer):
        self._browser = browser
        self.tab = name
        self.name = name  # of pictures
        self.status, self.headers = answer["status"], answer["headers"]

    def _order(self, order, **words):
        return self._browser.order(order, tab=self.tab, **words)

    def until(self, expression):
        """Waits until the expression is true in the tab, and gives what it is."""
        return self._order("until", expression=expression, limit=HANG_LIMIT_S * 1000)["value"]

    def value(self, expression):
        return self._order("value", expression=expression).get("value")

    def text(self, selector):
        return self.value(f"document.querySelector({json.dumps(selector)}).innerText")

    def texts(self, selector):
        return self.value(f"[...document.querySelectorAll({json.dumps(selector)})]"
                          ".map(each => each.innerText)")

    def press(self, key):
        self._order("press", key=key)

    def click(self, selector):
        self._order("click", selector=selector)

    def choose(self, selector, option):
        self._order("choose", selector=selector, option=option)

    def heard(self):
        """What a screen reader is told, as an outline."""
        return self._order("heard")["value"]

    def shot(self):
        """Takes a picture, where somebody wants to look at it: AGENT_LEAGUE_SHOTS names a folder."""
        folder = os.environ.get("AGENT_LEAGUE_SHOTS")
        if folder:
            self._order("shot", path=str(pathlib.Path(folder) / f"{self.name}.png"))

    def traffic(self):
        """Answers with something new, answers that say that nothing is, and what went wrong."""
        found = self._order("traffic")
        return found["whole"], found["same"], found["failed"]

    def troubles(self):
        """What the tab complained about, and all origins that it asked for anything."""
        found = self._order("troubles")
        return found["complaints"], found["origins"]
