#include "app/view/boards/match_board.h"

#include "agents/base/json/json.h"
#include "agents/protocol/result_details.h"
#include "agents/protocol/vocabulary.h"
#include "agents/store/atomic_file.h"
#include "agents/store/journal_reader.h"
#include "agents/store/match_document.h"
#include "app/view/words/engine_words.h"

#include <algorithm>
#include <cmath>

namespace league::app::view {

namespace {

constexpr std::chrono::milliseconds Frame{16};
// A step of a replay is seen, and nobody waits for a player that took half a minute.
constexpr qint64 ShortestStepMs = 400;
constexpr qint64 LongestStepMs = 2'000;

} // namespace

MatchBoard::MatchBoard(base::Clock &clock, LeagueBoard &league, QObject *parent)
    : QObject(parent), m_clock(clock), m_league(league)
{
    // How long the present state lasts is counted while it lasts.
    connect(&m_league, &LeagueBoard::ticked, this, [this] {
        if (!m_matchId.isEmpty() && !m_shown.isOver())
            showNodes();
    });
    connect(&m_league, &LeagueBoard::shown, this, [this](LeagueStory::Changes changes) {
        if (!m_matchId.isEmpty() && (changes & (LeagueStory::Agents | LeagueStory::Schedule)))
            showSoon();
    });
}

MatchBoard::Recall MatchBoard::fromJournal(const QString &path)
{
    return [path](const QString &matchId) {
        const auto reader = store::JournalReader::open(path);
        if (!reader)
            return QList<store::Entry>();
        const auto entries = (*reader)->read({.subject = matchId});
        return entries ? *entries : QList<store::Entry>();
    };
}

void MatchBoard::open(const QString &matchId)
{
    pause();
    m_matchId = matchId;
    m_entries.clear();
    m_chosenAttempt = 0;
    m_selected = -1;
    m_isPinned = false;
    if (m_recall && !matchId.isEmpty()) {
        const QList<store::Entry> past = m_recall(matchId);
        for (const store::Entry &entry : past) {
            // A replay of the league may not have come as far as the journal.
            if (entry.seq <= m_league.story().lastSeq())
                m_entries.append(entry);
        }
    }
    show();
}

void MatchBoard::take(const QList<store::Entry> &entries)
{
    const qint64 known = m_entries.isEmpty() ? 0 : m_entries.constLast().seq;
    const qsizetype before = m_entries.size();
    for (const store::Entry &entry : entries) {
        if (entry.subject == m_matchId && entry.seq > known)
            m_entries.append(entry);
    }
    if (m_entries.size() != before)
        showSoon();
}

void MatchBoard::begin()
{
    pause();
    m_entries.clear();
    m_isPinned = false;
    showSoon();
}

void MatchBoard::showSoon()
{
    if (m_isDue)
        return;
    m_isDue = true;
    m_nextFrame = m_clock.after(Frame, [this] { show(); });
}

void MatchBoard::show()
{
    m_isDue = false;
    m_nextFrame.cancel();
    m_attempts = attemptsIn(m_entries);
    const auto chosen = std::ranges::find(m_attempts, m_chosenAttempt, &AttemptTold::attempt);
    if (chosen != m_attempts.end())
        m_shown = *chosen;
    else
        m_shown = m_attempts.isEmpty() ? AttemptTold() : m_attempts.constLast();
    m_talk.show(talkRows(m_shown, m_league.story()));
    const int newest = m_talk.count() - 1;
    const int wanted = m_isPinned ? std::min(m_selected, newest) : newest;
    const bool moves = wanted != m_selected;
    const QString jsonBefore = m_json;
    m_selected = wanted;
    showMoment();
    showJson();
    Q_EMIT changed();
    if (moves || m_json != jsonBefore)
        Q_EMIT selectedChanged();
}

void MatchBoard::retell()
{
    show();
}

AttemptTold MatchBoard::momentShown() const
{
    const bool isLast = m_selected >= m_talk.count() - 1;
    if (m_selected < 0 || isLast || !m_shown.isOver())
        return m_shown;
    const qint64 until = m_talk.rows().at(m_selected).lastSeq;
    QList<store::Entry> before;
    for (const store::Entry &entry : m_entries) {
        if (entry.seq <= until)
            before.append(entry);
    }
    const QList<AttemptTold> attempts = attemptsIn(before);
    const auto found = std::ranges::find(attempts, m_shown.attempt, &AttemptTold::attempt);
    return found == attempts.end() ? m_shown : *found;
}

void MatchBoard::showMoment()
{
    m_moment = momentShown();
    showNodes();
    m_edges.show(matchEdges(m_moment, m_league.story().rules()));
    m_proof = drawProof(m_moment, m_matchId, m_league.story());
    m_steps.show(m_proof.steps);
}

void MatchBoard::showNodes()
{
    m_nodes.show(matchNodes(m_moment, m_shown.isOver() ? 0 : m_league.nowMs()));
}

void MatchBoard::showJson()
{
    QList<JsonRow> lines;
    if (m_detail == QLatin1String("all")) {
        JsonArray all;
        for (const TalkTold &talk : std::as_const(m_shown.talk)) {
            if (talk.kind == TalkTold::Kind::Message || talk.kind == TalkTold::Kind::Reported)
                all.append(talk.body);
        }
        lines = jsonRows(all, protocol::FieldOrder::of({}));
    } else if (const TalkTold *talk = selectedTalk()) {
        lines = jsonRows(talk->body, protocol::FieldOrder::of(talk->body));
    }
    m_json = jsonText(lines);
    m_fields.show(fieldRows(lines));
}

void MatchBoard::select(int row)
{
    pause();
    moveTo(row);
}

void MatchBoard::step(int row)
{
    select(std::clamp(row, 0, std::max(m_talk.count() - 1, 0)));
}

void MatchBoard::moveTo(int row)
{
    if (row < 0 || row >= m_talk.count())
        return;
    m_isPinned = row < m_talk.count() - 1; // at the newest it follows again
    if (row == m_selected)
        return;
    m_selected = row;
    showMoment();
    showJson();
    Q_EMIT selectedChanged();
    Q_EMIT changed();
}

void MatchBoard::play()
{
    if (m_isPlaying || m_talk.count() == 0)
        return;
    if (m_selected >= m_talk.count() - 1)
        moveTo(0);
    m_isPlaying = true;
    Q_EMIT playingChanged();
    playOn();
}

void MatchBoard::playOn()
{
    if (m_selected >= m_talk.count() - 1)
        return pause();
    const qint64 gap =
        m_talk.rows().at(m_selected + 1).timeMs - m_talk.rows().at(m_selected).timeMs;
    const auto wait = static_cast<double>(std::clamp(gap, ShortestStepMs, LongestStepMs)) / m_speed;
    m_nextStep = m_clock.after(std::chrono::milliseconds(std::llround(wait)), [this] {
        moveTo(m_selected + 1);
        playOn();
    });
}

void MatchBoard::pause()
{
    m_nextStep.cancel();
    if (!std::exchange(m_isPlaying, false))
        return;
    Q_EMIT playingChanged();
}

void MatchBoard::setSpeed(double speed)
{
    if (!std::isfinite(speed) || speed <= 0 || speed == m_speed)
        return;
    m_speed = speed;
    Q_EMIT playingChanged();
}

void MatchBoard::setAttempt(int attempt)
{
    const bool isNewest = m_attempts.isEmpty() || attempt == m_attempts.constLast().attempt;
    pause();
    m_chosenAttempt = isNewest ? 0 : attempt;
    m_isPinned = false;
    m_selected = -1;
    show();
}

void MatchBoard::setDetail(const QString &detail)
{
    if (detail == m_detail)
        return;
    m_detail = detail;
    showJson();
    Q_EMIT selectedChanged();
}

QString MatchBoard::saveTo(const QUrl &file) const
{
    const base::Outcome saved = store::writeAtomically(file.toLocalFile(), transcript());
    return saved ? QString() : EngineWords::said(saved.failure().sentence);
}

QByteArray MatchBoard::transcript() const
{
    store::MatchDocument document(m_league.leagueId(), m_matchId);
    for (const store::Entry &entry : m_entries)
        document.apply(entry);
    return document.toBytes();
}

QString MatchBoard::spokenStep(int row) const
{
    if (row < 0 || row >= m_talk.count())
        return {};
    return tr("Step %1 of %2, %3")
        .arg(QString::number(row + 1), QString::number(m_talk.count()),
             m_talk.rows().at(row).spoken);
}

int MatchBoard::round() const
{
    const MatchTold *match = m_league.story().match(m_matchId);
    return match ? match->round : 0;
}

QString MatchBoard::refereeName() const
{
    return m_league.story().nameOf(m_shown.referee);
}

QString MatchBoard::status() const
{
    return m_moment.result ? protocol::wireWord(m_moment.result->status) : QString();
}

QString MatchBoard::reason() const
{
    if (m_moment.result)
        return m_moment.result->reason;
    return m_moment.abortedBecause;
}

QVariantList MatchBoard::attempts() const
{
    QVariantList numbers;
    for (const AttemptTold &each : m_attempts)
        numbers.append(each.attempt);
    return numbers;
}

const TalkTold *MatchBoard::selectedTalk() const
{
    if (m_selected < 0 || m_selected >= m_talk.count())
        return nullptr;
    const auto found =
        std::ranges::find(m_shown.talk, m_talk.rows().at(m_selected).seq, &TalkTold::seq);
    return found == m_shown.talk.end() ? nullptr : &*found;
}

QString MatchBoard::jsonType() const
{
    const TalkTold *talk = selectedTalk();
    if (!talk)
        return {};
    return talk->type.isEmpty() ? m_talk.rows().at(m_selected).label : talk->type;
}

QString MatchBoard::jsonMethod() const
{
    const TalkTold *talk = selectedTalk();
    return talk ? talk->method : QString();
}

SeatCell MatchBoard::seat(int number) const
{
    SeatCell cell;
    const MatchTold *match = m_league.story().match(m_matchId);
    const QString scheduled = match ? match->seats.value(number).player : QString();
    cell.playerId = m_shown.players.value(number, scheduled);
    const AgentTold *agent = m_league.story().agent(cell.playerId);
    cell.name = m_league.story().nameOf(cell.playerId);
    cell.number = agent ? agent->number : 0;
    cell.hasChosen = m_moment.draw.sealedBy.contains(cell.playerId);
    cell.choice = m_moment.draw.choices.value(cell.playerId);
    cell.points = m_moment.decided.value(cell.playerId);
    if (m_moment.result) {
        const base::PlayerId player(cell.playerId);
        cell.points = m_moment.result->score.value(player);
        const auto outcome = m_moment.result->outcomes.constFind(player);
        if (outcome != m_moment.result->outcomes.cend())
            cell.outcome = protocol::wireWord(*outcome);
        cell.cause = protocol::causeIn(m_moment.result->details, player);
    }
    return cell;
}

} // namespace league::app::view
