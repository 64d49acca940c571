#include "agents/player/channel/voices/gist.h"

#include "agents/base/quoting.h"
#include "agents/protocol/agent_address.h"

#include <QRegularExpression>

namespace league::player {

namespace {

constexpr qsizetype MostWords = 14;
constexpr qsizetype LongestGist = 160;
constexpr qsizetype LongestRead = 4000; // of a text of any length

// "@A02 please check" is said to A02; the words are "please check".
QString withoutAddressees(const QString &text)
{
    static const QRegularExpression addressees(QStringLiteral("^\\s*(@\\S+[\\s,:]*)+"));
    return QString(text).remove(addressees);
}

QString innermostQuotation(const QString &text)
{
    static const QRegularExpression quotation(QStringLiteral("“([^“”]+)”"));
    return quotation.match(text).captured(1).trimmed();
}

QStringList sentencesOf(const QString &text)
{
    static const QRegularExpression end(QStringLiteral("(?<=[.!?…])\\s+"));
    return text.split(end, Qt::SkipEmptyParts);
}

QString withoutStop(QString sentence)
{
    while (sentence.endsWith(u'.') || sentence.endsWith(u'!') || sentence.endsWith(u','))
        sentence.chop(1);
    return sentence.trimmed();
}

QString shortened(const QString &sentence)
{
    const QStringList words = sentence.split(u' ', Qt::SkipEmptyParts);
    const QString some = words.size() <= MostWords
        ? sentence
        : words.first(MostWords).join(u' ') + QStringLiteral(" …");
    return base::quotable(some, LongestGist);
}

} // namespace

QString gistOf(const QString &text)
{
    const QString plain = withoutAddressees(text.left(LongestRead)).simplified();
    const QString quoted = innermostQuotation(plain);
    if (!quoted.isEmpty())
        return shortened(quoted);
    QString longest;
    for (const QString &sentence : sentencesOf(plain)) {
        if (sentence.size() > longest.size())
            longest = sentence;
    }
    // A quotation mark that is never closed would make a nest of its own.
    return shortened(withoutStop(longest.remove(u'“').remove(u'”')));
}

bool isQuestion(const QString &text)
{
    return text.trimmed().endsWith(u'?');
}

bool isSpeech(const protocol::ChannelEntry &entry)
{
    return entry.kind != protocol::SpeechKind::Notice && !entry.text.trimmed().isEmpty();
}

QString speakerOf(const protocol::ChannelEntry &entry)
{
    const std::optional<protocol::AgentAddress> address = protocol::parseSender(entry.from);
    if (!address)
        return QStringLiteral("somebody");
    if (address->role == protocol::Role::Human)
        return QStringLiteral("the ") + address->id;
    return address->id;
}

base::AgentId agentOf(const protocol::ChannelEntry &entry)
{
    const std::optional<protocol::AgentAddress> address = protocol::parseSender(entry.from);
    if (!address || address->role == protocol::Role::Human)
        return {};
    return base::AgentId(address->id);
}

} // namespace league::player
