#include "agents/games/mafia/mafia_rules.h"

#include "agents/games/mafia/rule_block.h"
#include "agents/games/mafia/rule_names.h"

namespace league::games::mafia {

namespace {

constexpr int LongestMs = 86'400'000; // a day

const QStringList SpeedWords{QStringLiteral("NORMAL"), QStringLiteral("FAST"),
                             QStringLiteral("DEBUG"), QStringLiteral("STEP")};
const QStringList MissingVoteWords{QStringLiteral("abstain"), QStringLiteral("random")};
const QStringList NoEliminationWords{QStringLiteral("all_alive_one_vote"),
                                     QStringLiteral("max_is_one"), QStringLiteral("never")};
const QStringList RevealWords{QStringLiteral("none"), QStringLiteral("team"),
                              QStringLiteral("role")};
const QStringList InactiveWords{QStringLiteral("autopilot"), QStringLiteral("bot"),
                                QStringLiteral("remove")};
const QStringList HumanWords{QStringLiteral("off"), QStringLiteral("moderator")};

// The words of a rule stand in the order of its enumeration.
template<class Choice>
void readChoice(RuleBlock &block, QLatin1String key, const QStringList &words, Choice &value)
{
    int index = static_cast<int>(value);
    block.choice(key, words, index);
    value = static_cast<Choice>(index);
}

template<class Choice>
QString wordOf(const QStringList &words, Choice value)
{
    return words.at(static_cast<int>(value));
}

void readTiming(RuleBlock timing, MafiaRules &rules)
{
    RuleBlock night = timing.block(rule::Night);
    night.number(rule::TimeoutMs, 1, LongestMs, rules.timing.nightMs);
    night.number(rule::PerAgentMs, 0, LongestMs / 10, rules.timing.nightPerAgentMs);
    night.finish();
    RuleBlock reveal = timing.block(rule::Reveal);
    reveal.number(rule::DelayMs, 0, LongestMs, rules.timing.revealMs);
    reveal.finish();
    RuleBlock discussion = timing.block(rule::Discussion);
    discussion.number(rule::TimePerTurnMs, 1, LongestMs, rules.timing.turnMs);
    discussion.number(rule::Turns, 1, 1000, rules.turns);
    discussion.finish();
    RuleBlock vote = timing.block(rule::Vote);
    vote.number(rule::TimeoutMs, 1, LongestMs, rules.timing.voteMs);
    vote.number(rule::PerAgentMs, 0, LongestMs / 10, rules.timing.votePerAgentMs);
    vote.number(rule::SettleMs, 0, LongestMs, rules.timing.settleMs);
    vote.finish();
    RuleBlock resolution = timing.block(rule::Resolution);
    resolution.number(rule::DelayMs, 0, LongestMs, rules.timing.resolutionMs);
    resolution.finish();
    timing.finish();
}

void readTalk(RuleBlock discussion, MafiaRules &rules)
{
    discussion.number(rule::Turns, 1, 1000, rules.turns);
    discussion.flag(rule::EndWhenAllSpoke, rules.endWhenAllSpoke);
    discussion.number(rule::RotateBy, 0, 9, rules.rotateBy);
    discussion.number(rule::MaxSayChars, 1, 20'000, rules.maxSayChars);
    discussion.number(rule::MaxThinkChars, 0, 20'000, rules.maxThinkChars);
    discussion.finish();
}

void readVoting(RuleBlock voting, MafiaRules &rules)
{
    voting.flag(rule::AllowAbstain, rules.allowAbstain);
    readChoice(voting, rule::MissingVote, MissingVoteWords, rules.missingVote);
    readChoice(voting, rule::NoEliminationRule, NoEliminationWords, rules.noElimination);
    voting.number(rule::SettleMs, 0, LongestMs, rules.settleMs);
    voting.finish();
}

// A map with only what is set; null when nothing is.
QVariant valuesOf(const QList<std::pair<QLatin1String, std::optional<int>>> &values)
{
    QVariantMap map;
    for (const auto &[key, value] : values) {
        if (value)
            map.insert(key, *value);
    }
    return map.isEmpty() ? QVariant() : QVariant(map);
}

QVariant timingMap(const Timing &timing)
{
    const QList<std::pair<QLatin1String, QVariant>> blocks{
        {rule::Night,
         valuesOf({{rule::TimeoutMs, timing.nightMs}, {rule::PerAgentMs, timing.nightPerAgentMs}})},
        {rule::Reveal, valuesOf({{rule::DelayMs, timing.revealMs}})},
        {rule::Discussion, valuesOf({{rule::TimePerTurnMs, timing.turnMs}})},
        {rule::Vote,
         valuesOf({{rule::TimeoutMs, timing.voteMs},
                   {rule::PerAgentMs, timing.votePerAgentMs},
                   {rule::SettleMs, timing.settleMs}})},
        {rule::Resolution, valuesOf({{rule::DelayMs, timing.resolutionMs}})},
    };
    QVariantMap map;
    for (const auto &[key, block] : blocks) {
        if (block.isValid())
            map.insert(key, block);
    }
    return map.isEmpty() ? QVariant() : QVariant(map);
}

} // namespace

base::Result<MafiaRules> MafiaRules::read(const QVariantMap &map)
{
    MafiaRules rules;
    std::optional<base::Failure> trouble;
    const bool isBlock = map.value(rule::Block).typeId() == QMetaType::QVariantMap;
    RuleBlock block(isBlock ? map.value(rule::Block).toMap() : map,
                    isBlock ? QString(rule::Block) : QString(), trouble);
    readChoice(block, rule::SpeedMode, SpeedWords, rules.speed);
    readTiming(block.block(rule::Timing), rules);
    readTalk(block.block(rule::Discussion), rules);
    RuleBlock night = block.block(rule::Night);
    night.number(rule::ConsultRounds, 0, 2, rules.consultRounds);
    night.number(rule::MaxInvalidResubmits, 0, 10, rules.maxInvalidResubmits);
    night.finish();
    readVoting(block.block(rule::Voting), rules);
    RuleBlock reveal = block.block(rule::RevealOnDeath);
    readChoice(reveal, rule::Night, RevealWords, rules.revealNight);
    readChoice(reveal, rule::Vote, RevealWords, rules.revealVote);
    reveal.finish();
    block.flag(rule::WinCheckAfterNight, rules.winCheckAfterNight);
    block.number(rule::MaxDays, 1, 1000, rules.maxDays);
    block.number(rule::InactiveAfter, 1, 100, rules.inactiveAfter);
    readChoice(block, rule::InactivePolicy, InactiveWords, rules.inactivePolicy);
    block.flag(rule::FillWithBots, rules.fillWithBots);
    readChoice(block, rule::HumanMessages, HumanWords, rules.humanMessages);
    block.flag(rule::SeatAlias, rules.seatAlias);
    if (isBlock)
        block.finish();
    if (trouble)
        return *trouble;
    return rules;
}

QVariantMap MafiaRules::toMap() const
{
    return {
        {rule::SpeedMode, QString(speedWord(speed))},
        {rule::Timing, timingMap(timing)},
        {rule::Discussion,
         QVariantMap{{rule::Turns, turns},
                     {rule::EndWhenAllSpoke, endWhenAllSpoke},
                     {rule::RotateBy, rotateBy},
                     {rule::MaxSayChars, maxSayChars},
                     {rule::MaxThinkChars, maxThinkChars}}},
        {rule::Night,
         QVariantMap{{rule::ConsultRounds, consultRounds},
                     {rule::MaxInvalidResubmits, maxInvalidResubmits}}},
        {rule::Voting,
         QVariantMap{{rule::AllowAbstain, allowAbstain},
                     {rule::MissingVote, wordOf(MissingVoteWords, missingVote)},
                     {rule::NoEliminationRule, wordOf(NoEliminationWords, noElimination)},
                     {rule::SettleMs, settleMs ? QVariant(*settleMs) : QVariant()}}},
        {rule::RevealOnDeath,
         QVariantMap{{rule::Night, QString(revealWord(revealNight))},
                     {rule::Vote, QString(revealWord(revealVote))}}},
        {rule::WinCheckAfterNight, winCheckAfterNight},
        {rule::MaxDays, maxDays},
        {rule::InactiveAfter, inactiveAfter},
        {rule::InactivePolicy, wordOf(InactiveWords, inactivePolicy)},
        {rule::FillWithBots, fillWithBots},
        {rule::HumanMessages, wordOf(HumanWords, humanMessages)},
        {rule::SeatAlias, seatAlias},
    };
}

Timing MafiaRules::timingAt(SpeedMode mode) const
{
    Timing limits = timingOf(mode, timing);
    if (limits.settleMs && settleMs)
        limits.settleMs = settleMs;
    return limits;
}

QLatin1String revealWord(Reveal reveal)
{
    switch (reveal) {
    case Reveal::None:
        return QLatin1String("none");
    case Reveal::Team:
        return QLatin1String("team");
    case Reveal::Role:
        break;
    }
    return QLatin1String("role");
}

} // namespace league::games::mafia
