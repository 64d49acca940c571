"""Kind: one way to attack, and how the manager has to take it.

A kind is a function that makes the bytes of one attack; its name and its docstring say what it
tries. The decorator says what must come back:

    @attack(refused(400))
    def bare_line_feeds(rng, scene):
        \"\"\"Ends its lines without CR, which servers read differently.\"\"\"
        return b"GET / HTTP/1.1\\nHost: a\\n\\n"
"""

import dataclasses
import json
import typing

KINDS = {}  # by name, in the order of the files


@dataclasses.dataclass(frozen=True)
class Scene:
    """What an attacker knows: addresses, names, and the tokens of those who turned traitor."""

    port: int
    league: str
    matches: tuple
    players: tuple
    player_token: str  # of a player in the league
    match_token: str  # one that a referee showed that player
    referee: str  # the id of a referee that was let in and takes no matches
    referee_token: str


@dataclasses.dataclass(frozen=True)
class Taking:
    """How an attack is taken: the statuses of each answer, a word in the last, and the end."""

    answers: tuple = ()  # of sets of statuses; empty: nobody waits for an answer
    word: bytes = b""
    stays: bool = False  # the connection goes on, so that attacks can follow each other on it
    resets: bool = False  # the attacker goes with a reset instead of a farewell


def answered(*statuses, word=b""):
    """One well-formed answer, after which the connection can be used again."""
    return Taking((frozenset(statuses),), word, stays=True)


def refused(*statuses):
    """One refusal, after which the server hangs up."""
    return Taking((frozenset(statuses),))


def in_turn(*statuses):
    """One answer after the other, the last of them a refusal."""
    return Taking(tuple(frozenset([each]) for each in statuses))


def nobody_waits(resets=False):
    """The attacker leaves as soon as it has spoken."""
    return Taking(resets=resets)


@dataclasses.dataclass(frozen=True)
class Kind:
    name: str
    tries: str
    taking: Taking
    share: float  # of an even share of all requests; less for those that are large
    make: typing.Callable


def attack(taking, share=1.0):
    def enter(make):
        name = make.__name__.replace("_", " ")
        KINDS[name] = Kind(name, make.__doc__.split("\n")[0], taking, share, make)
        return make
    return enter


def http(body, head=b"", verb=b"POST", path=b"/mcp", host=b"127.0.0.1"):
    """A well-formed request around whatever body."""
    return (b"%s %s HTTP/1.1\r\nHost: %s\r\n%sContent-Length: %d\r\n\r\n"
            % (verb, path, host, head, len(body))) + body


def call(method, params, **others):
    """A well-formed JSON-RPC call over HTTP."""
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params, **others}
    return http(json.dumps(request).encode())
