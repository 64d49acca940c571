// Leagues, their rules and what the operator orders.
#include "app/view/words/engine_sentences.h"

#include <QtGlobal>

namespace league::app::view {

namespace {

constexpr std::array Sentences{
    QT_TRANSLATE_NOOP("EngineWords", "There is no rule \"%1\". Did you mean %2?"),
    QT_TRANSLATE_NOOP("EngineWords", "The rule %1 cannot be \"%2\". Allowed: %3."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 to %2"),
    QT_TRANSLATE_NOOP("EngineWords", "%1 or %2"),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "The draw range %1 to %2 is empty. Set draw_range.min to at most draw_range.max."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The draw range %1 to %2 holds %3 even and %4 odd numbers, so even is "
                      "likelier. 1 to 10 is balanced."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The draw range %1 to %2 holds %3 even and %4 odd numbers, so odd is "
                      "likelier. 1 to 10 is balanced."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "With draw_source seeded anyone who knows the league's seed can foresee "
                      "every number. Use it for demos and tests."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "With trust_source_address anybody on a player's machine can answer for it. "
                      "Use it only for agents that never send their token."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "The join link cannot be used: %1. Ask whoever runs the league for a new one."),
    QT_TRANSLATE_NOOP("EngineWords", "it is too long"),
    QT_TRANSLATE_NOOP("EngineWords", "it does not ask to join a league"),
    QT_TRANSLATE_NOOP("EngineWords", "it names no manager"),
    QT_TRANSLATE_NOOP("EngineWords", "it has characters that nobody can type"),
    QT_TRANSLATE_NOOP("EngineWords", "its address cannot be one of a manager"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "A league is played in this window, and joining another would end it. Leave "
                      "it first, then open the link again."),
    QT_TRANSLATE_NOOP("EngineWords", "The league has already started; it is in state %1."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "A league needs at least 1 referee and 2 players; %1 and %2 are registered."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The league is in state %1; only a running one can be steered."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The league was interrupted and waits for its agents; give the order again "
                      "when it goes on."),
    QT_TRANSLATE_NOOP("EngineWords", "The operator has withdrawn %1."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "%1 cannot be removed any more: the league has started. A player can be withdrawn."),
    QT_TRANSLATE_NOOP("EngineWords", "Nobody in this league is called %1."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is withdrawn already."),
    QT_TRANSLATE_NOOP("EngineWords", "There is no player %1."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 did not come to %2 matches in a row and does not answer."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 has missed %2 heartbeats."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "%1 took a match and has not reported it in the time a match can take."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "%1 understands none of the ways to give it a match (%2), and does not ask "
                      "for its matches. Try it with: agent-league check %3 --as referee"),
    QT_TRANSLATE_NOOP("EngineWords", "none was tried"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "No match can begin now: all of this round are under way or over."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is not being played and does not wait to be."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is not being played here."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is not being played."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is not in play, so it cannot be steered."),
    QT_TRANSLATE_NOOP("EngineWords", "The match is over."),
    QT_TRANSLATE_NOOP("EngineWords", "The match is paused already."),
    QT_TRANSLATE_NOOP("EngineWords", "The match is not paused."),
    QT_TRANSLATE_NOOP("EngineWords", "The match is paused; resume it first."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The match runs by itself; set its speed to STEP to advance it by hand."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "%1 did not answer, so nobody knows whether %2 obeys; look at the match and "
                      "give the order again."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "Nothing can be changed: the vote or the night is over, or you have not answered yet."),
    QT_TRANSLATE_NOOP("EngineWords", "This change is not possible: %1. Your answer before stands."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The referee did not take the change, so your answer before stands: %1"),
    QT_TRANSLATE_NOOP("EngineWords", "The vote is over; the voice came too late."),
    QT_TRANSLATE_NOOP("EngineWords", "The night is over; the action came too late."),
    QT_TRANSLATE_NOOP("EngineWords", "The manager was restarted."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 was restarted and has lost the match."),
    QT_TRANSLATE_NOOP("EngineWords", "The operator ended the match: %1"),
    QT_TRANSLATE_NOOP("EngineWords", "The operator ended the match."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "%1 does not run in this program; only whoever started it can restart it."),
    QT_TRANSLATE_NOOP("EngineWords", "There is no strategy \"%1\". Known are: %2."),
    QT_TRANSLATE_NOOP("EngineWords", "There is no voice \"%1\". Known are: %2."),
    QT_TRANSLATE_NOOP("EngineWords", "The league is over; there is nothing to choose."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "No referee is asking for a choice right now; call wait_for_turn until it is your turn."),
    QT_TRANSLATE_NOOP("EngineWords", "No choice is asked for in match %1; your turn is in %2."),
    QT_TRANSLATE_NOOP("EngineWords", "This is the last call. Without an answer to it, %1"),
    QT_TRANSLATE_NOOP("EngineWords", "Without an answer to this call or %1, %2"),
    QT_TRANSLATE_NOOP("EngineWords", "the one after it"),
    QT_TRANSLATE_NOOP("EngineWords", "the %1 after it"),
    QT_TRANSLATE_NOOP("EngineWords", "the match is cancelled and does not count."),
    QT_TRANSLATE_NOOP("EngineWords", "the match is a technical loss."),
    QT_TRANSLATE_NOOP("EngineWords", "The answer is not asked for again: %1"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "%1 chose \"%2\", which is neither \"even\" nor \"odd\". Only these two "
                      "words are valid, so the match is lost."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The answer is for %1 of %2 (attempt %3), not for this question."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The answer is for %1 of %2 (attempt %3), not for this invitation."),
};

} // namespace

EngineSentences leagueSentences()
{
    return Sentences;
}

} // namespace league::app::view
