// DoorKeeper: decides who may ask for a place in the league at all.
//
// Owned by the LeagueManager, which asks it before a registration goes to the RegistrationDesk. It
// knows the join code, the number of places, how often one address may knock, and that an agent
// registers itself and nobody else. Tokens are the desk's business.
#pragma once

#include "agents/manager/agent_book.h"
#include "agents/manager/door_rules.h"
#include "agents/manager/rate_limit.h"
#include "agents/protocol/agent_address.h"

#include <QSet>

namespace league::manager {

class DoorKeeper
{
public:
    struct Visitor
    {
        protocol::Role role = protocol::Role::Player;
        QUrl endpoint; // where it says it listens; agents of channels need not listen
        QString joinCode;
        QHostAddress from; // where it really is
    };

    // Why somebody is sent away, for people; with a time when it may help to come again.
    struct Refusal
    {
        QString reason;
        std::optional<std::chrono::milliseconds> comeBackIn = {};
    };

    // The book and the clock must outlive the keeper.
    DoorKeeper(const DoorRules &rules, const AgentBook &book, const base::Clock &clock);

    // The manager's own referee (L-24): it has a place and need not wait, also in a full league.
    void expect(const QUrl &referee) { m_referees.expected.insert(referee); }
    // Nothing when the visitor may go to the desk, where it counts until leave() is called.
    [[nodiscard]] std::optional<Refusal> objectionTo(const Visitor &visitor);
    // Whether this is the join code; always, when the league asks for none.
    [[nodiscard]] bool opensWith(const QString &joinCode) const;
    // Whether the visitor says it listens where it is, as far as that is asked for.
    [[nodiscard]] bool isOwnEndpoint(const Visitor &visitor) const;
    // The desk has answered.
    void leave(const Visitor &visitor);

private:
    // One of the roles: what is asked of all alike.
    struct Queue
    {
        QSet<QUrl> atTheDesk = {};
        QSet<QUrl> expected = {};
        // Where agents came from the first time; only from there they may come again.
        QHash<QUrl, QHostAddress> origins = {};
    };

    // An agent of a channel that listens nowhere.
    [[nodiscard]] static bool isPolling(const Visitor &visitor);
    [[nodiscard]] Queue &queueOf(const Visitor &visitor);
    [[nodiscard]] bool isInTheBook(const Visitor &visitor) const;
    [[nodiscard]] QString objectionToEndpoint(const Visitor &visitor) const;
    [[nodiscard]] QString objectionToOrigin(const Visitor &visitor);
    [[nodiscard]] QString objectionToCode(const QString &joinCode) const;
    [[nodiscard]] QString objectionToNumber(const Visitor &visitor);

    DoorRules m_rules;
    QString m_codeSha256; // of the code as it is compared; empty when none is asked for
    const AgentBook &m_book;
    RateLimit m_limit;
    Queue m_referees;
    Queue m_players;
    Queue m_channelAgents;
};

} // namespace league::manager
