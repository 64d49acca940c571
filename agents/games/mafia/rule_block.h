// RuleBlock: one map of rules, read key by key; remembers the first thing that is wrong.
//
// Used by MafiaRules::read. Every read names its key, so that finish() knows which keys nobody
// asked for.
#pragma once

#include "agents/base/result.h"

#include <QStringList>
#include <QVariantMap>

#include <optional>

namespace league::games::mafia {

class RuleBlock
{
public:
    // `path` stands before the keys in sentences: "discussion".
    RuleBlock(QVariantMap map, QString path, std::optional<base::Failure> &trouble);

    // A whole number between the limits; JSON numbers such as 10.0 count.
    void number(QLatin1String key, int lowest, int highest, int &value);
    void number(QLatin1String key, int lowest, int highest, std::optional<int> &value);
    void flag(QLatin1String key, bool &value);
    // One of some words; the result is its index.
    void choice(QLatin1String key, const QStringList &words, int &index);
    // A map inside.
    [[nodiscard]] RuleBlock block(QLatin1String key);
    // Every key that was not read is unknown.
    void finish();

private:
    // The value of a key; invalid when it is absent or null.
    [[nodiscard]] QVariant take(QLatin1String key);
    [[nodiscard]] QString nameOf(const QString &key) const;
    void complain(const QString &key, const QVariant &value, const QString &allowed);

    QVariantMap m_map;
    QString m_path;
    std::optional<base::Failure> &m_trouble;
    QStringList m_known;
};

} // namespace league::games::mafia
