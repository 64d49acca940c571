#include "agents/store/channel_facts.h"

namespace league::store {

namespace {

const QString Prefix = QStringLiteral("channel:");

} // namespace

QString channelSubject(const base::ChannelId &channel)
{
    return Prefix + channel.text();
}

Entry entryOf(const protocol::ChannelEvent &event, const QString &actor)
{
    Entry entry;
    entry.timeMs = event.utcMs;
    entry.actor = actor;
    entry.subject = channelSubject(event.channel);
    entry.kind = kind::ChannelEvent;
    entry.visibility = QStringLiteral("operator"); // it may hold what an agent thinks
    entry.body = protocol::eventToJson(event);
    return entry;
}

std::optional<base::Result<protocol::ChannelEvent>> channelEventIn(const Entry &entry)
{
    if (entry.kind != kind::ChannelEvent || !entry.subject.startsWith(Prefix))
        return std::nullopt;
    return protocol::eventFromJson(entry.body);
}

std::optional<base::Result<protocol::ChannelEvent>> loggedEventIn(const Entry &entry)
{
    if (entry.kind != kind::ChannelEvent)
        return std::nullopt;
    return protocol::eventFromJson(entry.body);
}

QList<protocol::ChannelEvent> channelEventsIn(const QList<Entry> &entries)
{
    QList<protocol::ChannelEvent> events;
    for (const Entry &entry : entries) {
        if (const auto event = channelEventIn(entry); event && *event)
            events.append(**event);
    }
    return events;
}

} // namespace league::store
