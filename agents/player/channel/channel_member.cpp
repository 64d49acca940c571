// ChannelMember: coming, going and listening; turns are in channel_member_turns.cpp.
#include "agents/player/channel/channel_member.h"

#include "agents/base/logging.h"
#include "agents/protocol/channel_read_messages.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/error_messages.h"
#include "agents/transport/manager_message.h"

#include <algorithm>

namespace league::player {

using namespace protocol;
using base::ChannelId;
using transport::Letter;
using transport::RpcResponder;

namespace {

constexpr size_t MostKnown = 1000;

void refuse(const RpcRequest &, const base::Failure &failure, const RpcResponder &respond)
{
    respond.error(rpcErrorFrom(failure));
}

void acknowledge(const RpcResponder &respond)
{
    respond.result(payloadOf(StatusReply()));
}

bool isUnknownHere(const QString &code)
{
    return code == error_code::AuthTokenInvalid || code == error_code::AuthTokenMissing
        || code == error_code::PlayerNotRegistered;
}

// What to do with the notifications that share a method.
template<class... Handlers>
struct Overloaded : Handlers...
{
    using Handlers::operator()...;
};
template<class... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

} // namespace

ChannelMember::ChannelMember(MemberOptions options, VoiceMaker makeVoice,
                             transport::RpcServer &server, transport::RpcClient &client,
                             transport::Membership &membership, base::Clock &clock)
    : m_options(std::move(options)),
      m_makeVoice(std::move(makeVoice)),
      m_server(server),
      m_membership(membership),
      m_clock(clock),
      m_line(m_options.orchestrator, m_options.role, client, membership, clock, m_options.calls)
{
    serve();
}

ChannelMember::~ChannelMember() = default;

void ChannelMember::serve()
{
    transport::onManagerMessage<TurnGranted>(
        m_server, m_membership, refuse,
        [this](const Letter<TurnGranted> &letter, const RpcResponder &respond) {
            onGrant(letter, respond);
        });
    transport::onManagerMessage<TurnResume>(
        m_server, m_membership, refuse,
        [this](const Letter<TurnResume> &letter, const RpcResponder &respond) {
            onResume(letter, respond);
        });
    const auto onEvent = Overloaded{
        [this](const TurnPaused &event) { onPaused(event); },
        [this](const TurnTimeout &event) {
            closeTurn(event.turnId, QStringLiteral("The time is up."));
        },
        [this](const TurnEnded &event) { closeTurn(event.turnId, event.reason); },
        [this](const ChannelMessage &message) {
            hear(message.channelId,
                 {message.seq, message.kind, message.from, message.text, message.addressedTo});
        },
        [this](const ChannelNotice &notice) {
            hear(notice.channelId, {notice.seq, SpeechKind::Notice, {}, notice.text, {}});
        },
        [this](const ChannelAssigned &letter) {
            enter(letter.channelId, letter.position, letter.history);
        },
        [this](const ChannelRemoved &letter) { onRemoved(letter); },
    };
    const auto take = [onEvent](const auto &letter, const RpcResponder &respond) {
        acknowledge(respond);
        onEvent(letter.message);
    };
    transport::onManagerMessages<TurnPaused, TurnTimeout, TurnEnded>(m_server, m_membership, refuse,
                                                                     take);
    transport::onManagerMessages<ChannelMessage, ChannelNotice>(m_server, m_membership, refuse,
                                                                take);
    transport::onManagerMessages<ChannelAssigned, ChannelRemoved>(m_server, m_membership, refuse,
                                                                  take);
}

ChannelMember::Room &ChannelMember::roomOf(const ChannelId &channel)
{
    Room &room = m_rooms[channel];
    if (!room.voice)
        room.voice = m_makeVoice(channel, m_line.self());
    return room;
}

bool ChannelMember::isIn(const ChannelId &channel) const
{
    const auto room = m_rooms.find(channel);
    return room != m_rooms.end() && room->second.isIn;
}

int ChannelMember::openTurns() const
{
    return static_cast<int>(
        std::ranges::count_if(m_turns, [](const auto &each) { return each.second.isThinking; }));
}

void ChannelMember::join()
{
    if (!m_options.channel.isEmpty())
        joinRoom(m_options.channel);
}

void ChannelMember::joinRoom(const ChannelId &channel)
{
    roomOf(channel).call = m_line.say(ChannelJoinRequest{channel},
                                      [this, channel](const base::Result<JsonObject> &reply, int) {
                                          onJoinReply(channel, reply);
                                      });
}

void ChannelMember::onJoinReply(const ChannelId &channel, const base::Result<JsonObject> &reply)
{
    const QString code = reply ? QString() : reply.failure().code;
    if (code == error_code::AlreadyMember) // our first word was heard, its answer was not
        return enter(channel, 0, {});
    const bool isAgain = roomOf(channel).isIn;
    if (code == error_code::NotPermitted || (code == error_code::ConnectionError && isAgain)) {
        qCInfo(base::playerLog).noquote() << reply.failure().sentence;
        return keepAttendance(channel); // until the operator enables it, or somebody is there
    }
    if (!reply) {
        roomOf(channel).isIn = false;
        Q_EMIT failed({QStringLiteral("%1 cannot join the channel %2 at %3: %4")
                           .arg(m_line.self().text(), channel.text(),
                                m_line.orchestrator().toString(), reply.failure().sentence),
                       code});
        return;
    }
    const base::Result<ChannelJoinResponse> welcome = read<ChannelJoinResponse>(*reply);
    if (!welcome)
        return (void)Q_EMIT failed(welcome.failure());
    enter(channel, welcome->position, welcome->history);
}

void ChannelMember::enter(const ChannelId &channel, int position,
                          const QList<ChannelEntry> &history)
{
    m_membership.noteLeagueStarted();
    roomOf(channel).isIn = true;
    for (const ChannelEntry &entry : history)
        hear(channel, entry);
    keepAttendance(channel);
    Q_EMIT joined(channel, position);
}

void ChannelMember::leave()
{
    for (auto &[channel, room] : m_rooms) {
        room.attendance.cancel();
        if (std::exchange(room.isIn, false))
            room.call = m_line.say(ChannelLeave{channel}, [](const auto &, int) {});
    }
}

void ChannelMember::onRemoved(const ChannelRemoved &letter)
{
    Room &room = roomOf(letter.channelId);
    room.isIn = false;
    room.attendance.cancel();
    const auto isHere = [&](const auto &each) {
        return each.second.floor.channel == letter.channelId;
    };
    for (auto turn = std::ranges::find_if(m_turns, isHere); turn != m_turns.end();
         turn = std::ranges::find_if(m_turns, isHere))
        closeTurn(base::TurnId(turn->first), letter.reason);
    Q_EMIT removed(letter.channelId, letter.reason);
    lookWhetherClosed(letter.channelId);
}

// Whoever is out may not ask for the state of a channel, but everybody may see the list.
void ChannelMember::lookWhetherClosed(const ChannelId &channel)
{
    roomOf(channel).call =
        m_line.say(ChannelList(), [this, channel](const base::Result<JsonObject> &reply, int) {
            const base::Result<ChannelList> list =
                reply ? read<ChannelList>(*reply) : base::Result<ChannelList>(reply.failure());
            if (!list || roomOf(channel).isIn)
                return;
            const auto item = std::ranges::find(list->channels, channel, &ChannelItem::channelId);
            if (item != list->channels.end() && item->state == RunState::Closed)
                Q_EMIT channelClosed(channel);
        });
}

void ChannelMember::keepAttendance(const ChannelId &channel)
{
    roomOf(channel).attendance =
        m_clock.after(m_options.attendance, [this, channel] { lookForSelf(channel); });
}

void ChannelMember::lookForSelf(const ChannelId &channel)
{
    roomOf(channel).call = m_line.say(
        ChannelStateQuery{channel},
        [this, channel](const base::Result<JsonObject> &reply, int) { onState(channel, reply); });
}

void ChannelMember::onState(const ChannelId &channel, const base::Result<JsonObject> &reply)
{
    const QString code = reply ? QString() : reply.failure().code;
    if (isUnknownHere(code)) {
        return (void)Q_EMIT failed(
            {QStringLiteral("The orchestrator at %1 does not know %2 any more: %3 Start the agent "
                            "again to register anew.")
                 .arg(m_line.orchestrator().toString(), m_line.self().text(),
                      reply.failure().sentence),
             code});
    }
    const base::Result<ChannelStateReport> state = reply
        ? read<ChannelStateReport>(*reply)
        : base::Result<ChannelStateReport>(reply.failure());
    if (!state) {
        qCInfo(base::playerLog).noquote() << state.failure().sentence;
        return keepAttendance(channel);
    }
    const auto self =
        std::ranges::find(state->ring, m_line.self(), &protocol::ChannelMember::agentId);
    if (self == state->ring.end() || !self->position)
        return joinRoom(channel);
    keepAttendance(channel);
}

void ChannelMember::hear(const ChannelId &channel, const ChannelEntry &entry)
{
    Room &room = roomOf(channel);
    if (!room.known.insert(entry.seq).second)
        return;
    if (room.known.size() > MostKnown)
        room.known.erase(room.known.begin());
    room.voice->hear(entry);
    Q_EMIT heard(channel, entry);
}

} // namespace league::player
