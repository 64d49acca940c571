// MatchEvents: journals what referees see in running matches.
//
// Owned by the MatchDesk. An event is journalled once, however often its referee tells it.
#pragma once

#include "agents/manager/league_record.h"
#include "agents/manager/open_matches.h"

#include <QObject>

namespace league::manager {

class MatchEvents : public QObject
{
    Q_OBJECT

public:
    explicit MatchEvents(LeagueRecord &record) : m_record(record) { }

    void journal(OpenMatch &match, const QList<protocol::MatchEventEntry> &events);

Q_SIGNALS:
    // The referee has found out what a player of the match understands (dialect/call_form.h).
    void dialectFound(const QString &agentId, const QString &dialect);

private:
    void noteDialect(const OpenMatch &match, const JsonObject &data);

    LeagueRecord &m_record;
};

} // namespace league::manager
