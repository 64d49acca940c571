#include "agents/referee/match_recorder.h"

#include "agents/protocol/agent_address.h"
#include "agents/protocol/mafia/stamped_message.h"
#include "agents/protocol/match_messages.h"

namespace league::referee {

namespace {

// A running match shows its states to all and its messages to observers: a choice is sealed until
// the end.
constexpr QLatin1String Public("public");
constexpr QLatin1String Observer("observer");

// An agent may send an error message of a megabyte; nobody reads more than a line of it.
constexpr qsizetype LongestReason = 200;

QString inOneLine(const QString &reason)
{
    // Not more than can matter is looked at.
    const QString line = reason.left(4 * LongestReason).simplified();
    return line.size() > LongestReason ? line.left(LongestReason - 1) + u'\u2026' : line;
}

} // namespace

MatchRecorder::MatchRecorder(QString referee, const base::Clock &clock)
    : m_referee(std::move(referee)), m_clock(clock)
{
}

void MatchRecorder::transition(const base::Transition &transition)
{
    add(protocol::TransitionFact::of(transition), Public);
}

void MatchRecorder::sent(const base::PlayerId &to, const QString &method, const JsonObject &message)
{
    add(protocol::MessageFact{m_referee, protocol::senderOf(to), method,
                              protocol::withoutView(message)},
        Observer);
}

void MatchRecorder::received(const base::PlayerId &from, const JsonObject &message)
{
    add(protocol::MessageFact{protocol::senderOf(from),
                              m_referee,
                              {},
                              protocol::ChooseParityResponse::withBoundedReasoning(message)},
        Observer);
}

void MatchRecorder::silence(protocol::SilenceFact fact)
{
    fact.reason = inOneLine(fact.reason);
    add(fact, Public);
}

void MatchRecorder::rejection(protocol::RejectionFact fact)
{
    fact.reason = inOneLine(fact.reason);
    add(fact, Observer);
}

void MatchRecorder::dialect(const protocol::DialectFact &fact)
{
    add(fact, Observer);
}

void MatchRecorder::channel(const protocol::ChannelEvent &event)
{
    note(protocol::ChannelEventKind, Observer, protocol::eventToJson(event));
}

void MatchRecorder::note(QLatin1String kind, const QString &visibility, const JsonObject &facts)
{
    protocol::MatchEventEntry event;
    event.seq = ++m_number;
    event.timestamp = {m_clock.utcMs()};
    event.kind = kind;
    event.visibility = visibility;
    event.data = facts;
    m_news.append(event);
}

QList<protocol::MatchEventEntry> MatchRecorder::take()
{
    return std::exchange(m_news, {});
}

} // namespace league::referee
