// SummariserVoice ("summariser"): says in one line what the others said since its last turn.
//
// Good for whoever comes late, and for seeing that an agent is really told everything. It passes
// when there is nothing new to sum up.
#pragma once

#include "agents/player/channel/voice.h"

#include <QSet>

namespace league::player {

class SummariserVoice final : public Voice
{
public:
    explicit SummariserVoice(quint64 seed) : m_seed(seed) { }

    [[nodiscard]] QString name() const override { return QStringLiteral("summariser"); }
    void speak(const Floor &floor, const Microphone &microphone) override;

private:
    quint64 m_seed;
    QSet<QString> m_told; // the gists of earlier summaries
};

} // namespace league::player
