// PostmortemFold: reads the events of a replay one after the other and fills a Postmortem.
//
// Used by postmortemOf() only.
#pragma once

#include "agents/store/postmortem/postmortem.h"
#include "agents/store/replay/replay_words.h"

#include <QSet>

namespace league::store {

class PostmortemFold
{
public:
    explicit PostmortemFold(const Replay &replay);

    void take(const ReplayEvent &event);
    // The whole of it; the fold is not used afterwards.
    [[nodiscard]] Postmortem finish();

private:
    // Who plays, and how it goes on.
    void takeRoles(const ReplayEvent &event);
    void takePhase(const ReplayEvent &event);
    void takeElimination(const ReplayEvent &event);
    void takeEnd(const ReplayEvent &event);
    void takeFinalRoles(const ReplayEvent &event);
    // The night.
    void takeAction(const ReplayEvent &event);
    void takeInvestigation(const ReplayEvent &event);
    void takeNightEnd(const ReplayEvent &event);
    void countSilentActors(const PostmortemNight &night);
    // The day (postmortem_fold_day.cpp).
    void takeTurn(const ReplayEvent &event);
    void takeThought(const ReplayEvent &event);
    void takeStatement(const ReplayEvent &event);
    void takeSpeechActs(const ReplayEvent &event, PostmortemPlayer &speaker);
    void takeClaim(const ReplayEvent &event);
    void takeVote(const ReplayEvent &event);
    void takeVoteResult(const ReplayEvent &event);

    [[nodiscard]] PostmortemPlayer &player(const QString &playerId);
    [[nodiscard]] PostmortemNight &night(int cycle);
    [[nodiscard]] PostmortemDay &day(int dayNumber);
    [[nodiscard]] bool isMafia(const QString &playerId);
    void setRole(const QString &playerId, const QString &role);
    void answered(const QString &playerId, qint64 afterMs);
    // What its author thought, where the event follows from a message of its own.
    [[nodiscard]] QString thoughtBehind(const ReplayEvent &event, const QString &playerId) const;
    KeyMoment &mark(const char *kind, const ReplayEvent &event);

    ReplayWords m_words;
    QList<ReplayInput> m_inputs;
    Postmortem m_postmortem;
    QMap<QString, QList<qint64>> m_answerTimes;
    QMap<QString, QString> m_thoughts; // by turn
    QMap<QString, qint64> m_turnStarts;
    QSet<QString> m_dead;
    int m_cycle = 0;
    int m_day = 0;
    qint64 m_phaseStart = 0;
    bool m_hasTrueReport = false;
    bool m_hasMafiaOut = false;
    std::optional<ReplayEvent> m_lastVote;
};

} // namespace league::store
