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

base::Result<QVariantMap> read(const TurnQuestion &question, const QVariantMap &said)
{
    return protocol::readSaidAnswer(QJsonObject::fromVariantMap(said),
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

void PersonSeat::ask(const TurnQuestion &question, std::function<void(TurnAnswer)> done)
{
    Turn &turn = m_turns[question.match];
    if (turn.question.id != question.id)
        turn.askers.clear(); // nobody waits for that answer any more
    turn.question = question;
    turn.askers.push_back(std::move(done));
    m_votes.erase(question.match); // that vote is over, or asked anew
    tellNews();
    tellListener();
}

void PersonSeat::close(const base::MatchId &match)
{
    const size_t gone = m_turns.erase(match) + m_votes.erase(match);
    if (gone > 0)
        tellListener();
}

void PersonSeat::noteLeagueOver()
{
    m_isLeagueOver = true;
    m_turns.clear();
    m_votes.clear();
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

std::optional<TurnQuestion> PersonSeat::openVote(const base::MatchId &match) const
{
    const auto vote =
        match.isEmpty() && m_votes.size() == 1 ? m_votes.begin() : m_votes.find(match);
    return vote == m_votes.end() ? std::nullopt : std::optional(vote->second);
}

void PersonSeat::changeVote(const QVariantMap &said, const base::MatchId &match, const Heard &done)
{
    const std::optional<TurnQuestion> vote = openVote(match);
    if (!vote || !m_sendVote) {
        return done(base::Failure{QStringLiteral("No vote can be changed: nobody votes at the "
                                                 "moment, or you have not voted yet.")});
    }
    const base::Result<QVariantMap> facts = read(*vote, said);
    if (!facts) {
        return done(base::Failure{QStringLiteral("This vote is not possible: %1. Your vote before "
                                                 "stands.")
                                      .arg(facts.failure().sentence)});
    }
    m_sendVote(*vote, *facts, [vote = *vote, done](const base::Outcome &taken) {
        if (taken)
            return done(vote);
        done(base::Failure{QStringLiteral("The referee did not take the new vote, so the one "
                                          "before stands: %1")
                               .arg(taken.failure().sentence),
                           taken.failure().code});
    });
}

void PersonSeat::closeVote(const base::MatchId &match)
{
    if (m_votes.erase(match) > 0)
        tellListener();
}

void PersonSeat::give(const TurnQuestion &question, const TurnAnswer &answer)
{
    // Taken out before anybody is told: they may ask again at once.
    const auto turn = m_turns.extract(question.match);
    if (question.kind == protocol::question_kind::Vote)
        m_votes[question.match] = question;
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
