#include "agents/games/mafia/bots/sentences.h"

#include "agents/games/mafia/bots/view_names.h"
#include "agents/games/mafia/bots/wordings.h"

#include <algorithm>

namespace league::games::bots {

namespace {

using Kind = SpeechAct::Kind;

constexpr QLatin1String SayPurpose("say");
constexpr QLatin1String ReasonPurpose("reason");
constexpr QLatin1String ReasonWordsPurpose("reason_words");
constexpr int ReasonPercent = 60; // who always explains itself is tiring
constexpr qsizetype SuspectsNamed = 3;

const wording::Wordings &tableOf(const SpeechAct &act)
{
    switch (act.kind) {
    case Kind::Accuse:
        return act.strength >= 3 ? wording::Certainty
            : act.strength == 2  ? wording::Accusation
                                 : wording::Mistrust;
    case Kind::Defend:
        return wording::Defence;
    case Kind::ClaimRole:
        return act.role == word::Sheriff ? wording::SheriffClaim
            : act.role == word::Doctor   ? wording::DoctorClaim
                                         : wording::OtherClaim;
    case Kind::Report:
        return act.isMafia ? wording::MafiaReport : wording::TownReport;
    case Kind::Ask:
        break;
    }
    return wording::Question;
}

QString nameOf(const MafiaView &view, int player)
{
    return player == Nobody ? QString() : view.players.at(player).name;
}

// A name may hold "%1" itself, so it is put in last and once.
QString filled(QString wording, const QString &name)
{
    const qsizetype at = wording.indexOf(QLatin1String("%1"));
    return at < 0 ? wording : wording.replace(at, 2, name);
}

QString reasonFor(const Situation &situation, int target)
{
    const std::optional<Sign> sign = situation.suspicion.reasonAgainst(target);
    const auto reason = std::ranges::find_if(
        wording::Reasons, [&](const wording::Reason &each) { return each.sign == sign; });
    const int number = situation.view.day;
    if (reason == wording::Reasons.end()
        || !situation.luck.happens(ReasonPercent, ReasonPurpose, number))
        return {};
    const auto choice =
        situation.luck.own(ReasonWordsPurpose, number).uniform(reason->wordings.size());
    return reason->wordings[choice];
}

} // namespace

QStringList wordingsOf(const SpeechAct &act)
{
    const wording::Wordings &table = tableOf(act);
    return {table.begin(), table.end()};
}

QString statementFor(const Situation &situation, const QList<SpeechAct> &acts)
{
    base::RandomStream luck = situation.luck.own(SayPurpose, situation.view.day);
    QStringList sentences;
    for (const SpeechAct &act : acts) {
        sentences.append(filled(luck.pick(wordingsOf(act)), nameOf(situation.view, act.target)));
        if (act.kind != Kind::Accuse)
            continue;
        if (const QString reason = reasonFor(situation, act.target); !reason.isEmpty())
            sentences.append(reason);
    }
    return sentences.join(u' ');
}

QString thoughtFor(const Situation &situation, const QString &decision)
{
    QList<int> others = situation.view.livingOthers();
    std::ranges::stable_sort(others, std::ranges::greater(),
                             [&](int player) { return situation.suspicion.of(player); });
    QStringList suspects;
    for (const int player : std::as_const(others).mid(0, SuspectsNamed)) {
        suspects.append(QStringLiteral("%1 (%2)").arg(
            nameOf(situation.view, player), QString::number(situation.suspicion.of(player))));
    }
    return QStringLiteral("I suspect %1. %2")
        .arg(suspects.isEmpty() ? QStringLiteral("nobody") : suspects.join(QStringLiteral(", ")),
             decision);
}

} // namespace league::games::bots
