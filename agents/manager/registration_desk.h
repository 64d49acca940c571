// RegistrationDesk: lets referees and players into the league while registration is open, and
// agents without a game into the channels at any time.
//
// Owned by the LeagueManager. It gives out ids (REF01, P01, A01) and tokens; a registration is on
// disk before it is answered, and the agent is in the book only from then on. The same endpoint
// registering again gets the same id and token, also while the league runs: the agent was
// restarted, or never got the answer. Tokens are in memory only, so after a restart of the manager
// such an agent gets a new one; agents that were up all the time keep theirs.
#pragma once

#include "agents/manager/agent_book.h"
#include "agents/manager/league_record.h"
#include "agents/protocol/channel_member_messages.h"

#include <QObject>
#include <QSet>

namespace league::manager {

class RegistrationDesk : public QObject
{
    Q_OBJECT

public:
    // The book and the record must outlive the desk; the game is the one the league plays.
    RegistrationDesk(AgentBook &book, LeagueRecord &record, QString gameType);

    // After this everybody new is rejected: the league has started (L-25).
    void close() { m_open = false; }
    // Goes on with the agents that are in the book: their numbers are taken.
    void resumeNumbering();
    // Lets a referee in although registration is closed: the manager's own (L-24).
    void admitLate(const QUrl &referee) { m_lateReferees.insert(referee); }

    // The agent has gone before the start; the same endpoint would be somebody new.
    void forget(const QString &agentId) { m_tokens.remove(agentId); }

    void registerReferee(const protocol::RefereeRegisterRequest &request,
                         const std::function<void(protocol::RefereeRegisterResponse)> &answer);
    void registerPlayer(const protocol::LeagueRegisterRequest &request,
                        const std::function<void(protocol::LeagueRegisterResponse)> &answer);
    // A member for channels (protocol.md §12.1); needs no league, started or not (T-080).
    void registerAgent(const protocol::AgentRegisterRequest &request,
                       const std::function<void(protocol::AgentRegisterResponse)> &answer);

Q_SIGNALS:
    // It is in the book and has been answered.
    void refereeRegistered(const league::base::RefereeId &referee);
    void playerRegistered(const league::base::PlayerId &player);
    void agentRegistered(const league::base::AgentId &agent);
    // One that is in the book has registered once more.
    void refereeReturned(const league::base::RefereeId &referee);
    void playerReturned(const league::base::PlayerId &player);
    void agentReturned(const league::base::AgentId &agent);

private:
    // Ids in the order of registration: P01, P02 … A number is never given twice.
    struct Numbering
    {
        QString prefix;
        int &last;

        [[nodiscard]] QString next();
    };

    // Fills the answer: the record of somebody new, or the reason why it cannot come in.
    template<class Record, class Meta, class Response, class AgentId>
    [[nodiscard]] std::optional<Record> admit(const Meta &meta, Numbering numbering,
                                              Response &response, AgentId Response::*id) const;
    // Answers an agent that is in the book.
    template<class Response, class Record, class AgentId>
    void welcomeBack(const Record &known, AgentId Response::*id,
                     const std::function<void(Response)> &answer);
    template<class Response, class Record>
    void keepAndAnswer(const Record &record, Response response,
                       const std::function<void(Response)> &answer);
    // Once those that are on their way to the disk have arrived.
    void afterTheOthers(const std::function<void()> &tryAgain);
    [[nodiscard]] qint64 write(const RefereeRecord &referee);
    [[nodiscard]] qint64 write(const PlayerRecord &player);
    [[nodiscard]] qint64 write(const ChannelAgentRecord &agent);
    [[nodiscard]] QSet<QUrl> &underWay(const RefereeRecord &) { return m_refereesUnderWay; }
    [[nodiscard]] QSet<QUrl> &underWay(const PlayerRecord &) { return m_playersUnderWay; }
    [[nodiscard]] QSet<QUrl> &underWay(const ChannelAgentRecord &) { return m_agentsUnderWay; }
    void announce(const RefereeRecord &referee);
    void announce(const PlayerRecord &player);
    void announce(const ChannelAgentRecord &agent);
    void announceReturn(const RefereeRecord &referee);
    void announceReturn(const PlayerRecord &player);
    void announceReturn(const ChannelAgentRecord &agent);
    // Why an agent cannot come in; empty when it can.
    template<class Record>
    [[nodiscard]] QString objectionTo(const QString &endpoint, const QStringList &gameTypes) const;

    AgentBook &m_book;
    LeagueRecord &m_record;
    QString m_gameType;
    bool m_open = true;
    int m_referees = 0; // that were given a number
    int m_players = 0;
    int m_agents = 0;
    QSet<QUrl> m_refereesUnderWay; // to the disk
    QSet<QUrl> m_playersUnderWay;
    QSet<QUrl> m_agentsUnderWay;
    QSet<QUrl> m_lateReferees; // may come in after the start
    QHash<QString, QString> m_tokens; // by id; only in memory, for agents that register again
};

} // namespace league::manager
