<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AgentCard</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>id of the manager</comment>
        <translation>
            <numerusform>%1, %n player</numerusform>
            <numerusform>%1, %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n match(es)</source>
        <comment>id of a referee; matches it has, and may have at a time</comment>
        <translation>
            <numerusform>%1, %2 of %n match</numerusform>
            <numerusform>%1, %2 of %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentCardBody</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentChips</name>
    <message numerus="yes">
        <source>%n healthy</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n healthy</numerusform>
            <numerusform>%n healthy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n testing</source>
        <comment>agents whose breaker is half open</comment>
        <translation>
            <numerusform>%n testing</numerusform>
            <numerusform>%n testing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreachable</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n unreachable</numerusform>
            <numerusform>%n unreachable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentTrouble</name>
    <message numerus="yes">
        <source>Requests are refused. Test in %n second(s).</source>
        <translation>
            <numerusform>Requests are refused. Test in %n second.</numerusform>
            <numerusform>Requests are refused. Test in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>name of a league and how many are in it</comment>
        <translation>
            <numerusform>%1, %n agent</numerusform>
            <numerusform>%1, %n agents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardCard</name>
    <message numerus="yes">
        <source>Chose in %1 ms, median of %n match(es)</source>
        <translation>
            <numerusform>Chose in %1 ms, median of %n match</numerusform>
            <numerusform>Chose in %1 ms, median of %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No retry and no timeout in %n match(es)</source>
        <translation>
            <numerusform>No retry and no timeout in %n match</numerusform>
            <numerusform>No retry and no timeout in %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n win in a row</numerusform>
            <numerusform>%n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No defeat in %n match(es)</source>
        <translation>
            <numerusform>No defeat in %n match</numerusform>
            <numerusform>No defeat in %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BreakerDiagram</name>
    <message numerus="yes">
        <source>%n failure(s) in a row</source>
        <translation>
            <numerusform>%n failure in a row</numerusform>
            <numerusform>%n failures in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChannelActions</name>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>a channel</comment>
        <translation>
            <numerusform>%1, %n agent</numerusform>
            <numerusform>%1, %n agents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChannelFacts</name>
    <message numerus="yes">
        <source>%n agent(s) online</source>
        <translation>
            <numerusform>%n agent online</numerusform>
            <numerusform>%n agents online</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offline</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n offline</numerusform>
            <numerusform>%n offline</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChannelPage</name>
    <message numerus="yes">
        <source>%n agent(s), paused</source>
        <translation>
            <numerusform>%n agent, paused</numerusform>
            <numerusform>%n agents, paused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s), one speaks at a time</source>
        <translation>
            <numerusform>%n agent, one speaks at a time</numerusform>
            <numerusform>%n agents, one speaks at a time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message numerus="yes">
        <source>Too long: the channel takes %n character(s).</source>
        <translation>
            <numerusform>Too long: the channel takes %n character.</numerusform>
            <numerusform>Too long: the channel takes %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionHeading</name>
    <message numerus="yes">
        <source>tested %n s ago</source>
        <translation>
            <numerusform>tested %n s ago</numerusform>
            <numerusform>tested %n s ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DashboardPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n referee</numerusform>
            <numerusform>%n referees</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message numerus="yes">
        <source>The league started: %n player(s)</source>
        <translation>
            <numerusform>The league started: %n player</numerusform>
            <numerusform>The league started: %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 announced to %n player(s)</source>
        <translation>
            <numerusform>Round %1 announced to %n player</numerusform>
            <numerusform>Round %1 announced to %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FailurePips</name>
    <message numerus="yes">
        <source>%1 of %n failure(s) in a row</source>
        <translation>
            <numerusform>%1 of %n failure in a row</numerusform>
            <numerusform>%1 of %n failures in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalStandings</name>
    <message numerus="yes">
        <source>Last %n round(s)</source>
        <translation>
            <numerusform>Last %n round</numerusform>
            <numerusform>Last %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s)</source>
        <translation>
            <numerusform>All %n round</numerusform>
            <numerusform>All %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedPage</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gain</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeardLeague</name>
    <message numerus="yes">
        <source>%1 of %n player(s)</source>
        <comment>how many have come</comment>
        <translation>
            <numerusform>%1 of %n player</numerusform>
            <numerusform>%1 of %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message numerus="yes">
        <source>Rules and timing, %n changed</source>
        <translation>
            <numerusform>Rules and timing, %n changed</numerusform>
            <numerusform>Rules and timing, %n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyAgent</name>
    <message numerus="yes">
        <source>up to %n match(es)</source>
        <translation>
            <numerusform>up to %n match</numerusform>
            <numerusform>up to %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MafiaCardFacts</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MafiaSeat</name>
    <message numerus="yes">
        <source>%n vote(s), leading</source>
        <translation>
            <numerusform>%n vote, leading</numerusform>
            <numerusform>%n votes, leading</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message numerus="yes">
        <source>%1, %n second(s) left</source>
        <comment>a match and its state</comment>
        <translation>
            <numerusform>%1, %n second left</numerusform>
            <numerusform>%1, %n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchChart</name>
    <message numerus="yes">
        <source>%1, %n retries</source>
        <comment>how long a choice may take</comment>
        <translation>
            <numerusform>%1, %n retry</numerusform>
            <numerusform>%1, %n retries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModeSentence</name>
    <message numerus="yes">
        <source>%n message(s) held</source>
        <translation>
            <numerusform>%n message held</numerusform>
            <numerusform>%n messages held</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonFaces</name>
    <message numerus="yes">
        <source>Place %1, %n point(s)</source>
        <comment>rank and points of a player</comment>
        <translation>
            <numerusform>Place %1, %n point</numerusform>
            <numerusform>Place %1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonNotes</name>
    <message numerus="yes">
        <source>At 0 s the referee asks again, up to %n time(s).</source>
        <translation>
            <numerusform>At 0 s the referee asks again, up to %n time.</numerusform>
            <numerusform>At 0 s the referee asks again, up to %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PodiumStep</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>under the number of points</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorFoot</name>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 of %n match</numerusform>
            <numerusform>%1 of %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorInvitation</name>
    <message numerus="yes">
        <source>%n player(s) are here</source>
        <translation>
            <numerusform>%n player is here</numerusform>
            <numerusform>%n players are here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RailItem</name>
    <message numerus="yes">
        <source>%1, %n need attention</source>
        <translation>
            <numerusform>%1, %n needs attention</numerusform>
            <numerusform>%1, %n need attention</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RateCard</name>
    <message numerus="yes">
        <source>%n message(s) per second</source>
        <translation>
            <numerusform>%n message per second</numerusform>
            <numerusform>%n messages per second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadinessLine</name>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n referee</numerusform>
            <numerusform>%n referees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) at a time</source>
        <translation>
            <numerusform>%n match at a time</numerusform>
            <numerusform>%n matches at a time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registered, minimum 2</source>
        <translation>
            <numerusform>%n registered, minimum 2</numerusform>
            <numerusform>%n registered, minimum 2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n auth token(s)</source>
        <translation>
            <numerusform>%n auth token</numerusform>
            <numerusform>%n auth tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n pt(s)</source>
        <comment>champion and points</comment>
        <translation>
            <numerusform>%1, %n pt</numerusform>
            <numerusform>%1, %n pts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScheduleFigures</name>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>round</numerusform>
            <numerusform>rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <translation>
            <numerusform>match</numerusform>
            <numerusform>matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule with %n player(s)</source>
        <translation>
            <numerusform>Schedule with %n player</numerusform>
            <numerusform>Schedule with %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatFacts</name>
    <message numerus="yes">
        <source>%n, the last: %1</source>
        <comment>warnings</comment>
        <translation>
            <numerusform>%n, the last: %1</numerusform>
            <numerusform>%n, the last: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatSpeech</name>
    <message numerus="yes">
        <source>At most %n character(s).</source>
        <translation>
            <numerusform>At most %n character.</numerusform>
            <numerusform>At most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>characters</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatTrouble</name>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>Reconnecting in %n s</numerusform>
            <numerusform>Reconnecting in %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SequenceCard</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsLine</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n played</numerusform>
            <numerusform>%n played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n point</numerusform>
            <numerusform>%1, %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message numerus="yes">
        <source>%n agent(s) healthy</source>
        <translation>
            <numerusform>%n agent healthy</numerusform>
            <numerusform>%n agents healthy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) need attention</source>
        <translation>
            <numerusform>%n agent needs attention</numerusform>
            <numerusform>%n agents need attention</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopQuestion</name>
    <message numerus="yes">
        <source>%n finished match(es) are kept. The league can go on later from here.</source>
        <translation>
            <numerusform>%n finished match is kept. The league can go on later from here.</numerusform>
            <numerusform>%n finished matches are kept. The league can go on later from here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message numerus="yes">
        <source>%n player(s) at the table</source>
        <translation>
            <numerusform>%n player at the table</numerusform>
            <numerusform>%n players at the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message numerus="yes">
        <source>asked %n time(s)</source>
        <translation>
            <numerusform>asked %n time</numerusform>
            <numerusform>asked %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message numerus="yes">
        <source>%n new</source>
        <comment>messages</comment>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TallyLine</name>
    <message numerus="yes">
        <source>%1, %n vote(s), leading</source>
        <translation>
            <numerusform>%1, %n vote, leading</numerusform>
            <numerusform>%1, %n votes, leading</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n vote(s)</source>
        <translation>
            <numerusform>%1, %n vote</numerusform>
            <numerusform>%1, %n votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopicChip</name>
    <message numerus="yes">
        <source>%1, %n message(s)</source>
        <translation>
            <numerusform>%1, %n message</numerusform>
            <numerusform>%1, %n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Traffic</name>
    <message numerus="yes">
        <source>all %n</source>
        <comment>recipients</comment>
        <translation>
            <numerusform>all %n</numerusform>
            <numerusform>all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrafficControls</name>
    <message numerus="yes">
        <source>Paused, %n new</source>
        <translation>
            <numerusform>Paused, %n new</numerusform>
            <numerusform>Paused, %n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrafficPage</name>
    <message numerus="yes">
        <source>JSON-RPC 2.0 over HTTP, %n message(s) kept</source>
        <translation>
            <numerusform>JSON-RPC 2.0 over HTTP, %n message kept</numerusform>
            <numerusform>JSON-RPC 2.0 over HTTP, %n messages kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchTrouble</name>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>Reconnecting in %n s</numerusform>
            <numerusform>Reconnecting in %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomeHero</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n referee</numerusform>
            <numerusform>%n referees</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>league::app::view::TrafficBoard</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
</TS>
