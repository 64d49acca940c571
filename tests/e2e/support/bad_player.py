"""Players that play well in everything but one call, which they spoil on the wire.

BEHAVIOURS holds every way of spoiling it, with what must come of it.
"""

import dataclasses
import json
import os
import socket
import struct
import threading
import typing

from .plain_player import PlainPlayer
from .waiting import HANG_LIMIT_S

INVITATION = "handle_game_invitation"
CHOICE = "choose_parity"


def _send(handler, status, body, content_type="application/json"):
    handler.send_response(status)
    handler.send_header("Content-Type", content_type)
    handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)


def http_500(player, handler, request):
    _send(handler, 500, b"<h1>Internal Server Error</h1>", "text/html")


def http_404(player, handler, request):
    _send(handler, 404, b"<h1>Not Found</h1>", "text/html")


def garbage(player, handler, request):
    _send(handler, 200, b"\x00\xff{garbage]", "application/octet-stream")


def nothing(player, handler, request):
    _send(handler, 200, b"")


def endless(player, handler, request):
    """A body that goes on for as long as anybody reads it."""
    handler.send_response(200)
    handler.send_header("Content-Type", "application/json")
    handler.end_headers()
    try:
        while not player.closed.is_set():
            handler.wfile.write(b" " * 65536)
    except OSError:
        pass  # the reader has had enough, which is right


def drip(player, handler, request):
    """A body of which a byte comes now and then, and never the last one."""
    handler.send_response(200)
    handler.send_header("Content-Type", "application/json")
    handler.send_header("Content-Length", "1000000")
    handler.end_headers()
    try:
        while not player.closed.wait(0.05):
            handler.wfile.write(b" ")
    except OSError:
        pass


def never(player, handler, request):
    """Takes the request and never answers."""
    player.closed.wait(HANG_LIMIT_S)


def reset(player, handler, request):
    linger = struct.pack("ii", 1, 0)  # closing sends RST
    handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    os.close(handler.connection.detach())
    handler.close_connection = True


def hang_up(player, handler, request):
    handler.close_connection = True


def half_a_body(player, handler, request):
    """Promises more than it sends."""
    handler.send_response(200)
    handler.send_header("Content-Type", "application/json")
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.wfile.write(b'{"jsonrpc"')
    handler.close_connection = True


def rpc_error(player, handler, request):
    error = {"code": -32603, "message": "I have crashed."}
    _send(handler, 200, json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": error}).encode())


def other_match(player, handler, request):
    result = player.answer(request["method"], request["params"])
    _send(handler, 200, player.framed(request, {**result, "match_id": "R99M99"}))


def wrong_type(player, handler, request):
    result = player.answer(request["method"], request["params"])
    _send(handler, 200, player.framed(request, {**result, "player_id": ["P01"]}))


def refusal(player, handler, request):
    result = player.answer(request["method"], request["params"])
    _send(handler, 200, player.framed(request, {**result, "accept": False}))


def invalid(player, handler, request):
    result = player.answer(request["method"], request["params"])
    _send(handler, 200, player.framed(request, {**result, "parity_choice": "maybe"}))


def wrong_id(player, handler, request):
    result = player.answer(request["method"], request["params"])
    _send(handler, 200, player.framed({**request, "id": request["id"] + 1000}, result))


def twice(player, handler, request):
    """Two answers to one request, on a connection that stays open; the second one differs."""
    result = player.answer(request["method"], request["params"])
    for each in (result, {**result, "accept": False, "parity_choice": "maybe"}):
        body = player.framed(request, each)
        handler.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                            b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    handler.close_connection = False


@dataclasses.dataclass(frozen=True)
class Behaviour:
    spoil: typing.Callable
    cause: str  # empty: it plays on as if nothing had happened
    code: typing.Optional[str] = None
    words: str = ""


def _unreachable(spoil):
    return Behaviour(spoil, "UNREACHABLE", "E009", "could not be reached")


def _unusable(spoil):
    return Behaviour(spoil, "UNUSABLE_ANSWER", "E003", "sent no answer that could be used")


def _error(spoil):
    return Behaviour(spoil, "ERROR_ANSWER", None, "answered with an error")


BEHAVIOURS = {
    each.spoil.__name__: each
    for each in (
        *map(_unreachable, (http_500, reset, hang_up, half_a_body)),
        *map(_unusable, (garbage, nothing, endless, other_match, wrong_type)),
        *map(_error, (http_404, rpc_error)),
        Behaviour(refusal, "REFUSED", None, "refused to play"),
        Behaviour(invalid, "INVALID_CHOICE", "E004", "sent an invalid choice"),
        Behaviour(wrong_id, ""),
        Behaviour(twice, ""),
    )
}


def silent(spoil, method):
    """The behaviour of one that lets the time of a call run out."""
    if method == INVITATION:
        return Behaviour(spoil, "NO_SHOW", "E001", "did not come to the match")
    return Behaviour(spoil, "TIMEOUT", "E001", "did not answer in time")


class BadPlayer(PlainPlayer):
    def __init__(self, behaviour, method, **options):
        self.behaviour = behaviour
        self.method = method
        self.closed = threading.Event()
        super().__init__(**options)

    def deliver(self, handler, request):
        if request["method"] == self.method:
            self.behaviour.spoil(self, handler, request)
        else:
            super().deliver(handler, request)

    def close(self):
        self.closed.set()
        super().close()
