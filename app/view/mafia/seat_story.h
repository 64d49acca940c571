// SeatStory: a match of Mafia as its referee tells it to the seat at this screen.
//
// Owned by the MafiaSeatBoard. It makes a MafiaStory of what the seat hears as it happens, and of
// the view that comes with every question; a seat that came late, or lost a message, knows
// everything again with the next question. Nothing comes from anywhere else.
#pragma once

#include "app/seat_news.h"
#include "app/view/mafia/mafia_story.h"

namespace league::app::view {

class SeatStory
{
public:
    // What the referee told; a match that is new begins a new story.
    void hear(const SeatEvent &event);
    // A question, with everything that the seat may know at that moment.
    void read(const SeatTurn &turn, qint64 nowMs);
    // What the seat itself did in the night: nobody tells it that.
    void noteDeed(const QString &action, const QString &target, qint64 nowMs);
    // A name for somebody whom the referee has not named yet.
    void name(const QString &player, const QString &called);

    [[nodiscard]] const MafiaStory &story() const { return m_story; }
    [[nodiscard]] const base::MatchId &match() const { return m_match; }
    // The own id at the table; empty before the roles are dealt.
    [[nodiscard]] const QString &self() const { return m_self; }

private:
    void begin(const base::MatchId &match);
    void apply(QLatin1String kind, const QJsonObject &facts, qint64 timeMs);
    void openTurn(const QJsonObject &facts, qint64 timeMs);
    void readPlayers(const QJsonArray &players, qint64 nowMs);
    void end(const QJsonObject &result, qint64 timeMs);
    [[nodiscard]] bool hasTurn(const QString &turn) const;

    base::MatchId m_match;
    QString m_self;
    qint64 m_heard = 0; // events so far
    MafiaStory m_story;
};

} // namespace league::app::view
