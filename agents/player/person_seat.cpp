#include "agents/player/person_seat.h"

#include "agents/base/token.h"

#include <algorithm>

namespace league::player {

namespace {

// A client that hangs up leaves its call behind for some seconds; more are not of one person.
constexpr size_t MostWaiting = 8;

} // namespace

PersonSeat::PersonSeat(QString key, base::Clock &clock)
    : m_key(std::move(key)), m_keySha256(base::tokenFingerprint(m_key)), m_clock(clock)
{
}

bool PersonSeat::opensWith(QStringView key) const
{
    return base::tokenMatches(key, m_keySha256);
}

void PersonSeat::ask(const TurnQuestion &question, std::function<void(TurnAnswer)> done)
{
    Turn &turn = m_turns[question.match];
    turn.question = question;
    turn.askers.push_back(std::move(done));
    tellNews();
    tellListener();
}

void PersonSeat::close(const base::MatchId &match)
{
    if (m_turns.erase(match) > 0)
        tellListener();
}

void PersonSeat::noteLeagueOver()
{
    m_isLeagueOver = true;
    m_turns.clear();
    tellNews();
    tellListener();
}

QList<TurnQuestion> PersonSeat::turns() const
{
    QList<TurnQuestion> questions;
    for (const auto &[match, turn] : m_turns)
        questions.append(turn.question);
    std::ranges::stable_sort(questions, [](const TurnQuestion &a, const TurnQuestion &b) {
        return a.deadlineMs < b.deadlineMs;
    });
    return questions;
}

base::Result<TurnQuestion> PersonSeat::choose(const QString &choice, const base::MatchId &match)
{
    const QList<TurnQuestion> open = turns();
    if (open.isEmpty()) {
        return base::Failure{m_isLeagueOver
                                 ? QStringLiteral("The league is over; there is nothing to choose.")
                                 : QStringLiteral("No referee is asking for a choice right now; "
                                                  "call wait_for_turn until it is your turn.")};
    }
    const base::MatchId wanted = match.isEmpty() ? open.constFirst().match : match;
    const auto found = m_turns.find(wanted);
    if (found == m_turns.end()) {
        return base::Failure{QStringLiteral("No choice is asked for in match %1; your turn is in "
                                            "%2.")
                                 .arg(wanted.text(), open.constFirst().match.text())};
    }
    const Turn turn = std::move(found->second);
    m_turns.erase(found); // before anybody is told: they may ask again at once
    for (const auto &asker : turn.askers)
        asker({choice, QStringLiteral("Chosen by hand.")});
    tellListener();
    return turn.question;
}

void PersonSeat::waitForNews(std::chrono::milliseconds longest, std::function<void()> news)
{
    if (!m_turns.empty() || m_isLeagueOver || longest.count() <= 0)
        return news();
    while (m_waiting.size() >= MostWaiting)
        endWait(m_waiting.begin()->first);
    const quint64 number = m_nextNumber++;
    Waiter &waiter = m_waiting[number];
    waiter.news = std::move(news);
    waiter.alarm = m_clock.after(longest, [this, number] { endWait(number); });
}

void PersonSeat::tellListener() const
{
    if (m_listener)
        m_listener();
}

void PersonSeat::tellNews()
{
    const auto waiting = std::exchange(m_waiting, {});
    for (const auto &[number, waiter] : waiting)
        waiter.news();
}

void PersonSeat::endWait(quint64 number)
{
    auto waiter = m_waiting.extract(number);
    if (!waiter.empty())
        waiter.mapped().news();
}

} // namespace league::player
