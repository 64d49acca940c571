// Ports, connections, registrations, and programs that play.
#include "app/view/words/engine_sentences.h"

#include <QtGlobal>

namespace league::app::view {

namespace {

constexpr std::array Sentences{
    QT_TRANSLATE_NOOP("EngineWords", "Port %1 on %2 is taken by another program; %3."),
    QT_TRANSLATE_NOOP("EngineWords", "port %1 is free"),
    QT_TRANSLATE_NOOP("EngineWords", "port 0 picks a free one"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "Cannot listen on %1 port %2: %3. Choose another address or port."),
    QT_TRANSLATE_NOOP("EngineWords", "Nobody listens at %1. Is the agent running?"),
    QT_TRANSLATE_NOOP("EngineWords", "The host of %1 is not known. Is the name right?"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The certificate of %1 is not to be trusted. SSL_CERT_FILE names the "
                      "certificates of a server of your own."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 broke the connection off before its answer was complete."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 could not be talked to: %2."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 could not be talked to: what it answers is not HTTP."),
    QT_TRANSLATE_NOOP("EngineWords", "The answer of %1 is larger than %2 bytes."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 did not answer in time."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 did not answer within %2 ms."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 acknowledged the call and sent no answer."),
    QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is not an http URL."),
    QT_TRANSLATE_NOOP("EngineWords", "The agent answered HTTP %1 %2."),
    QT_TRANSLATE_NOOP("EngineWords", "The answer is not the message wanted."),
    QT_TRANSLATE_NOOP("EngineWords", "The answer is not a JSON object."),
    QT_TRANSLATE_NOOP("EngineWords", "Circuit breaker is OPEN"),
    QT_TRANSLATE_NOOP("EngineWords", "The MCP server at %1 has no tool %2. Its tools: %3."),
    QT_TRANSLATE_NOOP("EngineWords", "The MCP server at %1 did not answer within %2 ms."),
    QT_TRANSLATE_NOOP("EngineWords", "The manager at %1 does not answer: %2"),
    QT_TRANSLATE_NOOP("EngineWords", "The manager could not call this computer back: %1"),
    QT_TRANSLATE_NOOP("EngineWords", "The manager at %1 refused the registration: %2"),
    QT_TRANSLATE_NOOP("EngineWords", "The manager rejected the registration: %1"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The manager at %1 could not be reached: %2 Start it with \"agent-league "
                      "manager\", or check the address."),
    QT_TRANSLATE_NOOP("EngineWords", "Registration is closed: the league has started."),
    QT_TRANSLATE_NOOP("EngineWords", "This league plays %1; the agent offers %2."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 was withdrawn from the league and cannot come back."),
    QT_TRANSLATE_NOOP("EngineWords", "The league cannot write to its disk at the moment: %1"),
    QT_TRANSLATE_NOOP("EngineWords", "Too many registrations came from %1. Try again in %2 s."),
    QT_TRANSLATE_NOOP("EngineWords", "Too many questions came from %1. Ask again in %2 ms."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The contact_endpoint \"%1\" cannot be called: it must be an address such as "
                      "http://127.0.0.1:8101/mcp."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "The contact_endpoint %1 does not point to the machine that registers, which is %2. "
        "Register with %3, or ask the operator to start the manager with --allow-any-endpoint."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "%1 was registered from another machine, and only from there it can be registered again."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "This league asks for a join code: send it as join_code, or start the agent "
                      "with --join-code. Whoever runs the league has it."),
    QT_TRANSLATE_NOOP("EngineWords", "The join code is not the one of this league."),
    QT_TRANSLATE_NOOP("EngineWords", "No more agents can register: the channels take %1."),
    QT_TRANSLATE_NOOP("EngineWords", "The league is full: it takes %1 %2."),
    QT_TRANSLATE_NOOP("EngineWords", "players"),
    QT_TRANSLATE_NOOP("EngineWords", "referees"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "Nobody may watch this league: its operator has turned spectators off. Ask "
                      "whoever runs it."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "Only the operator may do this: send the operator token, which is in the "
                      "league's folder, as auth_token (in an MCP tool: operator_token)."),
    QT_TRANSLATE_NOOP("EngineWords", "The auth_token is not known in this role."),
    QT_TRANSLATE_NOOP("EngineWords", "Which model of the server is to play? Name it."),
    QT_TRANSLATE_NOOP("EngineWords", "The address of the model's server %1."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "must be an address such as http://127.0.0.1:8080/v1, without a name, a "
                      "password or a question mark"),
    QT_TRANSLATE_NOOP("EngineWords", "no program is named; write --exec \"python3 bot.py\""),
    QT_TRANSLATE_NOOP("EngineWords",
                      "there is no program \"%1\"; is it installed, and is the name right?"),
    QT_TRANSLATE_NOOP("EngineWords", "there is no file \"%1\""),
    QT_TRANSLATE_NOOP("EngineWords",
                      "\"%1\" cannot be executed; chmod +x makes it so, or name its interpreter "
                      "first, as in \"python3 bot.py\""),
    QT_TRANSLATE_NOOP("EngineWords", "%1: \"%2\" is missing; it must be %3"),
    QT_TRANSLATE_NOOP("EngineWords", "%1: \"%2\" must be %3, got %4"),
    QT_TRANSLATE_NOOP("EngineWords", "%1: \"%2\" is not valid: %3"),
    QT_TRANSLATE_NOOP("EngineWords", "true or false"),
    QT_TRANSLATE_NOOP("EngineWords", "a whole number"),
    QT_TRANSLATE_NOOP("EngineWords", "a number"),
    QT_TRANSLATE_NOOP("EngineWords", "one of %1"),
    QT_TRANSLATE_NOOP("EngineWords", "a non-empty text"),
    QT_TRANSLATE_NOOP("EngineWords", "a list"),
    QT_TRANSLATE_NOOP("EngineWords", "an object"),
    QT_TRANSLATE_NOOP("EngineWords", "something else"),
};

} // namespace

EngineSentences agentSentences()
{
    return Sentences;
}

} // namespace league::app::view
