"""Witness: somebody with every right, who asks all the time and notes each answer."""

import collections
import http.client
import json
import re
import threading
import time


def memory_of(pid):
    """Resident memory in KiB."""
    with open(f"/proc/{pid}/status") as status:
        return int(re.search(r"^VmRSS:\s+(\d+) kB$", status.read(), re.MULTILINE)[1])


class Witness(threading.Thread):
    """Asks for health, table and schedule in turn, on a new connection and on one it keeps."""

    def __init__(self, port, pid, query, players, progress):
        """query: the params of a LEAGUE_QUERY with a valid token; progress: from 0 to 1."""
        super().__init__(daemon=True)
        self._port = port
        self._pid = pid
        self._query = query
        self._players = players
        self._progress = progress
        self._over = threading.Event()
        self._kept = None
        self._played = 0
        self.statuses = collections.Counter()
        self.reconnected = 0
        self.wrong = []
        self.times = []
        self.memory = []  # (progress, KiB)

    def run(self):
        questions = (self.ask_health, self.ask_standings, self.ask_schedule)
        number = 0
        while not self._over.wait(0.002):
            try:
                questions[number % 3](keep=number // 3 % 2 == 1)
            except Exception as trouble:  # whatever it is, it is what this thread looks for
                self.wrong.append(repr(trouble))
            self.memory.append((self._progress(), memory_of(self._pid)))
            number += 1

    def stop(self):
        self._over.set()
        self.join()
        if self._kept:
            self._kept.close()

    def ask_health(self, keep):
        health = self.request("GET", "/health", None, keep)
        state = health["lifecycle_state"]
        self.expect(health["status"] == "ok"
                    and state in ("RUNNING_TOURNAMENT", "COMPLETED"), health)

    def ask_standings(self, keep):
        rows = self.rpc("get_standings", {}, keep)["standings"]
        played = sum(row["played"] for row in rows)
        self.expect([row["rank"] for row in rows] == list(range(1, self._players + 1))
                    and played >= self._played, rows)
        self._played = played

    def ask_schedule(self, keep):
        answer = self.rpc("league_query", self._query, keep)
        self.expect(answer["success"] is True and len(answer["data"]["matches"])
                    == self._players * (self._players - 1) // 2, answer)

    def rpc(self, method, params, keep):
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        return self.request("POST", "/mcp", json.dumps(request), keep)["result"]

    def request(self, verb, path, body, keep):
        started = time.monotonic()
        if not keep:
            connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
            try:
                return self.answer_on(connection, verb, path, body, started)
            finally:
                connection.close()
        if self._kept:
            try:
                return self.answer_on(self._kept, verb, path, body, started)
            except (ConnectionError, http.client.BadStatusLine):
                self.reconnected += 1  # an idle connection may be closed at any time
                self._kept.close()
        self._kept = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        return self.answer_on(self._kept, verb, path, body, started)

    def answer_on(self, connection, verb, path, body, started):
        connection.request(verb, path, body, {"Content-Type": "application/json"} if body else {})
        answer = connection.getresponse()
        text = answer.read()
        self.statuses[answer.status] += 1
        self.times.append(time.monotonic() - started)
        self.expect(answer.status == 200, (answer.status, text[:300]))
        return json.loads(text)

    def expect(self, holds, what):
        if not holds:
            self.wrong.append(str(what)[:500])

    def most_memory(self, begin, end):
        """The most memory that was seen while the progress was in this range, in MiB."""
        return max(size for progress, size in self.memory if begin <= progress <= end) / 1024
