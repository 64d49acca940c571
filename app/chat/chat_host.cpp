#include "app/chat/chat_host.h"

#include "agents/base/random_stream.h"
#include "agents/base/token.h"
#include "app/call_policies.h"
#include "app/league_id.h"
#include "app/log_output.h"
#include "app/operator_token.h"
#include "app/version.h"

namespace league::app {

namespace {

// "Echo", and "Echo 2" for the second of them.
QString displayName(const QStringList &voices, qsizetype index)
{
    const QString &voice = voices.at(index);
    const qsizetype number = voices.first(index).count(voice) + 1;
    const QString name = voice.left(1).toUpper() + voice.mid(1);
    return number == 1 ? name : QStringLiteral("%1 %2").arg(name).arg(number);
}

} // namespace

ChatHost::ChatHost(ChatHostOptions options, transport::Wire &wire, base::Clock &clock)
    : m_options(std::move(options)), m_wire(wire), m_clock(clock)
{
}

ChatHost::~ChatHost() = default;

base::Result<OperatorAccess> ChatHost::open()
{
    manager::LeagueOptions league;
    league.leagueId = base::LeagueId(newLeagueId(QStringLiteral("channel")));
    league.secret = base::randomHex(16);
    league.port = m_options.port;
    league.version = version();
    league.operatorToken = base::newToken(u"op");
    const base::Result<store::LeagueFolder> folder =
        store::LeagueFolder::create(m_options.dataFolder, league.leagueId.text());
    if (!folder)
        return folder.failure();
    m_folder = folder->path();
    if (const base::Outcome logged = logToFolder(*folder); !logged)
        return logged.failure();
    m_floor =
        std::make_unique<LeagueFloor>(league, *folder, std::make_shared<WireMaker>(WireKind::Http));
    if (const base::Outcome opened = m_floor->open(); !opened)
        return opened.failure();
    connect(m_floor.get(), &LeagueFloor::failed, this, &ChatHost::failed);
    return OperatorAccess{m_floor->manager().endpoint(), league.operatorToken};
}

void ChatHost::startMembers()
{
    startNext();
}

void ChatHost::startNext()
{
    const qsizetype index = static_cast<qsizetype>(m_members.size());
    if (index == m_options.members.size())
        return (void)Q_EMIT membersReady();

    const tournament::LeagueRules usual;
    player::ChannelAgentOptions own;
    own.displayName = displayName(m_options.members, index);
    own.version = version();
    own.orchestrator = m_floor->manager().endpoint();
    own.channel = m_options.channel;
    own.registration = registrationPolicy(usual);
    own.breaker = breakerPolicy(usual);
    own.voiceWord = m_options.members.at(index);
    const quint64 seed =
        base::RandomStream::seedFromText(QStringLiteral("%1/%2").arg(m_options.seed).arg(index));
    auto agent = std::make_unique<player::ChannelAgent>(
        own,
        [voice = own.voiceWord, seed](const base::ChannelId &, const base::AgentId &) {
            return std::move(player::makeVoice(voice, seed)).value();
        },
        m_wire, m_clock);
    connect(agent.get(), &player::ChannelAgent::failed, this, &ChatHost::failed);
    connect(&agent->member(), &player::ChannelMember::joined, this,
            [this, index, isFirst = true]() mutable {
                if (std::exchange(isFirst, false) && std::cmp_equal(index + 1, m_members.size()))
                    startNext();
            });
    player::ChannelAgent &started = *m_members.emplace_back(std::move(agent));
    if (const base::Outcome listening = started.start(); !listening)
        Q_EMIT failed(listening.failure());
}

} // namespace league::app
