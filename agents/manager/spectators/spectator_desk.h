// SpectatorDesk: shows the league to everybody with a browser.
//
// Owned by the LeagueManager, on its thread. It serves the page on GET /, and what the page asks
// for on /api/league, /api/standings, /api/matches and /api/matches/<id>. Nothing but what is
// public and on disk is ever told (store/spectator). The journal is read only when somebody asks, a
// slice at a time and a few times a second at most, however many ask; whoever has seen it all gets
// a 304 by its ETag.
#pragma once

#include "agents/manager/league_options.h"
#include "agents/manager/league_table.h"
#include "agents/manager/rate_limit.h"
#include "agents/manager/spectators/tagged_answer.h"
#include "agents/store/journal.h"
#include "agents/store/spectator/public_league.h"
#include "agents/transport/rpc_server.h"

#include <QObject>

namespace league::manager {

class SpectatorDesk : public QObject
{
    Q_OBJECT

public:
    using NewTable = std::function<std::unique_ptr<LeagueTable>()>;

    // Serves at once; everything must outlive the desk. `newTable` makes a table of those who play,
    // with nothing counted yet; it is asked once the league has started.
    SpectatorDesk(const LeagueOptions &options, transport::RpcServer &server,
                  store::Journal &journal, base::Clock &clock, NewTable newTable);
    ~SpectatorDesk() override;

private:
    // What is answered until the next look at the journal.
    struct Document
    {
        int status = 200;
        QByteArray bytes = {};
        QByteArray tag = {};
    };
    struct Question
    {
        transport::WireRequest request;
        transport::WireReply reply;
    };

    // Whether the question may be asked at all; otherwise it has been answered.
    bool admits(const transport::WireRequest &request, const transport::WireReply &reply);
    void showPage(const transport::WireRequest &request, const transport::WireReply &reply);
    void ask(const transport::WireRequest &request, const transport::WireReply &reply);
    // Reads on in the journal, then answers everybody who waits.
    void readOn();
    void answer(const Question &question);
    [[nodiscard]] Document document(const transport::WireRequest &request);
    [[nodiscard]] Document written(const transport::WireRequest &request) const;
    [[nodiscard]] int firstRound() const; // the one that is shown to whoever names none
    [[nodiscard]] base::Outcome readSlice();
    void take(const store::Entry &entry);
    [[nodiscard]] protocol::SpectatorLeague league() const;

    const LeagueOptions &m_options;
    store::Journal &m_journal;
    base::Clock &m_clock;
    NewTable m_newTable;
    RateLimit m_limit;
    TaggedAnswer m_page;
    std::unique_ptr<store::JournalReader> m_reader; // opened by the first question
    store::PublicLeague m_league;
    std::unique_ptr<LeagueTable> m_table; // of what was read, so that both tell the same moment
    qint64 m_readUpto = 0; // number of the last entry that was looked at
    // How far those who wait are shown: what was on disk when the first of them asked, so that a
    // league that writes faster than it is read does not keep them waiting.
    qint64 m_readGoal = 0;
    qint64 m_readAtMs = -1; // when everything had been read; -1: never
    QHash<QString, Document> m_documents; // by path and round
    QList<Question> m_waiting; // for the journal to be read
    base::Alarm m_nextSlice;
};

} // namespace league::manager
