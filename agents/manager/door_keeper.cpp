#include "agents/manager/door_keeper.h"

#include "agents/base/logging.h"
#include "agents/base/quoting.h"
#include "agents/base/token.h"
#include "agents/transport/machine_address.h"

namespace league::manager {

namespace {

// Long enough for every address that somebody means.
QString quoted(const QUrl &endpoint)
{
    return base::quotable(endpoint.toString(), 200);
}

// "k7m-4qx" is K7M 4QX where codes are spoken; elsewhere a code is what it is.
QString asCompared(const QString &code, const DoorRules &rules)
{
    if (!rules.codeIsSpoken)
        return code;
    QString compared;
    for (const QChar c : code) {
        if (!c.isSpace() && c != u'-')
            compared.append(c.toUpper());
    }
    return compared;
}

} // namespace

DoorKeeper::DoorKeeper(const DoorRules &rules, const AgentBook &book, const base::Clock &clock)
    : m_rules(rules),
      m_codeSha256(rules.joinCode.isEmpty()
                       ? QString()
                       : base::tokenFingerprint(asCompared(rules.joinCode, rules))),
      m_book(book),
      m_limit(rules.burst, rules.perSecond, clock)
{
}

std::optional<DoorKeeper::Refusal> DoorKeeper::objectionTo(const Visitor &visitor)
{
    Queue &queue = queueOf(visitor);
    QString reason = objectionToEndpoint(visitor);
    if (reason.isEmpty())
        reason = objectionToOrigin(visitor);
    if (reason.isEmpty())
        reason = objectionToCode(visitor.joinCode);
    // An agent that lost its answer and asks again costs nothing, so it never has to wait.
    // Everybody else does, also with a wrong code: guessing must be slow.
    const bool isKnown = isInTheBook(visitor) || queue.atTheDesk.contains(visitor.endpoint)
        || queue.expected.contains(visitor.endpoint);
    if (!isKnown || !reason.isEmpty()) {
        const std::chrono::milliseconds wait = m_limit.take(visitor.from);
        if (wait.count() > 0) {
            return Refusal{QStringLiteral("Too many registrations came from %1. Try again in %2 s.")
                               .arg(visitor.from.toString())
                               .arg(wait.count() / 1000 + 1),
                           wait};
        }
    }
    if (reason.isEmpty() && !isKnown)
        reason = objectionToNumber(visitor);
    if (!reason.isEmpty()) {
        qCInfo(base::managerLog).noquote().nospace()
            << "A registration from " << visitor.from.toString() << " was turned away: " << reason;
        return Refusal{reason};
    }
    if (isPolling(visitor)) // nobody can take another's endpoint
        return std::nullopt;
    if (!isInTheBook(visitor))
        queue.atTheDesk.insert(visitor.endpoint);
    if (!queue.origins.contains(visitor.endpoint))
        queue.origins.insert(visitor.endpoint, visitor.from);
    return std::nullopt;
}

void DoorKeeper::leave(const Visitor &visitor)
{
    Queue &queue = queueOf(visitor);
    queue.atTheDesk.remove(visitor.endpoint);
    if (!isInTheBook(visitor)) // rejected: nobody has that endpoint yet
        queue.origins.remove(visitor.endpoint);
}

DoorKeeper::Queue &DoorKeeper::queueOf(const Visitor &visitor)
{
    if (visitor.role == protocol::Role::Agent)
        return m_channelAgents;
    return visitor.role == protocol::Role::Referee ? m_referees : m_players;
}

bool DoorKeeper::isPolling(const Visitor &visitor)
{
    return visitor.role == protocol::Role::Agent && visitor.endpoint.isEmpty();
}

bool DoorKeeper::isInTheBook(const Visitor &visitor) const
{
    if (visitor.role == protocol::Role::Agent)
        return m_book.channelAgentAt(visitor.endpoint) != nullptr;
    return visitor.role == protocol::Role::Referee ? m_book.refereeAt(visitor.endpoint) != nullptr
                                                   : m_book.playerAt(visitor.endpoint) != nullptr;
}

QString DoorKeeper::objectionToEndpoint(const Visitor &visitor) const
{
    if (isPolling(visitor))
        return {};
    const QUrl &endpoint = visitor.endpoint;
    const QString spelled = quoted(endpoint);
    if (!endpoint.isValid() || endpoint.scheme() != QLatin1String("http")
        || endpoint.host().isEmpty() || !endpoint.userInfo().isEmpty()) {
        return QStringLiteral("The contact_endpoint \"%1\" cannot be called: it must be an address "
                              "such as http://127.0.0.1:8101/mcp.")
            .arg(spelled);
    }
    if (m_rules.allowAnyEndpoint)
        return {};
    const std::optional<QHostAddress> host = transport::literalAddress(endpoint.host());
    if (host && transport::isSameMachine(*host, visitor.from))
        return {};
    QUrl better = endpoint;
    better.setHost(transport::plainAddress(visitor.from).toString());
    return QStringLiteral("The contact_endpoint %1 does not point to the machine that registers, "
                          "which is %2. Register with %3, or ask the operator to start the manager "
                          "with --allow-any-endpoint.")
        .arg(spelled, visitor.from.toString(), quoted(better));
}

QString DoorKeeper::objectionToOrigin(const Visitor &visitor)
{
    const Queue &queue = queueOf(visitor);
    const auto origin = queue.origins.constFind(visitor.endpoint);
    if (origin == queue.origins.constEnd() || transport::isSameMachine(*origin, visitor.from))
        return {};
    return QStringLiteral("%1 was registered from another machine, and only from there it can be "
                          "registered again.")
        .arg(quoted(visitor.endpoint));
}

QString DoorKeeper::objectionToCode(const QString &joinCode) const
{
    if (m_codeSha256.isEmpty())
        return {};
    if (joinCode.isEmpty()) {
        return QStringLiteral("This league asks for a join code: send it as join_code, or start "
                              "the agent with --join-code. Whoever runs the league has it.");
    }
    if (!opensWith(joinCode))
        return QStringLiteral("The join code is not the one of this league.");
    return {};
}

bool DoorKeeper::opensWith(const QString &joinCode) const
{
    return m_codeSha256.isEmpty()
        || base::tokenMatches(asCompared(joinCode, m_rules), m_codeSha256);
}

bool DoorKeeper::isOwnEndpoint(const Visitor &visitor) const
{
    return objectionToEndpoint(visitor).isEmpty();
}

QString DoorKeeper::objectionToNumber(const Visitor &visitor)
{
    if (visitor.role == protocol::Role::Agent) {
        const qsizetype agents = m_book.channelAgents().size() + m_channelAgents.atTheDesk.size();
        if (agents < m_rules.maxChannelAgents)
            return {};
        return QStringLiteral("No more agents can register: the channels take %1.")
            .arg(m_rules.maxChannelAgents);
    }
    const bool isReferee = visitor.role == protocol::Role::Referee;
    const qsizetype inTheBook = isReferee ? m_book.referees().size() : m_book.players().size();
    const int most = isReferee ? m_rules.maxReferees : m_rules.maxPlayers;
    if (inTheBook + queueOf(visitor).atTheDesk.size() < most)
        return {};
    return QStringLiteral("The league is full: it takes %1 %2.")
        .arg(QString::number(most),
             isReferee ? QStringLiteral("referees") : QStringLiteral("players"));
}

} // namespace league::manager
