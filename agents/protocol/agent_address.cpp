#include "agents/protocol/agent_address.h"

#include "agents/protocol/wire_words.h"

namespace league::protocol {

constexpr auto wireWords(Role)
{
    using enum Role;
    return std::array{
        WireWord{LeagueManager, QLatin1String("league_manager")},
        WireWord{Referee, QLatin1String("referee")}, WireWord{Player, QLatin1String("player")},
        WireWord{Agent, QLatin1String("agent")}, WireWord{Human, QLatin1String("human")}};
}

QString senderOf(const AgentAddress &address)
{
    const QLatin1String role = wireWord(address.role);
    return address.id.isEmpty() ? QString(role) : QStringLiteral("%1:%2").arg(role, address.id);
}

QString senderOf(const base::RefereeId &referee)
{
    return senderOf(AgentAddress{Role::Referee, referee.text()});
}

QString senderOf(const base::PlayerId &player)
{
    return senderOf(AgentAddress{Role::Player, player.text()});
}

QString managerSender()
{
    return senderOf(AgentAddress{Role::LeagueManager});
}

std::optional<AgentAddress> parseSender(QStringView sender)
{
    const qsizetype colon = sender.indexOf(u':');
    const std::optional<Role> role = fromWireWord<Role>(sender.left(colon));
    if (!role)
        return std::nullopt;
    const QStringView id = colon < 0 ? QStringView() : sender.mid(colon + 1);
    if (id.isEmpty() && (colon >= 0 || *role != Role::LeagueManager))
        return std::nullopt;
    return AgentAddress{*role, id.toString()};
}

} // namespace league::protocol
