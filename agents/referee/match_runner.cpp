#include "agents/referee/match_runner.h"

#include "agents/base/charts/match_triggers.h"
#include "agents/protocol/agent_address.h"
#include "agents/referee/game_errors.h"

#include <algorithm>

namespace league::referee {

namespace trigger = base::match_trigger;

MatchRunner::MatchRunner(MatchOrder order, const base::RefereeId &referee, const games::Game &game,
                         const GameDialogue &dialogue, Lines lines, base::Clock &clock,
                         base::Pace *pace)
    : m_game(game),
      m_dialogue(dialogue),
      m_clock(clock),
      m_pace(pace),
      m_chart(game.matchChart(), order.assignment.matchId.text(), clock),
      m_table(std::move(order), referee, lines, clock, [this] { return QString(state()); }),
      m_invitations(m_table, game, dialogue),
      m_letters(m_table, [this](int seat) { noteLink(seat, true); }),
      m_questions(m_table, m_letters, dialogue, newsOfQuestions()),
      m_rerunNotes(m_table.recorder())
{
    connect(&m_chart, &base::StateChart::transitioned, this, [this](const base::Transition &move) {
        recorder().transition(move);
        Q_EMIT recorded();
    });
}

MatchRunner::~MatchRunner() = default;

QuestionDesk::News MatchRunner::newsOfQuestions()
{
    return {
        .answered = [this](const auto &question, const auto &reply) { takeReply(question, reply); },
        .botAnswered = [this](const auto &question,
                              const auto &answer) { takeBotAnswer(question, answer); },
        .failed =
            [this](const auto &question, games::Fault fault) {
                m_state->expire(question.seat, fault, matchTime());
                carryOn();
            },
        .link = [this](int seat, bool isConnected) { noteLink(seat, isConnected); },
        .noted = [this] { Q_EMIT recorded(); }};
}

void MatchRunner::start()
{
    move(trigger::MatchAssigned);
    m_invitations.send([this] { decideAfterInvitations(); }, [this] { Q_EMIT recorded(); });
}

void MatchRunner::abort()
{
    m_isOver = true;
    m_invitations.cancel();
    m_questions.clear();
    m_letters.flush();
    m_due.cancel();
    if (!m_chart.knows(trigger::MatchAborted))
        return;
    move(trigger::MatchAborted);
    Q_EMIT aborted();
}

base::Outcome MatchRunner::obey(const games::MatchOrderFact &order)
{
    if (!m_state || m_isOver) {
        return base::Failure{QStringLiteral("%1 is not in play, so it cannot be steered.")
                                 .arg(assignment().matchId.text()),
                             protocol::error_code::InvalidPhase};
    }
    const base::Outcome done = m_state->obey(order, matchTime());
    carryOn();
    return done;
}

base::Result<bool> MatchRunner::submit(int seat, const games::Answer &answer,
                                       const JsonObject &message)
{
    if (!m_state || m_isOver) {
        return base::Failure{QStringLiteral("%1 is not in play.").arg(assignment().matchId.text()),
                             protocol::error_code::InvalidPhase};
    }
    const std::optional<games::Question> question = m_questions.lastQuestion(seat, answer.kind);
    if (!message.isEmpty())
        recorder().received(m_table.player(seat), message);
    noteLink(seat, true);
    const base::Outcome taken = m_state->accept(seat, answer, matchTime());
    if (taken)
        m_questions.noteAnswered(seat);
    else
        (void)m_table.isUsable(seat, answer.kind, taken);
    const bool isFinal = m_dialogue.isFinal(answer, question);
    carryOn();
    if (!taken)
        return taken.failure();
    return isFinal;
}

void MatchRunner::askAgain(int seat)
{
    if (!m_state || m_isOver)
        return;
    noteLink(seat, true);
    m_questions.askAgain(seat);
}

std::optional<int> MatchRunner::seatOf(const QString &token) const
{
    return m_table.seatOf(token);
}

std::optional<int> MatchRunner::seatOf(const base::PlayerId &player) const
{
    if (const std::optional<int> seat = m_table.seatOf(player))
        return seat;
    for (int seat = 0; m_state && seat < m_table.seats(); ++seat) {
        if (knownAs(seat) == player)
            return seat;
    }
    return std::nullopt;
}

base::PlayerId MatchRunner::knownAs(int seat) const
{
    return m_dialogue.knownAs(m_table.setup(), seat);
}

QVariantMap MatchRunner::observation(std::optional<int> seat) const
{
    return m_state ? m_state->observation(seat) : QVariantMap();
}

void MatchRunner::decideAfterInvitations()
{
    for (int seat = 0; seat < m_table.seats(); ++seat) {
        if (m_table.place(seat).fault)
            return cancelMatch();
    }
    play();
}

void MatchRunner::cancelMatch()
{
    QList<std::optional<games::Fault>> faults;
    for (int seat = 0; seat < m_table.seats(); ++seat)
        faults.append(m_table.place(seat).fault);
    const bool somebodyDeclined =
        faults.contains(games::Fault::Refused) || faults.contains(games::Fault::ErrorAnswer);
    move(somebodyDeclined ? trigger::JoinRefused : trigger::JoinTimeout);
    moveByFirst({trigger::CancellationReported});
    finish(m_game.noShow(m_table.setup(), faults));
}

void MatchRunner::play()
{
    m_setup = m_table.setup();
    m_setup.startedAtMs = m_clock.utcMs();
    m_state = m_game.newMatch(m_setup);
    Q_ASSERT(m_state); // the assignment was checked before it was accepted
    m_begunMs = m_clock.steadyMs();
    m_state->begin();
    moveByFirst({trigger::BothJoined, trigger::SeatsFilled});
    carryOn();
}

void MatchRunner::takeReply(const games::Question &question, const JsonValue &reply)
{
    const int seat = question.seat;
    recorder().received(m_table.player(seat), reply.toObject());
    const base::Result<games::Answer> answer = m_dialogue.readAnswer(assignment(), question, reply);
    const base::Outcome taken =
        answer ? m_state->accept(seat, *answer, matchTime()) : base::Outcome(answer.failure());
    if (taken)
        m_questions.noteAnswered(seat);
    else
        refuseAnswer(question, taken.failure());
    carryOn();
    if (!answer && question.patience == games::Patience::UntilClosed)
        m_questions.askAfterUnusable(question);
}

void MatchRunner::takeBotAnswer(const games::Question &question, const games::Answer &answer)
{
    if (const auto taken = m_state->accept(question.seat, answer, matchTime()); !taken) {
        (void)m_table.isUsable(question.seat, question.kind, taken);
        m_state->expire(question.seat, games::Fault::InvalidAnswer, matchTime());
    }
    carryOn();
}

void MatchRunner::refuseAnswer(const games::Question &question, const base::Failure &why)
{
    const int seat = question.seat;
    const QString awaited = m_dialogue.answerType(question);
    if (question.patience == games::Patience::UntilClosed) {
        (void)m_table.isUsable(seat, awaited, why);
        return m_table.sendError(seat,
                                 refusedAnswer(assignment(), m_table.player(seat), awaited, why));
    }
    m_state->expire(seat, games::Fault::InvalidAnswer,
                    matchTime()); // for an answer that could not be handed in
    m_table.sendError(seat, invalidAnswer(assignment(), m_table.player(seat), awaited));
}

void MatchRunner::noteLink(int seat, bool isConnected)
{
    const bool isNews = isConnected ? m_lost.erase(seat) > 0 : m_lost.insert(seat).second;
    if (!isNews || !m_state || m_isOver)
        return;
    m_state->linkChanged(seat, isConnected, matchTime());
    carryOn();
}

void MatchRunner::carryOn()
{
    m_rerunNotes.noteInputs(*m_state);
    const QList<protocol::ChannelEvent> talk = m_state->takeChannelEvents();
    for (const protocol::ChannelEvent &event : talk)
        recorder().channel(event);
    m_untold += m_state->takeEvents();
    tellGameEvents();
}

bool MatchRunner::anotherMoveWaits() const
{
    return std::ranges::any_of(
        m_untold, [](const games::GameEvent &event) { return !event.trigger.isEmpty(); });
}

void MatchRunner::tellGameEvents()
{
    if (m_isOver)
        return;
    while (!m_untold.isEmpty()) {
        const games::GameEvent event = m_untold.takeFirst();
        handOver(event);
        if (event.trigger.isEmpty())
            continue;
        const QByteArray word = event.trigger.toLatin1();
        move(QLatin1String(word));
        if (m_pace && m_pace->isSlow() && anotherMoveWaits()) {
            return m_pace->pause(base::Pace::Moment::Reveal, assignment().matchId.text(),
                                 std::chrono::milliseconds::max(), this,
                                 [this] { tellGameEvents(); });
        }
    }
    serveSeats();
    if (const std::optional<games::MatchOutcome> result = m_state->outcome())
        return finish(*result);
    wakeWhenDue();
    Q_EMIT recorded(); // who watches wants to know that one has chosen and the other has not
}

void MatchRunner::handOver(const games::GameEvent &event)
{
    recorder().note(protocol::GameFact::Kind, event.visibility,
                    protocol::payloadOf(
                        protocol::GameFact{event.kind, JsonObject::fromVariantMap(event.facts)}));
    const base::PlayerId silent = m_dialogue.goneSilent(event);
    const std::optional<int> seat = m_table.seatOf(silent);
    if (seat && m_table.order().seatRules.inactivePolicy == protocol::InactivePolicy::Bot)
        m_table.seatBot(*seat, m_game);
}

void MatchRunner::serveSeats()
{
    const QList<games::Letter> letters = m_state->takeLetters();
    for (const games::Letter &letter : letters)
        m_letters.send(letter.seat, m_dialogue.tell(assignment(), letter, m_table.envelope()));
    m_questions.ask(m_state->pending());
}

void MatchRunner::wakeWhenDue()
{
    m_due.cancel();
    const std::optional<qint64> due = m_state->dueMs();
    if (!due)
        return;
    const std::chrono::milliseconds rest(std::max<qint64>(0, *due - matchTime()));
    m_due = m_clock.after(rest, [this] {
        m_state->passTime(matchTime());
        carryOn();
    });
}

void MatchRunner::finish(const games::MatchOutcome &outcome)
{
    m_isOver = true;
    m_due.cancel();
    m_questions.clear();
    m_rerunNotes.noteSetup(assignment().gameType, m_setup);
    moveByFirst({trigger::GameEnded});
    m_farewell = sealOutcome(outcome);
    Q_EMIT finished(outcome);
}

void MatchRunner::tellAborted(const QString &why)
{
    games::MatchOutcome outcome;
    outcome.status = protocol::wireWord(protocol::ResultStatus::Aborted);
    outcome.seats = QList<games::SeatResult>(m_table.seats(), games::SeatResult::Void);
    outcome.points = QList<int>(m_table.seats(), 0);
    outcome.reason = why.isEmpty() ? QStringLiteral("The operator ended the match.")
                                   : QStringLiteral("The operator ended the match: %1").arg(why);
    sealOutcome(outcome)();
}

std::function<void()> MatchRunner::sealOutcome(const games::MatchOutcome &outcome)
{
    m_letters.flush();
    const games::MatchSetup setup = m_state ? m_setup : m_table.setup();
    std::vector<std::function<void()>> letters;
    letters.reserve(static_cast<size_t>(m_table.seats()));
    for (int seat = 0; seat < m_table.seats(); ++seat) {
        letters.push_back(m_letters.seal(
            seat, m_dialogue.gameOver(assignment(), setup, seat, outcome, m_table.envelope())));
    }
    return [letters = std::move(letters)] {
        for (const std::function<void()> &letter : letters)
            letter();
    };
}

qint64 MatchRunner::matchTime() const
{
    return m_clock.steadyMs() - m_begunMs;
}

void MatchRunner::move(QLatin1String word)
{
    (void)m_chart.fire(word);
}

void MatchRunner::moveByFirst(std::initializer_list<QLatin1String> words)
{
    for (const QLatin1String word : words) {
        if (m_chart.knows(word))
            return move(word);
    }
}

} // namespace league::referee
