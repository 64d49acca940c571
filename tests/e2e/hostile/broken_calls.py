"""Attacks on the JSON-RPC layer, in well-formed HTTP."""

import json

from .broken_http import STANDINGS
from .kind import answered, attack, call, http

PARSE_ERROR = b"-32700"
INVALID_REQUEST = b"-32600"
UNKNOWN_METHOD = b"-32601"


@attack(answered(400, word=PARSE_ERROR))
def body_that_is_not_json(rng, scene):
    """Sends anything but JSON."""
    return http(rng.choice([b"", b"{garbage", b"<xml/>", b"{'a':1}", b"{\"a\":1,}", b"NaN", b"[1,",
                            b"{}{}", b"\xef\xbb\xbf", b"{\"a\":01}", rng.randbytes(60) + b"\xff"]))


@attack(answered(400, word=PARSE_ERROR), share=0.2)
def deep_nesting(rng, scene):
    """Opens so many brackets that a recursive reader runs out of stack."""
    depth = rng.choice([1100, 5000, 100_000])
    opening, closing = rng.choice([(b"[", b"]"), (b'{"a":', b"}")])
    return http(opening * depth + b"1" + closing * depth)


@attack(answered(200, 400))
def absurd_numbers(rng, scene):
    """Uses numbers that fit no type, as ids and as values."""
    number = rng.choice([b"1e400", b"-1e400", b"1e-999", b"9" * 400, b"-0", b"0.1",
                         b"18446744073709551616",
                         b"9223372036854775808", b"1e308"])
    return http(b'{"jsonrpc":"2.0","id":%s,"method":"heartbeat","params":{"nonce":%s}}' % (number,
                                                                                           number))


@attack(answered(400, word=PARSE_ERROR))
def invalid_utf8(rng, scene):
    """Sends text that is no text: overlong, cut off, surrogates."""
    text = rng.choice([b"\xc0\xaf", b"\xff\xfe", b"\xe2\x82", b"\xed\xa0\x80", b"\xf4\x90\x80\x80",
                       b"\x80"])
    return http(b'{"jsonrpc":"2.0","id":1,"method":"' + text + b'"}')


@attack(answered(200, word=UNKNOWN_METHOD))
def strange_characters(rng, scene):
    """Names methods with NUL, lone surrogates, colours for the terminal, other directions."""
    text = rng.choice(["\\u0000", "\\ud800", "\\udfff\\ud800", "\\u001b[31mred", "\\u202eevil",
                       "\\uffff",
                       "%s%n%1%2", "'; DROP TABLE entries; --", "../../x", "${jndi:ldap://x}"])
    return http(b'{"jsonrpc":"2.0","id":1,"method":"' + text.encode() + b'"}')


@attack(answered(400, word=INVALID_REQUEST), share=0.1)
def batch_of_thousands(rng, scene):
    """Sends thousands of calls in one."""
    return http(b"[" + b",".join([STANDINGS] * 4000) + b"]")


@attack(answered(400, word=INVALID_REQUEST))
def batch_of_notifications(rng, scene):
    """Sends batches that need no answer, or nothing at all."""
    each = rng.choice([b"", b'{"jsonrpc":"2.0","method":"get_standings"}', b"[]", b"1"])
    return http(b"[" + b",".join([each] * (rng.randrange(1, 50) if each else 0)) + b"]")


@attack(answered(200, word=UNKNOWN_METHOD))
def unknown_method(rng, scene):
    """Calls what does not exist, or what only others have."""
    method = rng.choice(["make_coffee", "system.listMethods", "choose_parity", "assign_match",
                         "__proto__",
                         "register_players", "notify_league_completed", "x" * 20_000])
    return call(method, rng.choice([{}, {"message_type": "NO_SUCH_MESSAGE"}, {"message_type": 7}]))


@attack(answered(200, word=b"-32602"))
def params_of_the_wrong_type(rng, scene):
    """Sends lists, numbers and words where an object belongs."""
    return call("league_query", rng.choice([[], [1, 2], "x", 7, True, ["league.v2"] * 500]))


@attack(answered(400, word=INVALID_REQUEST))
def no_json_rpc(rng, scene):
    """Leaves out or bends what makes a JSON-RPC request."""
    request = rng.choice([{}, {"method": "get_standings"}, {"jsonrpc": "1.0", "id": 1,
                                                            "method": "x"},
                          {"jsonrpc": 2.0, "id": 1, "method": "x"}, {"jsonrpc": "2.0", "id": 1},
                          {"jsonrpc": "2.0", "id": 1, "method": ""},
                          {"jsonrpc": "2.0", "id": 1, "method": 5},
                          {"jsonrpc": "2.0", "id": {}, "method": "x"},
                          {"jsonrpc": "2.0", "id": [1], "method": "x"},
                          {"jsonrpc": "2.0", "id": True, "method": "x"},
                          {"jsonrpc": "2.0", "id": 1.5, "method": "x"}])
    return http(json.dumps(request).encode())


@attack(answered(202))
def answers_nobody_asked_for(rng, scene):
    """Answers questions that were never asked."""
    content = rng.choice([{"result": {"status": "OK"}}, {"error": {"code": 1, "message": "x"}}])
    return http(json.dumps({"jsonrpc": "2.0", "id": rng.randrange(1000), **content}).encode())


@attack(answered(202))
def notifications(rng, scene):
    """Calls without wanting to know the answer."""
    method = rng.choice(["get_standings", "start_league", "report_match_result", "nothing"])
    return http(json.dumps({"jsonrpc": "2.0", "method": method, "params": {}}).encode())


@attack(answered(200, word=UNKNOWN_METHOD), share=0.05)
def almost_a_megabyte(rng, scene):
    """Sends the largest body that is allowed, for nothing."""
    return call("nothing", {"x": "y" * 1_000_000})
