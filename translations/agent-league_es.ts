<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Chip</name>
    <message>
        <source>State, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrosstableCell</name>
    <message>
        <source>%1, live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0t technical loss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DashboardPage</name>
    <message>
        <source>Round %1 of %2, %3 of %4 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiagramNode</name>
    <message>
        <source>State, %1, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State, %1, passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State, %1, not reached</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The league pauses after the matches under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The league goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step further</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The league stops after this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The League Manager listens at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The league was taken up again at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joined as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The league started: %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 announced to %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 invited to %2, %3 s to join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 locked a choice in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entered %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is %3, %4 beats %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is %3, a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: technical loss of %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer of %1 was rejected: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 starts over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of the league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not answer; its matches go elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings sent after round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the league</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldBox</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormMarks</name>
    <message>
        <source>Form: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form: nothing played yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gain</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JsonView</name>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeagueControls</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeagueProgress</name>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Points over rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Logo</name>
    <message>
        <source>Agent League</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LowerTabs</name>
    <message>
        <source>What to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points over rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – Agent League</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent League</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>the time</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchArea</name>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n second(s) left</source>
        <comment>a match and its state</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vs</source>
        <comment>between two players</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchMiddle</name>
    <message>
        <source>of %1 s</source>
        <comment>seconds that a deadline allows</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModalHeader</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberTile</name>
    <message>
        <source>%1, even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, odd</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Points over rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Navigation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RailItem</name>
    <message numerus="yes">
        <source>%1, %n need attention</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RailPlaces</name>
    <message>
        <source>League</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>up %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentPanel</name>
    <message>
        <source>Recent leagues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No leagues yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start one on this computer. It takes one click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow a league on this network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>%1 of %2 matches safe</source>
        <comment>of an interrupted league</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today %1</source>
        <comment>time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, interrupted. %2. Resume</source>
        <comment>name of a league, what is safe</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume, R%1 of %2</source>
        <comment>round</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused, R%1 of %2</source>
        <comment>round</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n pt(s)</source>
        <comment>champion and points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultLegend</name>
    <message>
        <source>Win 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technical loss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultMark</name>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Time left, %1 of %2 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundCell</name>
    <message>
        <source>Round %1, %2, %3 of %4 matches done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>short for round</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundStrip</name>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scroller</name>
    <message>
        <source>Scroll bar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Moment of the replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatStatus</name>
    <message>
        <source>technical win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not invited yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invited…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StageBars</name>
    <message>
        <source>Stage %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingsHead</name>
    <message>
        <source>Last 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <comment>matches won</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <comment>matches drawn</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <comment>matches lost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <comment>matches played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, head of a column</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message>
        <source>League Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>League finished</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StopQuestion</name>
    <message>
        <source>Stop the league?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es) are kept. The league can go on later from here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stop league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThinkBubble</name>
    <message>
        <source>observers only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toaster</name>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TravelNote</name>
    <message>
        <source>The league as it was after round %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomeDoor</name>
    <message>
        <source>%1, %2</source>
        <comment>a button and what it does</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomeDoors</name>
    <message>
        <source>Host a league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lobby the class can join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring an agent, or play yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run matches for a league.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow a league live or replay it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomeFoot</name>
    <message>
        <source>Agent League %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works offline. Results stay on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomeHero</name>
    <message>
        <source>Run a local league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One League Manager, the referees and the players all start on this computer. Nothing to set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rounds, matches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Run a local league, Even/Odd, %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or connect with others</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomeTop</name>
    <message>
        <source>Agent League</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Random</source>
        <comment>strategy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adaptive</source>
        <comment>strategy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>strategy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always even</source>
        <comment>strategy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always odd</source>
        <comment>strategy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternating</source>
        <comment>strategy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human</source>
        <comment>strategy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Script</source>
        <comment>strategy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LLM</source>
        <comment>strategy: a language model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even/Odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mafia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>minutes, seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>league::app::view::Desk</name>
    <message>
        <source>Local league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The league stopped after round %1. It can go on at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operator has withdrawn %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
