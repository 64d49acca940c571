#include "agents/games/mafia/seat_alias.h"

#include "agents/games/mafia/mafia_names.h"

#include <QRegularExpression>

namespace league::games::mafia {

namespace {

// What players wrote themselves; they know only aliases, and nobody changes their words.
bool isSpeech(const QString &key)
{
    return key == key::Say || key == key::Think || key == key::Text;
}

} // namespace

SeatAlias::SeatAlias(const Table &table, Use use)
{
    if (use == Use::Real)
        return;
    for (const Player &player : table.players()) {
        m_aliases.insert(player.id.text(), aliasOf(player.seat));
        m_names.insert(player.id.text(), neutralNameOf(player.seat));
        m_ids.insert(player.id.text(), QString()); // nobody can be named by who it really is
    }
    for (auto it = m_aliases.constBegin(); it != m_aliases.constEnd(); ++it)
        m_ids.insert(it.value(), it.key());
}

QVariantMap SeatAlias::hide(const QVariantMap &facts) const
{
    return m_aliases.isEmpty() ? facts : mapped(facts, m_aliases);
}

Player SeatAlias::hide(Player player) const
{
    player.name = m_names.value(player.id.text(), player.name);
    player.id = base::PlayerId(hideId(player.id.text()));
    return player;
}

QString SeatAlias::hideIn(QString sentence) const
{
    for (auto it = m_aliases.constBegin(); it != m_aliases.constEnd(); ++it) {
        const QRegularExpression whole(
            QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(it.key())));
        sentence.replace(whole, it.value());
    }
    return sentence;
}

QVariantMap SeatAlias::reveal(const QVariantMap &facts) const
{
    return m_ids.isEmpty() ? facts : mapped(facts, m_ids);
}

QVariantMap SeatAlias::mapped(const QVariantMap &facts, const Words &words) const
{
    QVariantMap changed;
    for (auto it = facts.constBegin(); it != facts.constEnd(); ++it)
        changed.insert(words.value(it.key(), it.key()), mappedValue(it.key(), it.value(), words));
    const QString name = m_names.value(facts.value(key::PlayerId).toString());
    if (!name.isEmpty() && facts.contains(key::DisplayName))
        changed.insert(key::DisplayName, name);
    if (facts.contains(key::Announcement)) {
        const QVariantMap killed = changed.value(key::Killed).toMap();
        changed.insert(key::Announcement, morningText(killed.value(key::DisplayName).toString()));
    }
    return changed;
}

QVariant SeatAlias::mappedValue(const QString &key, const QVariant &value, const Words &words) const
{
    if (isSpeech(key))
        return value;
    if (value.typeId() == QMetaType::QVariantMap)
        return mapped(value.toMap(), words);
    if (value.typeId() == QMetaType::QString)
        return words.value(value.toString(), value.toString());
    if (value.typeId() == QMetaType::QStringList || value.typeId() == QMetaType::QVariantList) {
        QVariantList list;
        for (const QVariant &each : value.toList())
            list.append(mappedValue(key, each, words));
        return list;
    }
    return value;
}

QString aliasOf(int seat)
{
    return QStringLiteral("S%1").arg(seat, 2, 10, QLatin1Char('0'));
}

QString neutralNameOf(int seat)
{
    return QStringLiteral("Seat %1").arg(seat);
}

QString morningText(const QString &killedName)
{
    return killedName.isEmpty() ? QStringLiteral("No one died (the Doctor saved someone!)")
                                : QStringLiteral("%1 was killed during the night").arg(killedName);
}

} // namespace league::games::mafia
