#include "agents/referee/rerun_notes.h"

#include "agents/protocol/replay_facts.h"

namespace league::referee {

namespace {

constexpr QLatin1String Observer("observer");

} // namespace

void RerunNotes::noteInputs(const games::MatchState &state)
{
    const QList<games::MatchInput> inputs = state.inputs();
    for (; m_known < inputs.size(); ++m_known) {
        const games::MatchInput &input = inputs.at(m_known);
        const protocol::MatchInputFact fact{.tMs = input.atMs,
                                            .source = input.source,
                                            .type = input.type,
                                            .data = JsonObject::fromVariantMap(input.data),
                                            .errorCode = input.errorCode,
                                            .eventsBefore = input.eventsBefore};
        m_recorder.note(protocol::MatchInputFact::Kind, Observer, protocol::payloadOf(fact));
    }
}

void RerunNotes::noteSetup(const QString &gameType, const games::MatchSetup &setup)
{
    if (m_known == 0)
        return;
    protocol::MatchSetupFact fact;
    fact.gameType = gameType;
    fact.attempt = setup.attempt;
    fact.seed = setup.seed;
    fact.seedSalt = setup.seedSalt;
    fact.dealIndex = setup.dealIndex;
    fact.rolePlan = JsonObject::fromVariantMap(setup.rolePlan);
    fact.config = JsonObject::fromVariantMap(setup.rules);
    for (const games::Seat &seat : setup.seats)
        fact.seats.append({seat.player, seat.displayName, seat.entropy, seat.isBot});
    fact.startedAt = {setup.startedAtMs};
    m_recorder.note(protocol::MatchSetupFact::Kind, Observer, protocol::payloadOf(fact));
}

} // namespace league::referee
