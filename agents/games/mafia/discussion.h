// Discussion: the day's talk, on a turn channel of its own, `<match_id>-town` (protocol.md §13,
//
//
// Owned by a MafiaMatch. The channel hands out every turn, keeps its time and its transcript; this
// class says when the next turn is due, counts turns, and tells the match afterwards what happened
// in the channel (takeTalk). The channel is paused outside the phase and closed at the end.
#pragma once

#include "agents/channel/channel.h"
#include "agents/games/mafia/mafia_rules.h"
#include "agents/games/mafia/table.h"

#include <variant>

namespace league::games::mafia {

// Somebody has the turn.
struct TurnBegan
{
    QString turnId;
    base::PlayerId player;
};
// The time of a turn is up; its end follows.
struct TurnRanOut
{
};
// Part of a speech that is streamed.
struct SpeechPiece
{
    QString turnId;
    base::PlayerId player;
    bool isThought = false;
    int number = 0;
    QString text;
    bool isLast = false;
};
// The turn is over; a lost player's turn that never began has no id.
struct TurnEnded
{
    QString turnId;
    base::PlayerId player;
    bool isTimedOut = false;
    bool isAnswered = false; // the player ended it itself
};
// What the moderator wrote reached everybody.
struct ModeratorSpoke
{
    QString text;
};
using TalkFact = std::variant<TurnBegan, TurnRanOut, SpeechPiece, TurnEnded, ModeratorSpoke>;

// How a player ends its turn: with a text, with what it has streamed (no text), or with a pass.
struct Statement
{
    QString say = {};
    bool isPass = false;
};

class Discussion final : private channel::ChannelHost
{
public:
    Discussion(const base::MatchId &match, const MafiaRules &rules, base::Clock &clock);
    ~Discussion() override;

    // M-061, M-062: who may speak on that day, in which order.
    [[nodiscard]] static QList<Player> orderOf(int day, const Table &table, int rotateBy);

    // The day begins; nobody has the turn yet.
    void openDay(const QList<Player> &order);
    // How long turns may take from now on; none: no limit. Without a limit a running turn loses its
    // own, too.
    void setTurnTime(std::optional<int> timeMs);
    // The budget is used up, or everybody has had a turn (M-063).
    [[nodiscard]] bool isOver() const;
    // The next one has the turn; who is lost has used it up at once.
    void grantNext();
    void closeDay();
    // The match is over.
    void close();

    [[nodiscard]] QString channelId() const { return m_id.text(); }
    // Of the running turn; empty and 0 when there is none.
    [[nodiscard]] QString turnId() const;
    [[nodiscard]] base::PlayerId speaker() const;
    [[nodiscard]] bool hasHadTurn(const QString &turnId) const;
    // 0-based, of the turn that runs or comes next (M-069).
    [[nodiscard]] int turnIndex() const { return m_index; }
    [[nodiscard]] int turnsRemaining() const { return m_budget - m_index; }
    [[nodiscard]] QStringList order() const;

    // What players send; refused as in the table of §12.3.
    base::Outcome takePiece(const base::PlayerId &player, const protocol::TurnChunk &piece);
    base::Outcome answer(const base::PlayerId &player, const QString &turnId,
                         const Statement &statement);
    // Ends the running turn: because it is advanced by hand, or because its call failed.
    void cutOff();
    void fail(const QString &why);
    //
    void lose(const base::PlayerId &player);
    void welcomeBack(const base::PlayerId &player);
    // MR-39: E211 when people may only watch.
    base::Outcome moderate(const QString &text);

    // What happened since the last call.
    [[nodiscard]] QList<TalkFact> takeTalk() { return std::exchange(m_talk, {}); }
    // The channel's own events since the last call, for its log.
    [[nodiscard]] QList<protocol::ChannelEvent> takeChannelEvents()
    {
        return std::exchange(m_channelEvents, {});
    }

private:
    void recorded(const protocol::ChannelEvent &event) override;
    void grant(const protocol::TurnGranted &) override { }
    void resume(const base::AgentId &, const protocol::TurnResume &) override { }
    void tell(const base::AgentId &, const channel::Letter &) override { }
    [[nodiscard]] bool hasFreeTurn(const base::AgentId &) const override { return true; }

    base::ChannelId m_id;
    MafiaRules m_rules;
    int m_budget;
    int m_index = 0;
    QList<Player> m_order;
    QList<TalkFact> m_talk;
    QList<protocol::ChannelEvent> m_channelEvents;
    std::unique_ptr<channel::Channel> m_channel; // last: its first event needs the rest
};

} // namespace league::games::mafia
