#include "agents/player/seat_tools.h"

#include "agents/player/player_agent.h"
#include "agents/protocol/mafia/question_kind.h"
#include "agents/protocol/mafia/seat_messages.h"
#include "agents/protocol/mcp/mafia_seat_offers.h"
#include "agents/protocol/mcp/seat_offers.h"
#include "agents/protocol/seat_messages.h"

#include <QPointer>

#include <algorithm>

namespace league::player {

using transport::RpcResponder;

namespace {

void refuse(const QString &sentence, const RpcResponder &respond)
{
    respond.error(
        protocol::rpcErrorFrom({sentence, QString(protocol::error_code::AuthTokenInvalid)}));
}

void refuseKey(const RpcResponder &respond)
{
    refuse(QStringLiteral("No seat has this seat_key. It is what join_league returned; seats are "
                          "lost when the manager is restarted."),
           respond);
}

QString nameOf(const base::PlayerId &player, const QList<protocol::StandingRow> &standings)
{
    const auto row = std::ranges::find_if(
        standings, [&](const protocol::StandingRow &each) { return each.playerId == player; });
    return row == standings.end() ? QString() : row->displayName;
}

protocol::OpenTurn turnFrom(const TurnQuestion &question, const PlayerAgent &player,
                            const base::Clock &clock)
{
    const qint64 left = std::max<qint64>(0, question.deadlineMs - clock.utcMs());
    return {.matchId = question.match,
            .roundId = question.round,
            .opponentId = question.opponent,
            .opponentName = nameOf(question.opponent, player.standings()),
            .options = question.options,
            .deadline = {question.deadlineMs},
            .secondsLeft = static_cast<int>(left / 1000),
            .kind = question.facts.isEmpty() ? QString() : question.kind,
            .call = JsonObject::fromVariantMap(question.facts)};
}

QString adviceFor(const protocol::OpenTurn &turn)
{
    namespace kind = protocol::question_kind;
    if (turn.kind.isEmpty()) {
        return QStringLiteral("Match %1 against %2: call choose_parity with even or odd within %3 "
                              "seconds.")
            .arg(turn.matchId.text(), turn.opponentId.text())
            .arg(turn.secondsLeft);
    }
    const QString what = turn.kind == kind::NightAction
        ? QStringLiteral("it is night; call submit_night_action with one of the options")
        : turn.kind == kind::Vote
        ? QStringLiteral("the town votes; call submit_vote with one of the options")
        : QStringLiteral("it is your turn to speak; call submit_discussion_turn");
    return QStringLiteral("Match %1: %2 within %3 seconds. The turn's call holds all you know.")
        .arg(turn.matchId.text(), what)
        .arg(turn.secondsLeft);
}

protocol::TurnNews newsFor(const PlayerAgent &player, const base::Clock &clock)
{
    const PersonSeat &seat = *player.seat();
    protocol::TurnNews news;
    news.playerId = player.id();
    news.standings = player.standings();
    if (const QList<TurnQuestion> turns = seat.turns(); !turns.isEmpty()) {
        news.status = protocol::TurnStatus::YourTurn;
        news.turn = turnFrom(turns.constFirst(), player, clock);
        news.advice = adviceFor(*news.turn);
    } else if (seat.isLeagueOver()) {
        news.status = protocol::TurnStatus::LeagueOver;
        news.advice = QStringLiteral("The league is over; the standings are final.");
    } else {
        news.advice =
            QStringLiteral("Nothing is asked of you at the moment; call wait_for_turn again.");
    }
    return news;
}

protocol::MyMatches matchesOf(const PlayerAgent &player, const base::Clock &clock)
{
    protocol::MyMatches matches = player.matches();
    for (const TurnQuestion &turn : player.seat()->turns())
        matches.turns.append(turnFrom(turn, player, clock));
    return matches;
}

// Whether an answer is meant that was given already and can be changed: a vote (M-083), or whom the
// mafia kill (M-029).
bool isChange(const PersonSeat &seat, const base::MatchId &match, QLatin1String kind)
{
    const std::optional<TurnQuestion> given = seat.changeable(match);
    return given && given->kind == kind && (!match.isEmpty() || seat.turns().isEmpty());
}

void change(PersonSeat &seat, const QVariantMap &said, const base::MatchId &match,
            const RpcResponder &respond)
{
    seat.change(said, match, [respond](const base::Result<TurnQuestion> &changed) {
        if (!changed) {
            return respond.error(protocol::rpcErrorFrom(
                {changed.failure().sentence, QString(protocol::error_code::InvalidPhase)}));
        }
        respond.result(protocol::payloadOf(protocol::AnswerTaken{
            changed->match, changed->kind, true,
            QStringLiteral("Your new answer counts instead of the one before; call wait_for_turn "
                           "for what comes next.")}));
    });
}

// A tool that answers a question of Mafia: its arguments are the answer, but for seat_key and
// match_id.
template<class Said>
void offerAnswer(transport::McpDesk &mcp, const protocol::McpTool &tool, QLatin1String kind,
                 const FindGuest &find, const base::Clock &clock)
{
    mcp.onTool<Said>(tool, [find, kind, &clock](const Said &said, const RpcResponder &respond) {
        PlayerAgent *player = find(said.seatKey);
        if (!player)
            return refuseKey(respond);
        const QVariantMap answer = protocol::payloadOf(said).toVariantMap();
        if (isChange(*player->seat(), said.matchId, kind))
            return change(*player->seat(), answer, said.matchId, respond);
        const base::Result<TurnQuestion> turn = player->seat()->answer(answer, said.matchId, kind);
        if (!turn)
            return respond.error(protocol::rpcErrorFrom(
                {turn.failure().sentence, QString(protocol::error_code::InvalidPhase)}));
        protocol::AnswerTaken taken{turn->match, kind, clock.utcMs() <= turn->deadlineMs, {}};
        taken.advice = taken.inTime
            ? QStringLiteral("Your answer is with the referee; call wait_for_turn for what comes "
                             "next.")
            : QStringLiteral("The deadline had passed; the referee has decided without you.");
        respond.result(protocol::payloadOf(taken));
    });
}

void offerChoice(transport::McpDesk &mcp, const FindGuest &find, const base::Clock &clock)
{
    mcp.onTool<protocol::SeatChoice>(
        protocol::seat_offers::chooseParity(),
        [find, &clock](const protocol::SeatChoice &choice, const RpcResponder &respond) {
            PlayerAgent *player = find(choice.seatKey);
            if (!player)
                return refuseKey(respond);
            const base::Result<TurnQuestion> turn =
                player->seat()->choose(protocol::wireWord(choice.parityChoice), choice.matchId);
            if (!turn)
                return respond.error(protocol::rpcErrorFrom(
                    {turn.failure().sentence, QString(protocol::error_code::InvalidPhase)}));
            protocol::ChoiceTaken taken{
                turn->match, choice.parityChoice, clock.utcMs() <= turn->deadlineMs, {}};
            taken.advice = taken.inTime
                ? QStringLiteral("Your choice is with the referee; call wait_for_turn for what "
                                 "comes next.")
                : QStringLiteral("The deadline had passed; the choice counts only if the referee "
                                 "asks once more.");
            respond.result(protocol::payloadOf(taken));
        });
}

} // namespace

void offerSeatTools(transport::McpDesk &mcp, const FindGuest &find, const base::Clock &clock,
                    const QStringList &gameTypes)
{
    namespace offers = protocol::seat_offers;
    namespace kind = protocol::question_kind;
    if (gameTypes.contains(protocol::MafiaGame)) {
        offerAnswer<protocol::SeatNightAction>(mcp, offers::submitNightAction(), kind::NightAction,
                                               find, clock);
        offerAnswer<protocol::SeatSpeech>(mcp, offers::submitDiscussionTurn(), kind::DiscussionTurn,
                                          find, clock);
        offerAnswer<protocol::SeatVote>(mcp, offers::submitVote(), kind::Vote, find, clock);
        mcp.offer(protocol::playMafiaPrompt());
    }
    mcp.onTool<protocol::WaitForTurn>(
        offers::waitForTurn(),
        [find, &clock](const protocol::WaitForTurn &wait, const RpcResponder &respond) {
            PlayerAgent *player = find(wait.seatKey);
            if (!player)
                return refuseKey(respond);
            player->seat()->waitForNews(
                std::chrono::seconds(wait.timeoutS), [guest = QPointer(player), respond, &clock] {
                    if (!guest) // the league has closed; nobody reads this any more
                        return refuseKey(respond);
                    respond.result(protocol::payloadOf(newsFor(*guest, clock)));
                });
        });
    if (gameTypes.contains(UsualGame))
        offerChoice(mcp, find, clock);
    mcp.onTool<protocol::SeatQuery>(
        offers::myMatches(),
        [find, &clock](const protocol::SeatQuery &query, const RpcResponder &respond) {
            const PlayerAgent *player = find(query.seatKey);
            if (!player)
                return refuseKey(respond);
            respond.result(protocol::payloadOf(matchesOf(*player, clock)));
        });
}

} // namespace league::player
