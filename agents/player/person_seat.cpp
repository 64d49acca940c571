#include "agents/player/person_seat.h"

#include "agents/base/token.h"
#include "agents/protocol/mafia/question_kind.h"
#include "agents/protocol/mafia/said_answer.h"

#include <algorithm>

namespace league::player {

namespace {

// A client that hangs up leaves its call behind for some seconds; more are not of one person.
constexpr size_t MostWaiting = 8;

base::Failure otherTool(const TurnQuestion &question)
{
    namespace kind = protocol::question_kind;
    const QString tool = question.kind == kind::NightAction ? QStringLiteral("submit_night_action")
        : question.kind == kind::DiscussionTurn ? QStringLiteral("submit_discussion_turn")
        : question.kind == kind::Vote           ? QStringLiteral("submit_vote")
                                                : QStringLiteral("choose_parity");
    return {QStringLiteral("Something else is asked in match %1: answer it with %2.")
                .arg(question.match.text(), tool)};
}

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
    if (turn.question.id != question.id)
        turn.askers.clear(); // nobody waits for that answer any more
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

base::Result<TurnQuestion> PersonSeat::meant(const base::MatchId &match) const
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
    return found->second.question;
}

base::Result<TurnQuestion> PersonSeat::choose(const QString &choice, const base::MatchId &match)
{
    const base::Result<TurnQuestion> question = meant(match);
    if (!question)
        return question;
    if (!question->facts.isEmpty())
        return otherTool(*question);
    give(*question, {choice, QStringLiteral("Chosen by hand.")});
    return question;
}

base::Result<TurnQuestion> PersonSeat::answer(const QVariantMap &said, const base::MatchId &match,
                                              const QString &kind)
{
    const base::Result<TurnQuestion> question = meant(match);
    if (!question)
        return question;
    if (question->facts.isEmpty() || (!kind.isEmpty() && kind != question->kind))
        return otherTool(*question);
    const base::Result<QVariantMap> facts = protocol::readSaidAnswer(
        QJsonObject::fromVariantMap(said), {question->kind, question->facts});
    if (!facts) {
        return base::Failure{QStringLiteral("This answer is not possible: %1. The question is "
                                            "still open.")
                                 .arg(facts.failure().sentence)};
    }
    give(*question, {{}, {}, *facts});
    return question;
}

void PersonSeat::give(const TurnQuestion &question, const TurnAnswer &answer)
{
    // Taken out before anybody is told: they may ask again at once.
    const auto turn = m_turns.extract(question.match);
    for (const auto &asker : turn.mapped().askers)
        asker(answer);
    tellListener();
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
