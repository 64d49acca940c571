#include "agents/player/channel/voices/summariser_voice.h"

#include "agents/base/random_stream.h"
#include "agents/player/channel/voices/gist.h"

namespace league::player {

namespace {

constexpr qsizetype MostParts = 4;

const QStringList Openings{
    QStringLiteral("In short: %1."),
    QStringLiteral("Since I last spoke, %1."),
    QStringLiteral("To sum up: %1."),
    QStringLiteral("What I take from this: %1."),
};

// What one speaker added, as a clause.
QString clauseFor(const protocol::ChannelEntry &entry, const QString &gist, bool isNew)
{
    const QString who = speakerOf(entry);
    if (!isNew) {
        return isQuestion(entry.text) ? QStringLiteral("%1 asked about that").arg(who)
                                      : QStringLiteral("%1 came back to it").arg(who);
    }
    return isQuestion(entry.text) ? QStringLiteral("%1 asked “%2”").arg(who, gist)
                                  : QStringLiteral("%1 said “%2”").arg(who, gist);
}

QString joined(QStringList clauses, qsizetype more)
{
    if (more > 0)
        clauses.append(QStringLiteral("there were %1 more").arg(more));
    if (clauses.size() == 1)
        return clauses.constFirst();
    const QString last = clauses.takeLast();
    return QStringLiteral("%1, and %2").arg(clauses.join(QStringLiteral(", ")), last);
}

} // namespace

void SummariserVoice::speak(const Floor &floor, const Microphone &microphone)
{
    QStringList clauses;
    QString lastGist;
    bool hasNews = false;
    qsizetype more = 0;
    for (const protocol::ChannelEntry &entry : floor.heard) {
        const QString gist = isSpeech(entry) ? gistOf(entry.text) : QString();
        if (gist.isEmpty())
            continue;
        const bool isNew = gist != lastGist;
        // What was told in an earlier summary is only worth a clause beside something new.
        hasNews |= !m_told.contains(gist);
        if (clauses.size() == MostParts)
            ++more;
        else
            clauses.append(clauseFor(entry, gist, isNew));
        m_told.insert(gist);
        lastGist = gist;
    }
    if (!hasNews && !floor.draft.isEmpty())
        return microphone.done(TurnReply(KeepDraft()));
    if (!hasNews)
        return microphone.done(TurnReply(Speech()));
    const QString opening = base::RandomStream(m_seed, floor.turn.text()).pick(Openings);
    const QString think = QStringLiteral("%1 of %2 things that were said.")
                              .arg(clauses.size())
                              .arg(clauses.size() + more);
    microphone.done(TurnReply(Speech{{{opening.arg(joined(clauses, more)), {}}}, think}));
}

} // namespace league::player
