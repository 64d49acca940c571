#include "tests/support/replay_lab.h"

#include "agents/base/json/json_document.h"
#include "agents/games/game_registry.h"
#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/replay_facts.h"
#include "agents/store/league_facts.h"
#include "agents/store/redaction.h"
#include "agents/store/replay/match_replay.h"
#include "tests/support/repository.h"

#include <QFile>

namespace league::test {

namespace {

const QString MafiaGame = QStringLiteral("mafia");
const QString Observer = QStringLiteral("observer");

class Writer
{
public:
    explicit Writer(QString match) : m_match(std::move(match)) { }

    template<class Fact>
    void add(const Fact &fact, const QString &subject, const QString &visibility)
    {
        const qint64 seq = entries.size() + 1;
        entries.append({.seq = seq,
                        .timeMs = seq,
                        .actor = QStringLiteral("referee:REF01"),
                        .subject = subject,
                        .kind = Fact::Kind,
                        .visibility = visibility,
                        .body = store::redact(protocol::payloadOf(fact))});
    }

    template<class Fact>
    void add(const Fact &fact, const QString &visibility = Observer)
    {
        add(fact, m_match, visibility);
    }

    QList<store::Entry> entries;

private:
    QString m_match;
};

store::ResultFact resultOf(const games::MatchSetup &setup, const games::MatchOutcome &outcome)
{
    store::ResultFact fact;
    fact.roundId = 1;
    fact.attempt = setup.attempt;
    fact.gameType = MafiaGame;
    fact.refereeId = base::RefereeId(QStringLiteral("REF01"));
    fact.status = *protocol::fromWireWord<protocol::ResultStatus>(outcome.status);
    for (qsizetype seat = 0; seat < setup.seats.size(); ++seat) {
        fact.playerIds.append(setup.seats.at(seat).player);
        fact.score.insert(setup.seats.at(seat).player, outcome.points.at(seat));
    }
    fact.reason = outcome.reason;
    fact.details = JsonObject::fromVariantMap(outcome.details);
    return fact;
}

} // namespace

QList<store::Entry> journalOf(const games::MatchSetup &setup, const games::MatchState &match,
                              const QList<games::GameEvent> &events)
{
    Writer writer(setup.match.text());
    store::LeagueFact league;
    league.leagueId = base::LeagueId(QStringLiteral("league_mafia_1"));
    league.gameType = MafiaGame;
    writer.add(league, league.leagueId.text(), QStringLiteral("public"));
    const games::Game *game = games::GameRegistry::find(MafiaGame);
    writer.add(protocol::CommitmentFact{league.leagueId, game->commitmentOf(setup), setup.attempt});
    // What the table said to each other is in the journal, too, and is no input of the game.
    const JsonObject ack{{QStringLiteral("message_type"), QStringLiteral("GAME_JOIN_ACK")},
                         {QStringLiteral("accept"), true}};
    writer.add(protocol::MessageFact{QStringLiteral("player:P01"), QStringLiteral("referee:REF01"),
                                     QString(), ack});
    for (const games::GameEvent &event : events) {
        writer.add(protocol::GameFact{event.kind, JsonObject::fromVariantMap(event.facts)},
                   event.visibility);
    }
    for (const games::MatchInput &input : match.inputs()) {
        writer.add(protocol::MatchInputFact{input.atMs, input.source, input.type,
                                            JsonObject::fromVariantMap(input.data), input.errorCode,
                                            input.eventsBefore});
    }
    protocol::MatchSetupFact start;
    start.gameType = MafiaGame;
    start.attempt = setup.attempt;
    start.seed = setup.seed;
    start.seedSalt = setup.seedSalt;
    start.dealIndex = setup.dealIndex;
    start.config = JsonObject::fromVariantMap(setup.rules);
    for (const games::Seat &seat : setup.seats)
        start.seats.append({seat.player, seat.displayName, seat.entropy, seat.isBot});
    start.startedAt = {setup.startedAtMs};
    writer.add(start);
    if (const auto outcome = match.outcome())
        writer.add(resultOf(setup, *outcome), QStringLiteral("public"));
    return writer.entries;
}

store::Replay replayOf(const QList<store::Entry> &journal, const QString &matchId)
{
    store::ReplayContext context;
    for (const store::Entry &entry : journal)
        context.apply(entry);
    store::MatchReplay match(context, matchId);
    for (const store::Entry &entry : journal)
        match.apply(entry);
    const std::optional<store::Replay> replay = match.replay();
    if (!replay)
        qFatal("There is no replay of %s.", qPrintable(matchId));
    return *replay;
}

QList<store::Entry> springCup()
{
    QFile file(inRepository(QStringLiteral("tests/golden/spring_cup.json")));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("spring_cup.json cannot be read.");
    QList<store::Entry> entries;
    const JsonObject league = JsonDocument::fromJson(file.readAll()).object();
    for (const JsonValue &entry : league.value(QStringLiteral("entries")).toArray())
        entries.append(store::entryFromJson(entry.toObject()).value());
    return entries;
}

} // namespace league::test
