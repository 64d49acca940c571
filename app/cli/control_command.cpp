#include "app/cli/control_command.h"

#include "agents/base/system_clock.h"
#include "agents/base/token.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/message.h"
#include "agents/store/league_folder.h"
#include "agents/transport/http_wire.h"
#include "agents/transport/rpc_client.h"
#include "app/cli/league_access.h"
#include "app/cli/option_reader.h"
#include "app/cli/order_words.h"
#include "app/cli/terminal.h"
#include "app/cli/wrong_usage.h"

#include <QEventLoop>

namespace league::app {

namespace {

using namespace std::chrono_literals;

const QString DataOption = QStringLiteral("data");
const QString LeagueOption = QStringLiteral("league");

void declare(QCommandLineParser &parser)
{
    parser.addPositionalArgument(QStringLiteral("order"),
                                 QStringLiteral("One of:\n%1").arg(ordersHelp()),
                                 QStringLiteral("ORDER…"));
    parser.addOptions({
        {DataOption, QStringLiteral("The data folder of the league."), QStringLiteral("DIR"),
         store::LeagueFolder::defaultDataFolder()},
        {LeagueOption,
         QStringLiteral("The id of the league; the newest that is not over when left out."),
         QStringLiteral("ID")},
    });
}

template<protocol::Message M>
transport::RpcOutcome send(const OperatorAccess &league, const M &order)
{
    base::SystemClock clock;
    transport::HttpWire wire(clock);
    transport::RpcClient client(wire, clock);
    const protocol::Envelope envelope{
        .sender = protocol::senderOf(
            protocol::AgentAddress{protocol::Role::Human, QStringLiteral("operator")}),
        .timestampMs = clock.utcMs(),
        .conversationId = protocol::conversationId(u"operator", base::randomHex(6)),
        .authToken = league.token};
    transport::CallPolicy policy;
    policy.timeout = 10s;
    policy.retries = transport::RetryPolicy::none();
    transport::RpcOutcome outcome;
    QEventLoop loop;
    const transport::RpcCall call =
        client.call(league.manager, M::Method, protocol::write(envelope, order), policy,
                    [&](const transport::RpcOutcome &done) {
                        outcome = done;
                        loop.quit();
                    });
    loop.exec();
    return outcome;
}

int run(const QCommandLineParser &parser)
{
    const OptionReader options(parser);
    if (parser.positionalArguments().isEmpty()) {
        return wrongUsage(QStringLiteral("Which order? There are:\n%1").arg(ordersHelp()),
                          QStringLiteral("control"));
    }
    const base::Result<Order> order = readOrder(parser.positionalArguments());
    if (!order)
        return wrongUsage(order.failure().sentence, QStringLiteral("control"));
    const base::Result<OperatorAccess> league =
        findLeague(options.text(DataOption), options.text(LeagueOption));
    if (!league) {
        Terminal::complain(league.failure().sentence);
        return Failed;
    }
    const transport::RpcOutcome outcome =
        std::visit([&](const auto &message) { return send(*league, message); }, *order);
    if (!outcome.ok()) {
        Terminal::complain(QStringLiteral("The manager at %1 could not be reached: %2")
                               .arg(league->manager.toString(), outcome.reason));
        return CannotReach;
    }
    const JsonObject answer = outcome.result.toObject();
    if (protocol::messageTypeOf(answer) == protocol::LeagueError::Type) {
        const auto error = protocol::read<protocol::LeagueError>(answer);
        Terminal::complain(error ? protocol::failureFrom(*error).sentence
                                 : error.failure().sentence);
        return Failed;
    }
    Terminal::say(QStringLiteral("Done: %1").arg(parser.positionalArguments().join(u' ')));
    return Done;
}

} // namespace

Command controlCommand()
{
    return {QStringLiteral("control"),
            QStringLiteral("Gives an order to a running league: pause, step, abort …"), declare,
            run};
}

} // namespace league::app
