#include "app/chaos/audit/match_verdict.h"

#include "agents/protocol/agent_address.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/report_messages.h"

namespace league::app {

namespace {

using protocol::ResultStatus;

const QString Even = QStringLiteral("even");
const QString Odd = QStringLiteral("odd");

// Everything the messages of an attempt say.
struct Heard
{
    QSet<QString> commitments;
    QMap<base::PlayerId, QString> entropy;
    QMap<base::PlayerId, QString> choices;
    QSet<base::PlayerId> atFault;
    QList<protocol::GameResult> announced; // in GAME_OVER, one for each player
    QString problem;
};

template<class M>
std::optional<M> messageAs(const JsonObject &message, const MatchCase &match, Heard &heard)
{
    if (protocol::messageTypeOf(message) != M::Type)
        return std::nullopt;
    const base::Result<M> read = protocol::read<M>(message);
    if (!read) {
        heard.problem = read.failure().sentence;
        return std::nullopt;
    }
    const std::optional<int> attempt = read->attempt; // an answer may leave it out
    if (read->matchId != match.match || !protocol::isAbout(attempt, match.attempt)) {
        heard.problem = QStringLiteral("a %1 among its messages is of %2, attempt %3")
                            .arg(M::Type, read->matchId.text())
                            .arg(attempt.value_or(match.attempt));
        return std::nullopt;
    }
    return *read;
}

void hearMessage(const JsonObject &message, const MatchCase &match, Heard &heard)
{
    if (const auto invitation = messageAs<protocol::GameInvitation>(message, match, heard))
        heard.commitments.insert(invitation->seedCommitment);
    if (const auto ack = messageAs<protocol::GameJoinAck>(message, match, heard)) {
        heard.entropy.insert(ack->playerId, ack->entropy);
        if (!ack->accept)
            heard.atFault.insert(ack->playerId);
    }
    if (const auto response = messageAs<protocol::ChooseParityResponse>(message, match, heard)) {
        heard.choices.insert(response->playerId, response->parityChoice);
        if (response->parityChoice != Even && response->parityChoice != Odd)
            heard.atFault.insert(response->playerId);
    }
    if (const auto over = messageAs<protocol::GameOver>(message, match, heard))
        heard.announced.append(over->gameResult);
}

Heard hear(const MatchCase &match, const QList<store::TranscriptEntry> &entries)
{
    Heard heard;
    for (const store::TranscriptEntry &entry : entries) {
        if (entry.kind == protocol::MessageFact::Kind) {
            if (const auto fact = protocol::read<protocol::MessageFact>(entry.body))
                hearMessage(fact->message, match, heard);
        } else if (entry.kind == protocol::SilenceFact::Kind) {
            const auto fact = protocol::read<protocol::SilenceFact>(entry.body);
            for (const base::PlayerId &player : match.players) {
                if (fact && fact->from == protocol::senderOf(player))
                    heard.atFault.insert(player);
            }
        }
    }
    return heard;
}

base::Failure wrong(const MatchCase &match, const QString &what)
{
    return {QStringLiteral("The transcript of %1, attempt %2, does not hold together: %3.")
                .arg(match.match.text(), QString::number(match.attempt), what)};
}

MatchVerdict byFault(const MatchCase &match, const Heard &heard)
{
    MatchVerdict verdict;
    verdict.status = ResultStatus::TechnicalLoss;
    verdict.technical = heard.atFault;
    for (const base::PlayerId &player : match.players) {
        const bool isAtFault = heard.atFault.contains(player);
        verdict.score.insert(player, isAtFault ? 0 : 3);
        if (!isAtFault)
            verdict.winner = player;
    }
    return verdict;
}

MatchVerdict byNumber(const MatchCase &match, const Heard &heard, int number)
{
    MatchVerdict verdict;
    const base::PlayerId a = match.players.at(0);
    const base::PlayerId b = match.players.at(1);
    if (heard.choices.value(a) == heard.choices.value(b)) {
        verdict.status = ResultStatus::Draw;
        verdict.score = {{a, 1}, {b, 1}};
        return verdict;
    }
    verdict.status = ResultStatus::Win;
    verdict.winner = heard.choices.value(a) == (number % 2 == 0 ? Even : Odd) ? a : b;
    verdict.score = {{a, verdict.winner == a ? 3 : 0}, {b, verdict.winner == b ? 3 : 0}};
    return verdict;
}

base::Outcome checkDraw(const MatchCase &match, const Heard &heard,
                        const protocol::GameResult &announced)
{
    games::DrawTerms terms;
    terms.seed = announced.seed;
    terms.match = match.match;
    terms.attempt = match.attempt;
    for (const base::PlayerId &player : match.players)
        terms.entropies.append(heard.entropy.value(player));
    terms.range = match.range;
    if (announced.drawSource == protocol::DrawSource::Seeded)
        terms.source = games::DrawSource::Seeded;
    return games::fair_draw::verify(*heard.commitments.constBegin(), terms, *announced.drawnNumber,
                                    announced.drawIndex);
}

} // namespace

base::Result<MatchVerdict> judgeAgain(const MatchCase &match,
                                      const QList<store::TranscriptEntry> &entries)
{
    const Heard heard = hear(match, entries);
    if (!heard.problem.isEmpty())
        return wrong(match, heard.problem);
    if (heard.commitments.size() != 1 || heard.commitments.contains(QString()))
        return wrong(match,
                     QStringLiteral("it has %1 seed commitments instead of one")
                         .arg(heard.commitments.size()));
    if (heard.announced.isEmpty())
        return wrong(match, QStringLiteral("nobody was told how it ended"));
    const protocol::GameResult &announced = heard.announced.constFirst();

    MatchVerdict verdict;
    if (announced.drawnNumber) {
        if (heard.choices.size() != 2 || !heard.atFault.isEmpty())
            return wrong(match, QStringLiteral("a number was drawn without two valid choices"));
        if (const base::Outcome fair = checkDraw(match, heard, announced); !fair)
            return wrong(match, fair.failure().sentence);
        verdict = byNumber(match, heard, *announced.drawnNumber);
    } else {
        if (heard.atFault.isEmpty())
            return wrong(match, QStringLiteral("it has no number, yet nobody was at fault"));
        verdict = byFault(match, heard);
    }
    for (const protocol::GameResult &told : heard.announced) {
        if (told.status != verdict.status || told.winnerPlayerId != verdict.winner) {
            return wrong(match,
                         QStringLiteral("the players were told %1 with winner \"%2\", "
                                        "but it is %3 with winner \"%4\"")
                             .arg(protocol::wireWord(told.status), told.winnerPlayerId.text(),
                                  protocol::wireWord(verdict.status), verdict.winner.text()));
        }
    }
    verdict.commitment = *heard.commitments.constBegin();
    return verdict;
}

} // namespace league::app
