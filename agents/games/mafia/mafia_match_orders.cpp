// MafiaMatch: what comes from outside: answers, lost players, the operator, and a recorded match.
#include "agents/games/mafia/mafia_match.h"

#include "agents/base/charts/mafia_phase_chart.h"
#include "agents/base/quoting.h"
#include "agents/games/fact_names.h"
#include "agents/games/mafia/change_words.h"
#include "agents/games/mafia/loose_values.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/protocol/error_codes.h"

namespace league::games::mafia {

namespace chart = base::mafia_phase_chart;
namespace error_code = protocol::error_code;
using base::Failure;

namespace {

constexpr Fault AllFaults[] = {Fault::NoShow,        Fault::Refused,     Fault::Timeout,
                               Fault::InvalidAnswer, Fault::Unreachable, Fault::UnusableAnswer,
                               Fault::ErrorAnswer};

Fault faultNamed(const QString &name)
{
    for (const Fault fault : AllFaults) {
        if (name == faultName(fault))
            return fault;
    }
    return Fault::Timeout;
}

Failure notNow(const QString &sentence)
{
    return {sentence, error_code::InvalidPhase};
}

} // namespace

base::Outcome MafiaMatch::accept(int seat, const Answer &answer, qint64 nowMs)
{
    if (seat < 0 || seat >= m_setup.seats.size()) {
        return Failure{QStringLiteral("There is no seat %1 in this match.").arg(seat),
                       error_code::PlayerNotRegistered};
    }
    ringBefore(nowMs);
    const Player player = m_table.atRoster(seat);
    Answer real = answer;
    real.extra = m_alias.reveal(payloadOf(answer));
    MatchInput record{.atMs = m_clock.nowMs(),
                      .source = input::Player + player.id.text(),
                      .type = inputType(answer.kind),
                      .data = payloadOf(answer),
                      .errorCode = {},
                      .eventsBefore = m_herald.eventCount()};
    const base::Outcome taken = acceptNow(player, real);
    if (!taken)
        record.errorCode = taken.failure().code;
    m_inputs.add(record);
    moveOn();
    if (!taken)
        return Failure{m_alias.hideIn(taken.failure().sentence), taken.failure().code};
    return taken;
}

base::Outcome MafiaMatch::acceptNow(const Player &player, const Answer &answer)
{
    if (isOver())
        return notNow(QStringLiteral("The match is over; nothing counts any more."));
    if (!player.isAlive) {
        return Failure{QStringLiteral("%1 is dead and only watches.").arg(player.id.text()),
                       error_code::PlayerDead};
    }
    if (answer.kind == ask::NightAction)
        return acceptNight(player, answer.extra);
    if (answer.kind == ask::DiscussionTurn)
        return acceptTurn(player, answer.extra);
    if (answer.kind == ask::TurnChunk)
        return acceptChunk(player, answer.extra);
    if (answer.kind == ask::Vote)
        return acceptVote(player, answer.extra);
    return notNow(QStringLiteral("Mafia does not know an answer of the kind \"%1\".")
                      .arg(base::quotable(answer.kind)));
}

void MafiaMatch::expire(int seat, Fault fault, qint64 nowMs)
{
    ringBefore(nowMs);
    if (isOver() || !m_questions.contains(seat))
        return;
    const Player player = m_table.atRoster(seat);
    logInput(input::Link, input::Expired,
             {{key::PlayerId, player.id.text()}, {key::Cause, QString(faultName(fault))}});
    if (isIn(chart::DayDiscussion)) {
        m_discussion.fail(faultInWords(fault));
        hearTalk();
    }
    m_questions.remove(seat);
    m_waiting.remove(seat);
    moveOn();
}

void MafiaMatch::linkChanged(int seat, bool isConnected, qint64 nowMs)
{
    ringBefore(nowMs);
    if (isOver() || seat < 0 || seat >= m_setup.seats.size())
        return;
    const Player player = m_table.atRoster(seat);
    logInput(input::Link, isConnected ? input::Connected : input::Disconnected,
             {{key::PlayerId, player.id.text()}});
    if (isConnected) {
        m_lost.remove(seat);
        m_discussion.welcomeBack(player.id);
    } else {
        m_lost.insert(seat);
        m_discussion.lose(player.id);
    }
    hearTalk();
    moveOn();
}

base::Outcome MafiaMatch::obey(const MatchOrderFact &order, qint64 nowMs)
{
    ringBefore(nowMs);
    const bool isSpeech = order.command == order::Say;
    MatchInput record{.atMs = m_clock.nowMs(),
                      .source = isSpeech ? input::Human : input::Operator,
                      .type = isSpeech ? QString(input::HumanMessage) : order.command.toUpper(),
                      .data = {{key::Value, order.value}},
                      .errorCode = {},
                      .eventsBefore = m_herald.eventCount()};
    const base::Outcome obeyed =
        isOver() ? base::Outcome(notNow(QStringLiteral("The match is over."))) : obeyNow(order);
    if (!obeyed)
        record.errorCode = obeyed.failure().code;
    m_inputs.add(record);
    moveOn();
    return obeyed;
}

base::Outcome MafiaMatch::obeyNow(const MatchOrderFact &order)
{
    if (order.command == order::Pause)
        return pause();
    if (order.command == order::Resume)
        return resume();
    if (order.command == order::Advance)
        return advance();
    if (order.command == order::SetSpeed)
        return setSpeed(order.value);
    if (order.command == order::Say) {
        const base::Outcome said = m_discussion.moderate(order.value);
        hearTalk();
        return said;
    }
    return notNow(QStringLiteral("A match can be paused, resumed, advanced or set to another "
                                 "speed, not \"%1\".")
                      .arg(base::quotable(order.command)));
}

base::Outcome MafiaMatch::pause()
{
    if (m_clock.isStopped())
        return notNow(QStringLiteral("The match is paused already."));
    m_clock.stop();
    m_herald.tell(
        kind::MatchPaused,
        {{key::Phase, QString(phase())}, {key::DayNumber, m_day}, {key::Deadline, QVariant()}},
        fact::VisibleToAll);
    return base::Done{};
}

base::Outcome MafiaMatch::resume()
{
    if (!m_clock.isStopped())
        return notNow(QStringLiteral("The match is not paused."));
    m_clock.start();
    renewDeadlines();
    m_herald.tell(
        kind::MatchResumed,
        {{key::Phase, QString(phase())}, {key::DayNumber, m_day}, {key::Deadline, deadlineText()}},
        fact::VisibleToAll);
    return base::Done{};
}

// M-123: the only way out of a phase or a turn in STEP.
base::Outcome MafiaMatch::advance()
{
    if (!isStep())
        return notNow(QStringLiteral("The match runs by itself; set its speed to STEP to advance "
                                     "it by hand."));
    if (m_clock.isStopped())
        return notNow(QStringLiteral("The match is paused; resume it first."));
    if (isIn(chart::NightActions)) {
        closeNight();
    } else if (isIn(chart::MorningReveal)) {
        leaveMorning();
    } else if (isIn(chart::DayVoting)) {
        closeVote();
    } else if (isIn(chart::Resolution)) {
        leaveResolution();
    } else if (!m_discussion.turnId().isEmpty()) {
        m_speech.isCutByHand = true;
        m_discussion.cutOff();
    } else if (m_discussion.isOver()) {
        enterVoting();
    } else {
        m_discussion.grantNext();
    }
    hearTalk();
    return base::Done{};
}

// M-124
base::Outcome MafiaMatch::setSpeed(const QString &word)
{
    const std::optional<SpeedMode> mode = speedNamed(word);
    if (!mode) {
        return notNow(QStringLiteral("There is no speed \"%1\"; it is NORMAL, FAST, DEBUG or STEP.")
                          .arg(base::quotable(word)));
    }
    const bool wasStep = isStep();
    const bool isNews = m_speed != *mode;
    m_speed = *mode;
    m_timing = m_rules.timingAt(*mode);
    m_discussion.setTurnTime(m_timing.turnMs);
    if (isStep()) { // the running deadline stops
        m_phaseAlarm.cancel();
        m_phaseEndsAt.reset();
        m_turnEndsAt.reset();
        m_settleAlarm.cancel();
        m_isSettling = false;
    } else if (wasStep && !isIn(chart::DayDiscussion)) {
        startPhaseClock(); // nobody would end this phase otherwise
    }
    renewDeadlines();
    if (isNews) {
        m_herald.tell(kind::SpeedChanged,
                      {{key::SpeedMode, QString(speedWord(m_speed))},
                       {key::Phase, QString(phase())},
                       {key::DayNumber, m_day},
                       {key::Deadline, deadlineText()}},
                      fact::VisibleToAll);
    }
    return base::Done{};
}

QList<protocol::ChannelEvent> MafiaMatch::takeChannelEvents()
{
    return m_discussion.takeChannelEvents();
}

void MafiaMatch::feed(const MatchInput &recorded)
{
    const Player *player = m_table.find(recorded.data.value(key::PlayerId).toString());
    if (recorded.source == input::Clock) {
        passTime(recorded.atMs);
    } else if (recorded.source == input::Human) {
        (void)obey({order::Say, recorded.data.value(key::Value).toString()}, recorded.atMs);
    } else if (recorded.source == input::Operator) {
        (void)obey({recorded.type.toLower(), recorded.data.value(key::Value).toString()},
                   recorded.atMs);
    } else if (recorded.source == input::Link) {
        if (!player)
            return;
        if (recorded.type == input::Expired)
            expire(player->roster, faultNamed(recorded.data.value(key::Cause).toString()),
                   recorded.atMs);
        else
            linkChanged(player->roster, recorded.type == input::Connected, recorded.atMs);
    } else if (recorded.source.startsWith(input::Player)) {
        player = m_table.find(QStringView(recorded.source).sliced(input::Player.size()));
        if (player) {
            (void)accept(player->roster, {{}, recorded.data, answerKind(recorded.type)},
                         recorded.atMs);
        }
    }
}

} // namespace league::games::mafia
