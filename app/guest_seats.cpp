#include "app/guest_seats.h"

#include "agents/base/charts/league_chart.h"
#include "agents/base/token.h"
#include "agents/player/seat_tools.h"
#include "agents/player/strategies/person_strategy.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/mcp/manager_offers.h"
#include "agents/transport/mcp_desk.h"
#include "app/call_policies.h"
#include "app/own_address.h"
#include "app/version.h"

#include <algorithm>

namespace league::app {

using player::PlayerAgent;
using transport::RpcResponder;

namespace {

// Each has a port of its own; a stranger must not be able to use them all up.
constexpr int MostGuests = 64;

void refuse(const RpcResponder &respond, const QString &sentence)
{
    respond.error(protocol::rpcErrorFrom({sentence, QString(protocol::error_code::InvalidPhase)}));
}

} // namespace

GuestSeats::GuestSeats(manager::LeagueManager &manager, transport::Wire &wire, base::Clock &clock)
    : m_manager(manager), m_wire(wire), m_clock(clock)
{
    transport::McpDesk &mcp = manager.mcp();
    mcp.onTool<protocol::JoinLeague>(
        protocol::manager_offers::joinLeague(),
        [this](const protocol::JoinLeague &application, const RpcResponder &respond) {
            join(application, respond);
        });
    player::offerSeatTools(mcp, [this](const QString &key) { return guestWith(key); }, clock,
                           {manager.options().gameType});
}

GuestSeats::~GuestSeats()
{
    for (const auto &guest : m_guests)
        guest->stop();
}

player::PlayerOptions GuestSeats::optionsFor(const protocol::JoinLeague &application) const
{
    const manager::LeagueOptions &league = m_manager.options();
    player::PlayerOptions options;
    options.displayName = application.displayName.trimmed();
    options.version = version();
    options.manager = m_manager.endpoint();
    options.address = reachableAddress(league.address);
    options.joinCode = application.joinCode;
    options.gameTypes = {league.gameType};
    options.registration = registrationPolicy(league.rules);
    options.breaker = breakerPolicy(league.rules);
    options.seat = std::make_shared<player::PersonSeat>(base::newToken(u"seat"), m_clock);
    return options;
}

void GuestSeats::join(const protocol::JoinLeague &application, const RpcResponder &respond)
{
    if (m_manager.state() != base::league_chart::AcceptingRegistrations) {
        return refuse(respond,
                      QStringLiteral("The league has already started; nobody can join it "
                                     "any more. You can still watch: get_standings."));
    }
    if (count() >= MostGuests) {
        return refuse(respond,
                      QStringLiteral("All %1 seats for guests are taken.").arg(MostGuests));
    }
    player::PlayerOptions options = optionsFor(application);
    const auto makeStrategy = [seat = options.seat](const base::PlayerId &) {
        return std::make_unique<player::PersonStrategy>(seat);
    };
    m_guests.push_back(std::make_unique<PlayerAgent>(options, makeStrategy, m_wire, m_clock));
    PlayerAgent *guest = m_guests.back().get();
    connect(guest, &PlayerAgent::registered, this, [guest, respond](const base::PlayerId &id) {
        respond.result(protocol::payloadOf(protocol::LeagueJoined{
            id, guest->seat()->key(), guest->endpoint().toString(),
            QStringLiteral("You are %1. Keep the seat_key and call wait_for_turn with it.")
                .arg(id.text())}));
    });
    connect(guest, &PlayerAgent::failed, this, [this, guest, respond](const base::Failure &reason) {
        refuse(respond, reason.sentence);
        dismiss(guest);
    });
    if (const base::Outcome started = guest->start(); !started) {
        refuse(respond, started.failure().sentence);
        dismiss(guest);
    }
}

void GuestSeats::dismiss(PlayerAgent *guest)
{
    const auto found =
        std::ranges::find_if(m_guests, [guest](const auto &each) { return each.get() == guest; });
    if (found == m_guests.end())
        return;
    (*found)->stop();
    found->release()->deleteLater(); // it may be in the middle of its own signal
    m_guests.erase(found);
}

bool GuestSeats::holds(const QUrl &endpoint) const
{
    return std::ranges::any_of(m_guests,
                               [&](const auto &each) { return each->endpoint() == endpoint; });
}

PlayerAgent *GuestSeats::guestWith(const QString &seatKey) const
{
    const auto found = std::ranges::find_if(
        m_guests, [&](const auto &each) { return each->seat()->opensWith(seatKey); });
    return found == m_guests.end() ? nullptr : found->get();
}

} // namespace league::app
