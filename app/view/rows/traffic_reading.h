// Exchanges on the wire and message entries of the journal, read as rows of the traffic page.
//
// One exchange is one row, or two when the answer is a message itself. Names come from the league's
// story: who listens at which endpoint. What an exchange says is parsed first, by hear(), which
// knows no story and may be done on any thread.
#pragma once

#include "agents/protocol/record_facts.h"
#include "agents/store/entry.h"
#include "agents/transport/traffic_tap.h"
#include "app/view/rows/traffic_row.h"
#include "app/view/story/league_story.h"

namespace league::app::view {

// An exchange, and what its messages are about.
struct HeardExchange
{
    transport::Exchange exchange = {};
    protocol::MessageSubject asked = {};
    protocol::MessageSubject answered = {}; // without a type when the answer is no message
};

class TrafficReading
{
public:
    // On any thread.
    [[nodiscard]] static HeardExchange hear(const transport::Exchange &exchange);

    // The story must outlive it.
    explicit TrafficReading(const LeagueStory &story) : m_story(story) { }

    // The request, and the answer when it is a message; oldest first, without numbers.
    [[nodiscard]] QList<TrafficRow> read(const HeardExchange &heard) const;
    // What a match's record tells; a call waits until its answer is told. Nothing for other kinds.
    [[nodiscard]] QList<TrafficRow> read(const store::Entry &entry) const;

    // Whether the manager tells it to many at once, so that its copies are one row.
    [[nodiscard]] static bool isBroadcast(const TrafficRow &row);

private:
    [[nodiscard]] QString agentAt(const QString &endpoint) const;
    static void describe(TrafficRow &row, const protocol::MessageSubject &subject);

    const LeagueStory &m_story;
};

} // namespace league::app::view
