#include "agents/games/mafia/speech.h"

#include "agents/games/fact_names.h"
#include "agents/games/mafia/loose_values.h"
#include "agents/games/mafia/mafia_names.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace league::games::mafia {

namespace {

constexpr qsizetype MostActs = 20;
constexpr qint64 Strongest = 3;
constexpr qint64 HighestScore = 100'000;

// The act as it is recorded; empty when it is none.
QVariantMap cleanAct(const QVariantMap &sent, const Table &table)
{
    const QString act = textIn(sent.value(key::Act));
    QVariantMap clean{{key::Act, act}};
    if (act == word::ClaimRole) {
        const std::optional<Role> role = roleNamed(textIn(sent.value(key::Role)));
        if (!role)
            return {};
        clean.insert(key::Role, QString(roleWord(*role)));
        return clean;
    }
    const Player *target = table.find(textIn(sent.value(key::TargetId)));
    if (!target)
        return {};
    clean.insert(key::TargetId, target->id.text());
    if (act == word::Accuse) {
        const qint64 strength = wholeNumber(sent.value(key::Strength)).value_or(1);
        clean.insert(key::Strength, static_cast<int>(std::clamp<qint64>(strength, 1, Strongest)));
        return clean;
    }
    if (act == word::Defend || act == word::Ask)
        return clean;
    const QVariant isMafia = sent.value(key::IsMafia);
    if (act != word::Report || isMafia.typeId() != QMetaType::Bool)
        return {};
    clean.insert(key::IsMafia, isMafia);
    const std::optional<qint64> night = wholeNumber(sent.value(key::NightNumber));
    if (night && *night >= 1 && *night <= 1000)
        clean.insert(key::NightNumber, static_cast<int>(*night));
    return clean;
}

} // namespace

QString cutTo(const QString &text, qsizetype limit)
{
    if (text.size() <= limit)
        return text;
    QTextBoundaryFinder boundary(QTextBoundaryFinder::Grapheme, text);
    boundary.setPosition(limit);
    return text.left(boundary.isAtBoundary() ? limit : boundary.toPreviousBoundary());
}

QVariantList cleanSpeechActs(const QVariant &sent, const Table &table)
{
    QVariantList acts;
    for (const QVariant &each : sent.toList()) {
        const QVariantMap act = cleanAct(each.toMap(), table);
        if (!act.isEmpty() && acts.size() < MostActs)
            acts.append(act);
    }
    return acts;
}

QVariantMap cleanScores(const QVariant &sent, const Table &table)
{
    QVariantMap scores;
    const QVariantMap all = sent.toMap();
    for (const Player &player : table.players()) {
        const std::optional<qint64> score = wholeNumber(all.value(player.id.text()));
        if (score) {
            scores.insert(player.id.text(),
                          static_cast<int>(std::clamp(*score, -HighestScore, HighestScore)));
        }
    }
    return scores;
}

QVariantMap observedPart(const QString &think, const QVariantMap &scores)
{
    QVariantMap observed;
    if (!think.isEmpty())
        observed.insert(key::Think, think);
    if (!scores.isEmpty())
        observed.insert(key::SuspicionScores, scores);
    return observed.isEmpty() ? QVariantMap() : QVariantMap{{fact::ObserverPart, observed}};
}

QList<Role> claimsIn(const QVariantList &acts)
{
    QList<Role> roles;
    for (const QVariant &each : acts) {
        const QVariantMap act = each.toMap();
        const std::optional<Role> role = roleNamed(act.value(key::Role).toString());
        if (act.value(key::Act) == QString(word::ClaimRole) && role && !roles.contains(*role))
            roles.append(*role);
    }
    return roles;
}

} // namespace league::games::mafia
