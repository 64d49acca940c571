#include "agents/manager/dialect_desk.h"

#include "agents/base/logging.h"
#include "agents/base/token.h"
#include "agents/protocol/record_facts.h"

#include <QHostAddress>

namespace league::manager {

DialectDesk::DialectDesk(const Means &means, const tournament::LeagueRules &rules)
    : m_means(means),
      m_rules(rules),
      m_relay(means.server, means.book, means.client, rules.choiceTimeout),
      m_separateAnswers(means.server, means.interpreter,
                        [this](const auto &claim) { return senderOf(claim); })
{
    means.interpreter.onLearned([this](const QUrl &endpoint, protocol::CallForm form) {
        if (const PlayerRecord *player = m_means.book.playerAt(endpoint))
            note(player->id.text(), protocol::wireWord(form));
    });
}

void DialectDesk::introduce(const PlayerRecord &player)
{
    m_means.interpreter.introduce(player.endpoint, player.id.text(),
                                  protocol::fromWireWord<protocol::CallForm>(player.dialect));
}

void DialectDesk::introduce(const RefereeRecord &referee)
{
    // Matches are given in forms of their own; the rest a foreign referee need not understand.
    m_means.interpreter.introduce(referee.endpoint, referee.id.text(),
                                  protocol::CallForm::Canonical);
}

void DialectDesk::note(const QString &agentId, const QString &dialect)
{
    if (adopt(agentId, dialect))
        m_means.record.write(protocol::DialectFact{agentId, dialect}, agentId);
}

bool DialectDesk::adopt(const QString &agentId, const QString &dialect)
{
    if (!m_means.book.setDialect(agentId, dialect))
        return false;
    if (const PlayerRecord *player = m_means.book.player(base::PlayerId(agentId)))
        introduce(*player);
    qCInfo(base::managerLog).noquote().nospace() << agentId << " understands " << dialect;
    Q_EMIT found(agentId, dialect);
    return true;
}

protocol::MatchAssignment DialectDesk::relayed(const RefereeRecord &referee,
                                               const protocol::MatchAssignment &assignment)
{
    protocol::MatchAssignment relayed = m_relay.open(assignment, addressBy(referee.way));
    relayed.referee = protocol::RefereeDuty{referee.id, referee.endpoint.toString(), std::nullopt};
    return relayed;
}

QUrl DialectDesk::ownAddress() const
{
    // One that is good from another machine is good from this one too.
    for (const PlayerRecord &player : m_means.book.players()) {
        const QUrl address = addressBy(player.way);
        const QString host = address.host();
        if (host != QLatin1String("localhost") && !QHostAddress(host).isLoopback())
            return address;
    }
    return m_means.server.endpoint();
}

QUrl DialectDesk::addressBy(const QByteArray &way) const
{
    QUrl here = m_means.server.endpoint();
    if (!way.isEmpty()) // by the name that the agent knows us by
        here.setAuthority(QString::fromLatin1(way));
    return here;
}

base::Result<QUrl> DialectDesk::senderOf(const transport::SeparateAnswers::Claim &claim) const
{
    const PlayerRecord *player = m_means.book.player(claim.player);
    const bool isProven = player
        && (base::tokenMatches(claim.token, player->tokenSha256)
            || (m_rules.trustSourceAddress
                && transport::SeparateAnswers::isFromMachineOf(player->endpoint, claim)));
    if (!isProven)
        return transport::SeparateAnswers::unproven(claim);
    return player->endpoint;
}

} // namespace league::manager
