// ModelVoice ("llm"): a member of a channel that asks a language model what to say.
//
// Owned by a ChannelMember, one for each channel. The model is told the latest of what was said, as
// data; its answer is said as it is, cut to a length that people read. When it is late or gives no
// answer the turn is skipped, with the reason.
#pragma once

#include "agents/player/channel/voice.h"
#include "agents/player/model_line.h"

namespace league::player {

class ModelVoice final : public Voice
{
public:
    // Wire and clock belong to the same thread and must outlive the voice.
    ModelVoice(ModelOptions options, QString displayName, transport::Wire &wire,
               base::Clock &clock);
    ~ModelVoice() override;

    [[nodiscard]] QString name() const override { return QStringLiteral("llm"); }
    void speak(const Floor &floor, const Microphone &microphone) override;
    void hear(const protocol::ChannelEntry &entry) override;
    void turnOver(const base::TurnId &turn, const QString &why) override;

private:
    void remember(const protocol::ChannelEntry &entry);
    [[nodiscard]] protocol::ChatRequest promptFor(const Floor &floor) const;
    void onText(const Floor &floor, const Microphone &microphone,
                const base::Result<QString> &text);

    ModelLine m_line;
    QString m_name;
    QList<protocol::ChannelEntry> m_transcript; // the latest, its own words too
    int m_asked = 0; // the question under way
};

} // namespace league::player
