#include "app/view/mafia/mafia_board.h"

#include "agents/protocol/message.h"
#include "app/view/mafia/mafia_reading.h"
#include "app/view/mafia/mafia_words.h"

#include <algorithm>

namespace league::app::view {

namespace {

constexpr std::chrono::milliseconds Frame{16};

const QString God = QStringLiteral("god");
const QString Player = QStringLiteral("player");
const QString Audience = QStringLiteral("audience");

} // namespace

MafiaBoard::MafiaBoard(base::Clock &clock, LeagueBoard &league, Viewer viewer, QObject *parent)
    : QObject(parent),
      m_clock(clock),
      m_league(league),
      m_viewer(std::move(viewer)),
      m_knowledge(m_viewer)
{
    connect(&m_league, &LeagueBoard::shown, this, [this](LeagueStory::Changes changes) {
        if (!m_matchId.isEmpty() && (changes & (LeagueStory::Agents | LeagueStory::Schedule)))
            showSoon();
    });
}

MafiaBoard::~MafiaBoard() = default;

void MafiaBoard::open(const QString &matchId)
{
    if (matchId == m_matchId && !matchId.isEmpty())
        return;
    m_matchId = matchId;
    begin();
    if (m_recall && !matchId.isEmpty()) {
        const QList<store::Entry> past = m_recall(matchId);
        for (const store::Entry &entry : past) {
            // A replay of the league may not have come as far as the journal.
            if (entry.seq <= m_league.story().lastSeq())
                remember(entry);
        }
    }
    show();
}

void MafiaBoard::take(const QList<store::Entry> &entries)
{
    bool isNews = false;
    for (const store::Entry &entry : entries) {
        if (entry.subject != m_matchId || m_matchId.isEmpty() || entry.seq <= m_lastSeq)
            continue;
        remember(entry);
        isNews = true;
    }
    if (isNews)
        showSoon();
}

void MafiaBoard::begin()
{
    pause();
    m_events.clear();
    m_lastSeq = 0;
    m_attempt = 0;
    m_endSeq = 0;
    m_knowsSecrets = false;
    m_shownSeq = 0;
    foldAgain();
    showSoon();
}

void MafiaBoard::remember(const store::Entry &entry)
{
    m_lastSeq = entry.seq;
    if (entry.kind == store::AssignedFact::Kind) {
        const auto fact = protocol::read<store::AssignedFact>(entry.body);
        if (fact && fact->attempt > m_attempt && m_attempt != 0) {
            // A restarted match is dealt anew: nothing of the attempt before counts.
            m_events.clear();
            m_endSeq = 0;
            m_shownSeq = 0;
            foldAgain();
        }
        m_attempt = fact ? fact->attempt : m_attempt;
        return;
    }
    const std::optional<MafiaEvent> event = mafiaEventIn(entry);
    if (!event)
        return;
    m_knowsSecrets = m_knowsSecrets || event->visibility != mafia::ToAll
        || event->facts.contains(mafia::ObserverPart);
    if (event->kind == mafia::GameEnded)
        m_endSeq = event->seq;
    m_events.append(*event);
}

void MafiaBoard::foldAgain()
{
    m_story = MafiaStory();
    m_folded = 0;
    m_seen.clear();
    const bool isAfterTheEnd = m_endSeq != 0 && (isLive() || m_shownSeq >= m_endSeq);
    m_knowledge = isAfterTheEnd ? Knowledge::afterTheEnd(m_viewer) : Knowledge(m_viewer);
}

void MafiaBoard::fold()
{
    const auto isShown = [this](const MafiaEvent &event) {
        return isLive() || event.seq <= m_shownSeq;
    };
    // With the end everything is told, also what was hidden until then.
    const bool hasEnd = m_endSeq != 0 && (isLive() || m_shownSeq >= m_endSeq);
    const bool isFoldedToEnd = m_folded > 0 && m_events.at(m_folded - 1).seq >= m_endSeq;
    if (hasEnd && !isFoldedToEnd)
        foldAgain();
    for (; m_folded < m_events.size() && isShown(m_events.at(m_folded)); ++m_folded) {
        const std::optional<MafiaEvent> event = m_knowledge.see(m_events.at(m_folded));
        if (!event)
            continue;
        m_seen.append(event->seq);
        m_story.apply(*event);
    }
}

void MafiaBoard::showSoon()
{
    if (m_isDue)
        return;
    m_isDue = true;
    m_nextFrame = m_clock.after(Frame, [this] { show(); });
}

void MafiaBoard::show()
{
    m_isDue = false;
    m_nextFrame.cancel();
    fold();
    showRows();
    Q_EMIT changed();
}

void MafiaBoard::showRows()
{
    const MafiaReading reading(m_story, m_league.story(), m_viewer, momentMs());
    m_table = reading.table();
    m_table.isRunning = isLive() && !m_table.isPaused;
    const QList<MafiaSeatRow> seats = reading.seats();
    QList<MafiaSeatRow> graves;
    std::ranges::copy_if(seats, std::back_inserter(graves),
                         [](const MafiaSeatRow &each) { return !each.isAlive; });
    std::ranges::stable_sort(graves, {}, [](const MafiaSeatRow &each) {
        return 2 * each.cycle + (each.cause == mafia::CauseVote ? 1 : 0);
    });
    m_seats.show(seats);
    m_graves.show(graves);
    m_arrows.show(reading.arrows());
    m_actions.show(reading.actions());
    m_tally.show(reading.tally());
    m_awaited.show(reading.awaited());
    m_statements.show(reading.statements());
    m_phases.show(reading.phases());
    m_suspicions.show(reading.suspicions(m_suspicionDay));
}

qint64 MafiaBoard::momentMs() const
{
    if (isLive())
        return m_league.nowMs();
    return m_folded > 0 ? m_events.at(m_folded - 1).timeMs : 0;
}

QString MafiaBoard::view() const
{
    switch (m_viewer.kind) {
    case Viewer::Kind::Observer:
        return God;
    case Viewer::Kind::Player:
        return Player;
    case Viewer::Kind::Audience:
        break;
    }
    return Audience;
}

void MafiaBoard::setView(const QString &view)
{
    if (view == Player) {
        const QString first = m_story.seats().isEmpty() ? QString() : m_seats.rows()[0].playerId;
        viewAs(m_viewer.playerId.isEmpty() ? first : m_viewer.playerId);
        return;
    }
    const auto kind = view == God ? Viewer::Kind::Observer : Viewer::Kind::Audience;
    if (kind == m_viewer.kind)
        return;
    m_viewer.kind = kind;
    foldAgain();
    show();
}

void MafiaBoard::viewAs(const QString &playerId)
{
    const Viewer wanted{Viewer::Kind::Player, playerId};
    if (playerId.isEmpty() || wanted == m_viewer)
        return;
    m_viewer = wanted;
    foldAgain();
    show();
}

void MafiaBoard::nextView()
{
    const QList<MafiaSeatRow> &seats = m_seats.rows();
    if (m_viewer.kind == Viewer::Kind::Observer) {
        setView(Audience);
    } else if (m_viewer.kind == Viewer::Kind::Audience) {
        if (!seats.isEmpty())
            viewAs(seats.constFirst().playerId);
    } else {
        const auto at = std::ranges::find(seats, m_viewer.playerId, &MafiaSeatRow::playerId);
        if (at == seats.end() || at + 1 == seats.end()) {
            m_viewer.playerId.clear();
            setView(God);
        } else {
            viewAs((at + 1)->playerId);
        }
    }
}

QString MafiaBoard::viewerName() const
{
    if (m_viewer.playerId.isEmpty())
        return {};
    return MafiaReading(m_story, m_league.story(), m_viewer, 0).nameOf(m_viewer.playerId);
}

int MafiaBoard::round() const
{
    const MatchTold *match = m_league.story().match(m_matchId);
    return match ? match->round : 0;
}

QString MafiaBoard::referee() const
{
    const MatchTold *match = m_league.story().match(m_matchId);
    return match ? match->referee : QString();
}

void MafiaBoard::setSuspicionDay(int day)
{
    m_suspicionDay = day;
    show();
}

} // namespace league::app::view
