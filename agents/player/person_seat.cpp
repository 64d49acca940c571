#include "agents/player/person_seat.h"

#include "agents/base/token.h"
#include "agents/protocol/error_codes.h"
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

// Nobody waits for the answer any more.
void release(PersonSeat::Turn &turn)
{
    for (const Strategy::Done &asker : std::exchange(turn.askers, {})) {
        asker(base::Failure{QStringLiteral("The question is over; nobody has answered it."),
                            protocol::error_code::DeadlinePassed});
    }
}

base::Result<QVariantMap> read(const TurnQuestion &question, const QVariantMap &said)
{
    return protocol::readSaidAnswer(JsonObject::fromVariantMap(said),
                                    {question.kind, question.facts});
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

void PersonSeat::ask(const TurnQuestion &question, Strategy::Done done)
{
    Turn &turn = m_turns[question.match];
    if (turn.question.id != question.id || turn.question.attempt != question.attempt)
        release(turn);
    turn.question = question;
    turn.askers.push_back(std::move(done));
    m_given.erase(question.match); // that vote or night is over, or asked anew
    tellNews();
    tellListener();
}

void PersonSeat::close(const base::MatchId &match)
{
    drop(match, [](const TurnQuestion &) { return true; });
}

void PersonSeat::closeBefore(const base::MatchId &match, int attempt)
{
    drop(match, [attempt](const TurnQuestion &asked) { return asked.attempt < attempt; });
}

void PersonSeat::close(const Closed &closed)
{
    drop(closed.match, [&closed](const TurnQuestion &asked) {
        return asked.attempt == closed.attempt && asked.kind == closed.kind
            && (closed.id.isEmpty() || closed.id == asked.id);
    });
}

void PersonSeat::drop(const base::MatchId &match,
                      const std::function<bool(const TurnQuestion &)> &isOver)
{
    const auto turn = m_turns.find(match);
    const auto given = m_given.find(match);
    const bool isAsked = turn != m_turns.end() && isOver(turn->second.question);
    const bool isGiven = given != m_given.end() && isOver(given->second);
    if (isAsked) {
        release(turn->second);
        m_turns.erase(turn);
    }
    if (isGiven)
        m_given.erase(given);
    if (isAsked || isGiven)
        tellListener();
}

void PersonSeat::noteLeagueOver()
{
    m_isLeagueOver = true;
    for (auto &[match, turn] : std::exchange(m_turns, {}))
        release(turn);
    m_given.clear();
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
    const base::Result<QVariantMap> facts = read(*question, said);
    if (!facts) {
        return base::Failure{QStringLiteral("This answer is not possible: %1. The question is "
                                            "still open.")
                                 .arg(facts.failure().sentence)};
    }
    give(*question, {{}, {}, *facts});
    return question;
}

std::optional<TurnQuestion> PersonSeat::changeable(const base::MatchId &match) const
{
    const auto given =
        match.isEmpty() && m_given.size() == 1 ? m_given.begin() : m_given.find(match);
    return given == m_given.end() ? std::nullopt : std::optional(given->second);
}

void PersonSeat::change(const QVariantMap &said, const base::MatchId &match, const Heard &done)
{
    const std::optional<TurnQuestion> given = changeable(match);
    if (!given || !m_sendChange) {
        return done(base::Failure{QStringLiteral("Nothing can be changed: the vote or the night is "
                                                 "over, or you have not answered yet.")});
    }
    const base::Result<QVariantMap> facts = read(*given, said);
    if (!facts) {
        return done(base::Failure{QStringLiteral("This change is not possible: %1. Your answer "
                                                 "before stands.")
                                      .arg(facts.failure().sentence)});
    }
    m_sendChange(*given, *facts, [given = *given, done](const base::Outcome &taken) {
        if (taken)
            return done(given);
        done(base::Failure{QStringLiteral("The referee did not take the change, so your answer "
                                          "before stands: %1")
                               .arg(taken.failure().sentence),
                           taken.failure().code});
    });
}

void PersonSeat::give(const TurnQuestion &question, const TurnAnswer &answer)
{
    // Taken out before anybody is told: they may ask again at once.
    const auto turn = m_turns.extract(question.match);
    if (protocol::mayBeChanged({question.kind, question.facts}))
        m_given[question.match] = question;
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
