#include "agents/referee/mafia_dialogue.h"

#include "agents/games/mafia/deal.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/mafia_rules.h"
#include "agents/games/mafia/mafia_words.h"
#include "agents/games/mafia/role.h"
#include "agents/games/mafia/rule_names.h"
#include "agents/games/mafia/seat_alias.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/mafia/course_messages.h"
#include "agents/protocol/mafia/discussion_messages.h"
#include "agents/protocol/mafia/night_messages.h"
#include "agents/protocol/mafia/stamped_message.h"
#include "agents/protocol/mafia/vote_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/message_catalogue.h"
#include "agents/referee/mafia_result.h"
#include "agents/referee/mafia_view.h"

#include <algorithm>
#include <array>

namespace league::referee {

namespace mafia = games::mafia;
namespace key = games::mafia::key;
namespace rule = games::mafia::rule;

namespace {

protocol::MatchStamp stampOf(const protocol::MatchAssignment &match)
{
    return {match.leagueId, match.roundId, match.matchId, match.attempt, match.gameType};
}

// What a kind of question is in messages.
struct Exchange
{
    QLatin1String kind;
    QLatin1String call;
    QLatin1String method;
    QLatin1String response;
};

template<class M, class Response>
constexpr Exchange exchange(QLatin1String kind)
{
    return {kind, M::Type, M::Method, Response::Type};
}

const Exchange &exchangeOf(const games::Question &question)
{
    using namespace protocol;
    static constexpr std::array Exchanges{
        exchange<NightActionCall, NightActionResponse>(mafia::ask::NightAction),
        exchange<DiscussionTurnCall, DiscussionTurnResponse>(mafia::ask::DiscussionTurn),
        exchange<VoteCall, VoteResponse>(mafia::ask::Vote)};
    const auto found = std::ranges::find_if(
        Exchanges, [&question](const Exchange &each) { return question.kind == each.kind; });
    Q_ASSERT(found != Exchanges.end());
    return *found;
}

QVariantMap roleCounts()
{
    QVariantMap counts;
    for (const mafia::Role role : mafia::AllRoles)
        counts.insert(mafia::roleWord(role), mafia::countOf(role));
    return counts;
}

bool hidesPlayers(const games::MatchSetup &setup)
{
    const auto rules = mafia::MafiaRules::read(setup.rules);
    return rules && rules->seatAlias;
}

// What the players may see of a result.
QVariantMap seenByPlayers(const games::MatchSetup &setup, const QVariantMap &details)
{
    if (!hidesPlayers(setup))
        return details;
    return mafia::SeatAlias(mafia::dealTable(setup), mafia::SeatAlias::Use::Alias).hide(details);
}

} // namespace

QString MafiaDialogue::roleOf(int seatNumber) const
{
    return QStringLiteral("SEAT_%1").arg(seatNumber);
}

base::PlayerId MafiaDialogue::opponentOf(const protocol::MatchAssignment &, int) const
{
    return {};
}

void MafiaDialogue::addTerms(protocol::GameInvitation &invitation,
                             const games::MatchSetup &setup) const
{
    const auto rules = mafia::MafiaRules::read(setup.rules);
    if (!rules)
        return; // the assignment was checked before it was accepted
    const QVariantMap all = rules->toMap();
    const QVariantMap discussion = all.value(rule::Discussion).toMap();
    const QVariantMap voting = all.value(rule::Voting).toMap();
    invitation.speedMode = all.value(rule::SpeedMode).toString();
    invitation.rules =
        JsonObject::fromVariantMap({{key::Roles, roleCounts()},
                                    {rule::RevealOnDeath, all.value(rule::RevealOnDeath)},
                                    {rule::AllowAbstain, voting.value(rule::AllowAbstain)},
                                    {rule::Turns, discussion.value(rule::Turns)},
                                    {rule::MaxSayChars, discussion.value(rule::MaxSayChars)}});
    if (!rules->seatAlias)
        return;
    for (protocol::TableSeat &place : invitation.table) {
        place.playerId = base::PlayerId(mafia::aliasOf(place.seat));
        place.displayName = mafia::neutralNameOf(place.seat);
    }
}

base::PlayerId MafiaDialogue::knownAs(const games::MatchSetup &setup, int seat) const
{
    if (!hidesPlayers(setup))
        return GameDialogue::knownAs(setup, seat);
    return base::PlayerId(mafia::aliasOf(mafia::dealTable(setup).atRoster(seat).seat));
}

QString MafiaDialogue::answerType(const games::Question &question) const
{
    return exchangeOf(question).response;
}

QString MafiaDialogue::conversation(const protocol::MatchAssignment &match,
                                    const games::Question &question) const
{
    const QVariantMap &facts = question.facts;
    const QString player = match.roster.at(question.seat).playerId.text();
    QString suffix;
    if (question.kind == mafia::ask::NightAction) {
        suffix = QStringLiteral("n%1-%2").arg(facts.value(key::NightNumber).toInt()).arg(player);
    } else if (question.kind == mafia::ask::Vote) {
        suffix = QStringLiteral("d%1-vote-%2").arg(facts.value(key::DayNumber).toInt()).arg(player);
    } else { // turns are numbered through the match: R1M1-town-t4
        const QString turn = facts.value(key::Turn).toMap().value(key::TurnId).toString();
        suffix = QStringLiteral("d%1-t%2")
                     .arg(facts.value(key::DayNumber).toInt())
                     .arg(turn.mid(turn.lastIndexOf(u't') + 1), 2, u'0');
    }
    return protocol::matchConversation(match.matchId, suffix);
}

GameDialogue::Call MafiaDialogue::ask(const protocol::MatchAssignment &match,
                                      const games::Question &question,
                                      const protocol::Envelope &envelope, qint64) const
{
    const Exchange &words = exchangeOf(question);
    return {words.method,
            protocol::stampedMessage(envelope, words.call, stampOf(match),
                                     JsonObject::fromVariantMap(question.facts))};
}

QVariantMap MafiaDialogue::onlyNews(const QVariantMap &facts, const QVariantMap &known) const
{
    QVariantMap news = facts;
    news.insert(key::View, newsIn(facts.value(key::View).toMap(), known.value(key::View).toMap()));
    return news;
}

base::Result<games::Answer> MafiaDialogue::readAnswer(const protocol::MatchAssignment &match,
                                                      const games::Question &question,
                                                      const JsonValue &reply) const
{
    const JsonObject message = reply.toObject();
    const QString type = protocol::messageTypeOf(message);
    if (!reply.isObject() || (!type.isEmpty() && type != answerType(question))) {
        return base::Failure{QStringLiteral("The answer must be a %1.").arg(answerType(question)),
                             protocol::error_code::MissingRequiredField};
    }
    const base::Result<protocol::Submission> said = protocol::Submission::in(message);
    if (!said)
        return said.failure();
    const bool isOfThisMatch =
        said->stamp.matchId.isEmpty() || said->stamp.matchId == match.matchId;
    if (!isOfThisMatch || !protocol::isAbout(said->stamp.attempt, match.attempt)) {
        return base::Failure{QStringLiteral("The answer is for attempt %1 of %2, not for this "
                                            "question.")
                                 .arg(QString::number(said->stamp.attempt.value_or(match.attempt)),
                                      said->stamp.matchId.text()),
                             protocol::error_code::StaleAttempt};
    }
    return games::Answer{{}, protocol::saidIn(message).toVariantMap(), question.kind};
}

bool MafiaDialogue::isPutOff(const JsonValue &reply) const
{
    return protocol::isPutOff(reply.toObject());
}

bool MafiaDialogue::isFinal(const games::Answer &answer,
                            const std::optional<games::Question> &question) const
{
    if (answer.kind != mafia::ask::NightAction)
        return answer.kind == mafia::ask::DiscussionTurn;
    const QVariant asked =
        question ? question->facts.value(key::ActionType) : answer.extra.value(key::ActionType);
    return asked.toString() != mafia::word::Kill;
}

GameDialogue::Call MafiaDialogue::tell(const protocol::MatchAssignment &match,
                                       const games::Letter &letter,
                                       const protocol::Envelope &envelope) const
{
    const protocol::MessageInfo *info = protocol::messageByType(letter.kind);
    return {info ? QString(info->method) : QString(protocol::PhaseChanged::Method),
            protocol::stampedMessage(envelope, letter.kind, stampOf(match),
                                     JsonObject::fromVariantMap(letter.facts))};
}

base::PlayerId MafiaDialogue::goneSilent(const games::GameEvent &event) const
{
    return event.kind == mafia::kind::PlayerInactive
        ? base::PlayerId(event.facts.value(key::PlayerId).toString())
        : base::PlayerId();
}

GameDialogue::Call MafiaDialogue::gameOver(const protocol::MatchAssignment &match,
                                           const games::MatchSetup &setup, int seat,
                                           const games::MatchOutcome &outcome,
                                           const protocol::Envelope &envelope) const
{
    games::MatchOutcome seen = outcome;
    seen.details = seenByPlayers(setup, outcome.details);
    return {protocol::GameOver::Method,
            protocol::write(envelope, mafiaGameOver(match, seat, seen, knownAs(setup, seat)))};
}

} // namespace league::referee
