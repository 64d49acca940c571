"""Five agents as processes of their own and a person in one channel, for a thousand turns.

Agents speak, stream, wait, fail, hang and die as a seed says (support/channel_agent.py), others are
killed from outside, and the person writes in every mode. Whatever happens: never two ACTIVE, no
message lost or doubled, and the log tells the same states as the manager.

    python3 tests/e2e/test_channel_storm.py --turns 5000 --seed other     by hand, for longer
"""

import argparse
import random
import select
import signal
import subprocess
import sys
import time
import unittest

from support import channel_agent
from support.channel_case import ChannelTestCase
from support.program import die_with_the_test
from support.waiting import HANG_LIMIT_S, eventually
from support.web import free_port

TURNS = 1000
SEED = "storm"
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
MODES = ("queue", "interrupt", "inject", "parallel")


class Storm(ChannelTestCase):
    def setUp(self):
        super().setUp()
        self.program = self.start_manager()
        self.ports = {name: free_port() for name in NAMES}
        self.agents = {}
        self.starts = 0
        self.humans = []  # texts that were acknowledged

    def begin(self, name):
        """Starts the agent, or starts it again where it was."""
        self.starts += 1
        output = open(self.folder / f"{name}.out", "ab")
        self.agents[name] = subprocess.Popen(
            [sys.executable, "-B", channel_agent.__file__, "--manager", self.manager, "--channel",
             self.channel, "--name", name, "--seed", SEED, "--record",
             str(self.folder / f"{name}.record"), "--port", str(self.ports[name])],
            stdout=output, stderr=output, preexec_fn=die_with_the_test)
        output.close()
        self.addCleanup(self.end, self.agents[name])

    def end(self, process):
        if process.poll() is None:
            process.kill()
        process.wait()

    def revive(self):
        for name, process in self.agents.items():
            if process.poll() is not None:
                self.begin(name)

    def speak(self, dice):
        text = f"human/{len(self.humans) + 1}"
        answer = self.say(text, to=dice.choice(([], ["A01"])))
        self.assertEqual(answer["status"], "OK", answer)
        self.humans.append(text)

    def disturb(self, dice):
        """One thing that a person does to the channel."""
        what = dice.choices(("speak", "mode", "skip", "hold", "release", "pause", "nothing"),
                            (30, 12, 5, 4, 12, 4, 33))[0]
        if what == "speak":
            self.speak(dice)
        elif what == "mode":
            self.order("configure_channel", "CHANNEL_CONFIGURE",
                       turnConfig={"humanInterruptMode": dice.choice(MODES)})
        elif what == "skip":
            turn = self.state()["turn_id"]
            if turn:  # it may be over by now
                self.order("override_turn", "TURN_OVERRIDE", turn_id=turn, action="skip")
        elif what == "hold":
            self.order("override_turn", "TURN_OVERRIDE", action="hold")
        elif what == "release":
            self.order("release_floor", "HUMAN_FLOOR_RELEASE")
        elif what == "pause":
            self.control("pause")
            self.speak(dice)
            self.control("resume")
        if what != "release" and dice.random() < 0.8:
            self.order("release_floor", "HUMAN_FLOOR_RELEASE")

    def records(self):
        """What agents say that they have sent, and what was acknowledged to them."""
        sent, acked = set(), []
        for name in NAMES:
            for line in (self.folder / f"{name}.record").read_text().splitlines():
                word, text = line.split(" ", 1)
                (sent.add if word == "sent" else acked.append)(text)
        return sent, acked

    # T-003, T-050, T-060, T-076, TR-01, TR-11, X-05
    def test_a_thousand_turns(self):
        self.create(defaultTimeoutSeconds=1, waitTimeoutSeconds=1, humanHoldSeconds=1)
        for name in NAMES:
            self.begin(name)
        eventually(lambda: len([each for each in self.state()["ring"] if each["position"]]) == 5,
                   "everybody is in")
        dice = random.Random(SEED)
        kills, last, since = 0, 0, time.monotonic()
        while True:
            turns = self.rpc_turns()
            if turns >= TURNS:
                break
            if turns > last:
                last, since = turns, time.monotonic()
            self.assertLess(time.monotonic() - since, HANG_LIMIT_S, "no turn was granted")
            self.disturb(dice)
            select.select([], [], [], 0.05)  # a person types, and leaves the processor to the others
            if kills < 6 and turns > (kills + 1) * TURNS // 8:
                kills += 1
                self.agents[dice.choice(NAMES)].send_signal(signal.SIGKILL)
            self.revive()
        self.settle()
        self.check()
        print(f"{TURNS} turns, {self.starts - 5} agents began anew, {len(self.humans)} human "
              f"messages", file=sys.stderr)

    def rpc_turns(self):
        listed = channel_agent.rpc(self.manager, "list_channels", {})
        return listed["channels"][0]["turns"]

    def settle(self):
        """The storm is over: agents end, turns end, what was held is delivered."""
        self.control("pause")
        self.order("release_floor", "HUMAN_FLOOR_RELEASE")
        eventually(lambda: not self.state()["turn_id"] or self.order(
            "release_floor", "HUMAN_FLOOR_RELEASE") is None, "no turn runs")
        for process in self.agents.values():
            process.kill()
            process.wait()
        eventually(lambda: all(each["state"] in ("OFFLINE",) for each in self.state()["ring"]),
                   "everybody is known to be gone")
        eventually(lambda: not self.state()["held_messages"], "nothing is held")

    def check(self):
        events = self.events()
        self.assertEqual([each["number"] for each in events], list(range(1, len(events) + 1)))
        said, held = {}, {}
        for event in events:
            fact, kind = event["fact"], event["event"]
            if kind == "human_message" and not fact.get("seq"):
                held[fact["number"]] = fact["text"]
            elif kind == "held_delivered":
                said[fact["seq"]] = held.pop(fact["number"])
            elif kind in ("message", "human_message", "notice"):
                self.assertNotIn(fact["seq"], said)
                said[fact["seq"]] = fact["text"]
        self.assertEqual(held, {}, "a human message was held for ever")
        self.assertEqual(sorted(said), list(range(1, len(said) + 1)), "a number is missing")

        texts = list(said.values())
        humans = [text for text in texts if text.startswith("human/")]
        self.assertEqual(sorted(humans), sorted(self.humans), "of the person's messages")
        sent, acked = self.records()
        agents = [text for text in texts if "/" in text and text.split("/")[0] in NAMES]
        self.assertEqual(len(agents), len(set(agents)), "a message was doubled")
        unfinished = {event["fact"]["text"] for event in events
                      if event["event"] == "message" and event["fact"].get("unfinished")}
        self.assertEqual(set(agents) - sent - unfinished, set(), "nobody said this")
        self.assertEqual(set(acked) - set(agents), set(), "an acknowledged message was lost")
        self.assertEqual([event for event in events if event["event"] == "engine_error"], [])
        self.assert_log_tells_the_state()
        self.assertEqual(self.log_lines()[-1]["channel"], self.channel)


def by_hand():
    global TURNS, SEED
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--seed", default=SEED)
    options, rest = parser.parse_known_args()
    TURNS, SEED = options.turns, options.seed
    return [sys.argv[0], *rest]


if __name__ == "__main__":
    unittest.main(argv=by_hand())
