#include "app/chaos/fault_kind.h"

#include <algorithm>

namespace league::app {

namespace {

const QString NoFaults = QStringLiteral("none");

struct NamedKind
{
    FaultKind kind;
    QString name;
};

const QList<NamedKind> &namedKinds()
{
    using enum FaultKind;
    static const QList<NamedKind> kinds{
        {KillManager, QStringLiteral("kill-manager")},
        {KillReferee, QStringLiteral("kill-referee")},
        {KillPlayer, QStringLiteral("kill-player")},
        {Stop, QStringLiteral("stop")},
        {LoseAnswers, QStringLiteral("drop")},
        {ResetConnections, QStringLiteral("reset")},
        {DelayBytes, QStringLiteral("delay")},
        {CutAnswers, QStringLiteral("cut")},
        {FullDisk, QStringLiteral("disk")},
        {ClockJump, QStringLiteral("clock")},
    };
    return kinds;
}

struct Group
{
    QString name;
    QList<FaultKind> kinds;
};

const QList<Group> &groups()
{
    using enum FaultKind;
    static const QList<Group> all{
        {QStringLiteral("all"), allFaultKinds()},
        {QStringLiteral("kill"), {KillManager, KillReferee, KillPlayer}},
        {QStringLiteral("network"), {LoseAnswers, ResetConnections, DelayBytes, CutAnswers}},
    };
    return all;
}

QList<FaultKind> kindsOf(const QString &word)
{
    for (const Group &group : groups()) {
        if (group.name == word)
            return group.kinds;
    }
    for (const NamedKind &each : namedKinds()) {
        if (each.name == word)
            return {each.kind};
    }
    return {};
}

} // namespace

const QList<FaultKind> &allFaultKinds()
{
    static const QList<FaultKind> kinds = [] {
        QList<FaultKind> all;
        for (const NamedKind &each : namedKinds())
            all.append(each.kind);
        return all;
    }();
    return kinds;
}

QString faultName(FaultKind kind)
{
    const auto found =
        std::ranges::find_if(namedKinds(), [&](const auto &each) { return each.kind == kind; });
    return found->name;
}

QStringList faultWords()
{
    QStringList words;
    for (const NamedKind &each : namedKinds())
        words.append(each.name);
    for (const Group &group : groups())
        words.append(group.name);
    words.append(NoFaults);
    return words;
}

base::Result<QList<FaultKind>> faultKinds(const QString &list)
{
    QList<FaultKind> kinds;
    if (list.trimmed() == NoFaults)
        return kinds;
    for (const QString &word : list.split(u',', Qt::SkipEmptyParts)) {
        const QList<FaultKind> meant = kindsOf(word.trimmed());
        if (meant.isEmpty()) {
            return base::Failure{QStringLiteral("There is no fault \"%1\". There are: %2.")
                                     .arg(word.trimmed(), faultWords().join(QStringLiteral(", ")))};
        }
        for (const FaultKind kind : meant) {
            if (!kinds.contains(kind))
                kinds.append(kind);
        }
    }
    return kinds;
}

} // namespace league::app
