// The part of PlayerCheckup that looks at the answers of the first match once more, for what a
// league only tolerates; and what a player is told.
#include "agents/base/quoting.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/report_messages.h"
#include "app/preflight/player_checkup.h"
#include "app/preflight/wording.h"

namespace league::app {

namespace {

// Both answers of a match; the second may not have come.
QList<const Reply *> answersOf(const Reply &join, const Reply &choice)
{
    QList<const Reply *> answers{&join};
    if (choice.ok())
        answers.append(&choice);
    return answers;
}

} // namespace

void PlayerCheckup::checkRpcId()
{
    bool isReply = true;
    for (const Reply *reply : answersOf(m_first.join, m_first.choice)) {
        isReply = isReply && reply->marks.isReply;
        if (!reply->marks.isReply || reply->marks.id == JsonValue(reply->askedId))
            continue;
        return conclude(
            Verdict::Failed,
            QStringLiteral("The answer to request %1 has another id: it must repeat the "
                           "id of the request, as a number, or nobody can tell which "
                           "request it answers.")
                .arg(reply->askedId),
            reply->evidence);
    }
    if (isReply)
        return conclude(Verdict::Passed, QStringLiteral("Answers carry the id of their request."));
    if (isSeparate(m_first)
        || interview().interpreter().formOf(interview().agent()) == protocol::CallForm::Mcp)
        return conclude(Verdict::Skipped, QStringLiteral("Its dialect answers in another way."));
    conclude(Verdict::Warning,
             QStringLiteral("Its answers are no JSON-RPC replies; we understand them, others may "
                            "not: send {\"jsonrpc\": \"2.0\", \"id\": …, \"result\": {…}}."),
             m_first.join.evidence);
}

void PlayerCheckup::checkContentType()
{
    for (const Reply *reply : answersOf(m_first.join, m_first.choice)) {
        const QByteArray type = reply->contentType.toLower();
        if (type.startsWith("application/json") || type.startsWith("text/event-stream"))
            continue;
        return conclude(Verdict::Warning,
                        QStringLiteral("Its answers say that they are \"%1\"; we read them anyway, "
                                       "others may not: send Content-Type: application/json.")
                            .arg(base::quotable(QString::fromLatin1(type))),
                        reply->evidence);
    }
    conclude(Verdict::Passed, QStringLiteral("Answers are application/json."));
}

void PlayerCheckup::checkSubject()
{
    for (const Reply *reply : answersOf(m_first.join, m_first.choice)) {
        const protocol::AnswerMarks &said = reply->marks;
        if (!said.matchId.isEmpty() && said.matchId != m_first.id.text()) {
            return conclude(
                Verdict::Failed,
                QStringLiteral("It was asked about %1 and answered about %2: repeat the "
                               "match_id of the request.")
                    .arg(m_first.id.text(), base::quotable(said.matchId)),
                reply->evidence);
        }
        if (!said.playerId.isEmpty() && said.playerId != m_player.text()) {
            return conclude(Verdict::Failed,
                            QStringLiteral("It is %1 and answered as %2: use the player_id from "
                                           "the answer to the registration.")
                                .arg(m_player.text(), base::quotable(said.playerId)),
                            reply->evidence);
        }
    }
    conclude(Verdict::Passed, QStringLiteral("Answers are about %1.").arg(m_first.id.text()));
}

void PlayerCheckup::checkToken()
{
    const QString issued = means().league.member() ? means().league.member()->token : QString();
    const Verdict bad = isSeparate(m_first) ? Verdict::Failed : Verdict::Warning;
    const QString consequence = isSeparate(m_first)
        ? QStringLiteral("An answer that comes as a request of its own is refused without the "
                         "auth_token from the registration.")
        : QStringLiteral("It is known by its address, so we let it pass; others may not. Send the "
                         "auth_token from the registration.");
    for (const Reply *reply : answersOf(m_first.join, m_first.choice)) {
        const QString &token = reply->marks.token;
        QString fault;
        if (token.isEmpty())
            fault = QStringLiteral("There is no auth_token in its answers.");
        else if (issued.isEmpty() ? isPlaceholder(token) : token != issued)
            fault = QStringLiteral("The auth_token in its answers is not one from a registration.");
        if (!fault.isEmpty())
            return conclude(bad, fault + u' ' + consequence, reply->evidence);
    }
    conclude(Verdict::Passed,
             issued.isEmpty()
                 ? QStringLiteral("There is one; whether it is right, only its league knows.")
                 : QStringLiteral("It is the one that was given out."));
}

void PlayerCheckup::checkTimestamps()
{
    bool isZoned = true;
    for (const Reply *reply : answersOf(m_first.join, m_first.choice)) {
        for (const QString &moment : reply->marks.timestamps) {
            isZoned = isZoned && protocol::hasZone(moment);
            if (!protocol::isOfAnotherZone(moment))
                continue;
            return conclude(Verdict::Failed,
                            QStringLiteral("The time \"%1\" is not in UTC (E021): write it as "
                                           "2026-03-01T18:00:00Z.")
                                .arg(base::quotable(moment)),
                            reply->evidence);
        }
    }
    if (isZoned)
        return conclude(Verdict::Passed,
                        QStringLiteral("All times are in UTC, or there are none."));
    conclude(Verdict::Warning,
             QStringLiteral("Its times do not say of which zone they are; we take them for UTC. "
                            "Write them as 2026-03-01T18:00:00Z."),
             m_first.join.evidence);
}

void PlayerCheckup::checkFields()
{
    const auto problemIn = [](const base::Failure &failure) {
        // Times and choices have checks of their own.
        const bool isToldElsewhere = failure.code == protocol::error_code::InvalidTimestamp
            || failure.code == protocol::error_code::InvalidParityChoice;
        return isToldElsewhere ? QString() : failure.sentence;
    };
    const JsonObject join = m_first.join.outcome.result.toObject();
    QString problem;
    const Reply *at = &m_first.join;
    if (const auto ack = protocol::read<protocol::GameJoinAck>(join); !ack)
        problem = problemIn(ack.failure());
    if (problem.isEmpty() && m_choosesWell) {
        at = &m_first.choice;
        const auto choice = protocol::read<protocol::ChooseParityResponse>(
            m_first.choice.outcome.result.toObject());
        if (!choice)
            problem = problemIn(choice.failure());
    }
    if (!problem.isEmpty())
        return conclude(Verdict::Failed, problem, at->evidence);
    if (m_first.join.marks.isWhole)
        return conclude(Verdict::Passed, QStringLiteral("Nothing is missing."));
    conclude(Verdict::Warning,
             QStringLiteral("Its answers lack parts of the envelope (protocol, message_type, "
                            "sender, timestamp, conversation_id); we fill them in, others may "
                            "not."),
             m_first.join.evidence);
}

JsonObject PlayerCheckup::resultOf(const Match &match) const
{
    const base::PlayerId opponent(QStringLiteral("P02"));
    const QString choice =
        protocol::marksOf(match.choice.outcome.result.toObject()).choice.toString();
    const bool hasWon = choice == protocol::wireWord(protocol::Parity::Even);
    protocol::GameOver over;
    over.leagueId = means().league.id();
    over.matchId = match.id;
    over.gameType = QStringLiteral("even_odd");
    over.gameResult.status = protocol::ResultStatus::Win;
    over.gameResult.winnerPlayerId = hasWon ? m_player : opponent;
    over.gameResult.drawnNumber = 8;
    over.gameResult.numberParity = protocol::Parity::Even;
    over.gameResult.choices = {
        {m_player, choice},
        {opponent, protocol::wireWord(hasWon ? protocol::Parity::Odd : protocol::Parity::Even)}};
    over.gameResult.reason = QStringLiteral("This was a sham match of the pre-flight.");
    over.reason = over.gameResult.reason;
    return protocol::write(fromReferee(match), over);
}

void PlayerCheckup::tellResult()
{
    tell(protocol::GameOver::Method, resultOf(m_first));
}

void PlayerCheckup::tellStandings()
{
    protocol::LeagueStandingsUpdate update;
    update.leagueId = means().league.id();
    update.roundId = 901;
    protocol::StandingRow row;
    row.rank = 1;
    row.playerId = m_player;
    row.displayName = QStringLiteral("Pre-flight");
    row.played = row.wins = 1;
    row.points = 3;
    update.standings = {row};
    tell(protocol::LeagueStandingsUpdate::Method,
         protocol::write(envelope(protocol::managerSender()), update));
}

} // namespace league::app
