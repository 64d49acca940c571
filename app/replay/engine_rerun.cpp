#include "app/replay/engine_rerun.h"

#include "agents/store/redaction.h"

namespace league::app {

namespace {

games::MatchInput engineInput(const store::ReplayInput &line)
{
    return {.atMs = line.tMs,
            .source = line.source,
            .type = line.type,
            .data = line.data.toVariantMap(),
            .errorCode = line.errorCode};
}

store::ReplayInput inputOf(const games::MatchInput &input)
{
    store::ReplayInput line;
    line.tMs = input.atMs;
    line.source = input.source;
    line.type = input.type;
    line.data = store::redact(JsonObject::fromVariantMap(input.data));
    line.accepted = input.errorCode.isEmpty();
    line.errorCode = input.errorCode;
    return line;
}

} // namespace

base::Result<Rerun> rerunEngine(const games::Game &game, const store::Replay &replay)
{
    const games::MatchSetup setup = setupOf(replay.header);
    if (const base::Outcome checked = game.checkSetup(setup); !checked)
        return checked.failure();
    const std::unique_ptr<games::MatchState> match = game.newMatch(setup);
    match->begin();
    for (const store::ReplayInput &input : replay.inputs())
        match->feed(engineInput(input));

    QList<store::ReplayInput> inputs;
    QList<qint64> eventsBefore;
    for (const games::MatchInput &input : match->inputs()) {
        inputs.append(inputOf(input));
        eventsBefore.append(input.eventsBefore);
    }
    QList<store::ReplayEvent> events;
    for (const games::GameEvent &event : match->takeEvents())
        events.append(eventOf(event));
    Rerun rerun;
    rerun.lines = store::inCausalOrder(inputs, eventsBefore, events);
    if (const auto outcome = match->outcome())
        rerun.result = resultOf(setup, *outcome);
    return rerun;
}

} // namespace league::app
