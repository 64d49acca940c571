// ChannelBoard: the channels of this program and the one that is looked at, as QML shows them.
//
// Owned by the ChannelDesk, on the window's thread. It takes the events of all channels, folds each
// into a ChannelStory and changes its rows at most once a frame. What a person does on the page
// becomes an order for ChannelOrders; the rows change when the events come back. No rule is here.
#pragma once

#include "agents/base/clock.h"
#include "app/view/channel/channel_orders.h"
#include "app/view/channel/channel_story.h"
#include "app/view/channel/turn_rule_row.h"
#include "app/view/row_model.h"

#include <map>

namespace league::app::view {

class ChannelBoard : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(league::app::view::RowModel *channels READ channels CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *members READ members CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *talk READ talk CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *transitions READ transitions CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *rules READ rules CONSTANT)
    Q_PROPERTY(QString channelId READ channelId WRITE open NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString runWord READ runWord NOTIFY changed)
    Q_PROPERTY(int cycle READ cycle NOTIFY changed)
    Q_PROPERTY(int queued READ queued NOTIFY changed)
    Q_PROPERTY(int heldMessages READ heldMessages NOTIFY changed)
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(bool mayWrite READ mayWrite NOTIFY changed)
    Q_PROPERTY(int mostCharacters READ mostCharacters NOTIFY changed)
    Q_PROPERTY(bool hasFloor READ hasFloor NOTIFY changed)
    Q_PROPERTY(int floorTotalMs READ floorTotalMs NOTIFY changed)
    Q_PROPERTY(int floorLeftMs READ floorLeftMs NOTIFY changed)
    Q_PROPERTY(int online READ online NOTIFY changed)
    Q_PROPERTY(int offline READ offline NOTIFY changed)
    Q_PROPERTY(league::app::view::TurnShown turn READ turn NOTIFY changed)

public:
    // Clock and orders must outlive it.
    ChannelBoard(base::Clock &clock, ChannelOrders &orders, QObject *parent = nullptr);
    ~ChannelBoard() override;

    // What happened, of any channel, each in its order. Told twice, it counts once.
    void take(const QList<protocol::ChannelEvent> &events);
    // Agents that are online and perhaps in no channel (T-005), for those not in the queue.
    void takeAgents(const QList<MemberRow> &agents);
    // Forgets every channel.
    void begin();
    // Brings the rows up to date, now instead of in the next frame.
    void show();
    // Times that run are counted from here.
    void setNow(qint64 utcMs);

    // Looks at another channel.
    Q_INVOKABLE void open(const QString &channelId);

    // What a person says and orders; failed() follows when it was not done.
    Q_INVOKABLE void say(const QString &text);
    Q_INVOKABLE void setMode(const QString &mode);
    Q_INVOKABLE void releaseFloor();
    // Takes the floor without a word, so that the agent waits; or gives it back.
    Q_INVOKABLE void toggleHold();
    // The running turn.
    Q_INVOKABLE void skip();
    Q_INVOKABLE void resumeTurn();
    // A turn of that agent, running or put aside.
    Q_INVOKABLE void skipTurnOf(const QString &agentId);
    Q_INVOKABLE void resumeTurnOf(const QString &agentId);
    Q_INVOKABLE void pause();
    Q_INVOKABLE void proceed();
    Q_INVOKABLE void step();
    Q_INVOKABLE void close();
    Q_INVOKABLE void grant(const QString &agentId);
    Q_INVOKABLE void add(const QString &agentId);
    Q_INVOKABLE void remove(const QString &agentId);
    Q_INVOKABLE void enable(const QString &agentId);
    Q_INVOKABLE void disable(const QString &agentId);
    // To that place in the queue, from 1; those between make room.
    Q_INVOKABLE void moveTo(const QString &agentId, int position);
    // What was typed for a key; a refusal stands in its row, and false is returned.
    Q_INVOKABLE bool setRule(const QString &key, const QString &typed);
    // The value of a key as the rows have it; for the few that stand on the page itself.
    Q_INVOKABLE [[nodiscard]] QString rule(const QString &key) const;

    [[nodiscard]] Rows<ChannelRow> *channels() { return &m_channels; }
    // Those in the queue, in its order, then everybody else.
    [[nodiscard]] Rows<MemberRow> *members() { return &m_members; }
    [[nodiscard]] Rows<SpeechRow> *talk() { return &m_talk; }
    [[nodiscard]] Rows<TransitionRow> *transitions() { return &m_transitions; }
    [[nodiscard]] Rows<TurnRuleRow> *rules() { return &m_rules; }
    [[nodiscard]] QString channelId() const { return m_current; }
    [[nodiscard]] QString title() const { return state().title; }
    // RUNNING, PAUSED, CLOSED; empty without a channel.
    [[nodiscard]] QString runWord() const;
    [[nodiscard]] int cycle() const { return state().cycle; }
    // How many are in the queue.
    [[nodiscard]] int queued() const { return state().ring.size(); }
    [[nodiscard]] int heldMessages() const { return static_cast<int>(state().held.size()); }
    [[nodiscard]] QString mode() const;
    [[nodiscard]] bool mayWrite() const;
    [[nodiscard]] int mostCharacters() const { return state().config.maxMessageChars; }
    [[nodiscard]] bool hasFloor() const { return state().humanHasFloor; }
    [[nodiscard]] int floorTotalMs() const { return state().config.humanHoldSeconds * 1000; }
    [[nodiscard]] int floorLeftMs() const;
    // Of the agents that the channel knows.
    [[nodiscard]] int online() const;
    [[nodiscard]] int offline() const;
    [[nodiscard]] TurnShown turn() const { return m_turn; }
    [[nodiscard]] bool knows(const QString &channelId) const
    {
        return m_stories.contains(channelId);
    }
    // Everything that is known of the channel that is looked at.
    [[nodiscard]] const channel::ChannelState &state() const;

Q_SIGNALS:
    void changed();
    // An order was not carried out: what, why, what to do.
    void failed(const QString &sentence);

private:
    void showSoon();
    void showMembers();
    void showChannels();
    [[nodiscard]] const ChannelStory &story() const;
    void order(const ChannelOrder &order);
    void control(protocol::ChannelCommand command, const QString &agentId = {});
    void overrideTurn(const base::TurnId &turn, protocol::OverrideAction action);

    base::Clock &m_clock;
    ChannelOrders &m_orders;
    std::map<QString, ChannelStory> m_stories; // by channel id
    QList<MemberRow> m_agents;
    QString m_current;
    QStringList m_refused; // keys of rules
    TurnShown m_turn;
    base::Alarm m_nextFrame;
    bool m_isDue = false;
    qint64 m_nowMs = 0;
    Rows<ChannelRow> m_channels;
    Rows<MemberRow> m_members;
    Rows<SpeechRow> m_talk;
    Rows<TransitionRow> m_transitions;
    Rows<TurnRuleRow> m_rules;
};

} // namespace league::app::view
