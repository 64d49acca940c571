#include "agents/games/mafia/bots/suspicion.h"

#include "agents/games/mafia/bots/view_names.h"

#include <algorithm>

namespace league::games::bots {

namespace {

constexpr QLatin1String StartPurpose("start");

bool isShownAsMafia(const KnownPlayer &player)
{
    return player.role == word::Mafia || player.team == word::Mafia;
}

bool isShown(const KnownPlayer &player)
{
    return !player.role.isEmpty() || !player.team.isEmpty();
}

} // namespace

Suspicion::Suspicion(const MafiaView &view, const BotLuck &luck) : m_view(view)
{
    begin(luck);
    for (int cycle = 1; cycle <= std::max(view.day, view.night); ++cycle) {
        seeNight(cycle);
        for (const Statement &statement : view.statements) {
            if (statement.day == cycle)
                hear(statement);
        }
        seeVotedOut(cycle);
    }
}

void Suspicion::begin(const BotLuck &luck)
{
    base::RandomStream stream = luck.own(StartPurpose, 0);
    m_players.resize(m_view.players.size());
    for (int player = 0; player < m_players.size(); ++player) {
        if (player != m_view.self)
            m_players[player].score = static_cast<int>(stream.uniform(StartBelow));
    }
}

void Suspicion::seeNight(int number)
{
    for (const Finding &finding : m_view.findings) {
        if (finding.night == number)
            change(finding.target, finding.isMafia ? Sign::FoundMafia : Sign::FoundTown);
    }
    for (int player = 0; player < m_view.players.size(); ++player) {
        const KnownPlayer &known = m_view.players.at(player);
        if (!known.isAlive && known.cycle == number && known.cause == word::ByNight)
            seeVictim(player);
    }
}

void Suspicion::seeVictim(int victim)
{
    const int cycle = m_view.players.at(victim).cycle;
    QList<int> accusations(m_players.size(), 0);
    for (const Statement &statement : m_view.statements) {
        if (statement.speaker != victim || statement.day >= cycle)
            continue;
        for (const SpeechAct &act : statement.acts) {
            if (act.kind == SpeechAct::Kind::Accuse)
                ++accusations[act.target];
        }
    }
    for (int player = 0; player < accusations.size(); ++player) {
        change(player, Sign::AccusedByVictim,
               std::min(accusations.at(player) * changeBy(Sign::AccusedByVictim),
                        changeBy(Sign::AccusedByVictimAtMost)));
    }
    if (isBelievedSheriff(victim)) {
        for (const Report &report : std::as_const(m_reports)) {
            if (report.reporter == victim)
                change(report.target,
                       report.isMafia ? Sign::DeadSheriffNamedMafia : Sign::DeadSheriffNamedTown);
        }
        for (const int rival : std::as_const(m_sheriffs)) {
            if (rival != victim)
                change(rival, Sign::RivalOfDeadSheriff);
        }
    }
    if (isShown(m_view.players.at(victim)))
        seeRole(victim);
}

void Suspicion::hear(const Statement &statement)
{
    if (statement.isSilent)
        change(statement.speaker, Sign::StaysSilent);
    for (const SpeechAct &act : statement.acts)
        hearAct(statement.speaker, act);
}

void Suspicion::hearAct(int speaker, const SpeechAct &act)
{
    switch (act.kind) {
    case SpeechAct::Kind::Accuse:
        return hearAccusation(speaker, act.target);
    case SpeechAct::Kind::Defend:
        if (speaker != m_view.self && of(speaker) < Trusted)
            change(act.target, Sign::DefendedByTrusted);
        return;
    case SpeechAct::Kind::ClaimRole:
        return hearClaim(speaker, act.role);
    case SpeechAct::Kind::Report:
        return hearReport(speaker, act);
    case SpeechAct::Kind::Ask:
        return;
    }
}

void Suspicion::hearAccusation(int speaker, int target)
{
    if (speaker == m_view.self)
        return;
    if (target == m_view.self)
        return change(speaker, Sign::AccusesMe);
    if (of(speaker) < Trusted)
        change(target, Sign::AccusedByTrusted);
    else if (of(speaker) < Suspect)
        change(target, Sign::AccusedBySuspect);
    else
        change(target, Sign::AccusedByCulprit);
}

void Suspicion::hearClaim(int speaker, const QString &role)
{
    QStringList &claims = m_players[speaker].claims;
    if (claims.contains(role))
        return;
    claims.append(role);
    const bool isMine = speaker != m_view.self && role == m_view.role
        && (role == word::Sheriff || role == word::Doctor);
    if (isMine) {
        change(speaker, Sign::ClaimsMyRole);
        discredit(speaker);
    } else if (role == word::Sheriff) {
        change(speaker, hasRivalOf(speaker) ? Sign::ClaimsSheriffToo : Sign::ClaimsSheriffFirst);
    }
    if (role == word::Sheriff)
        m_sheriffs.append(speaker);
}

void Suspicion::hearReport(int speaker, const SpeechAct &act)
{
    const bool isOld = std::ranges::any_of(m_reports, [&](const Report &known) {
        return known.reporter == speaker && known.target == act.target
            && known.isMafia == act.isMafia;
    });
    if (isOld || speaker == act.target)
        return;
    m_reports.append({speaker, act.target, act.isMafia});
    if (act.target == m_view.self && act.isMafia && !m_view.isMafia()) {
        change(speaker, Sign::ReportsMeFalsely);
        return discredit(speaker);
    }
    // The sheriff knows better, and nobody listens to a liar twice.
    if (m_view.role == word::Sheriff || speaker == m_view.self || isDiscredited(speaker))
        return;
    if (hasRivalOf(speaker))
        change(act.target,
               act.isMafia ? Sign::ReportedAsMafiaByRival : Sign::ReportedAsTownByRival);
    else
        change(act.target, act.isMafia ? Sign::ReportedAsMafia : Sign::ReportedAsTown);
}

void Suspicion::seeVotedOut(int day)
{
    const auto out = std::ranges::find_if(m_view.players, [day](const KnownPlayer &player) {
        return !player.isAlive && player.cycle == day && player.cause != word::ByNight;
    });
    if (out == m_view.players.end() || !isShown(*out))
        return;
    const int shown = static_cast<int>(out - m_view.players.begin());
    if (out->cause == word::ByVote) {
        const bool isMafia = isShownAsMafia(*out);
        for (const KnownVote &vote : m_view.votes) {
            if (vote.day != day || vote.target == Nobody)
                continue;
            if (vote.target == shown)
                change(vote.voter, isMafia ? Sign::VotedOutMafia : Sign::VotedOutTown);
            else
                change(vote.voter, isMafia ? Sign::SparedMafia : Sign::SparedTown);
        }
        for (const Statement &statement : m_view.statements) {
            for (const SpeechAct &act : statement.acts) {
                if (statement.day != day || act.target != shown)
                    continue;
                if (act.kind == SpeechAct::Kind::Defend)
                    change(statement.speaker, isMafia ? Sign::DefendedMafia : Sign::DefendedTown);
                if (act.kind == SpeechAct::Kind::Accuse)
                    change(statement.speaker, isMafia ? Sign::AccusedMafia : Sign::AccusedTown);
            }
        }
    }
    seeRole(shown);
}

void Suspicion::seeRole(int shown)
{
    const bool isMafia = isShownAsMafia(m_view.players.at(shown));
    for (const Report &report : std::as_const(m_reports)) {
        if (report.target != shown)
            continue;
        if (report.isMafia == isMafia) {
            change(report.reporter, Sign::ReportConfirmed);
        } else {
            change(report.reporter, Sign::ReportRefuted);
            discredit(report.reporter);
        }
    }
    if (m_sheriffs.contains(shown))
        seeSheriffClaimant(shown);
}

void Suspicion::seeSheriffClaimant(int shown)
{
    const KnownPlayer &player = m_view.players.at(shown);
    const bool wasSheriff = player.role == word::Sheriff;
    if (!wasSheriff && !player.role.isEmpty())
        discredit(shown);
    if (!wasSheriff && !isShownAsMafia(player))
        return;
    for (const int rival : std::as_const(m_sheriffs)) {
        if (rival == shown)
            continue;
        change(rival, wasSheriff ? Sign::ClaimStolen : Sign::RivalUnmasked);
        if (wasSheriff)
            discredit(rival);
    }
}

bool Suspicion::hasRivalOf(int claimant) const
{
    return std::ranges::any_of(
        m_sheriffs, [&](int other) { return other != claimant && !isDiscredited(other); });
}

bool Suspicion::isDiscredited(int player) const
{
    return m_players.at(player).isDiscredited;
}

bool Suspicion::isBelievedSheriff(int player) const
{
    return hasClaimed(player, word::Sheriff) && !isDiscredited(player);
}

bool Suspicion::hasClaimed(int player, QLatin1String role) const
{
    return m_players.at(player).claims.contains(role);
}

int Suspicion::reporterOf(int player) const
{
    int reporter = Nobody;
    for (const Report &report : m_reports) {
        if (report.target == player && report.isMafia && !isDiscredited(report.reporter))
            reporter = report.reporter;
    }
    return reporter;
}

std::optional<Sign> Suspicion::reasonAgainst(int player) const
{
    const auto &bySign = m_players.at(player).bySign;
    const auto strongest = std::ranges::max_element(bySign);
    if (*strongest <= 0)
        return std::nullopt;
    return static_cast<Sign>(strongest - bySign.begin());
}

void Suspicion::change(int player, Sign sign)
{
    change(player, sign, changeBy(sign));
}

void Suspicion::change(int player, Sign sign, int amount)
{
    if (player == m_view.self)
        return;
    m_players[player].score += amount;
    m_players[player].bySign[static_cast<size_t>(sign)] += amount;
}

} // namespace league::games::bots
