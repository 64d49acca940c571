// DialectDesk: what is known of the agents' dialects, and how agents of different dialects meet.
//
// Owned by the LeagueManager. It introduces agents to the interpreter, keeps what was found out in
// book and journal, and gives referees of other dialects addresses by which they reach players of
// any.
#pragma once

#include "agents/league/league_rules.h"
#include "agents/manager/league_record.h"
#include "agents/manager/player_relay.h"
#include "agents/transport/separate_answers.h"

#include <QObject>

namespace league::manager {

class DialectDesk : public QObject
{
    Q_OBJECT

public:
    // Who does the work; all of it must outlive the desk.
    struct Means
    {
        transport::RpcServer &server;
        transport::Interpreter &interpreter;
        transport::RpcClient &client;
        AgentBook &book;
        LeagueRecord &record;
    };

    // Serves at once; the rules must outlive the desk too.
    DialectDesk(const Means &means, const tournament::LeagueRules &rules);

    // What is known of an agent's dialect decides how it is called.
    void introduce(const PlayerRecord &player);
    void introduce(const RefereeRecord &referee);
    // It was found out what an agent understands.
    void note(const QString &agentId, const QString &dialect);
    // The same when it is in the journal already. False when it was known.
    bool adopt(const QString &agentId, const QString &dialect);

    // An assignment as a referee of another dialect gets it.
    [[nodiscard]] protocol::MatchAssignment relayed(const RefereeRecord &referee,
                                                    const protocol::MatchAssignment &assignment);
    // The match is over: its addresses are worth nothing any more.
    void close(const base::MatchId &match) { m_relay.close(match); }
    // Where players send answers that are for a referee of another dialect.
    [[nodiscard]] QUrl ownAddress() const;

Q_SIGNALS:
    // A word of dialect/call_form.h for a player, of dialect/match_offer.h for a referee.
    void found(const QString &agentId, const QString &dialect);

private:
    [[nodiscard]] base::Result<QUrl> senderOf(const transport::SeparateAnswers::Claim &claim) const;
    [[nodiscard]] QUrl addressBy(const QByteArray &way) const;

    Means m_means;
    const tournament::LeagueRules &m_rules;
    PlayerRelay m_relay;
    transport::SeparateAnswers m_separateAnswers;
};

} // namespace league::manager
