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
    // Everything before is forgotten: this attempt of this match is what is told from now on.
    void begin(const base::MatchId &match, int attempt);
    // Whether that is another match, or a later attempt of this one, than the story's.
    [[nodiscard]] bool isNew(const base::MatchId &match, int attempt) const;
    // Whether that is an attempt that was given up; what is still heard of it is no news.
    [[nodiscard]] bool isGivenUp(const base::MatchId &match, int attempt) const;

    // What the referee told of the match and attempt that has begun.
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
    void apply(QLatin1String kind, const JsonObject &facts, qint64 timeMs);
    void openTurn(const JsonObject &facts, qint64 timeMs);
    void readPlayers(const JsonArray &players, qint64 nowMs);
    void end(const JsonObject &result, qint64 timeMs);
    [[nodiscard]] bool hasTurn(const QString &turn) const;

    base::MatchId m_match;
    int m_attempt = 0;
    QString m_self;
    qint64 m_heard = 0; // events so far
    MafiaStory m_story;
};

} // namespace league::app::view
