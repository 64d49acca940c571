// MatchRecorder: the transcript of one match while it is played.
//
// Owned by the MatchRunner. Every event gets a number, without gaps; events are handed on through
// take() in batches, so that the manager can show a match while it runs, and what has not been
// taken when the match ends goes with the report. Nothing here ever holds a token.
#pragma once

#include "agents/base/clock.h"
#include "agents/base/state_chart.h"
#include "agents/protocol/channel_event.h"
#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/report_messages.h"

namespace league::referee {

class MatchRecorder
{
public:
    // `referee` is the sender's name in the record: "referee:REF01".
    MatchRecorder(QString referee, const base::Clock &clock);

    void transition(const base::Transition &transition);
    void sent(const base::PlayerId &to, const QString &method, const JsonObject &message);
    void received(const base::PlayerId &from, const JsonObject &message);
    // A call got no answer that counts; what the other side said is cut to a line.
    void silence(protocol::SilenceFact fact);
    // An answer came that is none to what was asked.
    void rejection(protocol::RejectionFact fact);
    // It was found out what a player understands.
    void dialect(const protocol::DialectFact &fact);
    // Something happened in the match's turn channel.
    void channel(const protocol::ChannelEvent &event);
    void note(QLatin1String kind, const QString &visibility, const JsonObject &facts);

    [[nodiscard]] bool hasNews() const { return !m_news.isEmpty(); }
    [[nodiscard]] const QList<protocol::MatchEventEntry> &news() const { return m_news; }
    // What has happened since the last call.
    [[nodiscard]] QList<protocol::MatchEventEntry> take();

private:
    template<class Fact>
    void add(const Fact &fact, QLatin1String visibility)
    {
        note(Fact::Kind, visibility, protocol::payloadOf(fact));
    }

    QString m_referee;
    const base::Clock &m_clock;
    int m_number = 0;
    QList<protocol::MatchEventEntry> m_news;
};

} // namespace league::referee
