#include "agents/store/replay/replay_file.h"

#include "agents/base/json/json_document.h"
#include "agents/base/json/json_text.h"
#include "agents/base/sha256.h"
#include "agents/protocol/canonical_json.h"
#include "agents/protocol/message.h"

#include <QDir>
#include <QFile>

namespace league::store {

namespace {

const QString KindKey = QStringLiteral("kind");

struct Footer
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};
    static constexpr QLatin1String Kind{"footer"};

    qint64 inputs = 0;
    qint64 events = 0;
    ReplayResult result = {};
    QString sha256 = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("inputs", self.inputs);
        v.required("events", self.events);
        v.required("result", self.result);
        v.required("sha256", self.sha256);
    }
};

template<class Part>
JsonObject objectOf(const Part &part)
{
    base::JsonObjectMaker fields;
    protocol::FieldWriter writer(fields);
    Part::describe(part, writer);
    fields.add(base::JsonName("kind"), Part::Kind);
    return fields.take();
}

template<class Part>
void addLine(base::JsonText &text, const Part &part)
{
    protocol::addCanonicalJson(text, objectOf(part));
    text.add('\n');
}

QString checksum(QByteArrayView bytes)
{
    return QString::fromLatin1(base::sha256(bytes).toHex());
}

base::Failure atLine(qsizetype number, const QString &what)
{
    return {QStringLiteral("Line %1 %2").arg(number).arg(what)};
}

// Where the last line begins.
qsizetype footerStart(const QByteArray &bytes)
{
    return bytes.lastIndexOf('\n', bytes.size() - 2) + 1;
}

// Reads line after line.
class Reading
{
public:
    base::Outcome take(const QByteArray &text)
    {
        ++m_number;
        JsonParseError error;
        const JsonDocument document = JsonDocument::fromJson(text, &error);
        if (m_number == 1 && !isHeader(document.object())) {
            return base::Failure{
                QStringLiteral("This is not a replay file: its first line is no header of the "
                               "form %1. Replay files are in the folder replays of a league.")
                    .arg(ReplayHeader::Format)};
        }
        if (!document.isObject()) {
            return fail(QStringLiteral("is not a JSON object (%1). The file was damaged or edited; "
                                       "export it again.")
                            .arg(error.errorString()));
        }
        const JsonObject object = document.object();
        if (protocol::canonicalJson(object) != text) {
            return fail(QStringLiteral("is not in canonical form, so somebody has edited it. "
                                       "Export the match again."));
        }
        if (m_footer)
            return fail(QStringLiteral("stands behind the footer, where nothing may be."));
        const QString kind = object.value(KindKey).toString();
        if (m_number == 1)
            return fill(object, m_replay.header);
        if (kind == ReplayInput::Kind)
            return takeInput(object);
        if (kind == ReplayEvent::Kind)
            return takeEvent(object);
        if (kind == Footer::Kind)
            return takeFooter(object);
        return fail(QStringLiteral("is neither an input nor an event nor the footer."));
    }

    base::Result<ReadReplay> finish(const QByteArray &bytes)
    {
        if (!m_footer) {
            return base::Failure{
                QStringLiteral("The file ends at line %1 without its footer, so the rest is "
                               "missing. Copy or export it again.")
                    .arg(m_number)};
        }
        if (m_footer->inputs != m_inputs || m_footer->events != m_events) {
            return atLine(m_number,
                          QStringLiteral("counts %1 inputs and %2 events, but the file has %3 and "
                                         "%4: lines are missing.")
                              .arg(m_footer->inputs)
                              .arg(m_footer->events)
                              .arg(m_inputs)
                              .arg(m_events));
        }
        m_replay.result = m_footer->result;
        return ReadReplay{m_replay, m_footer->sha256 == checksum(bytes.left(footerStart(bytes)))};
    }

private:
    base::Failure fail(const QString &what) const { return atLine(m_number, what); }

    template<class Part>
    base::Outcome fill(const JsonObject &object, Part &part)
    {
        const base::Result<Part> read = protocol::read<Part>(object);
        if (!read)
            return fail(QStringLiteral("cannot be read: %1").arg(read.failure().sentence));
        part = *read;
        return base::Done{};
    }

    static bool isHeader(const JsonObject &object)
    {
        return object.value(KindKey) == ReplayHeader::Kind
            && object.value(QStringLiteral("format")) == ReplayHeader::Format;
    }

    base::Outcome takeInput(const JsonObject &object)
    {
        ReplayInput input;
        if (const base::Outcome read = fill(object, input); !read)
            return read;
        if (input.n != ++m_inputs) {
            return fail(QStringLiteral("is input %1, but input %2 comes here: lines are missing or "
                                       "out of order.")
                            .arg(input.n)
                            .arg(m_inputs));
        }
        m_replay.lines.append(input);
        return base::Done{};
    }

    base::Outcome takeEvent(const JsonObject &object)
    {
        ReplayEvent event;
        if (const base::Outcome read = fill(object, event); !read)
            return read;
        if (event.seq != ++m_events) {
            return fail(QStringLiteral("is event %1, but event %2 comes here: lines are missing or "
                                       "out of order.")
                            .arg(event.seq)
                            .arg(m_events));
        }
        m_replay.lines.append(event);
        return base::Done{};
    }

    base::Outcome takeFooter(const JsonObject &object) { return fill(object, m_footer.emplace()); }

    qsizetype m_number = 0;
    qint64 m_inputs = 0;
    qint64 m_events = 0;
    Replay m_replay;
    std::optional<Footer> m_footer;
};

} // namespace

QByteArray toBytes(const Replay &replay)
{
    Footer footer;
    base::JsonText text;
    addLine(text, replay.header);
    for (const ReplayLine &part : replay.lines) {
        std::visit([&text](const auto &content) { addLine(text, content); }, part);
        ++(std::holds_alternative<ReplayInput>(part) ? footer.inputs : footer.events);
    }
    footer.result = replay.result;
    footer.sha256 = checksum(text.view());
    addLine(text, footer);
    return text.take();
}

QByteArray lineOf(const ReplayInput &input)
{
    return protocol::canonicalJson(objectOf(input));
}

QByteArray lineOf(const ReplayEvent &event)
{
    return protocol::canonicalJson(objectOf(event));
}

base::Result<ReadReplay> readReplay(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return base::Failure{QStringLiteral("The file is empty, so there is nothing to replay.")};
    Reading reading;
    qsizetype start = 0;
    while (start < bytes.size()) {
        const qsizetype end = bytes.indexOf('\n', start);
        // Half a line is what a copy that was cut off ends with.
        if (end < 0 && start > 0)
            break;
        if (const base::Outcome taken = reading.take(bytes.mid(start, end - start)); !taken)
            return taken.failure();
        if (end < 0)
            break;
        start = end + 1;
    }
    return reading.finish(bytes);
}

base::Result<ReadReplay> readReplayFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return base::Failure{QStringLiteral("The file %1 cannot be read: %2.")
                                 .arg(QDir::toNativeSeparators(path), file.errorString())};
    }
    base::Result<ReadReplay> read = readReplay(file.readAll());
    if (read)
        return read;
    return base::Failure{
        QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path), read.failure().sentence)};
}

bool isIntactReplay(const QByteArray &bytes)
{
    const qsizetype start = footerStart(bytes);
    const JsonObject footer = JsonDocument::fromJson(bytes.mid(start)).object();
    const auto read = protocol::read<Footer>(footer);
    return read && footer.value(KindKey) == Footer::Kind
        && read->sha256 == checksum(bytes.left(start));
}

} // namespace league::store
