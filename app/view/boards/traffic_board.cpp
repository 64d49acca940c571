#include "app/view/boards/traffic_board.h"

#include "agents/protocol/message.h"
#include "agents/store/recovery_facts.h"

#include <algorithm>

namespace league::app::view {

namespace {

using State = TrafficRow::State;
using protocol::Topic;

constexpr qint64 Second = 1'000;

size_t callOf(const TrafficRow &row)
{
    return qHashMulti(QHashSeed::globalSeed(), row.type, row.from, row.to.value(0),
                      row.conversation);
}

Topic shelfOf(const TrafficRow &row)
{
    return row.isFailed() ? Topic::Errors : row.topic;
}

} // namespace

TrafficBoard::TrafficBoard(LeagueBoard &league, QObject *parent)
    : QObject(parent), m_league(league), m_reading(league.story())
{
    m_hidden.insert(static_cast<int>(Topic::Queries)); // signs of life would cover everything else
    connect(&m_league, &LeagueBoard::ticked, this, &TrafficBoard::onTick);
    m_second = m_league.nowMs() / Second;
    showTopics();
    showRate();
}

void TrafficBoard::take(const QList<transport::Exchange> &exchanges)
{
    QList<HeardExchange> heard;
    for (const transport::Exchange &exchange : exchanges)
        heard.append(TrafficReading::hear(exchange));
    takeHeard(heard);
}

void TrafficBoard::takeHeard(const QList<HeardExchange> &exchanges)
{
    Incoming rows;
    for (const HeardExchange &heard : exchanges)
        rows += m_reading.read(heard);
    add(std::move(rows));
}

void TrafficBoard::tell(const QList<store::Entry> &entries)
{
    Incoming rows;
    for (const store::Entry &entry : entries) {
        rows += m_reading.read(entry);
        if (entry.kind == protocol::SilenceFact::Kind) {
            add(std::exchange(rows, {}));
            if (const auto fact = protocol::read<protocol::SilenceFact>(entry.body))
                giveUp(entry, fact->from.section(u':', 1), QStringLiteral("no_answer"));
        } else if (entry.kind == store::ResultFact::Kind
                   || entry.kind == store::AbortedFact::Kind) {
            add(std::exchange(rows, {}));
            giveUp(entry, {}, QStringLiteral("cancelled"));
        }
    }
    add(std::move(rows));
    showChanges();
    showTopics();
}

void TrafficBoard::begin()
{
    m_all.clear();
    m_changed.clear();
    m_numbers.clear();
    m_sends.clear();
    m_waiting.clear();
    m_counts.clear();
    m_rate.clear();
    m_texts = {};
    m_shown.exchange({});
    m_heldBack = 0;
    m_isFollowing = true;
    m_selected = 0;
    showTopics();
    showRate();
    showDetail();
    Q_EMIT changed();
}

void TrafficBoard::add(Incoming rows)
{
    if (rows.isEmpty())
        return;
    std::ranges::stable_sort(rows, {}, &TrafficRow::timeMs);
    QList<SharedTrafficRow> wanted;
    const qint64 before = m_last;
    for (TrafficRow &row : rows) {
        if (merge(row))
            continue;
        row.number = ++m_last;
        countSend(row);
        if (row.isAnswer && row.outcome.isEmpty())
            settle(row);
        m_numbers.insert(row.identity, row.number);
        ++m_counts[static_cast<int>(shelfOf(row))];
        if (row.state == State::Waiting)
            m_waiting.append(row.number);
        else
            m_rate.count(row.timeMs, row.isFailed());
        m_texts.share(row);
        m_all.push_front(std::make_shared<const TrafficRow>(row));
    }
    // Read again: what came later in the batch may have changed what came before.
    for (const SharedTrafficRow &row : m_all) {
        if (row->number <= before)
            break;
        if (isWanted(*row))
            wanted.append(row);
    }
    if (m_isFollowing) {
        m_shown.prepend(wanted);
        m_shownUpTo = m_last;
    } else {
        m_heldBack += static_cast<int>(wanted.size());
    }
    forget();
    showChanges();
    showTopics();
    Q_EMIT changed();
}

// True when the message is known already: from the journal, or as another copy of a broadcast.
bool TrafficBoard::merge(TrafficRow &row)
{
    const auto known = m_numbers.constFind(row.identity);
    const int at = known == m_numbers.cend() ? -1 : find(*known);
    if (at < 0)
        return false;
    TrafficRow merged = rowAt(at);
    if (TrafficReading::isBroadcast(row) && !merged.to.contains(row.to.value(0))) {
        merged.to += row.to;
        merged.tookMs = std::max(merged.tookMs, row.tookMs);
        if (row.isFailed() && !merged.isFailed()) {
            merged.state = State::Failed;
            merged.outcome = row.outcome;
            merged.status = row.status;
        }
        m_rate.count(row.timeMs, row.isFailed());
        replace(at, merged);
        return true;
    }
    const bool isFromJournal = row.outcome.isEmpty();
    if (isFromJournal)
        return true;
    if (!merged.outcome.isEmpty() && merged.status == row.status && merged.timeMs == row.timeMs)
        return true;
    if (merged.state != State::Waiting && merged.status > 0)
        return false; // the same words were sent again
    merged.state = row.state;
    merged.outcome = row.outcome;
    merged.status = row.status;
    merged.tookMs = row.tookMs;
    merged.request = row.request;
    merged.reply = row.reply;
    merged.target = row.target;
    replace(at, merged);
    return true;
}

// In a record the answer tells that its call was answered.
void TrafficBoard::settle(TrafficRow &answer)
{
    for (const qint64 number : QList<qint64>(m_waiting.crbegin(), m_waiting.crend())) {
        const int at = find(number);
        if (at < 0)
            continue;
        TrafficRow call = rowAt(at);
        if (call.from != answer.to.value(0) || call.to.value(0) != answer.from
            || call.conversation != answer.conversation)
            continue;
        call.state = State::Delivered;
        call.tookMs = answer.timeMs - call.timeMs;
        call.reply = answer.reply;
        answer.request = call.request;
        answer.tookMs = call.tookMs;
        return replace(at, call);
    }
}

// Whoever still waits for that agent's answer in the match, or for anybody's, waits in vain.
void TrafficBoard::giveUp(const store::Entry &entry, const QString &agent, const QString &outcome)
{
    for (const qint64 number : QList<qint64>(m_waiting)) {
        const int at = find(number);
        if (at < 0)
            continue;
        TrafficRow call = rowAt(at);
        if (call.matchId != entry.subject || (!agent.isEmpty() && call.to.value(0) != agent))
            continue;
        call.state = State::Failed;
        call.outcome = outcome;
        call.tookMs = std::max<qint64>(entry.timeMs - call.timeMs, 0);
        replace(at, call);
    }
}

void TrafficBoard::replace(int at, const TrafficRow &row)
{
    const TrafficRow &kept = rowAt(at);
    if (kept.state == State::Waiting && row.state != State::Waiting) {
        m_waiting.removeOne(row.number);
        m_rate.count(row.timeMs + std::max<qint64>(row.tookMs, 0), row.isFailed());
    }
    --m_counts[static_cast<int>(shelfOf(kept))];
    ++m_counts[static_cast<int>(shelfOf(row))];
    m_all[static_cast<size_t>(at)] = std::make_shared<const TrafficRow>(row);
    m_changed.insert(row.number);
}

void TrafficBoard::showChanges()
{
    for (const qint64 number : std::exchange(m_changed, {})) {
        const int at = find(number);
        if (at < 0)
            continue;
        m_shown.change(m_all.at(static_cast<size_t>(at)));
        if (number == m_selected)
            showDetail();
    }
}

// A call that is sent again has not been answered before.
void TrafficBoard::countSend(TrafficRow &row)
{
    if (row.isAnswer || TrafficReading::isBroadcast(row))
        return;
    row.send = ++m_sends[callOf(row)];
    if (row.send == 1)
        return;
    for (const qint64 number : QList<qint64>(m_waiting)) {
        const int at = find(number);
        if (at < 0 || callOf(rowAt(at)) != callOf(row))
            continue;
        TrafficRow earlier = rowAt(at);
        earlier.state = State::Failed;
        earlier.outcome = QStringLiteral("timed_out");
        earlier.tookMs = row.timeMs - earlier.timeMs;
        replace(at, earlier);
    }
}

void TrafficBoard::forget()
{
    if (m_all.size() <= Most)
        return;
    while (m_all.size() > Most) {
        const TrafficRow &oldest = *m_all.back();
        --m_counts[static_cast<int>(shelfOf(oldest))];
        if (m_numbers.value(oldest.identity) == oldest.number)
            m_numbers.remove(oldest.identity);
        if (const size_t call = callOf(oldest); m_sends.value(call) == oldest.send)
            m_sends.remove(call);
        if (oldest.state == State::Waiting)
            m_waiting.removeOne(oldest.number);
        if (oldest.number == m_selected)
            m_selected = 0;
        m_all.pop_back();
    }
    m_shown.forgetBefore(m_all.back()->number);
}

void TrafficBoard::onTick()
{
    const qint64 second = m_league.nowMs() / Second;
    if (second == m_second)
        return;
    m_second = second;
    for (const qint64 number : std::as_const(m_waiting)) {
        const int at = find(number);
        if (at < 0)
            continue;
        TrafficRow row = rowAt(at);
        row.waitedS = static_cast<int>(std::max<qint64>(m_league.nowMs() - row.timeMs, 0) / Second);
        SharedTrafficRow &kept = m_all[static_cast<size_t>(at)];
        kept = std::make_shared<const TrafficRow>(row);
        m_shown.change(kept);
    }
    showRate();
}

void TrafficBoard::showRate()
{
    m_bars.show(m_rate.bars(m_league.nowMs()));
    m_perSecond = m_rate.perSecond(m_league.nowMs());
    m_mostPerSecond = 0;
    for (const RateBar &bar : m_bars.rows())
        m_mostPerSecond = std::max(m_mostPerSecond, bar.delivered + bar.failed);
    Q_EMIT rateChanged();
}

bool TrafficBoard::isWanted(const TrafficRow &row) const
{
    if (m_hidden.contains(static_cast<int>(shelfOf(row))))
        return false;
    if (m_seeksConversation)
        return row.conversation == m_search;
    return m_search.isEmpty() || row.contains(m_search);
}

const TrafficRow &TrafficBoard::row() const
{
    static const TrafficRow none;
    const int at = m_selected == 0 ? -1 : find(m_selected);
    return at < 0 ? none : rowAt(at);
}

} // namespace league::app::view
