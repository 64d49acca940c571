#include "app/replay/even_odd_rerun.h"

#include "agents/games/fact_names.h"
#include "agents/protocol/error_codes.h"
#include "agents/store/replay/even_odd_inputs.h"

#include <algorithm>
#include <array>

namespace league::app {

namespace {

using games::Fault;
using store::EvenOddInput;

std::optional<Fault> faultNamed(const QString &name)
{
    constexpr std::array all{Fault::NoShow,        Fault::Refused,     Fault::Timeout,
                             Fault::InvalidAnswer, Fault::Unreachable, Fault::UnusableAnswer,
                             Fault::ErrorAnswer};
    const auto found = std::find_if(
        all.begin(), all.end(), [&name](Fault fault) { return games::faultName(fault) == name; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

// The referee of a match that was played before.
class Table
{
public:
    Table(const games::Game &game, const store::ReplayHeader &header)
        : m_game(game),
          m_setup(setupOf(header)),
          m_here(m_setup.seats.size(), false),
          m_faults(m_setup.seats.size(), std::nullopt)
    {
    }

    base::Outcome take(const store::ReplayInput &input)
    {
        const base::Result<EvenOddInput> read = store::readEvenOddInput(input);
        if (!read)
            return read.failure();
        m_eventsBefore.append(m_events.size());
        m_input = input;
        m_input.accepted = true;
        m_input.errorCode.clear();
        const base::Outcome taken =
            read->what == EvenOddInput::What::Nothing ? ignore(input) : act(*read);
        m_inputs.append(m_input);
        return taken;
    }

    Rerun finish()
    {
        if (m_state && m_state->outcome())
            m_result = resultOf(m_setup, *m_state->outcome());
        return {store::inCausalOrder(m_inputs, m_eventsBefore, m_events), m_result};
    }

private:
    base::Outcome ignore(const store::ReplayInput &input)
    {
        m_input = input;
        return base::Done{};
    }

    base::Outcome act(const EvenOddInput &input)
    {
        const auto seat = std::find_if(
            m_setup.seats.begin(), m_setup.seats.end(),
            [&input](const games::Seat &s) { return s.player.text() == input.playerId; });
        if (seat == m_setup.seats.end()) {
            return base::Failure{
                QStringLiteral("%1 has no seat in this match.").arg(input.playerId)};
        }
        const auto index = static_cast<int>(std::distance(m_setup.seats.begin(), seat));
        std::optional<Fault> fault;
        if (input.what == EvenOddInput::What::Fault) {
            fault = faultNamed(input.fault);
            if (!fault) {
                return base::Failure{
                    QStringLiteral("Even or Odd has no input %1.").arg(input.fault)};
            }
        }
        if (m_state)
            play(index, input, fault);
        else if (input.what == EvenOddInput::What::Choice)
            return base::Failure{
                QStringLiteral("%1 chose before both had come.").arg(input.playerId)};
        else
            return invite(index, input, fault);
        return base::Done{};
    }

    base::Outcome invite(int seat, const EvenOddInput &input, std::optional<Fault> fault)
    {
        if (fault) {
            m_faults[seat] = fault;
        } else {
            m_setup.seats[seat].entropy = input.entropy;
            if (!input.accepts)
                m_faults[seat] = Fault::Refused;
        }
        m_here[seat] = true;
        if (m_here.contains(false))
            return base::Done{};
        const bool somebodyIsMissing = std::any_of(m_faults.begin(), m_faults.end(),
                                                   [](const auto &f) { return f.has_value(); });
        if (somebodyIsMissing)
            decideWithoutGame();
        else
            m_state = m_game.newMatch(m_setup);
        if (m_state || somebodyIsMissing)
            return base::Done{};
        return m_game.checkSetup(m_setup);
    }

    void play(int seat, const EvenOddInput &input, std::optional<Fault> fault)
    {
        if (fault) {
            m_state->expire(seat, *fault, m_input.tMs);
        } else {
            const base::Outcome taken = input.choice
                ? m_state->accept(seat, {.choice = *input.choice}, m_input.tMs)
                : base::Outcome(base::Failure{{}, protocol::error_code::InvalidParityChoice});
            if (!taken) {
                m_input.accepted = false;
                m_input.errorCode = taken.failure().code;
                m_state->expire(seat, Fault::InvalidAnswer, m_input.tMs);
            }
        }
        for (const games::GameEvent &event : m_state->takeEvents())
            m_events.append(eventOf(event));
    }

    void decideWithoutGame()
    {
        namespace fact = games::fact;
        const games::MatchOutcome outcome = m_game.noShow(m_setup, m_faults);
        games::GameEvent event;
        event.kind = QStringLiteral("MATCH_DECIDED");
        event.visibility = fact::VisibleToAll;
        event.facts = outcome.details;
        event.facts.insert(fact::Reason, outcome.reason);
        event.facts.insert(fact::Status, outcome.status);
        QVariantMap score;
        for (qsizetype seat = 0; seat < m_setup.seats.size(); ++seat)
            score.insert(m_setup.seats.at(seat).player.text(), outcome.points.at(seat));
        event.facts.insert(fact::Score, score);
        if (outcome.winner)
            event.facts.insert(fact::Winner, outcome.winner->text());
        m_events.append(eventOf(event));
        m_result = resultOf(m_setup, outcome);
    }

    const games::Game &m_game;
    games::MatchSetup m_setup;
    QList<bool> m_here; // the invitation has its answer, or never will
    QList<std::optional<Fault>> m_faults;
    std::unique_ptr<games::MatchState> m_state;
    store::ReplayInput m_input; // the one at hand
    QList<store::ReplayInput> m_inputs;
    QList<qint64> m_eventsBefore;
    QList<store::ReplayEvent> m_events;
    std::optional<store::ReplayResult> m_result;
};

} // namespace

base::Result<Rerun> rerunEvenOdd(const games::Game &game, const store::Replay &replay)
{
    // A match that did not begin has no seed to show.
    const games::MatchSetup setup = setupOf(replay.header);
    const base::Outcome checked =
        setup.seed.isEmpty() ? game.checkRules(setup.rules) : game.checkSetup(setup);
    if (!checked)
        return checked.failure();
    Table table(game, replay.header);
    for (const store::ReplayInput &input : replay.inputs()) {
        if (const base::Outcome taken = table.take(input); !taken) {
            return base::Failure{QStringLiteral("Input %1 cannot be handed in: %2")
                                     .arg(input.n)
                                     .arg(taken.failure().sentence)};
        }
    }
    return table.finish();
}

} // namespace league::app
