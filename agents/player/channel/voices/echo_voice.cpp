#include "agents/player/channel/voices/echo_voice.h"

#include "agents/base/random_stream.h"
#include "agents/player/channel/voices/gist.h"

#include <algorithm>

namespace league::player {

namespace {

const QStringList Forms{
    QStringLiteral("I heard “%1” from %2."),
    QStringLiteral("“%1”, said %2."),
    QStringLiteral("Once more, from %2: “%1”."),
    QStringLiteral("Echo of %2: “%1”."),
};

// Words with their blanks, so that the pieces together are the text.
void streamByWords(const QString &text, const Microphone &microphone)
{
    qsizetype begin = 0;
    while (begin < text.size()) {
        const qsizetype blank = text.indexOf(u' ', begin);
        const qsizetype end = blank < 0 ? text.size() : blank + 1;
        microphone.stream(protocol::Segment::Say, text.sliced(begin, end - begin));
        begin = end;
    }
}

} // namespace

void EchoVoice::speak(const Floor &floor, const Microphone &microphone)
{
    if (!floor.draft.isEmpty())
        return microphone.done(TurnReply(KeepDraft()));
    const auto last = std::ranges::find_if(floor.heard.crbegin(), floor.heard.crend(), isSpeech);
    const QString gist = last == floor.heard.crend() ? QString() : gistOf(last->text);
    if (gist.isEmpty() || m_repeated.contains(gist))
        return microphone.done(TurnReply(Speech()));
    m_repeated.insert(gist);
    const QString text =
        base::RandomStream(m_seed, floor.turn.text()).pick(Forms).arg(gist, speakerOf(*last));
    if (!microphone.stream)
        return microphone.done(TurnReply(Speech{{{text, {}}}, {}}));
    streamByWords(text, microphone);
    microphone.done(TurnReply(Speech()));
}

} // namespace league::player
