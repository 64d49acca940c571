#include "agents/protocol/dialect/match_offer.h"

#include "agents/base/json/json.h"
#include "agents/protocol/dialect/completion.h"
#include "agents/protocol/dialect/field_aliases.h"
#include "agents/protocol/dialect/message_alias.h"
#include "agents/protocol/dialect/unpacking.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/report_messages.h"

#include <algorithm>

namespace league::protocol {

namespace {

constexpr QLatin1String MatchKey("match_id");
constexpr QLatin1String StatusKey("status");
constexpr QLatin1String SenderKey("sender");
constexpr QLatin1String TypeKey("message_type");
constexpr QLatin1String ResultKey("result");

RoundAnnouncement roundOf(const MatchAssignment &assignment)
{
    AnnouncedMatch match;
    match.matchId = assignment.matchId;
    match.gameType = assignment.gameType;
    match.playerAId = assignment.roster.at(0).playerId;
    match.playerAEndpoint = assignment.roster.at(0).contactEndpoint;
    match.playerBId = assignment.roster.at(1).playerId;
    match.playerBEndpoint = assignment.roster.at(1).contactEndpoint;
    if (assignment.referee) {
        match.refereeId = assignment.referee->refereeId;
        match.refereeEndpoint = assignment.referee->refereeEndpoint;
    }
    RoundAnnouncement round;
    round.leagueId = assignment.leagueId;
    round.roundId = assignment.roundId;
    round.matches = {match};
    return round;
}

// Both players under all the names that are looked for. The hashes of their tokens are no business
// of somebody else's program.
void addPlayers(JsonObject &message, const MatchAssignment &assignment)
{
    const auto add = [&message](const RosterEntry &player, std::initializer_list<const char *> as) {
        for (const char *name : as) {
            message.insert(QLatin1String(name) + QLatin1String("_id"), player.playerId.text());
            message.insert(QLatin1String(name) + QLatin1String("_endpoint"),
                           player.contactEndpoint);
        }
    };
    add(assignment.roster.at(0), {"player1", "player_a", "player_A"});
    add(assignment.roster.at(1), {"player2", "player_b", "player_B"});
    JsonArray roster;
    for (const RosterEntry &player : assignment.roster) {
        roster.append(JsonObject{{QStringLiteral("player_id"), player.playerId.text()},
                                 {QStringLiteral("display_name"), player.displayName},
                                 {QStringLiteral("contact_endpoint"), player.contactEndpoint}});
    }
    message.insert(QLatin1String("roster"), roster);
}

JsonObject withManyNames(const Envelope &envelope, const MatchAssignment &assignment)
{
    JsonObject message = write(envelope, assignment);
    message.remove(QLatin1String("match_token"));
    addPlayers(message, assignment);
    return message;
}

bool isOneOf(const QString &word, std::initializer_list<const char *> words)
{
    return std::ranges::any_of(words, [&](const char *each) {
        return word.compare(QLatin1String(each), Qt::CaseInsensitive) == 0;
    });
}

bool holdsResult(const JsonObject &answer)
{
    const MessageInfo *said = messageByAlias(messageTypeOf(answer));
    if (said)
        return said->type == MatchResultReport::Type;
    const std::initializer_list<QLatin1String> names{
        QLatin1String("winner"), QLatin1String("winner_player_id"), QLatin1String("winner_id")};
    const auto has = [&](const JsonObject &object) {
        return std::ranges::any_of(names,
                                   [&](QLatin1String name) { return object.contains(name); });
    };
    return has(answer) || has(answer.value(ResultKey).toObject());
}

QString reasonIn(const JsonObject &answer)
{
    const QString reason =
        firstOf(answer, {QLatin1String("reason"), QLatin1String("error"), QLatin1String("message")})
            .toString();
    return reason.isEmpty() ? QStringLiteral("It gave no reason.") : reason;
}

} // namespace

QList<OfferForm> offerForms()
{
    using enum OfferForm;
    return {RoundAnnouncement, AssignMatch, StartMatch, StartMatchType, RunMatch, StartMatchTool};
}

MatchOffer offerIn(OfferForm form, const Envelope &envelope, const MatchAssignment &assignment)
{
    using enum OfferForm;
    if (form == Canonical)
        return {MatchAssignment::Method, write(envelope, assignment)};
    if (form == RoundAnnouncement) {
        JsonObject round = write(envelope, roundOf(assignment));
        round.insert(QLatin1String("message"), round);
        return {protocol::RoundAnnouncement::Method, round};
    }
    JsonObject many = withManyNames(envelope, assignment);
    switch (form) {
    case AssignMatch:
        return {MatchAssignment::Method, many};
    case StartMatch:
        return {QStringLiteral("start_match"), many};
    case StartMatchType:
        many.insert(TypeKey, QStringLiteral("START_MATCH"));
        many.insert(SenderKey, QStringLiteral("league_manager:LM01"));
        return {QStringLiteral("START_MATCH"), many};
    case RunMatch:
        return {QStringLiteral("run_match"), many};
    case StartMatchTool:
    case Polling:
    case Canonical:
    case RoundAnnouncement:
        break;
    }
    return {QStringLiteral("tools/call"),
            {{QStringLiteral("name"), QStringLiteral("start_match")},
             {QStringLiteral("arguments"), many}}};
}

JsonObject assignedMatch(const MatchAssignment &assignment)
{
    JsonObject match = payloadOf(assignment);
    match.remove(QLatin1String("match_token"));
    addPlayers(match, assignment);
    return match;
}

OfferReading readOfferAnswer(const JsonObject &body, const MatchAssignment &assignment,
                             qint64 nowMs)
{
    using Kind = OfferReading::Kind;
    const JsonObject answer = unpackedAnswer(body);
    if (holdsResult(answer)) {
        JsonObject report = answer;
        fill(report, MatchKey, assignment.matchId.text());
        if (report.value(MatchKey) != assignment.matchId.text())
            return {};
        return {Kind::Finished,
                {},
                completed(*messageByType(QString(MatchResultReport::Type)), report, nowMs)};
    }
    const JsonValue accept = firstOf(answer, {QLatin1String("accept"), QLatin1String("accepted")});
    const QString status = answer.value(StatusKey).toString();
    if (accept == JsonValue(false) || isOneOf(status, {"REJECTED", "DECLINED", "REFUSED", "BUSY"}))
        return {Kind::Declined, reasonIn(answer), {}};
    const bool isStarted = accept == JsonValue(true)
        || answer.value(QLatin1String("matches_started")).toInt() > 0
        || messageTypeOf(answer).endsWith(QLatin1String("_ACK"))
        || isOneOf(status, {"STARTED", "ACCEPTED", "RUNNING", "IN_PROGRESS", "MATCH_STARTED"});
    return {isStarted ? Kind::Started : Kind::Unclear, {}, {}};
}

} // namespace league::protocol
