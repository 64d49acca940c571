// Turn channels.
#include "app/view/words/engine_sentences.h"

#include <QtGlobal>

namespace league::app::view {

namespace {

constexpr std::array Sentences{
    QT_TRANSLATE_NOOP("EngineWords", "The channel %1 is %2 already or for good."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is not a member of the channel %2; join it first."),
    QT_TRANSLATE_NOOP("EngineWords", "The channel %1 is closed."),
    QT_TRANSLATE_NOOP("EngineWords", "The channel is closed."),
    QT_TRANSLATE_NOOP("EngineWords", "The channel %1 is paused."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is in the channel already."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is disabled here; the operator has to enable it."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is offline already."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is not disabled."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "A turn of the channel %1 has not ended; end it before the order is made anew."),
    QT_TRANSLATE_NOOP("EngineWords", "The turn \"%1\" is not under way."),
    QT_TRANSLATE_NOOP("EngineWords", "The turn \"%1\" is over."),
    QT_TRANSLATE_NOOP("EngineWords", "The turn \"%1\" is not the current one."),
    QT_TRANSLATE_NOOP("EngineWords", "The turn \"%1\" has no draft."),
    QT_TRANSLATE_NOOP("EngineWords", "The turn \"%1\" does not wait for anything."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 has the turn; let it end, or skip it."),
    QT_TRANSLATE_NOOP("EngineWords", "A person has the floor; release it first."),
    QT_TRANSLATE_NOOP("EngineWords", "Nobody in this channel can have the turn now."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is not in the queue of this channel; add it first."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 has the turn already."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 does not wait."),
    QT_TRANSLATE_NOOP("EngineWords", "People may only watch in this channel."),
    QT_TRANSLATE_NOOP("EngineWords", "The message has no text."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The text is longer than the %1 characters that this channel takes."),
    QT_TRANSLATE_NOOP("EngineWords", "People cannot take the floor in this channel."),
    QT_TRANSLATE_NOOP("EngineWords", "Nobody has the floor; there is nothing to release."),
    QT_TRANSLATE_NOOP("EngineWords", "The order names %1 %2; name every member once at most."),
    QT_TRANSLATE_NOOP("EngineWords", "who is not in the channel"),
    QT_TRANSLATE_NOOP("EngineWords", "twice"),
    QT_TRANSLATE_NOOP("EngineWords", "There is no channel \"%1\"; list_channels names them."),
    QT_TRANSLATE_NOOP("EngineWords", "The channel %1 is full: it takes %2 members."),
    QT_TRANSLATE_NOOP("EngineWords", "Nobody is registered as \"%1\"."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The channel_id \"%1\" cannot be used: take letters, digits, \"-\", \"_\" "
                      "and \".\", at most 100."),
    QT_TRANSLATE_NOOP("EngineWords", "There is a channel %1 already; choose another id."),
    QT_TRANSLATE_NOOP("EngineWords", "There are %1 channels, and a manager keeps no more."),
    QT_TRANSLATE_NOOP("EngineWords", "A channel takes %1 members at most."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is offline; it can be added when it is back."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 sends more than %2 messages a second; slow down."),
    QT_TRANSLATE_NOOP("EngineWords", "turnConfig: \"%1\" must be %2."),
    QT_TRANSLATE_NOOP("EngineWords", "a whole number from %1 to %2"),
    QT_TRANSLATE_NOOP("EngineWords", "%1 cannot join the channel %2 at %3: %4"),
    QT_TRANSLATE_NOOP("EngineWords", "The agent answered with an error: %1"),
    QT_TRANSLATE_NOOP("EngineWords", "The agent could not be reached: %1"),
    QT_TRANSLATE_NOOP("EngineWords", "The orchestrator was restarted; the turn ended."),
    QT_TRANSLATE_NOOP("EngineWords", "Agent completed response without TURN_COMPLETE"),
    QT_TRANSLATE_NOOP("EngineWords", "It did not ask for its turn."),
    QT_TRANSLATE_NOOP("EngineWords", "It has registered again."),
    QT_TRANSLATE_NOOP("EngineWords", "The operator has removed it."),
};

} // namespace

EngineSentences channelSentences()
{
    return Sentences;
}

} // namespace league::app::view
