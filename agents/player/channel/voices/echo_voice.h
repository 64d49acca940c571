// EchoVoice ("echo"): repeats the last thing that others said, piece by piece.
//
// The smallest member that shows everything a listener should: who spoke, and what. It streams its
// words, so that whoever builds a screen or an orchestrator meets chunks early. It repeats nothing
// twice and passes when there is nothing new.
#pragma once

#include "agents/player/channel/voice.h"

#include <QSet>

namespace league::player {

class EchoVoice final : public Voice
{
public:
    explicit EchoVoice(quint64 seed) : m_seed(seed) { }

    [[nodiscard]] QString name() const override { return QStringLiteral("echo"); }
    void speak(const Floor &floor, const Microphone &microphone) override;

private:
    quint64 m_seed;
    QSet<QString> m_repeated;
};

} // namespace league::player
