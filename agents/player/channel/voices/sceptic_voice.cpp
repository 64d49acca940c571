#include "agents/player/channel/voices/sceptic_voice.h"

#include "agents/base/random_stream.h"
#include "agents/player/channel/voices/gist.h"

#include <QRegularExpression>

#include <algorithm>

namespace league::player {

namespace {

constexpr quint64 OneIn = 4; // claims about which a person should say something first

const QStringList General{
    QStringLiteral("You say “%1”. What would prove you wrong?"),
    QStringLiteral("“%1”: how do we know?"),
    QStringLiteral("Suppose that “%1” is not so. What would we see then?"),
    QStringLiteral("“%1”: compared with what?"),
    QStringLiteral("Who would disagree with “%1”, and why?"),
    QStringLiteral("What follows from “%1”, if it is true?"),
};

const QStringList AboutFigures{
    QStringLiteral("“%1”: where does the %2 come from?"),
    QStringLiteral("“%1”: how sure are we of the %2, and who counted?"),
    QStringLiteral("Would “%1” still matter if it were not %2?"),
};

const QStringList AboutEverything{
    QStringLiteral("“%1”: really %2? Can nobody name an exception?"),
    QStringLiteral("I stumble over the word %2 in “%1”. Who has looked at all the cases?"),
};

QString matchIn(const QString &text, const QRegularExpression &pattern)
{
    return pattern.match(text).captured(0);
}

QString questionAbout(const QString &gist, base::RandomStream &luck)
{
    static const QRegularExpression figure(QStringLiteral("\\d+([.,:]\\d+)*\\s*%?"));
    static const QRegularExpression totality(
        QStringLiteral("\\b(always|never|all|every|everybody|nobody|none|only)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    if (const QString number = matchIn(gist, figure).trimmed(); !number.isEmpty())
        return luck.pick(AboutFigures).arg(gist, number);
    if (const QString word = matchIn(gist, totality); !word.isEmpty())
        return luck.pick(AboutEverything).arg(gist, word.toLower());
    return luck.pick(General).arg(gist);
}

bool isHuman(const protocol::ChannelEntry &entry)
{
    return isSpeech(entry) && agentOf(entry).isEmpty();
}

} // namespace

void ScepticVoice::speak(const Floor &floor, const Microphone &microphone)
{
    if (!floor.draft.isEmpty() && std::ranges::none_of(floor.heard, isHuman))
        return microphone.done(TurnReply(KeepDraft()));

    const auto isNewClaim = [this](const protocol::ChannelEntry &entry) {
        const QString gist = gistOf(entry.text);
        return isSpeech(entry) && !isQuestion(entry.text) && !gist.isEmpty()
            && !m_doubted.contains(gist);
    };
    // A person's word comes first.
    QList<protocol::ChannelEntry> claims = floor.heard;
    std::stable_partition(claims.begin(), claims.end(),
                          [](const auto &entry) { return !isHuman(entry); });
    const auto claim = std::ranges::find_if(claims.crbegin(), claims.crend(), isNewClaim);
    if (claim != claims.crend())
        return microphone.done(doubt(floor, *claim));
    if (floor.isResumed() && !m_kept.text.isEmpty())
        return microphone.done(doubt(floor, m_kept)); // nobody said anything about it
    if (floor.isResumed()) // it has waited already; once is enough
        return microphone.done(answer(floor));
    microphone.done(
        listen(floor,
               floor.heard.isEmpty() && m_doubted.isEmpty()
                   ? QStringLiteral("Nobody has said anything yet. What shall we talk about?")
                   : QStringLiteral("I have nothing left to doubt. What do you think?")));
}

TurnReply ScepticVoice::answer(const Floor &floor)
{
    const auto question = std::ranges::find_if(floor.heard.crbegin(), floor.heard.crend(), isHuman);
    if (question == floor.heard.crend())
        return Speech();
    const QString gist = gistOf(question->text);
    return Speech{{{QStringLiteral("“%1” What would you take for an answer?").arg(gist), {}}},
                  QStringLiteral("%1 asked, and claimed nothing.").arg(speakerOf(*question))};
}

TurnReply ScepticVoice::doubt(const Floor &floor, const protocol::ChannelEntry &claim)
{
    const QString gist = gistOf(claim.text);
    base::RandomStream luck(m_seed, floor.turn.text());
    const bool wantsToListen = luck.uniform(OneIn) == 0 && !floor.isResumed() && !isHuman(claim);
    if (wantsToListen && floor.waitsLeft > 0) {
        m_kept = claim;
        return listen(floor, QStringLiteral("What does a person say to “%1”?").arg(gist));
    }
    m_kept = {};
    m_doubted.insert(gist);
    protocol::TurnText question{questionAbout(gist, luck), {}};
    if (const base::AgentId speaker = agentOf(claim); !speaker.isEmpty())
        question.to.append(speaker);
    return Speech{{question},
                  QStringLiteral("The claim is “%1”, by %2.").arg(gist, speakerOf(claim))};
}

TurnReply ScepticVoice::listen(const Floor &floor, const QString &reason)
{
    if (floor.waitsLeft <= 0)
        return Speech();
    return WaitWish{protocol::WaitFor::HumanInput, reason, {}};
}

} // namespace league::player
