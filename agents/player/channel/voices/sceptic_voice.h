// ScepticVoice ("sceptic"): asks a pointed question about the last claim.
//
// Somebody in every meeting should. It asks the speaker, each claim once; what it asks depends on
// the claim: a figure, a word like "always", a promise. Now and then, and when it has nothing left
// to doubt, it waits for a person to say something, which keeps a channel of machines from talking
// to itself.
#pragma once

#include "agents/player/channel/voice.h"

#include <QSet>

namespace league::player {

class ScepticVoice final : public Voice
{
public:
    explicit ScepticVoice(quint64 seed) : m_seed(seed) { }

    [[nodiscard]] QString name() const override { return QStringLiteral("sceptic"); }
    void speak(const Floor &floor, const Microphone &microphone) override;

private:
    [[nodiscard]] TurnReply doubt(const Floor &floor, const protocol::ChannelEntry &claim);
    // To a person who came and claimed nothing; a pass when nobody came.
    [[nodiscard]] static TurnReply answer(const Floor &floor);
    // Waits for a person if that is allowed, passes otherwise.
    [[nodiscard]] static TurnReply listen(const Floor &floor, const QString &reason);

    quint64 m_seed;
    QSet<QString> m_doubted;
    protocol::ChannelEntry m_kept; // the claim about which it wanted to hear a person
};

} // namespace league::player
