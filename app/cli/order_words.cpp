#include "app/cli/order_words.h"

namespace league::app {

namespace {

using protocol::LeagueCommand;
using protocol::LeagueControl;

struct OrderWord
{
    QLatin1String word;
    LeagueCommand command;
    QLatin1String subject; // what has to follow
    QLatin1String meaning;
};

constexpr OrderWord Words[] = {
    {QLatin1String("pause"), LeagueCommand::Pause, QLatin1String(),
     QLatin1String("begins no further match; those under way go on")},
    {QLatin1String("resume"), LeagueCommand::Resume, QLatin1String(),
     QLatin1String("goes on after pause, step or finish-round")},
    {QLatin1String("step"), LeagueCommand::Step, QLatin1String(),
     QLatin1String("pauses, and begins one match")},
    {QLatin1String("finish-round"), LeagueCommand::FinishRound, QLatin1String(),
     QLatin1String("stops when this round is over")},
    {QLatin1String("abort"), LeagueCommand::AbortMatch, QLatin1String("MATCH"),
     QLatin1String("ends a match without points, with a reason if more words follow")},
    {QLatin1String("withdraw"), LeagueCommand::Withdraw, QLatin1String("PLAYER"),
     QLatin1String("takes a player out of the league, with a reason if more words follow")},
    {QLatin1String("pause-match"), LeagueCommand::PauseMatch, QLatin1String("MATCH"),
     QLatin1String("stops the clocks of a match")},
    {QLatin1String("resume-match"), LeagueCommand::ResumeMatch, QLatin1String("MATCH"),
     QLatin1String("lets them run again")},
    {QLatin1String("advance"), LeagueCommand::AdvanceMatch, QLatin1String("MATCH"),
     QLatin1String("takes a match on to its next phase or turn")},
    {QLatin1String("set-speed"), LeagueCommand::SetMatchSpeed, QLatin1String("MATCH SPEED"),
     QLatin1String("NORMAL, FAST, DEBUG, or STEP, which waits for advance")},
};

const QLatin1String StartWord("start");

} // namespace

base::Result<Order> readOrder(const QStringList &words)
{
    const QString first = words.value(0);
    if (first == StartWord && words.size() == 1)
        return Order(protocol::StartLeague{});
    for (const OrderWord &each : Words) {
        if (first != each.word)
            continue;
        LeagueControl order;
        order.command = each.command;
        const bool needsSubject = !each.subject.isEmpty();
        if (needsSubject != (words.size() > 1)) {
            return base::Failure{
                needsSubject ? QStringLiteral("%1 needs a name: %1 %2").arg(each.word, each.subject)
                             : QStringLiteral("%1 stands alone.").arg(each.word)};
        }
        if (each.command == LeagueCommand::Withdraw)
            order.playerId = base::PlayerId(words.at(1));
        else if (needsSubject)
            order.matchId = base::MatchId(words.at(1));
        const QString rest = words.mid(2).join(u' ');
        if (!order.forReferee()) {
            order.reason = rest;
            return Order(order);
        }
        const bool needsSpeed = each.command == LeagueCommand::SetMatchSpeed;
        if (needsSpeed == rest.isEmpty()) {
            return base::Failure{
                QStringLiteral("It is written: %1 %2").arg(each.word, each.subject)};
        }
        order.value = rest;
        return Order(order);
    }
    return base::Failure{
        QStringLiteral("\"%1\" is no order. There are:\n%2").arg(words.join(u' '), ordersHelp())};
}

QString ordersHelp()
{
    QStringList lines{QStringLiteral("  start                 begins the league")};
    for (const OrderWord &each : Words) {
        const QString left = QStringLiteral("%1 %2").arg(each.word, each.subject).trimmed();
        lines.append(QStringLiteral("  %1 %2").arg(left, -21).arg(each.meaning));
    }
    return lines.join(u'\n');
}

} // namespace league::app
