// What the pre-flight finds wrong with an agent.
#include "app/view/words/engine_sentences.h"

#include <QtGlobal>

namespace league::app::view {

namespace {

constexpr std::array Sentences{
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "Nothing came back from %1 in %2 ms: somebody may listen there, but does not answer HTTP."),
    QT_TRANSLATE_NOOP("EngineWords", "Connection refused at %1: %2"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "is the agent running, on port %1, and bound to that address?"),
    QT_TRANSLATE_NOOP("EngineWords", "No connection to %1 (%2) - %3"),
    QT_TRANSLATE_NOOP("EngineWords", "It does not understand %1: %2 (code %3)."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "It could not read %1, and answered HTTP %2: the message is in params, as a flat object."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "It answered %1 with HTTP %2 and no JSON-RPC: is this the agent's address, "
                      "with the path /mcp?"),
    QT_TRANSLATE_NOOP("EngineWords", "It refused %1 with an error: %2 (code %3)."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "It answered %1 with a web page (text/html) instead of JSON: is this the "
                      "agent's address, with the path /mcp?"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "It answered %1 with something that is no JSON object: send the answer as "
                      "application/json."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "It took %1 and said nothing more: the answer was neither in the reply nor "
                      "posted to the referee's address within %2 ms."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "No answer to %1 within %2 ms: a referee does not wait longer."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "It answered %1 with HTTP %2: the program failed on it. Its own log or "
                      "terminal shows where."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The connection broke off after %1 (%2): the program crashed or closed it "
                      "without an answer."),
    QT_TRANSLATE_NOOP("EngineWords", "The answer to %1 has nothing in it that we can read."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "After %1 it no longer answers (%2): the program has ended or hangs."),
    QT_TRANSLATE_NOOP("EngineWords", "the end of a match"),
    QT_TRANSLATE_NOOP("EngineWords", "unknown messages and broken JSON"),
    QT_TRANSLATE_NOOP("EngineWords", "a heartbeat"),
    QT_TRANSLATE_NOOP("EngineWords", "an unknown message"),
    QT_TRANSLATE_NOOP("EngineWords", "broken JSON"),
    QT_TRANSLATE_NOOP("EngineWords", "the invitation"),
    QT_TRANSLATE_NOOP("EngineWords", "the question"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "It can play without, but a manager finds out later when it is gone."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "It can play without, but should acknowledge it with {\"status\": \"OK\"}."),
    QT_TRANSLATE_NOOP("EngineWords", "Answer it with the JSON-RPC error -32601."),
    QT_TRANSLATE_NOOP("EngineWords", "Answer it with HTTP 400, or with the JSON-RPC error -32700."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "It answered after %1 ms, and %2 ms are allowed: the match would be lost."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "An invitation is the method handle_game_invitation at the path /mcp; or is "
                      "this no player (--as)?"),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "A player that only joins matches of its own league is checked with --manager-port."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "The answer to the invitation does not say whether it accepts: \"accept\" must be true."),
    QT_TRANSLATE_NOOP("EngineWords", "It declined the invitation (%1)."),
    QT_TRANSLATE_NOOP("EngineWords", "It declined the invitation."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The answer has no parity_choice in it: it must be \"even\" or \"odd\"."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "It chose \"%1\": the choice must be exactly \"even\" or \"odd\", in small letters."),
    QT_TRANSLATE_NOOP("EngineWords", "In %1, one of two matches at once: %2"),
    QT_TRANSLATE_NOOP("EngineWords", "the answer is about %1."),
    QT_TRANSLATE_NOOP("EngineWords", "It played before the nonsense, and no longer: %1"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The answer to request %1 has another id: it must repeat the id of the "
                      "request, as a number, or nobody can tell which request it answers."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "Its answers are no JSON-RPC replies; we understand them, others may not: "
                      "send {\"jsonrpc\": \"2.0\", \"id\": …, \"result\": {…}}."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "Its answers say that they are \"%1\"; we read them anyway, others may not: "
                      "send Content-Type: application/json."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "It was asked about %1 and answered about %2: repeat the match_id of the request."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "It is %1 and answered as %2: use the player_id from the answer to the registration."),
    QT_TRANSLATE_NOOP("EngineWords", "There is no auth_token in its answers."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The auth_token in its answers is not one from a registration."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "An answer that comes as a request of its own is refused without the "
                      "auth_token from the registration."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "It is known by its address, so we let it pass; others may not. Send the "
                      "auth_token from the registration."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The time \"%1\" is not in UTC (E021): write it as 2026-03-01T18:00:00Z."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "Its times do not say of which zone they are; we take them for UTC. Write "
                      "them as 2026-03-01T18:00:00Z."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "Its answers lack parts of the envelope (protocol, message_type, sender, "
                      "timestamp, conversation_id); we fill them in, others may not."),
};

} // namespace

EngineSentences findingSentences()
{
    return Sentences;
}

} // namespace league::app::view
