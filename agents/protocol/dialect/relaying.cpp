#include "agents/protocol/dialect/relaying.h"

#include "agents/base/quoting.h"
#include "agents/protocol/dialect/answer_reading.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/message_catalogue.h"

namespace league::protocol {

base::Result<RpcRequest> forPlayer(const RpcRequest &request, const base::MatchId &match,
                                   const QString &matchToken)
{
    const MessageInfo *info = messageByMethod(request.method);
    if (!info || !info->from.contains(Role::Referee) || !info->to.contains(Role::Player)) {
        return base::Failure{QStringLiteral("\"%1\" is nothing that a referee tells a player.")
                                 .arg(base::quotable(request.method)),
                             error_code::InvalidPhase};
    }
    const QLatin1String matchKey("match_id");
    const QString about = request.params.value(matchKey).toString();
    if (about != match.text()) {
        return base::Failure{QStringLiteral("This address is for %1, not for \"%2\".")
                                 .arg(match.text(), base::quotable(about)),
                             error_code::InvalidPhase};
    }
    RpcRequest passed = request;
    passed.params.insert(QLatin1String("auth_token"), matchToken);
    return passed;
}

bool wantsAnswer(const RpcRequest &request)
{
    return !answerTypeOf(request.method).isEmpty();
}

} // namespace league::protocol
