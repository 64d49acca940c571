// ChannelStory: what one channel has told so far, in the shape in which the page shows it.
//
// A plain value, owned by the ChannelBoard, one per channel. It folds the events of the channel:
// the state by ChannelHistory, as the engine folds it, and beside it what only people want to see
// again: how each turn ended, in which mode somebody wrote, when an agent was lost, what moved.
#pragma once

#include "agents/channel/channel_history.h"
#include "app/view/channel/channel_rows.h"
#include "app/view/channel/speech_row.h"

#include <QHash>

namespace league::app::view {

class ChannelStory
{
public:
    static constexpr int MostLines = 500; // older ones are in the export
    static constexpr int MostTransitions = 200;

    // Takes one event further; what does not follow on what is known is refused and changes
    // nothing.
    base::Outcome add(const protocol::ChannelEvent &event);

    [[nodiscard]] const channel::ChannelState &state() const { return m_history.state(); }
    // Those in the queue, in its order, and those who are known and not in it.
    [[nodiscard]] QList<MemberRow> queue(qint64 nowMs) const;
    [[nodiscard]] QList<MemberRow> others(qint64 nowMs) const;
    // The conversation, oldest first: what was said, what is being said, what is held back.
    [[nodiscard]] QList<SpeechRow> speeches() const;
    // Newest first.
    [[nodiscard]] const QList<TransitionRow> &transitions() const { return m_transitions; }
    [[nodiscard]] TurnShown turn(qint64 nowMs) const;
    // When the floor is free again without a word; 0 when it is free.
    [[nodiscard]] qint64 floorUntilMs() const;

    [[nodiscard]] QString nameOf(const base::AgentId &agent) const;

    // The digits of an id as the number that gives the hue: A07 is 7.
    [[nodiscard]] static int numberOf(const base::AgentId &agent);

private:
    class Fold;
    friend class Fold;

    [[nodiscard]] MemberRow rowOf(const channel::Member &member, qint64 nowMs) const;
    [[nodiscard]] base::AgentId nextAgent() const;
    [[nodiscard]] SpeechRow liveRow(const channel::Turn &turn) const;
    [[nodiscard]] SpeechRow *lineOf(const QString &id);
    void append(SpeechRow row);
    void addTransition(TransitionRow row);

    channel::ChannelHistory m_history;
    QList<SpeechRow> m_lines;
    QList<SpeechRow> m_held; // human messages that wait for the end of the turn
    QList<TransitionRow> m_transitions;
    QHash<QString, QString> m_names; // of everybody who was ever here
    QHash<QString, qint64> m_lostAtMs;
    QHash<QString, QString> m_waitReasons; // by turn
    QHash<QString, int> m_posts; // by turn that runs
    qint64 m_heldSinceMs = 0; // the running turn
    qint64 m_heardAtMs = 0; // … when it was heard last
};

} // namespace league::app::view
