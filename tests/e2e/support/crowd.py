"""Crowd: many spectators who ask for the league again and again, as the page does."""

import asyncio
import json
import threading

PACE_S = 1  # between two questions of a spectator: as the page asks while something happens


class Crowd:
    """Starts at once, in a thread of its own; stop() ends it and raises what went wrong.

    Everybody keeps one connection and remembers the ETag. What they see may only go forward.
    """

    def __init__(self, port, spectators):
        self._port = port
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()  # of the loop
        self._trouble = []
        self._here = 0
        self.whole = self.same = 0  # answers with a body, and those that say that nothing is new
        self.seen = [0] * spectators  # matches that are decided, as everybody last saw it
        self._thread = threading.Thread(target=self._loop.run_until_complete,
                                        args=(self._watch(),), daemon=True)
        self._thread.start()

    def everybody_is_here(self):
        self._check()
        return self._here == len(self.seen)

    def everybody_has_seen(self, decided):
        self._check()
        return all(each >= decided for each in self.seen)

    def stop(self):
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._loop.close()
        self._check()

    def _check(self):
        if self._trouble:
            raise AssertionError(f"A spectator was let down: {self._trouble[0]!r}")

    async def _watch(self):
        await asyncio.gather(*(self._spectate(number) for number in range(len(self.seen))))

    async def _spectate(self, number):
        over = asyncio.ensure_future(self._stop.wait())
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
            tag = ""
            while not self._stop.is_set():
                tag = await self._ask(number, reader, writer, tag)
                await asyncio.wait([over], timeout=PACE_S)
            writer.close()
        except Exception as problem:  # pylint: disable=broad-except
            self._trouble.append(problem)
        finally:
            over.cancel()

    async def _ask(self, number, reader, writer, tag):
        known = f"If-None-Match: {tag}\r\n" if tag else ""
        writer.write(f"GET /api/league HTTP/1.1\r\nHost: 127.0.0.1\r\n{known}\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        status = int(head[0].split()[1])
        fields = {name.lower(): value.strip() for name, value in
                  (line.split(":", 1) for line in head[1:] if line)}
        body = await reader.readexactly(int(fields.get("content-length", 0)))
        if status == 304 and tag:
            assert fields["etag"] == tag and not body, head
            self.same += 1
            return tag
        assert status == 200, (head, body)
        decided = json.loads(body)["decided_matches"]
        assert decided >= self.seen[number], f"{self.seen[number]} matches, then {decided}"
        self._here += 0 if tag else 1
        self.seen[number] = decided
        self.whole += 1
        return fields["etag"]
