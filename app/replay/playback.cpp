#include "app/replay/playback.h"

#include "agents/channel/channel_history.h"
#include "agents/store/replay/channel_replay.h"
#include "agents/store/replay/replay_words.h"
#include "app/chat/chat_lines.h"

namespace league::app {

Playback::Playback(const store::Replay &replay, Say say, base::Clock &clock, double speed)
    : m_say(std::move(say)), m_clock(clock), m_speed(speed)
{
    if (replay.header.gameType == store::ReplayHeader::Channel)
        addChannel(replay);
    else
        addMatch(replay);
}

void Playback::addMatch(const store::Replay &replay)
{
    const store::ReplayWords words(replay.header);
    for (const store::ReplayEvent &event : replay.events()) {
        const QString said = words.sentence(event);
        if (!said.isEmpty())
            m_lines.append({event.tMs, said});
    }
}

void Playback::addChannel(const store::Replay &replay)
{
    channel::ChannelHistory history;
    for (const store::ReplayEvent &event : replay.events()) {
        const auto fact = store::channelEventOf(replay.header, event);
        if (!fact || !history.add(*fact))
            continue; // of a public file some events are missing
        const QString said = lineFor(*fact, history.state());
        if (!said.isEmpty())
            m_lines.append({event.tMs, said});
    }
}

void Playback::start()
{
    goOn();
}

bool Playback::next()
{
    if (m_next >= m_lines.size())
        return false;
    const Line &line = m_lines.at(m_next++);
    m_say(QStringLiteral("[%1] %2").arg(store::ReplayWords::time(line.tMs), line.text));
    return m_next < m_lines.size();
}

void Playback::goOn()
{
    while (next()) {
        const qint64 wait = m_lines.at(m_next).tMs - m_lines.at(m_next - 1).tMs;
        if (m_speed == AtOnce || wait <= 0)
            continue;
        const auto delay = static_cast<qint64>(static_cast<double>(wait) / m_speed);
        m_alarm = m_clock.after(std::chrono::milliseconds(delay), [this] { goOn(); });
        return;
    }
    Q_EMIT finished();
}

} // namespace league::app
