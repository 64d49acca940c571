// The conversation that picture 08 shows, for tests and pictures of the channel's page.
#pragma once

#include "tests/view/scripted_channel.h"

namespace league::test {

// The conversation of picture 08, up to the moment that it shows.
inline void playPicture(ScriptedChannel &stage)
{
    for (const char *name : {"architect", "coder", "tester", "pm", "scribe", "reviewer"})
        stage.join(QLatin1String(name));
    const auto everybody = [&](int rounds) {
        for (int turn = 0; turn < rounds; ++turn) {
            stage.clock.advance(4s);
            stage.complete();
        }
    };
    everybody(16); // two cycles and a half in silence would pause the channel
    stage.clock.advance(6s);
    stage.complete(QStringLiteral("Cycle 3 in one line: a repeated invitation is safe, because the "
                                  "join reply carries the match id."));
    stage.clock.advance(3s);
    stage.complete();
    stage.clock.advance(3s);
    stage.complete(QStringLiteral("I would start with the table of states."));
    (void)stage.room.disable(stage.id(QStringLiteral("scribe")));
    (void)stage.room.enable(stage.id(QStringLiteral("scribe")));
    stage.clock.advance(60s); // the coder runs out of time
    stage.clock.advance(31s);
    stage.complete(
        QStringLiteral("I can test it with a player that answers after 6 s. Expected: one "
                       "repeat, then it joins."));
    stage.clock.advance(4s);
    stage.post(
        QStringLiteral("Goal for this cycle: a referee invites a player again once before it "
                       "cancels the match."));
    stage.wait(protocol::WaitFor::External, QStringLiteral("for the rule sheet"), 60);
    stage.clock.advance(10s);
    stage.room.memberLost(stage.id(QStringLiteral("reviewer")),
                          {QStringLiteral("heartbeat"), 3, QStringLiteral("connection refused")});
    stage.clock.advance(4s);
    stage.stream(
        QStringLiteral("Then the repeat stays inside WAITING_FOR_PLAYERS: two invitations, "
                       "5 s each, "));
    stage.board.say(QStringLiteral("Keep the 5 s join limit as it is."));
    stage.clock.advance(4s);
    stage.stream(QStringLiteral("and only then CANCELLED. The state list does not change."));
    stage.tell();
}

} // namespace league::test
