#include "agents/manager/channels/channel_archive.h"

#include "agents/protocol/message.h"
#include "agents/store/channel_facts.h"

#include <algorithm>

namespace league::manager {

namespace {

void takeAgent(QList<ChannelAgentRecord> &agents, const store::Entry &entry)
{
    const auto fact = protocol::read<store::ChannelAgentFact>(entry.body);
    if (!fact)
        return;
    const auto known = std::ranges::find_if(
        agents, [&](const ChannelAgentRecord &each) { return each.id == fact->id; });
    if (known != agents.end()) {
        known->tokenSha256 = fact->tokenSha256;
        return;
    }
    ChannelAgentRecord agent;
    agent.id = fact->id;
    agent.displayName = fact->displayName;
    agent.version = fact->version;
    agent.endpoint = QUrl(fact->contactEndpoint);
    agent.tokenSha256 = fact->tokenSha256;
    agent.maxConcurrentTurns = fact->maxConcurrentTurns;
    agents.append(agent);
}

} // namespace

base::Result<ChannelArchive> ChannelArchive::read(store::JournalReader &reader)
{
    ChannelArchive archive;
    QList<channel::ChannelHistory> histories;
    QList<std::vector<qint64>> entries;
    QHash<QString, qsizetype> places; // by subject
    base::Outcome sound = base::Done{};
    const base::Outcome read = reader.forEach(
        {.kinds = {store::ChannelAgentFact::Kind, store::kind::ChannelEvent}},
        [&](const store::Entry &entry) {
            const auto event = store::channelEventIn(entry);
            if (!event)
                return takeAgent(archive.agents, entry);
            if (!sound)
                return;
            if (!places.contains(entry.subject)) {
                places.insert(entry.subject, histories.size());
                histories.append(channel::ChannelHistory());
                entries.append(std::vector<qint64>());
            }
            const qsizetype place = places.value(entry.subject);
            const base::Outcome added =
                *event ? histories[place].add(**event) : base::Outcome(event->failure());
            entries[place].push_back(entry.seq);
            if (!added) {
                sound = base::Failure{
                    QStringLiteral("The journal's entry %1 about %2 cannot be "
                                   "taken up: %3")
                        .arg(QString::number(entry.seq), entry.subject, added.failure().sentence)};
            }
        });
    if (!read)
        return read.failure();
    if (!sound)
        return sound.failure();
    for (qsizetype place = 0; place < histories.size(); ++place)
        archive.channels.append({histories.at(place).state(), entries.at(place)});
    return archive;
}

} // namespace league::manager
