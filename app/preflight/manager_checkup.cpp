#include "app/preflight/manager_checkup.h"

#include "agents/base/quoting.h"
#include "agents/base/token.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/query_messages.h"
#include "agents/protocol/registration_messages.h"
#include "app/preflight/wording.h"
#include "app/version.h"

namespace league::app {

using transport::RpcOutcome;

namespace {

const QString EvenOdd = QStringLiteral("even_odd");

template<class Meta>
Meta metaOf(const QString &name, const QUrl &endpoint)
{
    Meta meta;
    meta.displayName = name;
    meta.version = version();
    meta.gameTypes = {EvenOdd};
    meta.contactEndpoint = endpoint.toString();
    return meta;
}

} // namespace

ManagerCheckup::ManagerCheckup(const Means &means, const QUrl &agent)
    : Checkup(means, agent),
      m_referee(base::PlayerId(QStringLiteral("sham")), protocol::Parity::Even, means.wire,
                means.clock),
      m_player(base::PlayerId(QStringLiteral("sham")), protocol::Parity::Even, means.wire,
               means.clock),
      m_mcp(means.wire, means.clock)
{
    // Managers are called as the protocol is written.
    interview().interpreter().introduce(agent, {}, protocol::CallForm::Canonical);
}

QList<Checkup::Step> ManagerCheckup::steps()
{
    const auto step = [this](const char *id, const char *title, void (ManagerCheckup::*run)()) {
        return Step{QLatin1String(id), QLatin1String(title), [this, run] { (this->*run)(); }};
    };
    return {
        reachable(),
        step("registers_referee", "Registers a referee", &ManagerCheckup::registerReferee),
        step("registers_player", "Registers a player", &ManagerCheckup::registerPlayer),
        step("registers_again", "Knows who registers again", &ManagerCheckup::registerAgain),
        step("standings", "Tells the standings", &ManagerCheckup::askStandings),
        step("wrong_token", "Refuses a wrong token", &ManagerCheckup::sendWrongToken),
        step("unknown_method", "Refuses an unknown method with -32601",
             &ManagerCheckup::callUnknownMethod),
        step("mcp", "Speaks MCP", &ManagerCheckup::listTools),
        brokenJson(),
        stillThere(QStringLiteral("survives_nonsense"), QStringLiteral("Goes on after nonsense"),
                   QStringLiteral("unknown methods and broken JSON")),
    };
}

template<class Response, class AgentId>
QString ManagerCheckup::problemOf(const Reply &reply, AgentId Response::*member,
                                  std::chrono::milliseconds limit, QString &id, QString &token)
{
    if (!reply.ok())
        return whyNoAnswer(reply, QStringLiteral("the registration"), limit);
    const auto response = protocol::read<Response>(reply.outcome.result.toObject());
    if (!response)
        return QStringLiteral("The answer to the registration is not complete. ")
            + response.failure().sentence;
    if (response->status != protocol::RegistrationStatus::Accepted) {
        return QStringLiteral("It rejected the registration: %1 If the league has begun or asks "
                              "for a join code, check it before, or with --join-code.")
            .arg(base::quotable(response->reason, 200));
    }
    id = ((*response).*member).text();
    token = response->authToken;
    return {};
}

void ManagerCheckup::registerReferee()
{
    for (ShamPlayer *sham : {&m_referee, &m_player}) {
        const base::Result<QUrl> opened = sham->open(options().address, options().hosts);
        if (!opened)
            return giveUp(opened.failure().sentence);
    }
    protocol::RefereeRegisterRequest request;
    request.meta =
        metaOf<protocol::RefereeMeta>(QStringLiteral("Pre-flight referee"), m_referee.endpoint());
    request.joinCode = options().joinCode;
    const QString sender =
        protocol::senderOf(protocol::AgentAddress{protocol::Role::Referee, QStringLiteral("sham")});
    interview().ask(
        protocol::RefereeRegisterRequest::Method, protocol::write(envelope(sender), request),
        options().joinTimeout * 2, [this](const Reply &reply) {
            const QString problem =
                problemOf(reply, &protocol::RefereeRegisterResponse::refereeId,
                          options().joinTimeout * 2, m_refereeId, m_refereeToken);
            if (!problem.isEmpty())
                return giveUp(problem, reply.evidence);
            conclude(Verdict::Passed,
                     QStringLiteral("It gave out the id %1, a token and the id of the league.")
                         .arg(base::quotable(m_refereeId)),
                     reply.evidence);
        });
}

JsonObject ManagerCheckup::playerRequest() const
{
    protocol::LeagueRegisterRequest request;
    request.meta =
        metaOf<protocol::PlayerMeta>(QStringLiteral("Pre-flight player"), m_player.endpoint());
    request.joinCode = options().joinCode;
    const QString sender =
        protocol::senderOf(protocol::AgentAddress{protocol::Role::Player, QStringLiteral("sham")});
    return protocol::write(envelope(sender), request);
}

void ManagerCheckup::registerPlayer()
{
    interview().ask(
        protocol::LeagueRegisterRequest::Method, playerRequest(), options().joinTimeout * 2,
        [this](const Reply &reply) {
            const QString problem = problemOf(reply, &protocol::LeagueRegisterResponse::playerId,
                                              options().joinTimeout * 2, m_playerId, m_playerToken);
            if (!problem.isEmpty())
                return giveUp(problem, reply.evidence);
            m_league =
                protocol::read<protocol::LeagueRegisterResponse>(reply.outcome.result.toObject())
                    ->leagueId;
            conclude(Verdict::Passed,
                     QStringLiteral("It gave out the id %1, a token and the id of the league.")
                         .arg(base::quotable(m_playerId)),
                     reply.evidence);
        });
}

void ManagerCheckup::registerAgain()
{
    interview().ask(
        protocol::LeagueRegisterRequest::Method, playerRequest(), options().joinTimeout * 2,
        [this](const Reply &reply) {
            QString id;
            QString token;
            const QString problem = problemOf(reply, &protocol::LeagueRegisterResponse::playerId,
                                              options().joinTimeout * 2, id, token);
            if (problem.isEmpty() && id == m_playerId) {
                m_playerToken = token;
                return conclude(
                    Verdict::Passed,
                    QStringLiteral("The same endpoint is %1 again.").arg(base::quotable(id)));
            }
            conclude(
                Verdict::Warning,
                QStringLiteral("The same endpoint, registering again as after a restart, %1: a "
                               "player that crashed cannot come back.")
                    .arg(problem.isEmpty() ? QStringLiteral("became ") + base::quotable(id)
                                           : QStringLiteral("was not admitted")),
                reply.evidence);
        });
}

void ManagerCheckup::askStandings()
{
    const QString sender = protocol::senderOf(base::PlayerId(m_playerId));
    protocol::GetStandings question;
    question.leagueId = m_league;
    interview().ask(
        protocol::GetStandings::Method, protocol::write(envelope(sender, m_playerToken), question),
        options().joinTimeout, [this](const Reply &reply) {
            if (reply.ok()) {
                return conclude(Verdict::Passed, QStringLiteral("get_standings is answered."),
                                reply.evidence);
            }
            conclude(Verdict::Warning,
                     whyNoAnswer(reply, QStringLiteral("get_standings"), options().joinTimeout),
                     reply.evidence);
        });
}

void ManagerCheckup::sendWrongToken()
{
    const QString sender = protocol::senderOf(base::PlayerId(m_playerId));
    protocol::LeagueQuery question;
    question.leagueId = m_league;
    interview().ask(
        protocol::LeagueQuery::Method,
        protocol::write(envelope(sender, base::newToken(u"tok")), question), options().joinTimeout,
        [this](const Reply &reply) {
            const bool isError = reply.outcome.kind == RpcOutcome::Kind::Refused
                || protocol::messageTypeOf(reply.outcome.result.toObject())
                    == protocol::LeagueError::Type;
            if (isError)
                return conclude(Verdict::Passed, QStringLiteral("A wrong auth_token is refused."));
            if (!reply.ok()) {
                return conclude(Verdict::Failed,
                                whyNoAnswer(reply, QStringLiteral("a query with a wrong token"),
                                            options().joinTimeout),
                                reply.evidence);
            }
            conclude(
                Verdict::Failed,
                QStringLiteral("A query with a wrong auth_token is answered as if it were "
                               "right: refuse it with E012, or anybody can speak for anybody."),
                reply.evidence);
        });
}

void ManagerCheckup::callUnknownMethod()
{
    interview().ask(QStringLiteral("preflight_unknown"), {}, options().joinTimeout,
                    [this](const Reply &reply) {
                        if (reply.outcome.kind == RpcOutcome::Kind::Refused
                            && reply.outcome.error.code == protocol::rpc_code::MethodNotFound)
                            return conclude(Verdict::Passed, QStringLiteral("It is."));
                        conclude(Verdict::Warning,
                                 QStringLiteral("An unknown method is not answered with the "
                                                "JSON-RPC error -32601, by which callers know that "
                                                "they must ask in another way."),
                                 reply.evidence);
                    });
}

void ManagerCheckup::listTools()
{
    m_listing = m_mcp.listTools(
        agent(), options().joinTimeout * 2,
        [this](const base::Result<QList<transport::McpTool>> &tools) {
            if (!tools) {
                return conclude(Verdict::Skipped,
                                QStringLiteral("It is no MCP server, and need not be one (%1)")
                                    .arg(base::quotable(tools.failure().sentence, 200)));
            }
            conclude(Verdict::Passed,
                     QStringLiteral("It is an MCP server with %1 tools.").arg(tools->size()));
        });
}

} // namespace league::app
