#include "tests/pictures/played_mafia.h"

#include "tests/support/mafia_match_lab.h"
#include "tests/support/replay_lab.h"
#include "tests/view/scripted_mafia_league.h"

namespace league::test {

namespace {

using namespace games;

constexpr quint64 Seed = 20;

// How long a player thinks: between one and four seconds, each time another time.
qint64 thinkingMs(const Question &question, qint64 nowMs)
{
    return 900 + (question.seat * 613 + nowMs / 7) % 3100;
}

MatchSetup tenPlayers()
{
    MatchSetup setup = MafiaMatchLab::setup({}, Seed);
    for (int seat = 0; seat < setup.seats.size(); ++seat)
        setup.seats[seat].displayName = ScriptedMafiaLeague::names().at(seat);
    return setup;
}

} // namespace

QList<store::Entry> playedMafia()
{
    const MatchSetup setup = tenPlayers();
    const Game *game = GameRegistry::find(u"mafia");
    const auto match = game->newMatch(setup);
    QList<GameEvent> events;
    qint64 now = 0;
    match->begin();
    while (!match->outcome()) {
        const QList<Question> pending = match->pending();
        const qint64 answered = pending.isEmpty() ? now : now + thinkingMs(pending.first(), now);
        if (pending.isEmpty() || match->dueMs().value_or(answered + 1) <= answered) {
            now = match->dueMs().value();
            match->passTime(now);
        } else {
            now = answered;
            const Question &question = pending.first();
            const auto seat = static_cast<quint64>(question.seat);
            const auto bot = game->makeBot(u"heuristic", seat + 1, setup.match,
                                           setup.seats.at(question.seat).player);
            (void)match->accept(question.seat, bot->answer(question), now);
        }
        events.append(match->takeEvents());
    }
    return journalOf(setup, *match, events);
}

} // namespace league::test
