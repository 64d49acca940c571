#include "agents/store/transcript_export.h"

#include "agents/base/json/json_document.h"
#include "agents/base/quoting.h"
#include "agents/protocol/timestamps.h"
#include "agents/store/atomic_file.h"
#include "agents/store/channel_facts.h"
#include "agents/store/journal_reader.h"

#include <QMap>

namespace league::store {

namespace {

using namespace protocol;

// One thing that was said.
struct Line
{
    qint64 utcMs = 0;
    int seq = 0;
    SpeechKind kind = SpeechKind::Agent;
    QString from = {};
    QString name = {};
    QString text = {};
    QList<base::AgentId> to = {};
    base::TurnId turn = {};
    QString think = {};
};

// Takes the lines out of a channel's events.
class Reading
{
public:
    QString title = {};
    QList<Line> lines = {};

    void take(const ChannelEvent &event)
    {
        m_utcMs = event.utcMs;
        std::visit([this](const auto &fact) { add(fact); }, event.fact);
    }

private:
    void add(const ChannelOpened &fact) { title = fact.title; }
    void add(const MemberEntered &fact) { m_names.insert(fact.sender, fact.displayName); }
    void add(const AgentSpoke &fact)
    {
        lines.append({m_utcMs, fact.seq, SpeechKind::Agent, fact.from,
                      m_names.value(fact.from, fact.from), fact.text, fact.addressedTo, fact.turnId,
                      fact.think});
    }
    void add(const HumanSpoke &fact)
    {
        const Line line{
            m_utcMs,   fact.seq,         fact.kind,   fact.from, fact.from.section(u':', 1),
            fact.text, fact.addressedTo, fact.forTurn};
        if (fact.seq > 0)
            lines.append(line);
        else
            m_held.insert(fact.number, line);
    }
    void add(const HeldDelivered &fact)
    {
        Line line = m_held.take(fact.number);
        line.seq = fact.seq;
        lines.append(line);
    }
    void add(const NoticeGiven &fact)
    {
        lines.append({m_utcMs, fact.seq, SpeechKind::Notice, {}, {}, fact.text});
    }
    template<class Fact>
    void add(const Fact &)
    {
    }

    qint64 m_utcMs = 0;
    QMap<QString, QString> m_names; // by sender
    QMap<int, Line> m_held; // human messages that have not been delivered yet
};

QString idsOf(const QList<base::AgentId> &agents)
{
    QStringList ids;
    for (const base::AgentId &agent : agents)
        ids.append(agent.text());
    return ids.join(QStringLiteral(", "));
}

QString addressOf(const Line &line)
{
    return line.to.isEmpty() ? QString() : QStringLiteral(" (to %1)").arg(idsOf(line.to));
}

// The time of day, in UTC like everything that is written down.
QString timeOf(const Line &line)
{
    return Timestamp{line.utcMs}.toWire().mid(11, 8);
}

QByteArray asText(const Reading &reading)
{
    QString text = reading.title + u'\n';
    for (const Line &line : reading.lines) {
        if (line.kind == SpeechKind::Notice)
            text += QStringLiteral("[%1] -- %2\n").arg(timeOf(line), line.text);
        else
            text += QStringLiteral("[%1] %2%3: %4\n")
                        .arg(timeOf(line), line.name, addressOf(line), line.text);
    }
    return text.toUtf8();
}

// Nothing that somebody says may become a heading or a link of ours.
QString escaped(const QString &text)
{
    QString safe;
    for (const QChar c : text) {
        if (QStringLiteral("\\`*_{}[]<>#|").contains(c))
            safe += u'\\';
        safe += c;
    }
    return safe.replace(u'\n', QStringLiteral("  \n> "));
}

QByteArray asMarkdown(const Reading &reading)
{
    QString text = QStringLiteral("# %1\n").arg(escaped(reading.title));
    for (const Line &line : reading.lines) {
        if (line.kind == SpeechKind::Notice)
            text += QStringLiteral("\n*%1 · %2*\n").arg(timeOf(line), escaped(line.text));
        else
            text += QStringLiteral("\n**%1**%2 · %3\n\n> %4\n")
                        .arg(escaped(line.name), addressOf(line), timeOf(line), escaped(line.text));
    }
    return text.toUtf8();
}

QByteArray asJson(const Reading &reading, const base::ChannelId &channel)
{
    JsonArray entries;
    for (const Line &line : reading.lines) {
        JsonArray to;
        for (const base::AgentId &agent : line.to)
            to.append(agent.text());
        JsonObject entry{{QStringLiteral("seq"), line.seq},
                         {QStringLiteral("timestamp"), Timestamp{line.utcMs}.toWire()},
                         {QStringLiteral("kind"), QString(wireWord(line.kind))},
                         {QStringLiteral("from"), line.from},
                         {QStringLiteral("display_name"), line.name},
                         {QStringLiteral("text"), line.text},
                         {QStringLiteral("addressed_to"), to}};
        if (!line.turn.isEmpty())
            entry.insert(QStringLiteral("turn_id"), line.turn.text());
        if (!line.think.isEmpty())
            entry.insert(QStringLiteral("think"), line.think);
        entries.append(entry);
    }
    return JsonDocument(JsonObject{{QStringLiteral("channel_id"), channel.text()},
                                   {QStringLiteral("title"), reading.title},
                                   {QStringLiteral("entries"), entries}})
        .toJson();
}

} // namespace

QStringList transcriptFormatNames()
{
    return {QStringLiteral("text"), QStringLiteral("markdown"), QStringLiteral("json")};
}

std::optional<TranscriptFormat> transcriptFormatNamed(const QString &name)
{
    const qsizetype index = transcriptFormatNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(static_cast<TranscriptFormat>(index));
}

QString transcriptEnding(TranscriptFormat format)
{
    switch (format) {
    case TranscriptFormat::Text:
        return QStringLiteral("txt");
    case TranscriptFormat::Markdown:
        return QStringLiteral("md");
    case TranscriptFormat::Json:
        break;
    }
    return QStringLiteral("json");
}

base::Result<QByteArray> transcriptOf(const QString &journal, const base::ChannelId &channel,
                                      TranscriptFormat format)
{
    const auto reader = JournalReader::open(journal);
    if (!reader)
        return reader.failure();
    Reading reading;
    qint64 events = 0;
    const base::Outcome read =
        (*reader)->forEach({.subject = channelSubject(channel), .kinds = {kind::ChannelEvent}},
                           [&](const Entry &entry) {
                               if (const auto event = channelEventIn(entry); event && *event) {
                                   reading.take(**event);
                                   ++events;
                               }
                           });
    if (!read)
        return read.failure();
    if (events == 0) {
        return base::Failure{QStringLiteral("There is no channel \"%1\" in %2.")
                                 .arg(base::quotable(channel.text()), journal)};
    }
    switch (format) {
    case TranscriptFormat::Text:
        return asText(reading);
    case TranscriptFormat::Markdown:
        return asMarkdown(reading);
    case TranscriptFormat::Json:
        break;
    }
    return asJson(reading, channel);
}

base::Outcome exportTranscript(const QString &journal, const base::ChannelId &channel,
                               TranscriptFormat format, const QString &path)
{
    const base::Result<QByteArray> transcript = transcriptOf(journal, channel, format);
    return transcript ? writeAtomically(path, *transcript) : base::Outcome(transcript.failure());
}

} // namespace league::store
