#include "app/view/channel/turn_rule_row.h"

namespace league::app::view {

using protocol::TurnConfig;

namespace {

QString agentsText(const JsonObject &agents)
{
    QStringList parts;
    for (auto agent = agents.begin(); agent != agents.end(); ++agent)
        parts.append(QStringLiteral("%1:%2").arg(agent.key()).arg(agent.value().toInt()));
    return parts.join(u',');
}

QString textOf(const JsonValue &value)
{
    if (value.isObject())
        return agentsText(value.toObject());
    return value.toVariant().toString();
}

QString kindOf(const JsonValue &value)
{
    if (value.isBool())
        return QStringLiteral("switch");
    if (value.isObject())
        return QStringLiteral("agents");
    return value.isDouble() ? QStringLiteral("number") : QStringLiteral("word");
}

} // namespace

QList<TurnRuleRow> turnRuleRows(const TurnConfig &config, const QStringList &refused)
{
    const JsonObject values = config.toJson();
    const JsonObject defaults = TurnConfig().toJson();
    QList<TurnRuleRow> rows;
    for (const QString &key : TurnConfig::keys()) {
        TurnRuleRow row;
        row.ruleKey = key;
        row.kind = kindOf(values.value(key));
        row.value = textOf(values.value(key));
        row.defaultValue = textOf(defaults.value(key));
        if (const auto limits = TurnConfig::limits(key)) {
            row.lowest = limits->lowest;
            row.highest = limits->highest;
        }
        row.words = TurnConfig::words(key);
        row.isRefused = refused.contains(key);
        rows.append(row);
    }
    return rows;
}

} // namespace league::app::view
