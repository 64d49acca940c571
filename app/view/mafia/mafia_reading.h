// MafiaReading: a MafiaStory as rows and facts for the page, in the names of the league.
//
// Made by the MafiaBoard for every frame that changed something. Nothing is added to what the story
// knows, so what a viewer may not see cannot come out of it.
#pragma once

#include "app/view/mafia/knowledge.h"
#include "app/view/mafia/mafia_record_rows.h"
#include "app/view/mafia/mafia_rows.h"
#include "app/view/mafia/mafia_story.h"
#include "app/view/mafia/mafia_table.h"
#include "app/view/story/league_story.h"

namespace league::app::view {

class MafiaReading
{
public:
    // All must outlive it. `nowMs` is the moment that is shown.
    MafiaReading(const MafiaStory &story, const LeagueStory &league, const Viewer &viewer,
                 qint64 nowMs);

    [[nodiscard]] MafiaTable table() const;
    [[nodiscard]] QList<MafiaSeatRow> seats() const;
    [[nodiscard]] QList<MafiaArrowRow> arrows() const;
    [[nodiscard]] QList<MafiaActionRow> actions() const;
    // Who is voted for, the leader first.
    [[nodiscard]] QList<MafiaTallyRow> tally() const;
    // Who has not voted, or speaks next.
    [[nodiscard]] QList<MafiaPersonRow> awaited() const;
    [[nodiscard]] QList<MafiaStatementRow> statements() const;
    [[nodiscard]] QList<MafiaPhaseRow> phases() const;
    // Of one day; 0 for all.
    [[nodiscard]] QList<MafiaSuspicionRow> suspicions(int day) const;

    [[nodiscard]] QString nameOf(const QString &player) const;
    [[nodiscard]] int numberOf(const QString &player) const;

private:
    [[nodiscard]] QStringList namesOf(const QStringList &players) const;
    [[nodiscard]] bool isNight() const;
    [[nodiscard]] bool isVote() const;
    // The living whose deed of the night the viewer may hear of, by role.
    [[nodiscard]] QList<mafia::SeatTold> actors() const;
    [[nodiscard]] const mafia::NightActionTold *actionOf(const QString &player) const;
    [[nodiscard]] const mafia::VoteTold *voteOf(const QString &player) const;
    [[nodiscard]] QString standingOf(const mafia::NightActionTold &action) const;
    [[nodiscard]] QStringList teamStillDeciding() const;
    void addNight(MafiaTable &table) const;
    void addVote(MafiaTable &table) const;
    void addTurn(MafiaTable &table) const;

    const MafiaStory &m_story;
    const LeagueStory &m_league;
    const Viewer &m_viewer;
    qint64 m_nowMs;
};

} // namespace league::app::view
