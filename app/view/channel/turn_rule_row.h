// TurnRuleRow: one key of a channel's turnConfig, as the page shows and changes it.
#pragma once

#include "agents/protocol/turn_config.h"

#include <QObject>

namespace league::app::view {

struct TurnRuleRow
{
    Q_GADGET
    Q_PROPERTY(QString ruleKey MEMBER ruleKey)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString defaultValue MEMBER defaultValue)
    Q_PROPERTY(int lowest MEMBER lowest)
    Q_PROPERTY(int highest MEMBER highest)
    Q_PROPERTY(QStringList words MEMBER words)
    Q_PROPERTY(bool isRefused MEMBER isRefused)

public:
    QString ruleKey = {}; // as the documents call it
    QString kind = {}; // number, switch, word or agents
    QString value = {}; // of a switch "true" or "false", of agents "A02:90,A03:30"
    QString defaultValue = {};
    int lowest = 0; // of numbers, also those of agents
    int highest = 0;
    QStringList words = {}; // those that may be chosen
    bool isRefused = false; // what was typed last was not taken

    [[nodiscard]] QString key() const { return ruleKey; }
    friend bool operator==(const TurnRuleRow &, const TurnRuleRow &) = default;
};

// Every key of the configuration; those that are named in `refused` say so.
[[nodiscard]] QList<TurnRuleRow> turnRuleRows(const protocol::TurnConfig &config,
                                              const QStringList &refused);

} // namespace league::app::view
