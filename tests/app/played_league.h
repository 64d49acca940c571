// PlayedLeague: a whole league, played in the test by a House, and what its journal says.
//
// Made by tests of the House; the league's folder lives as long as this.
#pragma once

#include "agents/store/journal_reader.h"
#include "agents/store/league_folder.h"
#include "app/house.h"
#include "tests/support/event_wait.h"

#include <QTemporaryDir>

#include <optional>

namespace league::test {

class PlayedLeague
{
public:
    // Plays until everybody has been told; ok() says whether that worked.
    explicit PlayedLeague(app::HouseOptions options)
    {
        options.dataFolder = m_data.path();
        app::House house(options);
        bool isSettled = false;
        QObject::connect(&house, &app::House::completed, &house,
                         [this](const protocol::LeagueCompleted &summary) { m_summary = summary; });
        QObject::connect(&house, &app::House::settled, &house, [&] { isSettled = true; });
        QObject::connect(&house, &app::House::failed, &house,
                         [this](const base::Failure &reason) { m_problem = reason.sentence; });
        if (const base::Outcome opened = house.open(); !opened)
            m_problem = opened.failure().sentence;
        m_journal = house.leagueFolder() + QStringLiteral("/journal.db");
        (void)eventually([&] { return isSettled || !m_problem.isEmpty(); });
        if (!isSettled && m_problem.isEmpty())
            m_problem = QStringLiteral("The league did not end.");
    }

    [[nodiscard]] bool ok() const { return m_problem.isEmpty(); }
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] const protocol::LeagueCompleted &summary() const { return *m_summary; }

    [[nodiscard]] store::LeagueFolder folder() const
    {
        return {m_data.path(), m_summary->leagueId.text()};
    }

    // The final table, one line per player.
    [[nodiscard]] QStringList table() const
    {
        QStringList lines;
        for (const protocol::StandingRow &row : m_summary->finalStandings) {
            lines.append(QStringLiteral("%1 %2 %3: %4 %5 %6 %7 %8 %9")
                             .arg(row.rank)
                             .arg(row.playerId.text(), row.displayName)
                             .arg(row.played)
                             .arg(row.wins)
                             .arg(row.draws)
                             .arg(row.losses)
                             .arg(row.points)
                             .arg(row.technicalLosses));
        }
        return lines;
    }

    // Everything the journal holds.
    [[nodiscard]] QList<store::Entry> entries() const
    {
        const auto reader = store::JournalReader::open(m_journal);
        if (!reader)
            return {};
        const auto entries = (*reader)->read({});
        return entries ? *entries : QList<store::Entry>();
    }

    // The bodies of all entries of this kind, by subject; without what must differ between two
    // runs of the same league.
    [[nodiscard]] QMap<QString, QList<JsonObject>> facts(const QString &kind) const
    {
        QMap<QString, QList<JsonObject>> found;
        const auto reader = store::JournalReader::open(m_journal);
        if (!reader)
            return found;
        const auto entries = (*reader)->read({.kinds = {kind}});
        for (store::Entry entry : entries ? *entries : QList<store::Entry>()) {
            const bool isLeague = entry.subject == m_summary->leagueId.text();
            // A player's entropy is its own secret, also in a seeded league, which does not use it.
            JsonObject details = entry.body.value(QStringLiteral("details")).toObject();
            details.remove(QStringLiteral("entropy"));
            entry.body.insert(QStringLiteral("details"), details);
            found[isLeague ? QStringLiteral("league") : entry.subject].append(entry.body);
        }
        return found;
    }

private:
    QTemporaryDir m_data;
    QString m_journal;
    QString m_problem;
    std::optional<protocol::LeagueCompleted> m_summary;
};

} // namespace league::test
