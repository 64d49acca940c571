#include "agents/games/mafia/discussion.h"

#include "agents/base/charts/turn_chart.h"

namespace league::games::mafia {

using base::AgentId;
using base::PlayerId;
using base::TurnId;
namespace trigger = base::turn_chart::trigger;

namespace {

// Texts are cut to the game's own lengths before they come here.
constexpr int ChannelTextLimit = 20'000;

AgentId agentOf(const PlayerId &player)
{
    return AgentId(player.text());
}

protocol::TurnConfig configOf()
{
    protocol::TurnConfig config;
    config.humanInterruptMode = protocol::InterruptMode::Queue;
    config.maxWaitsPerTurn = 0;
    config.autoPauseAfterSilentCycles = 0;
    config.maxMessageChars = ChannelTextLimit;
    return config;
}

// Every turn is granted by hand: the game says when a day is over.
protocol::ChannelTraits traitsOf(const MafiaRules &rules, std::optional<int> turnTimeMs)
{
    return {.humanAccess = rules.humanMessages == HumanMessages::Moderator
                ? protocol::HumanAccess::Moderator
                : protocol::HumanAccess::Off,
            .turnTimeoutMs = turnTimeMs.value_or(0),
            .grantsByHand = true,
            .cutsLongText = true,
            .announcesMembers = false};
}

// What of the channel's story is the game's.
class Listener
{
public:
    explicit Listener(QList<TalkFact> &talk) : m_talk(talk) { }

    void operator()(const protocol::TurnBegun &fact)
    {
        m_talk.append(TurnBegan{fact.turnId.text(), PlayerId(fact.agentId.text())});
    }
    void operator()(const protocol::TurnTimedOut &) { m_talk.append(TurnRanOut{}); }
    void operator()(const protocol::ChunkTaken &fact)
    {
        m_talk.append(SpeechPiece{fact.turnId.text(), PlayerId(fact.agentId.text()),
                                  fact.segment == protocol::Segment::Think, fact.chunkSeq,
                                  fact.text, fact.final});
    }
    void operator()(const protocol::TurnOver &fact)
    {
        const bool isAnswered =
            fact.reason == trigger::TurnComplete || fact.reason == trigger::TurnCompleteSolo;
        m_talk.append(TurnEnded{fact.turnId.text(), PlayerId(fact.agentId.text()), fact.timedOut,
                                isAnswered});
    }
    void operator()(const protocol::HumanSpoke &fact)
    {
        if (fact.delivery != protocol::Delivery::Held)
            m_talk.append(ModeratorSpoke{fact.text});
    }
    template<class Fact>
    void operator()(const Fact &)
    {
    }

private:
    QList<TalkFact> &m_talk;
};

} // namespace

Discussion::Discussion(const base::MatchId &match, const MafiaRules &rules, base::Clock &clock)
    : m_id(match.text() + QStringLiteral("-town")), m_rules(rules), m_budget(rules.turns)
{
    channel::ChannelHost &host = *this;
    m_channel =
        std::make_unique<channel::Channel>(m_id, QStringLiteral("Town of %1").arg(match.text()),
                                           configOf(), traitsOf(rules, {}), clock, host);
    (void)m_channel->pause(); // a new channel runs
}

Discussion::~Discussion() = default;

QList<Player> Discussion::orderOf(int day, const Table &table, int rotateBy)
{
    const int start = (rotateBy * (day - 1)) % Seats;
    QList<Player> order = table.players().mid(start) + table.players().first(start);
    order.removeIf([](const Player &player) { return !player.isAlive; });
    return order;
}

void Discussion::openDay(const QList<Player> &order)
{
    m_order = order;
    m_index = 0;
    QList<channel::Newcomer> ring;
    for (const Player &player : order) {
        ring.append(
            {agentOf(player.id), player.name, QStringLiteral("player:%1").arg(player.id.text())});
    }
    (void)m_channel->rebuild(ring); // no turn runs between two days
    (void)m_channel->resume();
}

void Discussion::setTurnTime(std::optional<int> timeMs)
{
    m_channel->setTraits(traitsOf(m_rules, timeMs));
}

bool Discussion::isOver() const
{
    return m_index >= m_budget || (m_rules.endWhenAllSpoke && m_index >= m_order.size());
}

void Discussion::grantNext()
{
    const PlayerId next = m_order.at(m_index % m_order.size()).id;
    if (m_channel->state().ring.contains(agentOf(next))) {
        (void)m_channel->step();
        return;
    }
    m_talk.append(TurnEnded{{}, next, false, false});
    ++m_index;
}

void Discussion::closeDay()
{
    (void)m_channel->pause();
}

void Discussion::close()
{
    (void)m_channel->close();
}

QString Discussion::turnId() const
{
    return m_channel->state().turn ? m_channel->state().turn->id.text() : QString();
}

PlayerId Discussion::speaker() const
{
    return m_channel->state().turn ? PlayerId(m_channel->state().turn->agent.text()) : PlayerId();
}

bool Discussion::hasHadTurn(const QString &turnId) const
{
    const QString prefix = m_id.text() + QStringLiteral("-t");
    const int number = turnId.startsWith(prefix) ? turnId.sliced(prefix.size()).toInt() : 0;
    return number >= 1 && number <= m_channel->state().turns && turnId != this->turnId();
}

QStringList Discussion::order() const
{
    QStringList ids;
    for (const Player &player : m_order)
        ids.append(player.id.text());
    return ids;
}

base::Outcome Discussion::takePiece(const PlayerId &player, const protocol::TurnChunk &piece)
{
    return m_channel->takeChunk(agentOf(player), piece);
}

base::Outcome Discussion::answer(const PlayerId &player, const QString &turnId,
                                 const Statement &statement)
{
    protocol::TurnComplete complete{.channelId = m_id, .turnId = TurnId(turnId)};
    complete.passed = statement.isPass;
    if (!statement.isPass && !statement.say.isEmpty())
        complete.messages = {{statement.say, {}}};
    return m_channel->complete(agentOf(player), complete);
}

void Discussion::cutOff()
{
    (void)m_channel->skip(TurnId(turnId()));
}

void Discussion::fail(const QString &why)
{
    m_channel->turnFailed(TurnId(turnId()), why);
}

void Discussion::lose(const PlayerId &player)
{
    m_channel->memberLost(agentOf(player), {.detectedBy = QStringLiteral("transport")});
}

void Discussion::welcomeBack(const PlayerId &player)
{
    m_channel->memberBack(agentOf(player));
}

base::Outcome Discussion::moderate(const QString &text)
{
    const base::Result<protocol::Delivery> delivered =
        m_channel->humanMessage(QStringLiteral("human:operator"), text);
    if (!delivered)
        return delivered.failure();
    return base::Done{};
}

void Discussion::recorded(const protocol::ChannelEvent &event)
{
    m_channelEvents.append(event);
    std::visit(Listener(m_talk), event.fact);
    if (std::holds_alternative<protocol::HeldDelivered>(event.fact)) {
        // The channel has just put the text at the end of its transcript.
        m_talk.append(ModeratorSpoke{m_channel->state().transcript.last().entry.text});
    }
    if (std::holds_alternative<protocol::TurnOver>(event.fact))
        ++m_index;
}

} // namespace league::games::mafia
