#include "agents/store/replay/match_replay.h"

#include "agents/protocol/canonical_json.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "agents/store/replay/even_odd_inputs.h"

#include <algorithm>

namespace league::store {

namespace {

const QString EvenOddGame = QStringLiteral("even_odd");
const QString AtFault = QStringLiteral("PLAYER_AT_FAULT");
const QString Decided = QStringLiteral("MATCH_DECIDED");
constexpr QByteArrayView FromPlayer("\"from\":\"player:");

// A seed that is a number in every reader's eyes is written as one.
JsonValue seedValue(const QString &seed)
{
    if (seed.isEmpty())
        return {};
    bool isNumber = false;
    const qint64 number = seed.toLongLong(&isNumber);
    const JsonValue value = protocol::canonicalValue(isNumber ? JsonValue(number) : seed);
    return value.isDouble() && QString::number(number) == seed ? value : JsonValue(seed);
}

QString detail(const ResultFact &result, const char *key)
{
    return result.details.value(QLatin1String(key)).toString();
}

ReplayResult resultOf(const ResultFact &fact)
{
    ReplayResult result;
    result.status = protocol::wireWord(fact.status);
    result.winnerPlayerId = fact.winner.text();
    result.winnerTeam = winnerTeamIn(fact.details);
    for (auto points = fact.score.begin(); points != fact.score.end(); ++points)
        result.score.insert(points.key().text(), points.value());
    result.reason = fact.reason.isEmpty() ? detail(fact, "reason") : fact.reason;
    return result;
}

} // namespace

MatchReplay::MatchReplay(const ReplayContext &context, QString matchId)
    : m_context(context), m_matchId(std::move(matchId))
{
}

void MatchReplay::apply(const Entry &entry, QByteArrayView body)
{
    // Of transitions only the moment counts, of messages those of players.
    const bool isOfUse = entry.kind != kind::Transition
        && (entry.kind != kind::Message || body.contains(FromPlayer));
    if (!isOfUse)
        return apply(entry);
    Entry whole = entry;
    whole.body = bodyIn(body);
    apply(whole);
}

void MatchReplay::apply(const Entry &entry)
{
    if (entry.subject != m_matchId)
        return;
    if (entry.kind == AssignedFact::Kind) {
        m_attempt = {};
        return;
    }
    if (m_attempt.result)
        return; // what is said afterwards is no part of the match
    if (entry.kind == protocol::CommitmentFact::Kind) {
        if (const auto fact = protocol::read<protocol::CommitmentFact>(entry.body))
            m_attempt.commitment = fact->seedCommitment;
    } else if (entry.kind == protocol::MatchSetupFact::Kind) {
        if (const auto fact = protocol::read<protocol::MatchSetupFact>(entry.body))
            m_attempt.setup = *fact;
    } else if (entry.kind == protocol::MatchInputFact::Kind) {
        applyInput(entry);
    } else if (entry.kind == protocol::GameFact::Kind) {
        applyEvent(entry);
    } else if (entry.kind == ResultFact::Kind) {
        if (const auto fact = protocol::read<ResultFact>(entry.body))
            m_attempt.result = *fact;
    } else if (entry.kind == kind::Transition && !m_attempt.startedAtMs) {
        m_attempt.startedAtMs = entry.timeMs;
    } else {
        readEvenOdd(entry);
    }
}

void MatchReplay::applyInput(const Entry &entry)
{
    const auto fact = protocol::read<protocol::MatchInputFact>(entry.body);
    if (!fact)
        return;
    ReplayInput input;
    input.tMs = fact->tMs;
    input.source = fact->source;
    input.type = fact->type;
    input.data = fact->data;
    input.accepted = fact->errorCode.isEmpty();
    input.errorCode = fact->errorCode;
    m_attempt.recorded.add(input, fact->eventsBefore);
}

void MatchReplay::applyEvent(const Entry &entry)
{
    const auto fact = protocol::read<protocol::GameFact>(entry.body);
    if (!fact)
        return;
    ReplayEvent event;
    event.type = fact->what;
    event.visibility = entry.visibility;
    event.data = fact->facts;
    m_attempt.events.append(event);
    if (event.type != AtFault)
        return;
    // An invalid choice is told by what the game makes of it.
    const QString code = event.data.value(QStringLiteral("error_code")).toString();
    const QString source =
        QStringLiteral("player:") + event.data.value(QStringLiteral("player_id")).toString();
    if (code != protocol::error_code::InvalidParityChoice)
        return;
    QList<ReplayInput> &heard = m_attempt.heard.inputs;
    const auto last = std::find_if(heard.rbegin(), heard.rend(),
                                   [&](const ReplayInput &i) { return i.source == source; });
    if (last != heard.rend()) {
        last->accepted = false;
        last->errorCode = code;
    }
}

void MatchReplay::readEvenOdd(const Entry &entry)
{
    std::optional<ReplayInput> input = evenOddInput(entry);
    if (!input)
        return;
    if (!m_attempt.startedAtMs)
        m_attempt.startedAtMs = entry.timeMs;
    const QList<ReplayInput> &heard = m_attempt.heard.inputs;
    const qint64 before = heard.isEmpty() ? 0 : heard.constLast().tMs;
    input->tMs = std::max(before, entry.timeMs - *m_attempt.startedAtMs);
    m_attempt.heard.add(*input, m_attempt.events.size());
}

void MatchReplay::InputList::add(const ReplayInput &input, qint64 before)
{
    inputs.append(input);
    eventsBefore.append(before);
}

const MatchReplay::InputList &MatchReplay::inputs() const
{
    return m_attempt.setup ? m_attempt.recorded : m_attempt.heard;
}

ReplayHeader MatchReplay::header() const
{
    const ResultFact &result = *m_attempt.result;
    ReplayHeader header;
    header.gameType = result.gameType;
    header.leagueId = m_context.leagueId();
    header.roundId = result.roundId;
    header.matchId = m_matchId;
    header.attempt = result.attempt;
    header.seedCommitment = m_attempt.commitment;
    if (const auto &setup = m_attempt.setup) {
        header.seed = seedValue(setup->seed);
        header.seedSalt = setup->seedSalt;
        header.dealIndex = setup->dealIndex;
        if (!setup->rolePlan.isEmpty())
            header.rolePlan = setup->rolePlan;
        header.config = setup->config;
        header.startedAt = setup->startedAt;
        for (const protocol::SetupSeat &seat : setup->seats) {
            ReplayPlayer player = m_context.player(seat.playerId.text());
            if (!seat.displayName.isEmpty())
                player.displayName = seat.displayName;
            if (seat.isBot)
                player.agent = QStringLiteral("bot");
            header.players.append(player);
        }
        return header;
    }
    header.seed = seedValue(detail(result, "seed"));
    header.config = m_context.config();
    header.startedAt = {m_attempt.startedAtMs.value_or(0)};
    const QString source = detail(result, "draw_source");
    if (!source.isEmpty())
        header.config.insert(QStringLiteral("draw_source"), source);
    for (const base::PlayerId &player : result.playerIds)
        header.players.append(m_context.player(player.text()));
    return header;
}

std::optional<ReplayEvent> MatchReplay::decisionWithoutGame() const
{
    const ResultFact &result = *m_attempt.result;
    if (result.gameType != EvenOddGame || !m_attempt.events.isEmpty())
        return std::nullopt;
    ReplayEvent event;
    event.type = Decided;
    event.visibility = QStringLiteral("public");
    event.data = result.details;
    event.data.insert(QStringLiteral("status"), QString(protocol::wireWord(result.status)));
    JsonObject score;
    for (auto points = result.score.begin(); points != result.score.end(); ++points)
        score.insert(points.key().text(), points.value());
    event.data.insert(QStringLiteral("score"), score);
    if (!result.winner.isEmpty())
        event.data.insert(QStringLiteral("winner_player_id"), result.winner.text());
    return event;
}

std::optional<Replay> MatchReplay::replay() const
{
    const bool canBeRunAgain =
        m_attempt.setup || (m_attempt.result && m_attempt.result->gameType == EvenOddGame);
    if (!m_attempt.result || !canBeRunAgain || inputs().inputs.isEmpty())
        return std::nullopt;
    Replay replay;
    replay.header = header();
    replay.result = resultOf(*m_attempt.result);
    QList<ReplayEvent> events = m_attempt.events;
    if (const auto decision = decisionWithoutGame())
        events.append(*decision);
    replay.lines = inCausalOrder(inputs().inputs, inputs().eventsBefore, events);
    return replay;
}

std::optional<Replay> replayOf(const MatchFile &file, const ReplayContext &context)
{
    MatchReplay match(context, file.matchId);
    for (const TranscriptEntry &entry : file.transcript) {
        Entry fact{.seq = entry.seq,
                   .timeMs = entry.timestamp.utcMs,
                   .actor = entry.actor,
                   .subject = file.matchId,
                   .kind = entry.kind,
                   .body = entry.body};
        if (!entry.visibility.isEmpty())
            fact.visibility = entry.visibility;
        match.apply(fact);
    }
    return match.replay();
}

} // namespace league::store
