#include "agents/referee/question_desk.h"

#include "agents/referee/game_errors.h"

namespace league::referee {

using namespace std::chrono_literals;
using transport::RpcOutcome;

namespace {

// A call that nothing presses is kept open that long and then sent again (protocol.md §5).
constexpr std::chrono::milliseconds LongestCall = 10min;
// After failed connections, while the question is open (MR-37).
const transport::RetryPolicy Reconnecting{3, 2s, 2.0};
// How often an answer that cannot be read is asked for again.
constexpr int MostUnusable = 2;

bool isInvalidValue(const base::Failure &failure)
{
    return failure.code == protocol::error_code::InvalidParityChoice;
}

} // namespace

QuestionDesk::QuestionDesk(MatchTable &table, LetterBox &letters, const GameDialogue &dialogue,
                           News news)
    : m_table(table), m_letters(letters), m_dialogue(dialogue), m_news(std::move(news))
{
}

QuestionDesk::Key QuestionDesk::keyOf(const games::Question &question)
{
    return {question.seat, question.kind, question.id};
}

void QuestionDesk::ask(const QList<games::Question> &pending)
{
    std::map<Key, Open> open;
    QList<Key> fresh;
    for (const games::Question &question : pending) {
        const Key key = keyOf(question);
        const auto known = m_open.find(key);
        if (known == m_open.end()) {
            fresh.append(key);
            open[key].question = question;
            m_last[{question.seat, question.kind}] = question;
        } else {
            open[key] = std::move(known->second);
            open[key].question = question;
        }
    }
    std::swap(m_open, open);
    open.clear(); // gives up the calls of what is not asked any more
    for (const Key &key : std::as_const(fresh))
        putInTurn(key);
}

void QuestionDesk::askAgain(int seat)
{
    m_known.erase(seat); // it has forgotten everything
    m_arrived.erase(seat);
    QList<Key> lost;
    for (const auto &[key, open] : m_open) {
        if (open.question.seat == seat && !open.isUnderWay && !m_table.place(seat).bot)
            lost.append(key);
    }
    for (const Key &key : std::as_const(lost))
        putInTurn(key);
}

void QuestionDesk::askAfterUnusable(const games::Question &question)
{
    const auto open = m_open.find(keyOf(question));
    if (open != m_open.end() && ++open->second.unusable <= MostUnusable)
        putInTurn(open->first);
}

void QuestionDesk::noteAnswered(int seat)
{
    if (m_table.wantsOnlyNews(seat))
        m_known[seat] = m_arrived[seat];
}

std::optional<games::Question> QuestionDesk::lastQuestion(int seat, const QString &kind) const
{
    const auto last = m_last.find({seat, kind});
    return last == m_last.end() ? std::nullopt : std::optional(last->second);
}

void QuestionDesk::putInTurn(const Key &key)
{
    m_letters.afterLetters(std::get<0>(key), [this, key] {
        const auto open = m_open.find(key);
        if (open != m_open.end() && !open->second.isUnderWay)
            put(key);
    });
}

void QuestionDesk::put(const Key &key)
{
    const games::Question &question = m_open.at(key).question;
    if (m_table.place(question.seat).bot)
        putToBot(key);
    else if (question.patience == games::Patience::Retries)
        putPatiently(key);
    else
        putUntilClosed(key);
}

void QuestionDesk::putToBot(const Key &key)
{
    m_open.at(key).alarm = m_table.clock().after(0ms, [this, key] {
        const games::Question question = m_open.at(key).question;
        m_news.botAnswered(question, m_table.place(question.seat).bot->answer(question));
    });
}

void QuestionDesk::putPatiently(const Key &key)
{
    Open &open = m_open.at(key);
    const games::Question question = open.question;
    transport::CallPolicy policy = m_table.patientPolicy(question.seat, question.window);
    policy.beforeRetry = [this, question](const transport::RetryNotice &notice) {
        warn(question, notice);
    };
    policy.accepts = [this, key, question](const JsonValue &reply) {
        const base::Result<games::Answer> answer =
            m_dialogue.readAnswer(m_table.assignment(), question, reply);
        const bool isAnswer = answer.ok() || isInvalidValue(answer.failure());
        return m_table.isUsable(question.seat, m_open.at(key).method,
                                isAnswer ? base::Outcome(base::Done{}) : answer.failure());
    };
    open.isUnderWay = true;
    open.call = m_table.call(
        question.seat, std::move(policy),
        [this, key, question] { // each send has its full window, so each names its own deadline
            GameDialogue::Call call =
                m_dialogue.ask(m_table.assignment(), question, m_table.envelope(),
                               m_table.clock().utcMs() + question.window.count());
            m_open.at(key).method = call.method;
            return call;
        },
        [this, key](const RpcOutcome &outcome) { onPatientOutcome(key, outcome); });
}

void QuestionDesk::onPatientOutcome(const Key &key, const RpcOutcome &outcome)
{
    Open &open = m_open.at(key);
    open.isUnderWay = false;
    const games::Question question = open.question;
    if (outcome.ok())
        return m_news.answered(question, outcome.result);
    const games::Fault fault = faultIn(outcome.kind, games::Fault::Timeout);
    m_table.recordSilence(question.seat, open.method, outcome, fault);
    m_news.failed(question, fault);
}

void QuestionDesk::putUntilClosed(const Key &key)
{
    Open &open = m_open.at(key);
    const games::Question question = open.question;
    transport::CallPolicy policy;
    policy.timeout = LongestCall;
    policy.retries = transport::RetryPolicy::none();
    open.isUnderWay = true;
    open.alarm.cancel();
    open.call = m_table.call(
        question.seat, std::move(policy),
        [this, key, question] {
            GameDialogue::Call call = callFor(question);
            m_open.at(key).method = call.method;
            return call;
        },
        [this, key](const RpcOutcome &outcome) { onOutcome(key, outcome); });
}

GameDialogue::Call QuestionDesk::callFor(const games::Question &question)
{
    const protocol::MatchAssignment &match = m_table.assignment();
    games::Question put = question;
    if (m_table.wantsOnlyNews(question.seat)) {
        put.facts = m_dialogue.onlyNews(question.facts, m_known[question.seat]);
        m_sent[question.seat] = question.facts;
    }
    return m_dialogue.ask(match, put, m_table.envelope(m_dialogue.conversation(match, put)), 0);
}

void QuestionDesk::onOutcome(const Key &key, const RpcOutcome &outcome)
{
    Open &open = m_open.at(key);
    open.isUnderWay = false;
    const games::Question question = open.question;
    switch (outcome.kind) {
    case RpcOutcome::Kind::Answered:
        open.failures = 0;
        if (const auto sent = m_sent.find(question.seat); sent != m_sent.end())
            m_arrived[question.seat] = sent->second;
        m_news.link(question.seat, true);
        if (m_open.contains(key) && !m_dialogue.isPutOff(outcome.result))
            m_news.answered(question, outcome.result);
        return;
    case RpcOutcome::Kind::TimedOut:
        return putUntilClosed(key);
    case RpcOutcome::Kind::Unreachable:
    case RpcOutcome::Kind::CircuitOpen:
        return tryAgain(key, outcome);
    case RpcOutcome::Kind::Refused:
    case RpcOutcome::Kind::Unreadable:
        break;
    }
    const games::Fault fault = faultIn(outcome.kind, games::Fault::Timeout);
    m_table.recordSilence(question.seat, open.method, outcome, fault);
    m_news.failed(question, fault);
}

void QuestionDesk::tryAgain(const Key &key, const RpcOutcome &outcome)
{
    Open &open = m_open.at(key);
    if (++open.failures <= Reconnecting.maxRetries) {
        open.alarm = m_table.clock().after(Reconnecting.delayBefore(open.failures),
                                           [this, key] { putUntilClosed(key); });
        return;
    }
    RpcOutcome all = outcome;
    all.sends = open.failures;
    const int seat = open.question.seat;
    m_table.recordSilence(seat, open.method, all, games::Fault::Unreachable);
    m_news.link(seat, false);
}

void QuestionDesk::warn(const games::Question &question, const transport::RetryNotice &notice)
{
    m_table.sendError(question.seat,
                      warningBeforeRetry(m_table.assignment(), m_table.player(question.seat),
                                         m_dialogue.answerType(question), notice,
                                         Stake::TechnicalLoss));
    m_news.noted();
}

} // namespace league::referee
