#include "app/hosted_members.h"

#include "agents/base/pace.h"
#include "agents/base/random_stream.h"
#include "agents/base/system_clock.h"
#include "agents/league/league_rules.h"
#include "agents/player/channel/channel_agent.h"
#include "agents/player/channel/script_voice.h"
#include "agents/transport/http_wire.h"
#include "app/call_policies.h"
#include "app/version.h"

#include <QPointer>

#include <vector>

namespace league::app {

using player::ChannelAgent;

// Made, used and destroyed on the members' thread.
class HostedMembers::Floor : public QObject
{
public:
    Floor(const QUrl &orchestrator, const QString &joinCode, base::Speed speed)
        : m_orchestrator(orchestrator), m_joinCode(joinCode), m_wire(m_clock), m_pace(m_clock)
    {
        m_pace.setSpeed(speed);
    }
    ~Floor() override
    {
        for (const auto &agent : m_agents)
            agent->stop();
    }

    // One at a time, so that they sit in the order in which they were asked for.
    void add(const MemberPlan &plan, const Answer &answer)
    {
        m_waiting.append({plan, answer});
        if (!m_isBusy)
            startNext();
    }

private:
    using VoiceMaker = player::ChannelMember::VoiceMaker;

    void startNext()
    {
        m_isBusy = !m_waiting.isEmpty();
        if (!m_isBusy)
            return;
        const auto [plan, answer] = m_waiting.takeFirst();
        const auto isTold = std::make_shared<bool>(false);
        const auto tellOnce = [this, tell = answer, isTold](const base::Outcome &outcome) {
            if (std::exchange(*isTold, true))
                return;
            tell(outcome);
            QMetaObject::invokeMethod(
                this, [this] { startNext(); }, Qt::QueuedConnection);
        };
        const base::Result<VoiceMaker> voice = voiceFor(plan);
        if (!voice)
            return tellOnce(voice.failure());
        auto agent = std::make_unique<ChannelAgent>(optionsFor(plan), *voice, m_wire, m_clock);
        connect(&agent->member(), &player::ChannelMember::joined, this,
                [tellOnce] { tellOnce(base::Done{}); });
        connect(agent.get(), &ChannelAgent::failed, this, tellOnce);
        if (const base::Outcome started = agent->start(); !started)
            return tellOnce(started);
        m_agents.push_back(std::move(agent));
    }

    [[nodiscard]] base::Result<VoiceMaker> voiceFor(const MemberPlan &plan)
    {
        if (!plan.command.isEmpty()) {
            player::ScriptVoiceOptions script;
            const base::Result<QStringList> command = player::ScriptProcess::parse(plan.command);
            if (!command)
                return command.failure();
            script.command = *command;
            script.displayName = plan.name;
            return VoiceMaker(
                [this, script](const base::ChannelId &channel, const base::AgentId &self) {
                    return std::make_unique<player::ScriptVoice>(script, channel, self, m_clock);
                });
        }
        const quint64 seed = base::RandomStream::seedFromText(plan.channel + u'/' + plan.name);
        if (const auto tried = player::makeVoice(plan.voice, seed); !tried)
            return tried.failure();
        return VoiceMaker(
            [voice = plan.voice, seed](const base::ChannelId &, const base::AgentId &) {
                return std::move(player::makeVoice(voice, seed)).value();
            });
    }

    [[nodiscard]] player::ChannelAgentOptions optionsFor(const MemberPlan &plan)
    {
        player::ChannelAgentOptions options;
        options.displayName = plan.name;
        options.version = version();
        options.orchestrator = m_orchestrator;
        options.channel = base::ChannelId(plan.channel);
        options.joinCode = m_joinCode;
        options.registration = registrationPolicy(tournament::LeagueRules());
        options.voiceWord = plan.command.isEmpty() ? plan.voice : QStringLiteral("script");
        options.pace = &m_pace;
        return options;
    }

    QUrl m_orchestrator;
    QString m_joinCode;
    base::SystemClock m_clock;
    transport::HttpWire m_wire;
    base::Pace m_pace;
    std::vector<std::unique_ptr<ChannelAgent>> m_agents;
    QList<std::pair<MemberPlan, Answer>> m_waiting;
    bool m_isBusy = false;
};

HostedMembers::HostedMembers(const QUrl &orchestrator, const QString &joinCode, base::Speed speed)
    : m_thread(QStringLiteral("members"))
{
    m_thread.run([&] { m_floor = std::make_unique<Floor>(orchestrator, joinCode, speed); });
}

HostedMembers::~HostedMembers()
{
    m_thread.run([this] { m_floor.reset(); });
}

void HostedMembers::add(const MemberPlan &plan, const Answer &answer)
{
    const Answer here = [self = QPointer(this), answer](const base::Outcome &outcome) {
        if (!self)
            return;
        QMetaObject::invokeMethod(
            self, [answer, outcome] { answer(outcome); }, Qt::QueuedConnection);
    };
    m_thread.post([floor = m_floor.get(), plan, here] { floor->add(plan, here); });
}

} // namespace league::app
