// PersonSeat: the chair of somebody who plays by hand: a person, or a model in an MCP client.
//
// Shared by the strategy that asks it (PersonStrategy), the player agent that tells it what ended,
// and the tools through which the person looks and chooses. The referee's questions wait here; a
// person who is too slow loses like anybody else.
#pragma once

#include "agents/base/clock.h"
#include "agents/player/strategy.h"

#include <QList>

#include <map>
#include <optional>

namespace league::player {

class PersonSeat
{
public:
    // A question that waits for its answer.
    struct Turn
    {
        TurnQuestion question;
        std::vector<Strategy::Done> askers; // more than one when it was repeated
    };

    // The key is the secret of the seat; the clock must outlive it.
    PersonSeat(QString key, base::Clock &clock);

    [[nodiscard]] const QString &key() const { return m_key; }
    // Whether this is the key; takes the same time wherever the difference is.
    [[nodiscard]] bool opensWith(QStringView key) const;

    // The referee asks. The same question again, or a later attempt, takes the older one's place.
    void ask(const TurnQuestion &question, Strategy::Done done);
    // The match is over for this player, answered or not. Whatever is closed is answered with the
    // reason.
    void close(const base::MatchId &match);
    // The match has begun anew: nobody waits for what earlier attempts have asked.
    void closeBefore(const base::MatchId &match, int attempt);
    // A question of this kind, or just the one with this id, is over, answered or not: the town has
    // voted, or wakes, or has heard somebody else.
    struct Closed
    {
        base::MatchId match;
        int attempt = 1;
        QString kind;
        QString id = {};
    };
    void close(const Closed &closed);
    // Nothing will be asked any more.
    void noteLeagueOver();

    // The most urgent first.
    [[nodiscard]] QList<TurnQuestion> turns() const;
    [[nodiscard]] bool isLeagueOver() const { return m_isLeagueOver; }
    // Answers a question: that of the match or, without one, the most urgent. Fails when nothing is
    // asked; otherwise returns what was answered.
    [[nodiscard]] base::Result<TurnQuestion> choose(const QString &choice,
                                                    const base::MatchId &match);
    // The same in games whose answer is more than a word: `said` in the words of the protocol, as
    // generously as protocol::readSaidAnswer() reads it. Fails also when something else is asked,
    // or the answer is not valid; then the question stays open. Without a kind any fits.
    [[nodiscard]] base::Result<TurnQuestion>
    answer(const QVariantMap &said, const base::MatchId &match, const QString &kind = {});

    // A vote may be changed while the vote is open (M-083), a kill while the night is (M-029): the
    // question that was answered, as long as that is so. Without a match: the one there is, if any.
    [[nodiscard]] std::optional<TurnQuestion> changeable(const base::MatchId &match = {}) const;
    // Answers it again, in the same words as answer(). `done` hears once whether the new answer
    // counts; if it does not, the one before stands.
    using Heard = std::function<void(base::Result<TurnQuestion>)>;
    void change(const QVariantMap &said, const base::MatchId &match, const Heard &done);
    // Who brings a changed answer to the referee, and hears what that says. The player agent.
    using SendChange = std::function<void(const TurnQuestion &question, const QVariantMap &facts,
                                          const std::function<void(base::Outcome)> &done)>;
    void setChangeSender(SendChange send) { m_sendChange = std::move(send); }
    // Hears whenever turns(), changeable() or isLeagueOver() has changed; the latest listener
    // replaces the one before.
    void setListener(std::function<void()> listener) { m_listener = std::move(listener); }
    // Calls `news` once: at once when there is a turn or the league is over, otherwise as soon as
    // there is, or after that time. Of those who wait only the latest few are kept.
    void waitForNews(std::chrono::milliseconds longest, std::function<void()> news);

private:
    // The open question that is meant.
    [[nodiscard]] base::Result<TurnQuestion> meant(const base::MatchId &match) const;
    void give(const TurnQuestion &question, const TurnAnswer &answer);
    // Forgets what was asked or answered in the match, where that is true of it.
    void drop(const base::MatchId &match, const std::function<bool(const TurnQuestion &)> &isOver);
    void tellNews();
    void endWait(quint64 number);
    void tellListener() const;

    struct Waiter
    {
        std::function<void()> news;
        base::Alarm alarm;
    };

    QString m_key;
    QString m_keySha256;
    base::Clock &m_clock;
    std::map<base::MatchId, Turn> m_turns;
    std::map<base::MatchId, TurnQuestion> m_given; // answered, and may still be changed
    SendChange m_sendChange;
    std::map<quint64, Waiter> m_waiting; // by number, the oldest first
    quint64 m_nextNumber = 0;
    bool m_isLeagueOver = false;
    std::function<void()> m_listener;
};

} // namespace league::player
