#include "agents/manager/league_history.h"

#include "agents/base/charts/league_chart.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "agents/store/journal_reader.h"

namespace league::manager {

namespace {

// Folds one entry after the other.
class Fold
{
public:
    explicit Fold(LeagueHistory &history) : m_history(history) { }

    // Every kind that says something about the league and who is in it.
    [[nodiscard]] static QStringList kindsOfMembers()
    {
        return {store::HouseFact::Kind,      store::LeagueFact::Kind,    store::OpenedFact::Kind,
                store::RegisteredFact::Kind, store::WithdrawnFact::Kind, store::LeftFact::Kind,
                protocol::DialectFact::Kind};
    }

    // Every kind that says something about how to go on.
    [[nodiscard]] static QStringList kinds()
    {
        return kindsOfMembers()
            + QStringList{store::ScheduledFact::Kind, store::AssignedFact::Kind,
                          store::ResultFact::Kind};
    }

    void take(const store::Entry &entry)
    {
        tryAs<store::LeagueFact>(entry, [&](const auto &fact) { m_history.league = fact; });
        tryAs<store::HouseFact>(entry, [&](const auto &fact) { m_history.house = fact; });
        tryAs<store::OpenedFact>(entry, [&](const auto &fact) {
            m_history.endpoint = QUrl(fact.endpoint);
            m_history.address = fact.address;
        });
        tryAs<store::RegisteredFact>(entry, [&](const auto &fact) { takeAgent(fact); });
        tryAs<store::ScheduledFact>(entry, [&](const auto &fact) {
            if (m_history.schedule)
                m_history.schedule->add(fact);
            else
                m_history.schedule = fact;
        });
        tryAs<store::AssignedFact>(entry, [&](const auto &fact) {
            const base::MatchId match(entry.subject);
            m_history.attempts.insert(match, fact.attempt);
            m_history.refereeOf.insert(match, fact.refereeId);
            m_history.seated.insert(match, fact.playerIds);
        });
        tryAs<store::ResultFact>(entry, [&](const auto &fact) {
            const base::MatchId match(entry.subject);
            if (!m_counted.contains(match))
                m_history.results.append({match, fact});
            m_counted.insert(match);
        });
        tryAs<store::WithdrawnFact>(entry, [&](const auto &fact) {
            for (PlayerRecord &player : m_history.players)
                player.isWithdrawn = player.isWithdrawn || player.id == fact.playerId;
        });
        tryAs<store::LeftFact>(entry, [&](const auto &fact) {
            const auto hasGone = [&](const auto &agent) { return agent.id.text() == fact.id; };
            m_history.players.removeIf(hasGone);
            m_history.referees.removeIf(hasGone);
        });
        tryAs<protocol::DialectFact>(entry, [&](const auto &fact) {
            for (PlayerRecord &player : m_history.players) {
                if (player.id.text() == fact.agentId)
                    player.dialect = fact.dialect;
            }
            for (RefereeRecord &referee : m_history.referees) {
                if (referee.id.text() == fact.agentId)
                    referee.dialect = fact.dialect;
            }
        });
    }

private:
    template<class Fact, class Take>
    static void tryAs(const store::Entry &entry, const Take &take)
    {
        if (entry.kind != Fact::Kind)
            return;
        if (const base::Result<Fact> fact = protocol::read<Fact>(entry.body))
            take(*fact);
    }

    void takeAgent(const store::RegisteredFact &fact)
    {
        if (fact.role == QLatin1String("referee")) {
            RefereeRecord &referee = place(m_history.referees, fact);
            referee.maxConcurrentMatches = fact.maxConcurrentMatches;
            referee.isBuiltIn = fact.builtIn;
        } else {
            place(m_history.players, fact);
        }
    }

    // The record of an agent; one that is known got a new token, or wants to be told more or less.
    template<class Record>
    static Record &place(QList<Record> &records, const store::RegisteredFact &fact)
    {
        for (Record &record : records) {
            if (record.id.text() == fact.id) {
                record.tokenSha256 = fact.tokenSha256;
                record.capabilities = fact.capabilities;
                return record;
            }
        }
        Record record;
        record.id = decltype(record.id)(fact.id);
        record.displayName = fact.displayName;
        record.version = fact.version;
        record.gameTypes = fact.gameTypes;
        record.endpoint = QUrl(fact.contactEndpoint);
        record.tokenSha256 = fact.tokenSha256;
        record.dialect = fact.dialect;
        record.strategy = fact.strategy;
        record.capabilities = fact.capabilities;
        records.append(record);
        return records.last();
    }

    LeagueHistory &m_history;
    QSet<base::MatchId> m_counted;
};

base::Result<LeagueHistory> foldOver(store::JournalReader &reader, const QString &journal,
                                     const QStringList &kinds)
{
    LeagueHistory history;
    Fold fold(history);
    const base::Outcome done =
        reader.forEach({.kinds = kinds}, [&](const store::Entry &entry) { fold.take(entry); });
    if (!done)
        return done.failure();
    if (history.league.leagueId.isEmpty()) {
        return base::Failure{QStringLiteral("The journal %1 does not begin with a league, so there "
                                            "is nothing to go on with. Start a new league.")
                                 .arg(journal),
                             NothingBegun};
    }
    return history;
}

// How many events of its newest attempt a referee has told.
base::Result<qint64> eventsOf(const base::MatchId &match, const base::RefereeId &referee,
                              store::JournalReader &reader)
{
    qint64 events = 0;
    const QString actor = protocol::senderOf(referee);
    const base::Outcome read = reader.forEach({.subject = match.text()}, [&](const auto &entry) {
        if (entry.kind == store::AssignedFact::Kind)
            events = 0;
        // A hosted referee writes its commitment itself, into the same journal.
        else if (entry.actor == actor && entry.kind != protocol::CommitmentFact::Kind)
            ++events;
    });
    if (!read)
        return read.failure();
    return events;
}

} // namespace

bool LeagueHistory::isCompleted() const
{
    return state == base::league_chart::Completed;
}

QSet<base::PlayerId> LeagueHistory::playing() const
{
    QSet<base::PlayerId> playing;
    if (!schedule)
        return playing;
    for (const store::ScheduledRound &round : schedule->rounds) {
        for (const base::PlayerId &player : round.byes)
            playing.insert(player);
        for (const store::ScheduledMatch &match : round.matches) {
            for (const base::PlayerId &player : match.players)
                playing.insert(player);
        }
    }
    return playing;
}

int LeagueHistory::matchesInAll() const
{
    return schedule ? schedule->matchesInAll() : 0;
}

base::Result<LeagueHistory> LeagueHistory::read(const QString &journal)
{
    const auto reader = store::JournalReader::open(journal);
    if (!reader)
        return reader.failure();
    base::Result<LeagueHistory> folded = foldOver(**reader, journal, Fold::kinds());
    if (!folded)
        return folded;
    LeagueHistory history = std::move(*folded);
    // Of the tables only the newest says something; all of them are a large part of a journal.
    const auto table = (*reader)->newest({}, store::StandingFact::Kind);
    if (!table)
        return table.failure();
    if (table->has_value()) {
        if (const auto fact = protocol::read<store::StandingFact>((*table)->body))
            history.lastRoundWithStandings = fact->roundId;
    }
    base::Result<ChannelArchive> channels = ChannelArchive::read(**reader);
    if (!channels)
        return channels.failure();
    history.channels = std::move(*channels);
    QSet<base::MatchId> counted;
    for (const CountedResult &each : std::as_const(history.results))
        counted.insert(each.match);
    for (auto it = history.refereeOf.cbegin(); it != history.refereeOf.cend(); ++it) {
        if (counted.contains(it.key()))
            continue;
        const base::Result<qint64> events = eventsOf(it.key(), it.value(), **reader);
        if (!events)
            return events.failure();
        history.events.insert(it.key(), *events);
    }
    const auto lastMove = [&](const store::Entry &entry) {
        const auto move = protocol::read<protocol::TransitionFact>(entry.body);
        if (move && move->chart == base::league_chart::Table.name)
            history.state = move->to;
    };
    if (const base::Outcome done = (*reader)->forEach(
            {.subject = history.league.leagueId.text(), .kinds = {protocol::TransitionFact::Kind}},
            lastMove);
        !done)
        return done.failure();
    return history;
}

base::Result<LeagueHistory> LeagueHistory::readMembers(const QString &journal)
{
    const auto reader = store::JournalReader::open(journal);
    if (!reader)
        return reader.failure();
    return foldOver(**reader, journal, Fold::kindsOfMembers());
}

} // namespace league::manager
