"""ChannelTestCase: a manager that nobody starts a league on, and its channels."""

import json

from .agents import AgentsTestCase
from .channel_agent import ChannelAgent, rpc, timestamp
from .waiting import eventually

QUICK = {"resumeMinSeconds": 1, "heartbeatIntervalSeconds": 1, "autoPauseAfterSilentCycles": 0}


class ChannelTestCase(AgentsTestCase):
    channel = "reviews"

    def order(self, method, message_type, **fields):
        """What the operator sends; returns the answer."""
        return rpc(self.manager, method, {
            "protocol": "league.v2", "message_type": message_type, "sender": "human:operator",
            "timestamp": timestamp(), "conversation_id": "conv-dash-001",
            "auth_token": self.operator_token(), "channel_id": self.channel, **fields})

    def create(self, **config):
        created = self.order("create_channel", "CHANNEL_CREATE", title="Reviews",
                             turnConfig={**QUICK, **config})
        self.assertEqual(created["message_type"], "CHANNEL_CREATED", created)
        return created

    def control(self, command, **fields):
        return self.order("control_channel", "CHANNEL_CONTROL", command=command, **fields)

    def say(self, text, **fields):
        return self.order("post_human_message", "HUMAN_MESSAGE", text=text, **fields)

    def state(self):
        return self.order("get_channel_state", "CHANNEL_STATE_QUERY")

    def events(self):
        """Every event of the channel, page by page."""
        events, after = [], 0
        while True:
            page = self.order("get_channel_events", "CHANNEL_EVENTS_QUERY", after=after)
            if not page["events"]:
                return events
            events += page["events"]
            after = page["next_after"]

    def transcript(self):
        """(seq, kind of event, text) of everything that was said."""
        said = []
        for event in self.events():
            fact = event["fact"]
            if event["event"] in ("message", "human_message", "notice") and fact.get("seq"):
                said.append((fact["seq"], event["event"], fact["text"]))
        return said

    def agent(self, name, kind=ChannelAgent):
        agent = kind(self.manager, self.channel, name)
        self.addCleanup(agent.close)
        return agent

    def log_lines(self):
        path = self.league_folder(self.league) / "channels" / f"{self.channel}.log.jsonl"
        if not path.exists():
            return []  # what happened is in the journal first
        return [json.loads(line) for line in path.read_text().splitlines()]

    def states_in_log(self):
        """The fold of the log: the state of every agent; fails when two are ACTIVE."""
        states, order = {}, []
        for line in self.log_lines():
            if line["event"] == "queue_change":
                order = line["details"]["order"]
            if line["event"] != "state_transition":
                continue
            agent = line["agentId"]
            before = states.get(agent, "IDLE")
            self.assertEqual(line["from"], before, line)
            states[agent] = line["to"]
            active = [each for each, state in states.items() if state == "ACTIVE"]
            self.assertLessEqual(len(active), 1, line)
        return states, order

    def assert_log_tells_the_state(self):
        """The fold of the log is what get_channel_state says; the file follows in a moment."""
        def agrees():
            live = self.state()
            states, order = self.states_in_log()
            ring = [each["agent_id"] for each in live["ring"] if each["position"]]
            return (order == ring
                    and all(states[each["agent_id"]] == each["state"] for each in live["ring"]))
        eventually(agrees, "the log tells the same states as the manager")
