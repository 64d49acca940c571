"""Siege: the attackers, as processes, and how far they have got; and the slow crowd."""

import collections
import json
import os
import pathlib
import subprocess
import sys
import threading

from support.program import die_with_the_test

from . import KINDS

FOLDER = pathlib.Path(__file__).resolve().parent.parent


def quotas(requests):
    """How often each kind comes, so that they are so many together."""
    shares = sum(kind.share for kind in KINDS.values())
    numbers = {name: max(1, int(requests * kind.share / shares)) for name, kind in KINDS.items()}
    for name in list(numbers)[:max(0, requests - sum(numbers.values()))]:
        numbers[name] += 1
    return numbers


def start(module, *arguments):
    return subprocess.Popen([sys.executable, "-B", "-m", f"hostile.{module}", *map(str, arguments)],
                            stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=FOLDER,
                            env={**os.environ, "PYTHONPATH": str(FOLDER)},
                            preexec_fn=die_with_the_test)


class SlowClients:
    """The slow crowd; there from the start until end()."""

    def __init__(self, port, number):
        self._process = start("slow_crowd", port, number)

    def end(self):
        """Sends it home; tells how many came in all, and how many there were at a time."""
        told, _ = self._process.communicate()
        return json.loads(told)

    def kill(self):
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()


class Siege:
    """Starts with begin(); progress() goes from 0 to 1; changed is notified as it moves."""

    def __init__(self, requests, processes=2):
        self.changed = threading.Condition()
        self._quotas = quotas(requests)
        self.requests = sum(self._quotas.values())
        self._done = [0] * processes
        self._reports = [None] * processes
        self._attackers = []
        self._readers = []

    def progress(self):
        return sum(self._done) / self.requests

    def begin(self, scene):
        for index in range(len(self._done)):
            process = start("attacker")
            share = {name: (number + index) // len(self._done) for name,
                     number in self._quotas.items()}
            order = {"port": scene.port, "scene": vars(scene), "seed": index, "quotas": share}
            process.stdin.write(json.dumps(order).encode())
            process.stdin.close()
            reader = threading.Thread(target=self._read, args=(index, process), daemon=True)
            reader.start()
            self._attackers.append(process)
            self._readers.append(reader)

    def _read(self, index, process):
        for line in process.stdout:
            news = json.loads(line)
            with self.changed:
                if "done" in news:
                    self._done[index] = news["done"]
                else:
                    self._reports[index] = news
                    self._done[index] = sum(news["counts"].values())
                self.changed.notify_all()
        with self.changed:
            if self._reports[index] is None:
                self._reports[index] = {"counts": {}, "statuses": {}, "cut_off": {},
                                        "wrong": ["an attacker ended before its time"]}
                self._done[index] = self.requests  # nobody has to wait for it
                self.changed.notify_all()

    def end(self):
        """Waits for the attackers."""
        for reader, process in zip(self._readers, self._attackers):
            reader.join()
            process.wait()
            process.stdout.close()

    def kill(self):
        for process in self._attackers:
            if process.poll() is None:
                process.kill()
            process.wait()

    def _sum(self, key):
        total = collections.Counter()
        for report in self._reports:
            total.update(report[key])
        return total

    @property
    def counts(self):
        return self._sum("counts")

    @property
    def cut_off(self):
        return self._sum("cut_off")

    @property
    def statuses(self):
        """Status to number, by kind."""
        by_kind = collections.defaultdict(collections.Counter)
        for report in self._reports:
            for name, statuses in report["statuses"].items():
                by_kind[name].update(statuses)
        return by_kind

    @property
    def wrong(self):
        return [line for report in self._reports for line in report["wrong"]]
