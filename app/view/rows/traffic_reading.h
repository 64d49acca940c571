// Exchanges on the wire and message entries of the journal, read as rows of the traffic page.
//
// One exchange is one row, or two when the answer is a message itself. Names come from the league's
// story: who listens at which endpoint.
#pragma once

#include "agents/protocol/record_facts.h"
#include "agents/store/entry.h"
#include "agents/transport/traffic_tap.h"
#include "app/view/rows/traffic_row.h"
#include "app/view/story/league_story.h"

namespace league::app::view {

class TrafficReading
{
public:
    // The story must outlive it.
    explicit TrafficReading(const LeagueStory &story) : m_story(story) { }

    // The request, and the answer when it is a message; oldest first, without numbers.
    [[nodiscard]] QList<TrafficRow> read(const transport::Exchange &exchange) const;
    // What a match's record tells; a call waits until its answer is told. Nothing for other kinds.
    [[nodiscard]] QList<TrafficRow> read(const store::Entry &entry) const;

    // Whether the manager tells it to many at once, so that its copies are one row.
    [[nodiscard]] static bool isBroadcast(const TrafficRow &row);

private:
    [[nodiscard]] QString agentAt(const QString &endpoint) const;
    void describe(TrafficRow &row, const JsonObject &message) const;

    const LeagueStory &m_story;
};

} // namespace league::app::view
