#include "app/view/story/match_record.h"

#include "agents/base/charts/match_chart.h"
#include "agents/games/fact_names.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/report_messages.h"
#include "agents/protocol/result_details.h"
#include "agents/store/recovery_facts.h"

#include <algorithm>

namespace league::app::view {

namespace {

namespace chart = base::match_chart;
namespace fact = games::fact;
using Kind = TalkTold::Kind;

QString idOf(const QString &sender)
{
    return sender.section(u':', 1);
}

QHash<QString, QString> textsIn(const JsonObject &object)
{
    QHash<QString, QString> texts;
    for (auto it = object.begin(); it != object.end(); ++it)
        texts.insert(it.key(), it.value().toString());
    return texts;
}

class MatchFold
{
public:
    void apply(const store::Entry &entry)
    {
        tryAs<store::AssignedFact>(entry, [&](const auto &fact) { takeAssignment(fact, entry); });
        tryAs<protocol::CommitmentFact>(entry, [&](const auto &fact) {
            DrawTold &draw = attempt(fact.attempt).draw;
            draw.commitment = fact.seedCommitment;
            draw.committedMs = entry.timeMs;
        });
        tryAs<protocol::TransitionFact>(entry, [&](const auto &fact) {
            if (fact.chart == chart::Table.name)
                enter(newest(), fact.to, entry.timeMs);
        });
        tryAs<protocol::MessageFact>(entry, [&](const auto &fact) { takeMessage(fact, entry); });
        tryAs<protocol::SilenceFact>(entry, [&](const auto &fact) {
            tell(newest(), entry, Kind::Silence, idOf(fact.from), newest().referee, fact.method);
        });
        tryAs<protocol::RejectionFact>(entry, [&](const auto &fact) {
            tell(newest(), entry, Kind::Rejection, idOf(fact.from), newest().referee, fact.method);
        });
        tryAs<protocol::GameFact>(entry, [&](const auto &fact) { takeGame(fact, entry); });
        tryAs<store::ResultFact>(entry, [&](const auto &fact) { takeResult(fact, entry); });
        tryAs<store::AbortedFact>(entry, [&](const auto &fact) { takeAbort(fact, entry); });
    }

    [[nodiscard]] QList<AttemptTold> take() { return std::move(m_attempts); }

private:
    template<class Fact, class Take>
    static void tryAs(const store::Entry &entry, const Take &take)
    {
        if (entry.kind != Fact::Kind)
            return;
        if (const base::Result<Fact> fact = protocol::read<Fact>(entry.body))
            take(*fact);
    }

    AttemptTold &attempt(int number)
    {
        const auto found = std::ranges::find(m_attempts, number, &AttemptTold::attempt);
        if (found != m_attempts.end())
            return *found;
        AttemptTold begun;
        begun.attempt = number;
        const auto after = std::ranges::upper_bound(m_attempts, number, {}, &AttemptTold::attempt);
        return *m_attempts.insert(after, begun);
    }

    // Facts without an attempt of their own belong to the one under way.
    AttemptTold &newest() { return m_attempts.isEmpty() ? attempt(1) : m_attempts.last(); }

    static void enter(AttemptTold &told, const QString &state, qint64 timeMs)
    {
        if (!told.visits.isEmpty())
            told.visits.last().leftMs = timeMs;
        told.visits.append({state, timeMs, 0});
        told.isAborted = told.isAborted || state == chart::Aborted;
    }

    static void tell(AttemptTold &told, const store::Entry &entry, Kind kind, const QString &from,
                     const QString &to, const QString &method)
    {
        TalkTold talk{kind, entry.seq, entry.timeMs, from, to, method, {}, entry.body};
        told.talk.append(talk);
    }

    void takeAssignment(const store::AssignedFact &fact, const store::Entry &entry)
    {
        AttemptTold &told = attempt(fact.attempt);
        told.referee = fact.refereeId.text();
        told.players.clear();
        for (const base::PlayerId &player : fact.playerIds)
            told.players.append(player.text());
        if (told.visits.isEmpty())
            enter(told, chart::Created, entry.timeMs);
    }

    void takeMessage(const protocol::MessageFact &fact, const store::Entry &entry)
    {
        AttemptTold &told = newest();
        tell(told, entry, Kind::Message, idOf(fact.from), idOf(fact.to), fact.method);
        TalkTold &talk = told.talk.last();
        talk.type = protocol::messageTypeOf(fact.message);
        talk.body = fact.message;
        if (const auto envelope = protocol::readEnvelope(fact.message))
            told.conversation = envelope->conversationId;
        noteDraw(told.draw, talk);
    }

    static void noteDraw(DrawTold &draw, const TalkTold &talk)
    {
        if (talk.type == protocol::GameInvitation::Type) {
            if (const auto invitation = protocol::read<protocol::GameInvitation>(talk.body))
                draw.invitedWith.insert(talk.to, invitation->seedCommitment);
        } else if (talk.type == protocol::GameJoinAck::Type) {
            if (const auto ack = protocol::read<protocol::GameJoinAck>(talk.body))
                draw.entropySent.insert(talk.from, ack->entropy);
        } else if (talk.type == protocol::ChooseParityResponse::Type) {
            draw.firstChoiceMs = draw.firstChoiceMs == 0 ? talk.timeMs : draw.firstChoiceMs;
            draw.lastChoiceMs = talk.timeMs;
        } else if (talk.type == protocol::GameOver::Type) {
            if (const auto over = protocol::read<protocol::GameOver>(talk.body);
                over && draw.revealedMs == 0 && !over->gameResult.seed.isEmpty())
                reveal(draw, over->gameResult, talk.timeMs);
        }
    }

    // What the players are told is what has to fit, not what the referee wrote down for itself.
    static void reveal(DrawTold &draw, const protocol::GameResult &result, qint64 timeMs)
    {
        draw.revealedMs = timeMs;
        draw.seed = result.seed;
        draw.index = result.drawIndex;
        draw.source = result.drawSource ? protocol::wireWord(*result.drawSource) : draw.source;
        draw.number = result.drawnNumber;
        draw.entropyRevealed.clear();
        for (auto it = result.entropy.begin(); it != result.entropy.end(); ++it)
            draw.entropyRevealed.insert(it.key().text(), it.value());
    }

    void takeGame(const protocol::GameFact &game, const store::Entry &entry)
    {
        AttemptTold &told = newest();
        DrawTold &draw = told.draw;
        if (game.facts.contains(fact::PlayerId))
            draw.sealedBy.append(game.facts.value(fact::PlayerId).toString());
        if (game.facts.contains(fact::Choices))
            draw.choices = textsIn(game.facts.value(fact::Choices).toObject());
        const JsonObject score = game.facts.value(fact::Score).toObject();
        for (auto it = score.begin(); it != score.end(); ++it)
            told.decided.insert(it.key(), it.value().toInt());
        const std::optional<int> number = protocol::drawnNumberIn(game.facts);
        if (!number || draw.number)
            return;
        draw.number = number;
        draw.parity = game.facts.value(fact::NumberParity).toString();
        tell(told, entry, Kind::Drawn, told.referee, {}, {});
    }

    void takeResult(const store::ResultFact &result, const store::Entry &entry)
    {
        AttemptTold &told = attempt(result.attempt);
        told.result = result;
        if (told.players.isEmpty()) {
            for (const base::PlayerId &player : result.playerIds)
                told.players.append(player.text());
        }
        const bool isOwn = result.refereeId.isEmpty(); // the manager's own decision
        tell(told, entry, isOwn ? Kind::Decided : Kind::Reported,
             isOwn ? QString() : result.refereeId.text(), {},
             isOwn ? QString() : QString(protocol::MatchResultReport::Method));
        told.talk.last().type = protocol::MatchResultReport::Type;
    }

    void takeAbort(const store::AbortedFact &fact, const store::Entry &entry)
    {
        AttemptTold &told = attempt(fact.attempt);
        told.abortedBecause = fact.reason;
        if (!told.isAborted)
            enter(told, chart::Aborted, entry.timeMs);
        tell(told, entry, Kind::Aborted, {}, {}, {});
    }

    QList<AttemptTold> m_attempts;
};

} // namespace

QString AttemptTold::state() const
{
    if (!visits.isEmpty())
        return visits.constLast().state;
    return result ? chart::Finished : chart::Created;
}

bool AttemptTold::isOver() const
{
    return isAborted || result || chart::Table.isTerminal(QLatin1String(state().toLatin1()));
}

QList<AttemptTold> attemptsIn(const QList<store::Entry> &entries)
{
    MatchFold fold;
    for (const store::Entry &entry : entries)
        fold.apply(entry);
    return fold.take();
}

} // namespace league::app::view
