"""Attacks on the league itself, in well-formed JSON-RPC: forged reports, agents and commands."""

from .kind import answered, attack, call

MISSING_FIELD = b'"E003"'
TOKEN_MISSING = b'"E011"'
TOKEN_INVALID = b'"E012"'
STALE = b'"E109"'
REJECTED = b'"REJECTED"'


def envelope(message_type, sender, token=None, **fields):
    message = {
        "protocol": "league.v2",
        "message_type": message_type,
        "sender": sender,
        "timestamp": "2026-03-01T18:00:00Z",
        "conversation_id": "conv-hostile-001",
        **fields,
    }
    return message if token is None else {**message, "auth_token": token}


def guess(rng, prefix="tok"):
    """A token that looks right."""
    return f"{prefix}_{rng.randbytes(32).hex()}"


def report(rng, scene, token, sender="referee:REF01", **changes):
    """A victory for somebody, in a match of this league."""
    first, second = rng.sample(scene.players, 2)
    params = envelope(
        "MATCH_RESULT_REPORT", sender, token, league_id=scene.league, round_id=1,
        match_id=rng.choice(scene.matches), attempt=1, game_type="even_odd",
        result={"status": "WIN", "winner": first, "score": {first: 3, second: 0},
                "details": {"drawn_number": 7, "choices": {first: "odd", second: "even"}}})
    return call("report_match_result", {**params, **changes})


def registration(rng, role="player", **changes):
    meta = {
        "display_name": f"Mallory {rng.randrange(10**6)}",
        "version": "6.6.6",
        "game_types": ["even_odd"],
        "contact_endpoint": f"http://127.0.0.1:{rng.randrange(1, 65536)}/{rng.randrange(10**6)}",
        "max_concurrent_matches": 1,
        **changes,
    }
    message_type = "LEAGUE_REGISTER_REQUEST" if role == "player" else "REFEREE_REGISTER_REQUEST"
    return call(f"register_{role}", envelope(message_type, f"{role}:mallory",
                                             **{f"{role}_meta": meta}))


@attack(answered(200, word=TOKEN_MISSING))
def report_without_a_token(rng, scene):
    """Reports a result and hopes that nobody asks who it is."""
    return report(rng, scene, None)


@attack(answered(200, word=TOKEN_INVALID))
def report_with_a_guessed_token(rng, scene):
    """Reports a result with a token that looks right."""
    token = rng.choice([guess(rng), guess(rng, "op"), "x", "tok_", "0", "\u0000",
                        "tok_" + "a" * 50_000])
    return report(rng, scene, token)


@attack(answered(200, word=TOKEN_INVALID))
def report_by_a_player(rng, scene):
    """Reports its own victory, as itself or as a referee."""
    return report(rng, scene, scene.player_token, rng.choice(["player:P01", "referee:REF01",
                                                              "league_manager"]))


@attack(answered(200, word=TOKEN_INVALID))
def report_with_a_match_token(rng, scene):
    """Reports with the token that a referee shows its players."""
    return report(rng, scene, scene.match_token)


@attack(answered(200, word=TOKEN_INVALID))
def report_in_the_name_of_another(rng, scene):
    """A real referee signs as somebody else."""
    sender = rng.choice(["referee:REF01", "referee:REF02", "player:P01", "league_manager"])
    return report(rng, scene, scene.referee_token, sender)


@attack(answered(200, word=b'"LEAGUE_ERROR"'))
def report_on_the_match_of_another(rng, scene):
    """A real referee reports on matches that others direct."""
    return report(rng, scene, scene.referee_token, f"referee:{scene.referee}",
                  attempt=rng.choice([1, 1, 2]))


@attack(answered(200, word=STALE))
def report_on_a_match_that_does_not_exist(rng, scene):
    """A real referee reports on matches that it made up."""
    match = rng.choice(["R0M0", "R99M1", "R1M99", "' OR 1=1", "R1M1 ", "r1m1", "../R1M1",
                        "M" * 5000])
    return report(rng, scene, scene.referee_token, f"referee:{scene.referee}", match_id=match)


@attack(answered(200, word=STALE))
def report_for_another_league(rng, scene):
    """A real referee reports for a league that is not played here."""
    league = rng.choice(["league_0", "*", scene.league.upper(), scene.league + " ", "\u0000"])
    return report(rng, scene, scene.referee_token, f"referee:{scene.referee}", league_id=league)


@attack(answered(200, word=b'"LEAGUE_ERROR"'))
def report_of_an_impossible_attempt(rng, scene):
    """A real referee reports attempts that are old, yet to come, or no number."""
    attempt = rng.choice([0, -1, 99, 2**31 - 1, 2**31, -(2**63), 1e300, 1.5, "1", [1]])
    return report(rng, scene, scene.referee_token, f"referee:{scene.referee}", attempt=attempt)


@attack(answered(200, word=b'"LEAGUE_ERROR"'))
def report_full_of_nonsense(rng, scene):
    """A real referee reports results that make no sense."""
    result = rng.choice([None, [], {}, {"score": {}}, {"score": {"P01": 10**9}},
                         {"score": {"P01": "3"}},
                         {"status": "GLORY", "score": {}}, {"winner": 7, "score": {}},
                         {"winner": "P99", "score": {"P99": 3}},
                         {"score": {str(n): n for n in range(500)}}])
    return report(rng, scene, scene.referee_token, f"referee:{scene.referee}", result=result)


@attack(answered(200, word=b'"LEAGUE_ERROR"'))
def forged_match_events(rng, scene):
    """Fills the journal with events of matches that belong to others."""
    entry = {"seq": rng.choice([1, 2**62, -1]), "timestamp": "2026-03-01T18:00:00Z",
             "kind": "transition",
             "visibility": "public", "data": {"x": "y" * rng.randrange(2000)}}
    token, sender = rng.choice([(None, "referee:REF01"), (guess(rng), "referee:REF01"),
                                (scene.player_token, "player:P01"),
                                (scene.referee_token, f"referee:{scene.referee}")])
    return call("report_match_event", envelope(
        "MATCH_EVENT", sender, token, league_id=scene.league, round_id=1,
        match_id=rng.choice(scene.matches), attempt=1, events=[entry] * rng.randrange(1, 20)))


@attack(answered(200, word=REJECTED))
def registration_after_the_start(rng, scene):
    """Comes by the thousand to a league that has begun."""
    return registration(rng, rng.choice(["player", "referee"]))


@attack(answered(200, word=MISSING_FIELD))
def registration_with_a_bad_endpoint(rng, scene):
    """Gives addresses that cannot be called."""
    endpoint = rng.choice(["", "nowhere", "://", "http://", "http:// x", 7, None, [], {"a": "b"},
                           "x" * 9000])
    return registration(rng, contact_endpoint=endpoint)


@attack(answered(200, word=REJECTED))
def registration_from_elsewhere(rng, scene):
    """Has the address of another machine, as long as may be, and hopes that it is written down."""
    host = rng.choice(["evil.example", "10.0.0.1:8101", "user@127.0.0.1:1", "[2001:db8::1]"])
    return registration(rng, contact_endpoint=f"http://{host}/" + "x" * 1900)


@attack(answered(200, word=MISSING_FIELD))
def registration_without_end(rng, scene):
    """Has a name, a version, an address or games of a hundred kilobytes, for all to repeat."""
    field = rng.choice(["display_name", "version", "contact_endpoint", "game_types"])
    endless = "http://127.0.0.1:1/" + "x" * 100_000
    return registration(rng, rng.choice(["player", "referee"]),
                        **{field: [endless] if field == "game_types" else endless})


@attack(answered(200, word=b"_REGISTER_RESPONSE"))
def registration_with_a_strange_name(rng, scene):
    """Has a name of control characters, of two lines, of somebody else, or none."""
    name = rng.choice(["\u0000\u0007\u001b[2J", "\u202e" * 99, "", "a\nb\rc", "P01",
                       "\ud83d\ude08" * 49])
    return registration(rng, rng.choice(["player", "referee"]), display_name=name, version=name)


@attack(answered(200, word=b'"'))
def registration_for_no_game(rng, scene):
    """Offers games that nobody plays here."""
    games = rng.choice([["chess"], ["even_odd "], [], ["x"] * 5000, "even_odd", None, [1]])
    return registration(rng, game_types=games)


@attack(answered(200, word=MISSING_FIELD))
def registration_with_impossible_capacity(rng, scene):
    """Wants to direct no match, or all that there ever will be."""
    capacity = rng.choice([0, -5, 2**40, 1e99, "ten", None, 0.5])
    return registration(rng, "referee", max_concurrent_matches=capacity)


@attack(answered(200, word=MISSING_FIELD))
def bent_envelope_fields(rng, scene):
    """Bends what every message begins with."""
    params = envelope("LEAGUE_QUERY", "player:P01", scene.player_token, league_id=scene.league,
                      query_type="GET_STANDINGS")
    field = rng.choice(["message_type", "sender", "timestamp", "conversation_id", "protocol"])
    params[field] = rng.choice([7, [], {}, True])
    return call("league_query", params)


@attack(answered(200, word=b'"E012"'))
def missing_envelope_fields(rng, scene):
    """Leaves out what every message begins with, and hopes that nobody looks at the token then."""
    params = envelope("LEAGUE_QUERY", "player:P01", "tok_" + "0" * rng.randrange(1, 80),
                      league_id=scene.league, query_type="GET_STANDINGS")
    fields = ["message_type", "sender", "timestamp", "conversation_id", "protocol"]
    for field in rng.sample(fields, rng.randrange(1, len(fields) + 1)):
        del params[field]
    return call(rng.choice(["league_query", "query_league", "LEAGUE_QUERY"]), params)


@attack(answered(200, word=b'"E018"'))
def wrong_protocol_version(rng, scene):
    """Speaks another version of the league's language."""
    version = rng.choice(["league.v1", "league.v3", "LEAGUE.V2", "league.v2 ", "", "x" * 1000])
    return call("league_query", envelope("LEAGUE_QUERY", "player:P01", protocol=version))


@attack(answered(200, word=b'"E021"'))
def bad_timestamp(rng, scene):
    """Gives times that are not UTC, or never were."""
    when = rng.choice(["yesterday", "2026-03-01T18:00:00", "2026-03-01T18:00:00+02:00",
                       "2026-13-45T99:99:99Z",
                       "2026-02-30T00:00:00Z", "", "0", "2026-03-01 18:00:00Z",
                       "99999-01-01T00:00:00Z"])
    return call("league_query", envelope("LEAGUE_QUERY", "player:P01", timestamp=when))


@attack(answered(200, word=TOKEN_MISSING))
def command_without_a_token(rng, scene):
    """Starts the league as if it were the operator."""
    return call("start_league", envelope("START_LEAGUE", "human:operator", league_id=scene.league))


@attack(answered(200, word=TOKEN_INVALID))
def command_with_a_wrong_token(rng, scene):
    """Starts the league with every token but the right one."""
    token = rng.choice([guess(rng, "op"), scene.player_token, scene.referee_token,
                        scene.match_token, "op_"])
    return call("start_league", envelope("START_LEAGUE", "human:operator", token,
                                         league_id=scene.league))


@attack(answered(200, word=b'"LEAGUE_ERROR"'))
def order_without_the_right(rng, scene):
    """Pauses the league, aborts matches, throws players out, with all tokens but the right one."""
    token = rng.choice([None, guess(rng, "op"), scene.player_token, scene.referee_token,
                        scene.match_token])
    command = rng.choice(["pause", "resume", "stop", "abort_match", "withdraw", "explode"])
    return call("control_league", envelope("LEAGUE_CONTROL", "human:operator", token,
                                           command=command,
                                           match_id=rng.choice(scene.matches),
                                           player_id=rng.choice(scene.players), reason="x"))


@attack(answered(200, word=b'"HEARTBEAT_ACK"'))
def heartbeats(rng, scene):
    """Asks without pause whether the manager is alive."""
    sender = rng.choice(["referee:REF01", "league_manager", "player:P01", "x"])
    return call("heartbeat", envelope("HEARTBEAT", sender, nonce="n" * rng.choice([0, 8, 10_000])))


@attack(answered(200, word=b'"LEAGUE_ERROR"'))
def question_without_the_right(rng, scene):
    """Asks what only members may ask."""
    token = rng.choice([None, guess(rng), scene.match_token, ""])
    return call("league_query", envelope("LEAGUE_QUERY", "player:P01", token,
                                         league_id=scene.league,
                                         query_type="GET_SCHEDULE"))


@attack(answered(200, word=b'"message_type":"LEAGUE_'))
def question_with_absurd_parameters(rng, scene):
    """A real player asks for what cannot be."""
    query = rng.choice(["GET_PLAYER_STATS", "GET_NEXT_MATCH", "GET_STANDINGS", "GET_SCHEDULE",
                        "GET_RICH", "", None])
    params = rng.choice([None, [], 7, {"player_id": "P" * 20_000}, {"player_id": None},
                         {"player_id": -1},
                         {"player_id": "P99"}, {"round_id": 1e300},
                         {str(n): n for n in range(200)}])
    return call("league_query", envelope("LEAGUE_QUERY", "player:mallory", scene.player_token,
                                         query_type=query,
                                         league_id=rng.choice([scene.league, "x" * 5000, "", None]),
                                         query_params=params))


@attack(answered(200, word=b'"standings"'))
def standings_without_pause(rng, scene):
    """Asks for the table as fast as it comes."""
    return call("get_standings", rng.choice([{}, {"league_id": "x"}, {"limit": -1},
                                             {"protocol": 7}]))
