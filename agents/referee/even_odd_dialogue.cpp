#include "agents/referee/even_odd_dialogue.h"

#include "agents/games/fact_names.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/report_messages.h"

namespace league::referee {

namespace {

namespace fact = games::fact;

const base::PlayerId &playerAt(const protocol::MatchAssignment &match, int seat)
{
    return match.roster.at(seat).playerId;
}

QMap<base::PlayerId, QString> textsByPlayer(const QVariant &facts)
{
    QMap<base::PlayerId, QString> texts;
    const QVariantMap map = facts.toMap();
    for (auto it = map.begin(); it != map.end(); ++it)
        texts.insert(base::PlayerId(it.key()), it.value().toString());
    return texts;
}

std::optional<int> number(const QVariantMap &details, QLatin1String name)
{
    const QVariant value = details.value(name);
    return value.isValid() ? std::optional(value.toInt()) : std::nullopt;
}

protocol::GameResult resultOf(const games::MatchOutcome &outcome)
{
    const QVariantMap &details = outcome.details;
    protocol::GameResult result;
    result.status = protocol::fromWireWord<protocol::ResultStatus>(outcome.status)
                        .value_or(protocol::ResultStatus::Aborted);
    result.winnerPlayerId = outcome.winner.value_or(base::PlayerId());
    result.drawnNumber = number(details, fact::DrawnNumber);
    result.numberParity =
        protocol::fromWireWord<protocol::Parity>(details.value(fact::NumberParity).toString());
    result.choices = textsByPlayer(details.value(fact::Choices));
    result.reason = outcome.reason;
    result.seed = details.value(fact::Seed).toString();
    result.entropy = textsByPlayer(details.value(fact::Entropy));
    result.drawIndex = number(details, fact::DrawIndex);
    result.drawSource =
        protocol::fromWireWord<protocol::DrawSource>(details.value(fact::DrawSource).toString());
    result.causes = textsByPlayer(details.value(fact::Causes));
    result.errorCodes = textsByPlayer(details.value(fact::ErrorCodes));
    return result;
}

} // namespace

QString EvenOddDialogue::roleOf(int seatNumber) const
{
    return seatNumber == 1 ? QStringLiteral("PLAYER_A") : QStringLiteral("PLAYER_B");
}

base::PlayerId EvenOddDialogue::opponentOf(const protocol::MatchAssignment &match, int seat) const
{
    return playerAt(match, 1 - seat);
}

QString EvenOddDialogue::answerType(const games::Question &) const
{
    return protocol::ChooseParityResponse::Type;
}

GameDialogue::Call EvenOddDialogue::ask(const protocol::MatchAssignment &match,
                                        const games::Question &question,
                                        const protocol::Envelope &envelope,
                                        qint64 deadlineUtcMs) const
{
    protocol::ChooseParityCall call;
    call.matchId = match.matchId;
    call.playerId = playerAt(match, question.seat);
    call.attempt = match.attempt;
    call.gameType = match.gameType;
    call.context.opponentId = opponentOf(match, question.seat);
    call.context.roundId = match.roundId;
    call.context.yourStandings =
        match.roster.at(question.seat).standings.value_or(protocol::PlayerRecord());
    call.deadline = {deadlineUtcMs};
    return {protocol::ChooseParityCall::Method, protocol::write(envelope, call)};
}

base::Result<games::Answer> EvenOddDialogue::readAnswer(const protocol::MatchAssignment &match,
                                                        const games::Question &question,
                                                        const JsonValue &reply) const
{
    const base::Result<protocol::ChooseParityResponse> response =
        protocol::read<protocol::ChooseParityResponse>(reply.toObject());
    if (!response)
        return response.failure();
    if (response->matchId != match.matchId || !protocol::isAbout(response->attempt, match.attempt)
        || response->playerId != playerAt(match, question.seat)) {
        return base::Failure{QStringLiteral("The answer is for %1 of %2 (attempt %3), not for this "
                                            "question.")
                                 .arg(response->playerId.text(), response->matchId.text(),
                                      QString::number(response->attempt.value_or(match.attempt)))};
    }
    return games::Answer{response->parityChoice};
}

GameDialogue::Call EvenOddDialogue::gameOver(const protocol::MatchAssignment &match,
                                             const games::MatchSetup &, int,
                                             const games::MatchOutcome &outcome,
                                             const protocol::Envelope &envelope) const
{
    protocol::GameOver over;
    over.leagueId = match.leagueId;
    over.roundId = match.roundId;
    over.matchId = match.matchId;
    over.attempt = match.attempt;
    over.gameType = match.gameType;
    over.gameResult = resultOf(outcome);
    over.reason = outcome.reason;
    return {protocol::GameOver::Method, protocol::write(envelope, over)};
}

} // namespace league::referee
