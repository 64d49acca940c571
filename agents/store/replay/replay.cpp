#include "agents/store/replay/replay.h"

#include "agents/base/json/json.h"
#include "agents/base/sha256.h"

namespace league::store {

namespace {

// What tells more than everybody may know, at any depth: what observers see, and the seed.
JsonValue publicPart(const JsonValue &value)
{
    if (value.isArray()) {
        JsonArray array;
        for (const JsonValue &item : value.toArray())
            array.append(publicPart(item));
        return array;
    }
    if (!value.isObject())
        return value;
    JsonObject object = value.toObject();
    for (const char *secret : {"_observer", "seed", "seed_salt", "think"})
        object.remove(QLatin1String(secret));
    for (JsonValue &entry : object)
        entry = publicPart(entry);
    return object;
}

} // namespace

QString ReplayHeader::seedText() const
{
    if (seed.isDouble())
        return QString::number(seed.toInteger());
    return seed.toString();
}

QList<ReplayInput> Replay::inputs() const
{
    QList<ReplayInput> inputs;
    for (const ReplayLine &line : lines) {
        if (const auto *input = std::get_if<ReplayInput>(&line))
            inputs.append(*input);
    }
    return inputs;
}

QList<ReplayEvent> Replay::events() const
{
    QList<ReplayEvent> events;
    for (const ReplayLine &line : lines) {
        if (const auto *event = std::get_if<ReplayEvent>(&line))
            events.append(*event);
    }
    return events;
}

QString Replay::name() const
{
    if (!header.channelId.isEmpty())
        return QStringLiteral("channel %1").arg(header.channelId);
    return QStringLiteral("%1, attempt %2").arg(header.matchId).arg(header.attempt.value_or(1));
}

QList<ReplayLine> inCausalOrder(const QList<ReplayInput> &inputs, const QList<qint64> &eventsBefore,
                                const QList<ReplayEvent> &events)
{
    QList<ReplayLine> lines;
    qsizetype next = 0; // input
    qint64 now = 0;
    const auto addInputs = [&](qint64 eventCount) {
        while (next < inputs.size() && eventsBefore.at(next) <= eventCount) {
            ReplayInput input = inputs.at(next);
            input.n = ++next;
            now = input.tMs;
            lines.append(input);
        }
    };
    for (qsizetype i = 0; i < events.size(); ++i) {
        addInputs(i);
        ReplayEvent event = events.at(i);
        event.seq = i + 1;
        event.afterInput = next;
        event.tMs = now;
        lines.append(event);
    }
    addInputs(events.size());
    return lines;
}

Replay publicReplay(const Replay &replay)
{
    Replay copy;
    copy.header = replay.header;
    copy.header.redaction = ReplayHeader::Public;
    copy.header.seed = JsonValue();
    copy.header.seedSalt.clear();
    copy.header.dealIndex.reset();
    copy.header.rolePlan = JsonValue();
    copy.result = replay.result;
    qint64 seq = 0;
    for (ReplayEvent event : replay.events()) {
        if (event.visibility != ReplayHeader::Public)
            continue;
        event.seq = ++seq;
        event.afterInput = 0; // how many inputs there were is nobody's business
        event.data = publicPart(event.data).toObject();
        copy.lines.append(event);
    }
    return copy;
}

QString winnerTeamIn(const JsonObject &details)
{
    return details.value(QStringLiteral("winner_team")).toString();
}

QString commitmentOf(const ReplayHeader &header)
{
    QStringList parts{header.seedText(), header.matchId,
                      QString::number(header.attempt.value_or(1))};
    if (header.gameType != QLatin1String("even_odd"))
        parts.append(header.seedSalt);
    const QByteArray digest = base::sha256(parts.join(u':').toUtf8());
    return QString::fromLatin1(digest.toHex());
}

} // namespace league::store
