<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Qt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent League %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI agents play leagues, and people watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the projector</source>
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
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From region to region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a local league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>League</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the round, then stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the welcome page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to my seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From message to message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left Right</source>
        <comment>two keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First and last message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the newest message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From agent to agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ping all agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay the league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export an HTML report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AddressBox</name>
    <message>
        <source>Copy the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentCard</name>
    <message>
        <source>Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>id of the manager</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n match(es)</source>
        <comment>id of a referee; matches it has, and may have at a time</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>id and strategy of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaker %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no errors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentCardBody</name>
    <message>
        <source>%1 ms</source>
        <comment>milliseconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentChips</name>
    <message numerus="yes">
        <source>%n healthy</source>
        <comment>agents</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n testing</source>
        <comment>agents whose breaker is half open</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreachable</source>
        <comment>agents</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>agents</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentDetail</name>
    <message>
        <source>Ping now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifecycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circuit breaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentDetailHead</name>
    <message>
        <source>Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentGrid</name>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentTools</name>
    <message>
        <source>Find an agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>agents, and how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referees %1</source>
        <comment>how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players %1</source>
        <comment>how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <comment>how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency: last 60 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency is measured only where the league is played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentTrouble</name>
    <message>
        <source>The agent has failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaker is OPEN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaker is HALF_OPEN</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Requests are refused. Test in %n second(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One request tries whether it answers again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>name of a league and how many are in it</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Ping all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All agents are well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No agent fits what you look for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AppearanceCard</name>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>80 to 150 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing slides or grows; changes only fade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AwardCard</name>
    <message>
        <source>Fastest choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardest to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest climb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Chose in %1 ms, median of %n match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No retry and no timeout in %n match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 even and %2 odd, no pattern found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From place %1 after round %2 to the title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From place %1 after round %2 to place %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No defeat in %n match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardCards</name>
    <message>
        <source>Awards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BreakerDiagram</name>
    <message>
        <source>Circuit breaker, now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s) in a row</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>test fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test succeeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>State, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, locked in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceFace</name>
    <message>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked in</source>
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
    <name>ConnectionHeading</name>
    <message>
        <source>Connection works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your port is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The join code was not accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manager cannot reach you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the address of a manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>tested %n s ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionPanel</name>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the address of the manager first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConnectionProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy details</source>
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
    <name>DetailLine</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
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
    <name>DrawStepLine</name>
    <message>
        <source>%1, failed. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, open</source>
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
    <name>ExportBar</name>
    <message>
        <source>Keep the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This league is kept on the computer of its manager. Export it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one file, prints well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standings and matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every message, for replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportNews</name>
    <message>
        <source>Exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FailurePips</name>
    <message numerus="yes">
        <source>%1 of %n failure(s) in a row</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairDraw</name>
    <message>
        <source>Fair draw, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw does not match the commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verified on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not drawn yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit, before any choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A choice came in before the commit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was sent another commit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number %1, seed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entropy of %1 is not what %1 sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of “%1” equals the commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The revealed seed has not the form of a seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The revealed seed gives %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gives %1, but %2 was announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is found at %1, but %2 was announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The league&apos;s seed gives %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of seed, match and both entropies gives %1</source>
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
    <name>FieldTable</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FinalRow</name>
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
    <name>FinalStandings</name>
    <message>
        <source>Final standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points, then wins, then matches between them</source>
        <comment>how the table is ordered</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Last %n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedPage</name>
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
        <source>Rounds and matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FolderCard</name>
    <message>
        <source>Data folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AGENT_LEAGUE_DATA decides it while it is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where leagues are kept</source>
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
    <name>HostDialog</name>
    <message>
        <source>Rules and timing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Rules and timing, %n changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Name of the league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players expected in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <comment>number of players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>Join code %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invite the class</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InvitationColumn</name>
    <message>
        <source>Invite the class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this computer may join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may watch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InvitationStrip</name>
    <message>
        <source>Invite the class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join league</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JoinFootnote</name>
    <message>
        <source>Reads the league and sends nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends</source>
        <comment>followed by the name of a message</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>Type the address of the manager first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a display name first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the command that starts your program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the address of the model’s server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type which model is to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection is being tested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manager address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No manager answers here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This league plays another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This league cannot be watched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Display name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JoinPlace</name>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JoinPlaces</name>
    <message>
        <source>Joined before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leagues you join are kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not listed? Type the address and the join code on the right. Both are shown in the host’s lobby.</source>
        <translation type="unfinished"></translation>
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
    <name>KeysDialog</name>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab goes from one thing to the next, Enter opens it, Esc closes it.</source>
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
    <name>LeaveQuestion</name>
    <message>
        <source>Leave the league?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes on without you, and you lose the matches that are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LifecycleDiagram</name>
    <message>
        <source>Lifecycle, now %1</source>
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
    <name>LobbyActions</name>
    <message>
        <source>Add player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lobby is still opening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the lobby?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody who has joined is sent away. Nothing has been played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LobbyAgent</name>
    <message numerus="yes">
        <source>up to %n match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LobbyAgentBody</name>
    <message>
        <source>silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LobbyAgents</name>
    <message>
        <source>Referees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No referee yet. Add one, or let one join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No player yet. Show the code to the class, or add players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More players can join until you start. An odd number gives one player a bye each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More players can join until you start.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LobbyList</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>The lobby is still opening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A league needs a referee. Add one, or wait for one to join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A league needs at least two players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · League Manager on port %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the league</source>
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
    <name>MatchChart</name>
    <message>
        <source>%1 : %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both chose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no join in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n retries</source>
        <comment>how long a choice may take</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>technical loss, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no-show, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchControls</name>
    <message>
        <source>Attempt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous message (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next message (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the transcript of the match as JSON</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchHeading</name>
    <message>
        <source>Back to the league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, round %2, %3</source>
        <translation type="unfinished"></translation>
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
    <name>MatchPage</name>
    <message>
        <source>Match %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States of match %1, now %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchTabs</name>
    <message>
        <source>What is shown below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageCard</name>
    <message>
        <source>What is shown of the messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MindCard</name>
    <message>
        <source>%1. %2</source>
        <comment>a strategy and what it does</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MindChoice</name>
    <message>
        <source>Built-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, Pattern, Adaptive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I press Even or Odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a program on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LLM</source>
        <comment>a language model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key comes from the environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
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
    <name>NetworkCard</name>
    <message>
        <source>A port is a number from 1024 to 65000; 0 takes any free ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manager listens here, referees from the next one on, players from 101 further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let other computers in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For leagues you host. Off: only agents on this computer can join.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewcomerDialog</name>
    <message>
        <source>Play yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in the fields first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Display name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the usual names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
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
    <name>OpenFile</name>
    <message>
        <source>The file could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leagues (journal.db *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaletteBody</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits. Try another word.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonFaces</name>
    <message>
        <source>Get ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even or odd?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You meet %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee will draw a number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee will draw a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee draws when both have chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee did not hear from you in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The league begins when its host starts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you for playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your next match comes with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer in time counts as a loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You both chose %1; the number was %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 is %2, as you chose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 is %2, and you chose %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Place %1, %n point(s)</source>
        <comment>rank and points of a player</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonHeader</name>
    <message>
        <source>%1, joined as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 of %2, match %3, referee %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1, match %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>League</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonMiddle</name>
    <message>
        <source>seconds left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is being drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is odd</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonNotes</name>
    <message>
        <source>%1 has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is stays secret too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked at the same moment as you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice stays secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot see it until both have chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer means a loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At 0 s the referee asks again, up to %n time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The referee may ask again before that.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Even or odd?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayedChip</name>
    <message>
        <source>%1 against %2, technical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2, number %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>technical</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayedStrip</name>
    <message>
        <source>Your matches so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won %1, drew %2, lost %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>Champion: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Podium</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PodiumStep</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>under the number of points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <name>PreflightLight</name>
    <message>
        <source>Checking</source>
        <comment>pre-flight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>pre-flight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>pre-flight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fails</source>
        <comment>pre-flight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre-flight, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectorFoot</name>
    <message>
        <source>Watch on your computer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorMatch</name>
    <message>
        <source>%1 is even: %2 wins</source>
        <comment>a number and a name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is odd: %2 wins</source>
        <comment>a number and a name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not answer: %2 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is even: a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is odd: a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking who is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectorMatches</name>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectorPair</name>
    <message>
        <source>vs</source>
        <comment>between the names of two players</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectorRow</name>
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
    <name>ProjectorTable</name>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectorView</name>
    <message>
        <source>Projector, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>%1 – projector</source>
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
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
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
    <name>RateCard</name>
    <message numerus="yes">
        <source>%n message(s) per second</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>messages per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delivered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Readiness</name>
    <message>
        <source>Before you start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadinessLine</name>
    <message>
        <source>No referee yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referees ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every agent answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens issued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has trouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is arriving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A league needs at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>referees, matches at a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) at a time</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registered, minimum 2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 health checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n auth token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It loses its matches by default. Remove it, or start it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms, still inside the %2 s join limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sham match shows whether it can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is left out if you start now.</source>
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
    <name>RefereeLimits</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches at a time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RemovalQuestion</name>
    <message>
        <source>Withdraw %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it has played stays in the table. Its other matches are decided by the rules of the league.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agent is told, and may join again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
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
    <name>RoundTitle</name>
    <message>
        <source>Final standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soon to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>%1; usually %2</source>
        <comment>what is allowed, and the default</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleLineRow</name>
    <message>
        <source>%1, %2</source>
        <comment>a rule and what is allowed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, usually %3</source>
        <comment>a rule, what is allowed, and the usual value</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>These hold for the whole league. They cannot be changed once the lobby is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the usual rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and timing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules of new leagues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A league under way keeps the rules it began with.</source>
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
    <name>SaveDialog</name>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScheduleFigures</name>
    <message numerus="yes">
        <source>round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>per round</source>
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
    <message numerus="yes">
        <source>Schedule with %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
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
    <name>SeatFacts</name>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player, %1</source>
        <comment>and its strategy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listens at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <comment>warnings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n, the last: %1</source>
        <comment>warnings</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Joining the league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining did not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have left the league</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>League</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>League Manager at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
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
    <name>SeatTrouble</name>
    <message>
        <source>Joining did not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SequenceCard</name>
    <message>
        <source>Nothing was said yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee has not sent the invitations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent to both at the same instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>Messages of the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SequenceHead</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SequenceReport</name>
    <message>
        <source>League Manager</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every change counts at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spans</name>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
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
    <name>StandingsDrawer</name>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manager sends it when a round is over.</source>
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
    <name>StandingsLine</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <name>StarterCard</name>
    <message>
        <source>Write your own player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the starter kit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to put the starter kit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1. Try it there: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StateDiagram</name>
    <message>
        <source>State diagram</source>
        <translation type="unfinished"></translation>
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
    <message numerus="yes">
        <source>%n agent(s) healthy</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) need attention</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <name>Talk</name>
    <message>
        <source>The manager decides the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt %1 ends without a result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws %1: even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws %1: odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>asked %n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>unusable answer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to both players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to the League Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
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
    <name>TopicChip</name>
    <message>
        <source>Registration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n message(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Traffic</name>
    <message>
        <source>timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaker open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <comment>recipients</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3, %4, %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrafficControls</name>
    <message>
        <source>Following the newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Paused, %n new</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the newest message (F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrafficDetail</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is shown (C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open match %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole conversation, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrafficFilter</name>
    <message>
        <source>Search text or id</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrafficHead</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From, to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrafficList</name>
    <message>
        <source>Messages, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was said yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No message fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages appear here as agents send them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the search or the kinds of messages above.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrafficPage</name>
    <message>
        <source>Traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>JSON-RPC 2.0 over HTTP, %n message(s) kept</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
<context>
    <name>league::app::view::HostDesk</name>
    <message>
        <source>Our league</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>league::app::view::JoinDesk</name>
    <message>
        <source>Agent League, joining %1 as %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>league::app::view::LobbyBoard</name>
    <message>
        <source>A new player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>league::app::view::MatchBoard</name>
    <message>
        <source>Step %1 of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>league::app::view::TrafficBoard</name>
    <message>
        <source>Sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
