// ScriptedMafia: the first days of a match of Mafia, written by hand from protocol.md §4.
//
// Owned by a test of the board or of its page. Ten players as the pictures show them; Noether dies
// in the first night, Zuse is voted out, the second night is saved, Hopper is accused. Each part
// adds its entries; entries() is a journal with the league around it.
#pragma once

#include "tests/view/scripted_mafia_events.h"

namespace league::test {

class ScriptedMafia : public ScriptedMafiaEvents
{
public:
    // Everything up to and including the first night and day.
    void firstCycle()
    {
        deal();
        phase("NIGHT_ACTIONS", "MORNING_REVEAL", 0, 1, 30'000);
        pass(4'000);
        act("Boole", "KILL", "Noether");
        team({kill("Boole", "Noether")}, "provisional");
        act("Gauss", "KILL", "Noether");
        team({kill("Boole", "Noether"), kill("Gauss", "Noether")}, "majority");
        act("Zuse", "KILL", "Noether");
        act("Curie", "PROTECT", "Curie");
        act("Hopper", "INVESTIGATE", "Boole");
        investigated("Boole", true);
        pass(5'000);
        phase("MORNING_REVEAL", "DAY_DISCUSSION", 1, 1, 3'000);
        event("NIGHT_RESOLVED",
              {{"night_number", 1},
               {"killed", JsonObject{{"player_id", id("Noether")}}},
               {"prevented", false},
               {"_observer",
                JsonObject{{"kill_target", id("Noether")},
                           {"kill_decision", "majority"},
                           {"protect_target", id("Curie")}}}});
        dies("Noether", "night", false);
        pass(3'000);
        phase("DAY_DISCUSSION", "DAY_VOTING", 1, 1);
        turn("Gauss", 0, {"Gauss", "Hopper", "Turing"});
        chunk("Gauss", "AGENT_THINK_CHUNK", "Zuse is lost, but I look loyal.");
        chunk("Gauss", "AGENT_SAY_CHUNK", "I trust Zuse.");
        states("Gauss", 0, "I trust Zuse.",
               {JsonObject{{"act", "DEFEND"}, {"target_id", id("Zuse")}}});
        turn("Hopper", 1, {"Gauss", "Hopper", "Turing"});
        chunk("Hopper", "AGENT_SAY_CHUNK", "I do not. Zuse it is.");
        states("Hopper", 1, "I do not. Zuse it is.",
               {JsonObject{{"act", "ACCUSE"}, {"target_id", id("Zuse")}, {"strength", 2}}});
        pass(20'000);
        phase("DAY_VOTING", "RESOLUTION", 1, 1, 15'000);
        for (const char *voter : {"Ada", "Curie", "Euler", "Hopper", "Turing"})
            votes(voter, "Zuse");
        pass(6'000);
        event("VOTE_RESULT",
              {{"day_number", 1},
               {"eliminated", id("Zuse")},
               {"votes",
                JsonArray{JsonObject{{"voter_id", id("Ada")}, {"target_id", id("Zuse")}},
                          JsonObject{{"voter_id", id("Hopper")}, {"target_id", id("Zuse")}}}},
               {"tied", JsonArray()}});
        phase("RESOLUTION", "NIGHT_ACTIONS", 1, 1);
        dies("Zuse", "vote", true);
    }
    // The second night, as far as picture 07a has it.
    void secondNight()
    {
        phase("NIGHT_ACTIONS", "MORNING_REVEAL", 1, 2, 30'000);
        pass(4'100);
        act("Boole", "KILL", "Hopper");
        team({kill("Boole", "Hopper")}, "provisional");
        pass(2'700);
        act("Curie", "PROTECT", "Hopper");
        pass(2'500);
        act("Hopper", "INVESTIGATE", "Gauss");
        investigated("Gauss", true);
        pass(3'700);
    }
    // Its end, and the discussion of picture 07b.
    void secondDiscussion()
    {
        act("Gauss", "KILL", "Hopper",
            "If we take Hopper tonight, the Sheriff never reports on me.");
        team({kill("Boole", "Hopper"), kill("Gauss", "Hopper")}, "majority");
        phase("MORNING_REVEAL", "DAY_DISCUSSION", 2, 2, 3'000);
        event("NIGHT_RESOLVED",
              {{"night_number", 2},
               {"killed", JsonValue()},
               {"prevented", true},
               {"_observer",
                JsonObject{{"kill_target", id("Hopper")},
                           {"kill_decision", "majority"},
                           {"protected", id("Hopper")},
                           {"protect_target", id("Hopper")}}}});
        pass(3'000);
        phase("DAY_DISCUSSION", "DAY_VOTING", 2, 2);
        const QStringList order{"Curie",  "Euler",  "Fermi", "Gauss",
                                "Hopper", "Turing", "Ada",   "Boole"};
        turn("Curie", 0, order);
        chunk("Curie", "AGENT_THINK_CHUNK", "I protected Hopper. Keep quiet about it.");
        states("Curie", 0, "Nobody died. Someone chose well last night.");
        turn("Euler", 1, order);
        states("Euler", 1, "Zuse was mafia, so who defended Zuse? Gauss did.",
               {JsonObject{{"act", "ACCUSE"}, {"target_id", id("Gauss")}, {"strength", 1}}});
        turn("Fermi", 2, order);
        states("Fermi", 2, "Agreed. I want to hear from Gauss.");
        turn("Gauss", 3, order);
        chunk("Gauss", "AGENT_THINK_CHUNK", "Push this towards Hopper before the vote.");
        states("Gauss", 3, "I misread Zuse. So did half the table.");
        turn("Hopper", 4, order);
        chunk("Hopper", "AGENT_THINK_CHUNK", "My check said Boole is mafia. ");
        chunk("Hopper", "AGENT_THINK_CHUNK", "If I claim Sheriff now I am the next target.");
        chunk("Hopper", "AGENT_SAY_CHUNK",
              "Ask Boole what happened on night 1. I have a reason to ask, ");
        chunk("Hopper", "AGENT_SAY_CHUNK", "and I think the Doctor knows it too.");
        pass(6'000);
    }
    // The vote of picture 07c.
    void secondVote()
    {
        states("Hopper", 4, "Ask Boole what happened on night 1.");
        claims("Hopper", "sheriff");
        phase("DAY_VOTING", "RESOLUTION", 2, 2, 16'000);
        votes("Turing", "Euler");
        votes("Ada", "Boole");
        votes("Curie", "Boole");
        votes("Boole", "Hopper");
        votes("Hopper", "Boole");
        votes("Gauss", "Hopper");
        votes("Turing", "Boole");
        pass(10'000);
    }
    // Boole and then Gauss are voted out, and the town has won.
    void toTheEnd()
    {
        result(2, "Boole", {"Ada", "Curie", "Hopper", "Turing"});
        phase("NIGHT_ACTIONS", "MORNING_REVEAL", 2, 3, 30'000);
        pass(2'400);
        act("Gauss", "KILL", "Hopper", "Now it is Hopper or me.");
        team({kill("Gauss", "Hopper")}, "majority");
        act("Curie", "PROTECT", "Ada", "Not Hopper again, the rules say.");
        act("Hopper", "INVESTIGATE", "Ada");
        investigated("Ada", false);
        phase("MORNING_REVEAL", "DAY_DISCUSSION", 3, 3, 3'000);
        event("NIGHT_RESOLVED",
              {{"night_number", 3},
               {"killed", JsonObject{{"player_id", id("Hopper")}}},
               {"prevented", false},
               {"_observer",
                JsonObject{{"kill_target", id("Hopper")},
                           {"kill_decision", "single"},
                           {"protect_target", id("Ada")}}}});
        dies("Hopper", "night", false);
        pass(3'000);
        phase("DAY_DISCUSSION", "DAY_VOTING", 3, 3);
        const QStringList order{"Gauss", "Ada"};
        turn("Gauss", 0, order);
        chunk("Gauss", "AGENT_THINK_CHUNK", "A bold claim is all that is left.");
        states("Gauss", 0, "I am the Sheriff, and Euler is mafia.",
               {JsonObject{{"act", "ACCUSE"}, {"target_id", id("Euler")}, {"strength", 3}}});
        claims("Gauss", "sheriff");
        turn("Ada", 1, order);
        chunk("Ada", "AGENT_THINK_CHUNK", "Two sheriffs, and the true one is dead.");
        states("Ada", 1, "Hopper was the Sheriff. It is Gauss.",
               {JsonObject{{"act", "ACCUSE"}, {"target_id", id("Gauss")}, {"strength", 3}}});
        pass(9'000);
        phase("DAY_VOTING", "RESOLUTION", 3, 3, 15'000);
        votes("Gauss", "Euler");
        votes("Turing", "Euler");
        for (const char *voter : {"Ada", "Curie", "Euler", "Turing"})
            votes(voter, "Gauss");
        votes("Fermi", nullptr);
        pass(4'000);
        result(3, "Gauss", {"Ada", "Curie", "Euler", "Turing"});
        ends("town");
    }
};

} // namespace league::test
