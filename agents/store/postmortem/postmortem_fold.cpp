// Roles, phases, nights and the end. What happens by day is in postmortem_fold_day.cpp.
#include "agents/store/postmortem/postmortem_fold.h"

#include "agents/store/postmortem/event_reading.h"

#include <QHash>

#include <algorithm>
#include <numeric>

namespace league::store {

using namespace event_reading;

namespace {

const QString Mafia = QStringLiteral("mafia");
const QString Town = QStringLiteral("town");

bool isSpecialTownRole(const QString &role)
{
    return role == QLatin1String("doctor") || role == QLatin1String("sheriff");
}

} // namespace

PostmortemFold::PostmortemFold(const Replay &replay)
    : m_words(replay.header), m_inputs(replay.inputs())
{
    const ReplayHeader &header = replay.header;
    m_postmortem.matchId = header.matchId;
    m_postmortem.leagueId = header.leagueId;
    m_postmortem.attempt = header.attempt.value_or(1);
    m_postmortem.status = replay.result.status;
    m_postmortem.winnerTeam = replay.result.winnerTeam;
    m_postmortem.reason = replay.result.reason;
    m_postmortem.seed = header.seedText();
    if (!m_postmortem.seed.isEmpty() && !header.seedCommitment.isEmpty())
        m_postmortem.commitmentFits = commitmentOf(header) == header.seedCommitment;
    for (const ReplayPlayer &player : header.players) {
        PostmortemPlayer row;
        row.playerId = player.playerId;
        row.displayName = player.displayName;
        row.agent = player.agent;
        row.points = replay.result.score.value(player.playerId);
        m_postmortem.players.append(row);
    }
    for (const ReplayEvent &event : replay.events()) {
        if (event.type == QLatin1String("GAME_ENDED"))
            takeFinalRoles(event);
    }
}

void PostmortemFold::take(const ReplayEvent &event)
{
    using Take = void (PostmortemFold::*)(const ReplayEvent &);
    static const QHash<QString, Take> takers{
        {QStringLiteral("ROLES_ASSIGNED"), &PostmortemFold::takeRoles},
        {QStringLiteral("MAFIA_ROLE_ASSIGNMENT"), &PostmortemFold::takeRoles},
        {QStringLiteral("PHASE_CHANGED"), &PostmortemFold::takePhase},
        {QStringLiteral("NIGHT_ACTION_SUBMITTED"), &PostmortemFold::takeAction},
        {QStringLiteral("INVESTIGATION_RESULT"), &PostmortemFold::takeInvestigation},
        {QStringLiteral("NIGHT_RESOLVED"), &PostmortemFold::takeNightEnd},
        {QStringLiteral("PLAYER_ELIMINATED"), &PostmortemFold::takeElimination},
        {QStringLiteral("TURN_STARTED"), &PostmortemFold::takeTurn},
        {QStringLiteral("AGENT_THINK_CHUNK"), &PostmortemFold::takeThought},
        {QStringLiteral("DISCUSSION_STATEMENT"), &PostmortemFold::takeStatement},
        {QStringLiteral("ROLE_CLAIMED"), &PostmortemFold::takeClaim},
        {QStringLiteral("VOTE_CAST"), &PostmortemFold::takeVote},
        {QStringLiteral("VOTE_RESULT"), &PostmortemFold::takeVoteResult},
        {QStringLiteral("GAME_ENDED"), &PostmortemFold::takeEnd},
    };
    m_postmortem.durationMs = event.tMs;
    if (event.type == QLatin1String("PLAYER_INACTIVE"))
        player(text(event.data, "player_id")).wasInactive = true;
    else if (const Take handler = takers.value(event.type))
        (this->*handler)(event);
}

void PostmortemFold::takeRoles(const ReplayEvent &event)
{
    const JsonObject roles = part(event.data, "roles");
    for (auto role = roles.begin(); role != roles.end(); ++role)
        setRole(role.key(), role.value().toString());
    JsonArray seats = list(event.data, "players");
    if (event.data.contains(QLatin1String("role")))
        seats.append(event.data); // one player is told its own
    int dealt = 0;
    for (const JsonValue &item : std::as_const(seats)) {
        ++dealt;
        const JsonObject seat = item.toObject();
        const QString id = item.isString() ? item.toString() : text(seat, "player_id");
        if (id.isEmpty())
            continue;
        player(id).seat = seat.contains(QLatin1String("seat")) ? number(seat, "seat") : dealt;
        if (seat.contains(QLatin1String("role")))
            setRole(id, text(seat, "role"));
    }
}

void PostmortemFold::setRole(const QString &playerId, const QString &role)
{
    PostmortemPlayer &row = player(playerId);
    row.role = role;
    row.team = role == Mafia ? Mafia : Town;
}

void PostmortemFold::takePhase(const ReplayEvent &event)
{
    m_phaseStart = event.tMs;
    m_day = number(event.data, "day_number");
    m_cycle = std::max(m_cycle, number(event.data, "night_number"));
    m_postmortem.dayCount = std::max(m_postmortem.dayCount, m_day);
}

void PostmortemFold::takeAction(const ReplayEvent &event)
{
    NightAction action;
    action.playerId = text(event.data, "agent_id");
    action.actionType = text(event.data, "action_type");
    action.targetId = text(event.data, "target_id");
    action.isDefault = flag(event.data, "defaulted");
    action.tMs = event.tMs;
    if (!action.isDefault && !action.playerId.isEmpty()) {
        action.think = thoughtBehind(event, action.playerId);
        answered(action.playerId, event.tMs - m_phaseStart);
    }
    night(m_cycle).actions.append(action);
}

void PostmortemFold::takeInvestigation(const ReplayEvent &event)
{
    PostmortemNight &tonight = night(m_cycle);
    tonight.investigated = text(event.data, "target_id");
    tonight.foundMafia = flag(event.data, "is_mafia");
    if (*tonight.foundMafia)
        ++player(text(event.data, "sheriff_id")).mafiaFound;
}

void PostmortemFold::takeNightEnd(const ReplayEvent &event)
{
    PostmortemNight &tonight = night(m_cycle);
    const JsonObject seen = observerPart(event.data);
    tonight.killTarget = text(seen, "kill_target");
    tonight.killDecision = text(seen, "kill_decision");
    tonight.protectTarget = text(seen, "protect_target");
    tonight.saved = text(seen, "protected");
    tonight.killed = text(part(event.data, "killed"), "player_id");
    tonight.announcement = text(event.data, "announcement");
    tonight.eventSeq = event.seq;
    countSilentActors(tonight);
    if (!flag(event.data, "prevented"))
        return;
    KeyMoment &moment = mark("SAVE", event);
    moment.nightNumber = tonight.number;
    moment.targetId = tonight.saved;
    const auto doctor =
        std::find_if(m_postmortem.players.begin(), m_postmortem.players.end(),
                     [](const PostmortemPlayer &p) { return p.role == QLatin1String("doctor"); });
    if (doctor == m_postmortem.players.end()) {
        moment.text = QStringLiteral("Somebody was saved in night %1.").arg(tonight.number);
        return;
    }
    ++doctor->saves;
    moment.playerId = doctor->playerId;
    moment.text = QStringLiteral("%1 saved %2 in night %3.")
                      .arg(m_words.name(doctor->playerId), m_words.name(tonight.saved))
                      .arg(tonight.number);
}

// Who had something to do tonight and said nothing.
void PostmortemFold::countSilentActors(const PostmortemNight &tonight)
{
    for (PostmortemPlayer &row : m_postmortem.players) {
        const bool acts = row.role == Mafia || isSpecialTownRole(row.role);
        const bool spoke = std::any_of(
            tonight.actions.begin(), tonight.actions.end(), [&row](const NightAction &action) {
                return action.playerId == row.playerId && !action.isDefault;
            });
        if (acts && !spoke && !m_dead.contains(row.playerId))
            ++row.timeouts;
    }
}

void PostmortemFold::takeElimination(const ReplayEvent &event)
{
    const QString id = text(event.data, "player_id");
    QString role = text(event.data, "role");
    if (role.isEmpty())
        role = text(observerPart(event.data), "role");
    PostmortemPlayer &row = player(id);
    if (row.role.isEmpty() && !role.isEmpty())
        setRole(id, role);
    Fate fate{text(event.data, "cause"), number(event.data, "cycle_number")};
    if (fate.cycleNumber == 0)
        fate.cycleNumber = m_cycle;
    row.fate = fate;
    m_dead.insert(id);
    if (fate.cause != QLatin1String("vote"))
        return;
    if (row.role == Mafia && !m_hasMafiaOut) {
        m_hasMafiaOut = true;
        KeyMoment &moment = mark("FIRST_MAFIA_OUT", event);
        moment.dayNumber = m_day;
        moment.targetId = id;
        moment.text = QStringLiteral("%1 was the first of the mafia to be voted out, on day %2.")
                          .arg(m_words.name(id))
                          .arg(m_day);
    } else if (isSpecialTownRole(row.role)) {
        KeyMoment &moment = mark("SPECIAL_ROLE_LOST", event);
        moment.dayNumber = m_day;
        moment.targetId = id;
        moment.text = QStringLiteral("The vote of day %1 removed the %2, %3.")
                          .arg(m_day)
                          .arg(row.role, m_words.name(id));
    }
}

void PostmortemFold::takeEnd(const ReplayEvent &event)
{
    if (m_postmortem.winnerTeam.isEmpty() && m_postmortem.status.isEmpty())
        m_postmortem.winnerTeam = text(event.data, "winner");
    if (event.data.contains(QLatin1String("duration_ms")))
        m_postmortem.durationMs = event.data.value(QLatin1String("duration_ms")).toInteger();
}

// A public file says only at the end who was who.
void PostmortemFold::takeFinalRoles(const ReplayEvent &event)
{
    const JsonObject state = part(event.data, "final_state");
    const JsonObject roles = part(state, "roles");
    for (auto role = roles.begin(); role != roles.end(); ++role)
        setRole(role.key(), role.value().toString());
    for (const JsonValue &item : list(state, "players")) {
        const JsonObject seat = item.toObject();
        if (seat.contains(QLatin1String("role")))
            setRole(text(seat, "player_id"), text(seat, "role"));
        if (seat.contains(QLatin1String("seat")))
            player(text(seat, "player_id")).seat = number(seat, "seat");
    }
}

Postmortem PostmortemFold::finish()
{
    if (m_postmortem.winnerTeam != Town && m_lastVote) {
        KeyMoment &moment = mark("LAST_CHANCE", *m_lastVote);
        moment.dayNumber = number(m_lastVote->data, "day_number");
        moment.targetId = text(m_lastVote->data, "eliminated");
        moment.text = moment.targetId.isEmpty()
            ? QStringLiteral("With the vote of day %1 the town could still have won; it removed "
                             "nobody.")
                  .arg(*moment.dayNumber)
            : QStringLiteral("With the vote of day %1 the town could still have won; it fell on "
                             "%2.")
                  .arg(*moment.dayNumber)
                  .arg(m_words.name(moment.targetId));
    }
    for (PostmortemPlayer &row : m_postmortem.players) {
        const QList<qint64> times = m_answerTimes.value(row.playerId);
        if (times.isEmpty())
            continue;
        row.meanResponseMs = std::accumulate(times.begin(), times.end(), qint64(0)) / times.size();
        row.longestResponseMs = *std::max_element(times.begin(), times.end());
    }
    std::stable_sort(m_postmortem.players.begin(), m_postmortem.players.end(),
                     [](const auto &a, const auto &b) { return a.seat < b.seat; });
    std::stable_sort(m_postmortem.keyMoments.begin(), m_postmortem.keyMoments.end(),
                     [](const auto &a, const auto &b) { return a.eventSeq < b.eventSeq; });
    return m_postmortem;
}

PostmortemPlayer &PostmortemFold::player(const QString &playerId)
{
    for (PostmortemPlayer &row : m_postmortem.players) {
        if (row.playerId == playerId)
            return row;
    }
    PostmortemPlayer row;
    row.playerId = playerId;
    row.displayName = playerId;
    m_postmortem.players.append(row);
    return m_postmortem.players.last();
}

PostmortemNight &PostmortemFold::night(int cycle)
{
    if (m_postmortem.nights.isEmpty() || m_postmortem.nights.constLast().number != cycle) {
        PostmortemNight fresh;
        fresh.number = cycle;
        m_postmortem.nights.append(fresh);
    }
    return m_postmortem.nights.last();
}

PostmortemDay &PostmortemFold::day(int dayNumber)
{
    if (m_postmortem.days.isEmpty() || m_postmortem.days.constLast().number != dayNumber) {
        PostmortemDay fresh;
        fresh.number = dayNumber;
        m_postmortem.days.append(fresh);
    }
    return m_postmortem.days.last();
}

bool PostmortemFold::isMafia(const QString &playerId)
{
    return player(playerId).role == Mafia;
}

void PostmortemFold::answered(const QString &playerId, qint64 afterMs)
{
    m_answerTimes[playerId].append(std::max<qint64>(0, afterMs));
}

QString PostmortemFold::thoughtBehind(const ReplayEvent &event, const QString &playerId) const
{
    if (event.afterInput < 1 || event.afterInput > m_inputs.size())
        return {};
    const ReplayInput &input = m_inputs.at(event.afterInput - 1);
    return input.source == QLatin1String("player:") + playerId ? text(input.data, "think")
                                                               : QString();
}

KeyMoment &PostmortemFold::mark(const char *kind, const ReplayEvent &event)
{
    KeyMoment moment;
    moment.kind = QString::fromLatin1(kind);
    moment.eventSeq = event.seq;
    moment.tMs = event.tMs;
    m_postmortem.keyMoments.append(moment);
    return m_postmortem.keyMoments.last();
}

} // namespace league::store
