#include "agents/manager/admission_desk.h"

#include "agents/base/charts/league_chart.h"
#include "agents/protocol/error_messages.h"

namespace league::manager {

using namespace std::chrono_literals;
using transport::RpcOutcome;
using transport::RpcResponder;

namespace {

// Whoever answers a stranger's ping at all does it at once.
constexpr std::chrono::milliseconds Patience = 4s;

bool isSignOfLife(RpcOutcome::Kind kind)
{
    return kind == RpcOutcome::Kind::Answered || kind == RpcOutcome::Kind::Refused
        || kind == RpcOutcome::Kind::Unreadable;
}

} // namespace

AdmissionDesk::AdmissionDesk(transport::RpcServer &server, transport::Wire &wire,
                             base::Clock &clock, FrontDesk::Desks desks)
    : m_desks(std::move(desks)), m_client(wire, clock)
{
    server.on(protocol::AdmissionQuery::Method,
              [this](const protocol::RpcRequest &request, const transport::Caller &caller,
                     const RpcResponder &respond) {
                  const auto query = protocol::read<protocol::AdmissionQuery>(request.params);
                  if (!query)
                      return respond.error(protocol::rpcErrorFrom(query.failure()));
                  answer(*query, caller, respond);
              });
}

void AdmissionDesk::answer(const protocol::AdmissionQuery &query, const transport::Caller &caller,
                           const RpcResponder &respond)
{
    const DoorKeeper::Visitor visitor{
        query.role == QLatin1String("referee") ? protocol::Role::Referee : protocol::Role::Player,
        QUrl(query.contactEndpoint), query.joinCode, caller.address};
    protocol::AdmissionReport report;
    report.leagueId = m_desks.league;
    const std::optional<DoorKeeper::Refusal> objection = m_desks.door.objectionTo(visitor);
    if (!objection)
        m_desks.door.leave(visitor);
    else
        report.reason = objection->reason;
    // Whoever has asked too often learns nothing, not even about the code.
    const bool mayKnow = !objection || !objection->comeBackIn;
    report.isCodeRight = mayKnow && m_desks.door.opensWith(query.joinCode);
    if (!objection && !m_desks.chart.isIn(base::league_chart::AcceptingRegistrations))
        report.reason = QStringLiteral("Registration is closed: the league has started.");
    report.isAdmitted = report.reason.isEmpty();
    if (!mayKnow || !m_desks.door.isOwnEndpoint(visitor)) {
        report.unreachableReason = report.reason;
        return respond.result(protocol::payloadOf(report));
    }
    m_client.post(visitor.endpoint, QStringLiteral("ping"), {}, Patience,
                  [report, respond](const RpcOutcome &outcome) {
                      protocol::AdmissionReport complete = report;
                      complete.isReachable = isSignOfLife(outcome.kind);
                      complete.elapsedMs = static_cast<int>(outcome.elapsedMs);
                      if (!complete.isReachable)
                          complete.unreachableReason = outcome.reason;
                      respond.result(protocol::payloadOf(complete));
                  });
}

} // namespace league::manager
