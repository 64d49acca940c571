#include "app/view/mafia/postmortem_reading.h"

#include <algorithm>

namespace league::app::view {

namespace {

// P07 was the seventh to register, and has the seventh hue wherever it is shown.
int numberIn(const QString &playerId, int otherwise)
{
    const int number = playerId.mid(1).toInt();
    return number > 0 ? number : otherwise;
}

// Everybody who was voted for at any time, the most votes of the end first; "" for abstentions.
QStringList targetsOf(const store::PostmortemDay &day)
{
    QStringList targets;
    const auto add = [&targets](const QString &target) {
        if (!targets.contains(target))
            targets.append(target);
    };
    bool hasAbstained = false;
    for (const store::PostmortemVote &vote : day.votes) {
        QStringList all = vote.before;
        if (!vote.isMissing)
            all.append(vote.targetId);
        for (const QString &target : std::as_const(all)) {
            if (target.isEmpty())
                hasAbstained = true;
            else
                add(target);
        }
    }
    std::ranges::stable_sort(targets, std::ranges::greater(),
                             [&day](const QString &id) { return day.distribution.value(id); });
    if (hasAbstained)
        targets.append(QString());
    return targets;
}

} // namespace

QString PostmortemReading::nameOf(const QString &playerId) const
{
    const store::PostmortemPlayer *player = m_postmortem.player(playerId);
    return player && !player->displayName.isEmpty() ? player->displayName : playerId;
}

QString PostmortemReading::roleOf(const QString &playerId) const
{
    const store::PostmortemPlayer *player = m_postmortem.player(playerId);
    return player ? player->role : QString();
}

QVariantMap PostmortemReading::person(const QString &playerId) const
{
    const store::PostmortemPlayer *player = m_postmortem.player(playerId);
    return {{QStringLiteral("name"), nameOf(playerId)},
            {QStringLiteral("number"), numberIn(playerId, player ? player->seat : 1)}};
}

PostmortemResult PostmortemReading::result() const
{
    PostmortemResult result;
    result.winner = m_postmortem.winnerTeam;
    result.days = m_postmortem.dayCount;
    result.durationMs = static_cast<double>(m_postmortem.durationMs);
    result.seed = m_postmortem.seed;
    if (m_postmortem.commitmentFits) {
        result.commitment =
            *m_postmortem.commitmentFits ? QStringLiteral("fits") : QStringLiteral("broken");
    }
    return result;
}

QList<PostmortemPlayerRow> PostmortemReading::players() const
{
    QList<PostmortemPlayerRow> rows;
    for (const store::PostmortemPlayer &player : m_postmortem.players) {
        PostmortemPlayerRow row;
        row.playerId = player.playerId;
        row.name = nameOf(player.playerId);
        row.number = numberIn(player.playerId, player.seat);
        row.role = player.role;
        if (player.fate) {
            row.cause = player.fate->cause;
            row.cycle = player.fate->cycleNumber;
        }
        row.points = player.points;
        row.votes = player.votesCast;
        row.goodVotePercent = player.goodVotePercent().value_or(-1);
        row.accusationsRight = player.accusationsRight;
        row.accusationsWrong = player.accusationsWrong;
        row.saves = player.saves;
        row.mafiaFound = player.mafiaFound;
        row.passes = player.passes;
        row.timeouts = player.timeouts;
        row.meanMs = static_cast<int>(player.meanResponseMs.value_or(-1));
        row.longestMs = static_cast<int>(player.longestResponseMs.value_or(-1));
        row.statements = player.statements;
        row.characters = player.characters;
        rows.append(row);
    }
    return rows;
}

QList<PostmortemMomentRow> PostmortemReading::moments() const
{
    QList<PostmortemMomentRow> rows;
    for (const store::KeyMoment &moment : m_postmortem.keyMoments) {
        PostmortemMomentRow row;
        row.number = static_cast<int>(rows.size());
        row.kind = moment.kind;
        row.night = moment.nightNumber.value_or(0);
        row.day = moment.dayNumber.value_or(0);
        row.name = nameOf(moment.playerId);
        row.target = nameOf(moment.targetId);
        row.role = roleOf(moment.playerId);
        row.targetRole = roleOf(moment.targetId);
        for (const store::PostmortemDay &day : m_postmortem.days) {
            for (const store::PostmortemStatement &said : day.statements) {
                for (const store::PostmortemClaim &claim : said.claims) {
                    if (day.number == row.day && claim.playerId == moment.playerId
                        && !claim.isTrue())
                        row.claimed = claim.claimedRole;
                }
            }
        }
        rows.append(row);
    }
    return rows;
}

QList<PostmortemCycleRow> PostmortemReading::cycles() const
{
    QList<PostmortemCycleRow> rows;
    for (const store::PostmortemNight &night : m_postmortem.nights) {
        PostmortemCycleRow row;
        row.number = night.number;
        row.vote = {{QStringLiteral("eliminated"), QString()},
                    {QStringLiteral("tied"), QStringList()}};
        addNight(row, night);
        for (const store::PostmortemDay &day : m_postmortem.days) {
            if (day.number != night.number)
                continue;
            row.hasDay = !day.statements.isEmpty() || day.eventSeq > 0;
            addTalk(row, day);
            addVote(row, day);
        }
        rows.append(row);
    }
    return rows;
}

void PostmortemReading::addNight(PostmortemCycleRow &row, const store::PostmortemNight &night) const
{
    for (const store::NightAction &action : night.actions) {
        row.deeds.append(QVariantMap{{QStringLiteral("who"), person(action.playerId)},
                                     {QStringLiteral("action"), action.actionType},
                                     {QStringLiteral("target"), nameOf(action.targetId)},
                                     {QStringLiteral("isDefault"), action.isDefault},
                                     {QStringLiteral("think"), action.think}});
    }
    QString found;
    if (night.foundMafia)
        found = *night.foundMafia ? QStringLiteral("mafia") : QStringLiteral("town");
    row.night = {{QStringLiteral("killTarget"), nameOf(night.killTarget)},
                 {QStringLiteral("decision"), night.killDecision},
                 {QStringLiteral("saved"), nameOf(night.saved)},
                 {QStringLiteral("killed"), nameOf(night.killed)},
                 {QStringLiteral("looked"), nameOf(night.investigated)},
                 {QStringLiteral("found"), found}};
}

void PostmortemReading::addTalk(PostmortemCycleRow &row, const store::PostmortemDay &day) const
{
    for (const store::PostmortemStatement &said : day.statements) {
        QVariantList claims;
        for (const store::PostmortemClaim &claim : said.claims) {
            claims.append(QVariantMap{{QStringLiteral("role"), claim.claimedRole},
                                      {QStringLiteral("isTrue"), claim.isTrue()}});
        }
        row.statements.append(QVariantMap{{QStringLiteral("who"), person(said.playerId)},
                                          {QStringLiteral("say"), said.say},
                                          {QStringLiteral("think"), said.think},
                                          {QStringLiteral("isPass"), said.isPass},
                                          {QStringLiteral("isTimedOut"), said.timedOut},
                                          {QStringLiteral("isCut"), said.isTruncated},
                                          {QStringLiteral("claims"), claims}});
    }
}

void PostmortemReading::addVote(PostmortemCycleRow &row, const store::PostmortemDay &day) const
{
    if (day.eventSeq == 0)
        return;
    const QStringList targets = targetsOf(day);
    for (const QString &target : targets) {
        const auto isFor = [&target](const store::PostmortemVote &vote) {
            return !vote.isMissing && vote.targetId == target;
        };
        row.targets.append(QVariantMap{
            {QStringLiteral("who"), person(target)},
            {QStringLiteral("votes"), static_cast<int>(std::ranges::count_if(day.votes, isFor))}});
    }
    for (const store::PostmortemVote &vote : day.votes) {
        QVariantList before;
        for (const QString &target : vote.before)
            before.append(targets.indexOf(target));
        row.votes.append(QVariantMap{
            {QStringLiteral("who"), person(vote.voterId)},
            {QStringLiteral("target"), vote.isMissing ? -1 : int(targets.indexOf(vote.targetId))},
            {QStringLiteral("before"), before},
            {QStringLiteral("isMissing"), vote.isMissing}});
    }
    QStringList tied;
    for (const QString &each : day.wasTieBroken ? day.tied : QStringList())
        tied.append(nameOf(each));
    row.vote = {{QStringLiteral("eliminated"), nameOf(day.eliminated)},
                {QStringLiteral("tied"), tied}};
}

} // namespace league::app::view
