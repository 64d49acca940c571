#include "agents/store/replay/replay_words.h"

#include "agents/base/json/json.h"

namespace league::store {

namespace {

QString textIn(const JsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toString();
}

int numberIn(const JsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toInt();
}

bool isTrue(const JsonObject &data, const char *key)
{
    return data.value(QLatin1String(key)).toBool();
}

QString verbOf(const QString &action)
{
    if (action == QLatin1String("KILL"))
        return QStringLiteral("wants to kill");
    if (action == QLatin1String("PROTECT"))
        return QStringLiteral("protects");
    return QStringLiteral("investigates");
}

} // namespace

ReplayWords::ReplayWords(const ReplayHeader &header)
{
    for (const ReplayPlayer &player : header.players)
        m_names.insert(player.playerId, player.displayName);
}

QString ReplayWords::name(const QString &playerId) const
{
    const QString name = m_names.value(playerId);
    if (name.isEmpty() || name == playerId)
        return playerId;
    return QStringLiteral("%1 (%2)").arg(name, playerId);
}

QString ReplayWords::time(qint64 tMs)
{
    return QStringLiteral("%1:%2.%3")
        .arg(tMs / 60'000, 2, 10, QLatin1Char('0'))
        .arg(tMs / 1000 % 60, 2, 10, QLatin1Char('0'))
        .arg(tMs % 1000, 3, 10, QLatin1Char('0'));
}

QString ReplayWords::nameIn(const JsonObject &data, const char *key) const
{
    return name(textIn(data, key));
}

QString ReplayWords::sentence(const ReplayEvent &event) const
{
    for (const auto words :
         {&ReplayWords::evenOdd, &ReplayWords::night, &ReplayWords::day, &ReplayWords::course}) {
        const QString said = (this->*words)(event);
        if (!said.isNull())
            return said;
    }
    return event.type;
}

QString ReplayWords::evenOdd(const ReplayEvent &event) const
{
    const JsonObject &data = event.data;
    if (event.type == QLatin1String("CHOICE_SEALED"))
        return QStringLiteral("%1 has chosen.").arg(nameIn(data, "player_id"));
    if (event.type == QLatin1String("PLAYER_AT_FAULT")) {
        return QStringLiteral("%1 is at fault: %2.")
            .arg(nameIn(data, "player_id"), textIn(data, "cause"));
    }
    if (event.type == QLatin1String("CHOICES_REVEALED")) {
        QStringList choices;
        const JsonObject chosen = data.value(QLatin1String("choices")).toObject();
        for (auto choice = chosen.begin(); choice != chosen.end(); ++choice)
            choices
                << QStringLiteral("%1 chose %2").arg(name(choice.key()), choice.value().toString());
        return choices.join(QStringLiteral(", ")) + u'.';
    }
    if (event.type == QLatin1String("NUMBER_DRAWN")) {
        return QStringLiteral("The number is %1, which is %2.")
            .arg(numberIn(data, "drawn_number"))
            .arg(textIn(data, "number_parity"));
    }
    if (event.type == QLatin1String("CHOICES_MISSING"))
        return QStringLiteral("There are no two valid choices.");
    if (event.type == QLatin1String("MATCH_DECIDED"))
        return textIn(data, "reason");
    return {};
}

QString ReplayWords::night(const ReplayEvent &event) const
{
    const JsonObject &data = event.data;
    if (event.type == QLatin1String("NIGHT_ACTION_SUBMITTED")) {
        QString said = QStringLiteral("%1 %2 %3")
                           .arg(nameIn(data, "agent_id"), verbOf(textIn(data, "action_type")),
                                nameIn(data, "target_id"));
        if (isTrue(data, "defaulted"))
            said += QStringLiteral(" (drawn, nothing was said in time)");
        return said + u'.';
    }
    if (event.type == QLatin1String("INVESTIGATION_RESULT")) {
        return QStringLiteral("%1 learns that %2 is %3.")
            .arg(nameIn(data, "sheriff_id"), nameIn(data, "target_id"),
                 isTrue(data, "is_mafia") ? QStringLiteral("mafia") : QStringLiteral("not mafia"));
    }
    if (event.type == QLatin1String("MAFIA_TEAM_UPDATE"))
        return QStringLiteral(""); // every submission has an event of its own
    if (event.type == QLatin1String("NIGHT_RESOLVED"))
        return textIn(data, "announcement") + u'.';
    return {};
}

QString ReplayWords::day(const ReplayEvent &event) const
{
    const JsonObject &data = event.data;
    if (event.type == QLatin1String("DISCUSSION_STATEMENT")) {
        if (isTrue(data, "pass"))
            return QStringLiteral("%1 passes.").arg(nameIn(data, "player_id"));
        QString said = QStringLiteral("%1: %2").arg(nameIn(data, "player_id"), textIn(data, "say"));
        if (isTrue(data, "timed_out"))
            said += QStringLiteral(" [time was up]");
        if (isTrue(data, "truncated"))
            said += QStringLiteral(" [cut]");
        return said;
    }
    if (event.type == QLatin1String("AGENT_THINK_CHUNK")) {
        return QStringLiteral("%1 thinks: %2").arg(nameIn(data, "player_id"), textIn(data, "text"));
    }
    if (event.type == QLatin1String("TURN_STARTED"))
        return QStringLiteral("It is the turn of %1.").arg(nameIn(data, "player_id"));
    if (event.type == QLatin1String("AGENT_SAY_CHUNK"))
        return QStringLiteral("");
    if (event.type == QLatin1String("ROLE_CLAIMED")) {
        return QStringLiteral("%1 claims to be the %2.")
            .arg(nameIn(data, "player_id"), textIn(data, "claimed_role"));
    }
    if (event.type == QLatin1String("VOTE_CAST")) {
        if (textIn(data, "target_id").isEmpty())
            return QStringLiteral("%1 abstains.").arg(nameIn(data, "voter_id"));
        return (isTrue(data, "changed") ? QStringLiteral("%1 now votes for %2.")
                                        : QStringLiteral("%1 votes for %2."))
            .arg(nameIn(data, "voter_id"), nameIn(data, "target_id"));
    }
    if (event.type == QLatin1String("VOTE_RESULT")) {
        if (textIn(data, "eliminated").isEmpty())
            return QStringLiteral("The vote removes nobody.");
        return (isTrue(data, "tie") ? QStringLiteral("A tie: the draw falls on %1.")
                                    : QStringLiteral("The vote falls on %1."))
            .arg(nameIn(data, "eliminated"));
    }
    return {};
}

QString ReplayWords::course(const ReplayEvent &event) const
{
    const JsonObject &data = event.data;
    if (event.type == QLatin1String("PHASE_CHANGED")) {
        const QString phase = textIn(data, "to");
        const bool isNight = phase == QLatin1String("NIGHT_ACTIONS");
        return QStringLiteral("── %1, %2 %3 ──")
            .arg(phase, isNight ? QStringLiteral("night") : QStringLiteral("day"))
            .arg(numberIn(data, isNight ? "night_number" : "day_number"));
    }
    if (event.type == QLatin1String("ROLES_ASSIGNED"))
        return QStringLiteral("The roles are dealt.");
    if (event.type == QLatin1String("MAFIA_ROLE_ASSIGNMENT")) {
        return QStringLiteral("%1 is %2.").arg(nameIn(data, "player_id"), textIn(data, "role"));
    }
    if (event.type == QLatin1String("PLAYER_ELIMINATED")) {
        QString role = textIn(data, "role");
        if (role.isEmpty())
            role = textIn(data.value(QLatin1String("_observer")).toObject(), "role");
        const QString who = nameIn(data, "player_id");
        return role.isEmpty() ? QStringLiteral("%1 is out.").arg(who)
                              : QStringLiteral("%1 is out, and was %2.").arg(who, role);
    }
    if (event.type == QLatin1String("PLAYER_INACTIVE")) {
        return QStringLiteral("%1 is no longer waited for.").arg(nameIn(data, "player_id"));
    }
    if (event.type == QLatin1String("PLAYER_ACTIVE"))
        return QStringLiteral("%1 plays again.").arg(nameIn(data, "player_id"));
    if (event.type == QLatin1String("SPEED_CHANGED"))
        return QStringLiteral("The match goes on at the speed %1.").arg(textIn(data, "speed_mode"));
    if (event.type == QLatin1String("MATCH_PAUSED"))
        return QStringLiteral("The match is paused.");
    if (event.type == QLatin1String("MATCH_RESUMED"))
        return QStringLiteral("The match goes on.");
    if (event.type == QLatin1String("GAME_ENDED")) {
        const QString winner = textIn(data, "winner");
        return winner.isEmpty() ? QStringLiteral("The game is over; nobody wins.")
                                : QStringLiteral("The game is over: %1 wins.").arg(winner);
    }
    return {};
}

} // namespace league::store
