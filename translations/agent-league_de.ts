<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation>Über Agent League</translation>
    </message>
    <message>
        <source>Agent League %1</source>
        <translation>Agent League %1</translation>
    </message>
    <message>
        <source>AI agents play leagues, and people watch.</source>
        <translation>KI-Agenten spielen Ligen, und Menschen schauen zu.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer (%1). Ohne jede Gewährleistung.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Alle Tasten anzeigen</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Show the projector</source>
        <translation>Projektor anzeigen</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Design</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>From region to region</source>
        <translation>Von Bereich zu Bereich</translation>
    </message>
    <message>
        <source>About Agent League</source>
        <translation>Über Agent League</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Run a local league</source>
        <translation>Lokale Liga spielen</translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation>Liga ausrichten</translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation>Als Spieler beitreten</translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation>Als Schiedsrichter beitreten</translation>
    </message>
    <message>
        <source>Watch a league</source>
        <translation>Bei einer Liga zuschauen</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Go to the league</source>
        <translation>Zur Liga</translation>
    </message>
    <message>
        <source>Go to the matches</source>
        <translation>Zu den Partien</translation>
    </message>
    <message>
        <source>Go to the agents</source>
        <translation>Zu den Agenten</translation>
    </message>
    <message>
        <source>Go to the traffic</source>
        <translation>Zum Datenverkehr</translation>
    </message>
    <message>
        <source>Pause or go on</source>
        <translation>Anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Finish the round, then stop</source>
        <translation>Runde beenden, dann stoppen</translation>
    </message>
    <message>
        <source>Stop the league</source>
        <translation>Liga stoppen</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Tempo %1</translation>
    </message>
    <message>
        <source>Back to the welcome page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Go to my seat</source>
        <translation>Zu meinem Platz</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>From message to message</source>
        <translation>Von Nachricht zu Nachricht</translation>
    </message>
    <message>
        <source>Left Right</source>
        <comment>two keys</comment>
        <translation>Links Rechts</translation>
    </message>
    <message>
        <source>First and last message</source>
        <translation>Erste und letzte Nachricht</translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys</comment>
        <translation>Pos1 Ende</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Datenverkehr</translation>
    </message>
    <message>
        <source>Search the messages</source>
        <translation>Nachrichten durchsuchen</translation>
    </message>
    <message>
        <source>Follow the newest message</source>
        <translation>Der neuesten Nachricht folgen</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Nachricht kopieren</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>From agent to agent</source>
        <translation>Von Agent zu Agent</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Open an agent</source>
        <translation>Agenten öffnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Find an agent</source>
        <translation>Agenten suchen</translation>
    </message>
    <message>
        <source>Ping all agents</source>
        <translation>Alle Agenten anpingen</translation>
    </message>
    <message>
        <source>Finished league</source>
        <translation>Beendete Liga</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Wiedergabe ansehen</translation>
    </message>
    <message>
        <source>Replay the league</source>
        <translation>Liga wiedergeben</translation>
    </message>
    <message>
        <source>Export an HTML report</source>
        <translation>HTML-Bericht exportieren</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportieren</translation>
    </message>
    <message>
        <source>Export JSON</source>
        <translation>JSON exportieren</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projektor</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Bildschirm füllen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Start the league</source>
        <translation>Liga starten</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>Choose even or odd</source>
        <translation>Gerade oder ungerade wählen</translation>
    </message>
    <message>
        <source>Close or go back</source>
        <translation>Schließen oder zurück</translation>
    </message>
    <message>
        <source>Open a turn channel</source>
        <translation>Redekanal öffnen</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Go to the channels</source>
        <translation>Zu den Kanälen</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>Nachricht senden</translation>
    </message>
    <message>
        <source>Hold the turn, or release the floor</source>
        <translation>Zug anhalten oder das Wort abgeben</translation>
    </message>
    <message>
        <source>Skip the turn</source>
        <translation>Zug überspringen</translation>
    </message>
    <message>
        <source>Choose the mode</source>
        <translation>Modus wählen</translation>
    </message>
    <message>
        <source>Move an agent in the queue</source>
        <translation>Agenten in der Reihe verschieben</translation>
    </message>
    <message>
        <source>Mafia</source>
        <translation>Mafia</translation>
    </message>
    <message>
        <source>Whose view: all, audience, each player</source>
        <translation>Wessen Sicht: alles, Publikum, jeder Spieler</translation>
    </message>
    <message>
        <source>Show or hide thoughts</source>
        <translation>Gedanken zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Pause or go on with the match</source>
        <translation>Match anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>Advance the match</source>
        <translation>Match weiterschalten</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>Wer wen verdächtigt</translation>
    </message>
    <message>
        <source>Export everything in one file</source>
        <translation>Alles in einer Datei exportieren</translation>
    </message>
    <message>
        <source>Open the help</source>
        <translation>Hilfe öffnen</translation>
    </message>
    <message>
        <source>Post-mortem of a finished match</source>
        <translation>Nachbesprechung eines beendeten Spiels</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Link kopieren</translation>
    </message>
</context>
<context>
    <name>AddAgentDialog</name>
    <message>
        <source>Write the command that starts the program.</source>
        <translation>Schreiben Sie den Befehl, der das Programm startet.</translation>
    </message>
    <message>
        <source>Add agent</source>
        <translation>Agent hinzufügen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Kind of agent</source>
        <translation>Art des Agenten</translation>
    </message>
    <message>
        <source>Demo agent</source>
        <translation>Demo-Agent</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Ein Programm</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Von anderswo</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Anzeigename</translation>
    </message>
    <message>
        <source>what it is called by itself</source>
        <translation>sein eigener Name</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>It reads what is said, one line of JSON each, and writes one line for its turn.</source>
        <translation>Es liest, was gesagt wird, je eine Zeile JSON, und schreibt in seinem Zug eine Zeile.</translation>
    </message>
</context>
<context>
    <name>AddressBox</name>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Copy the address (%1)</source>
        <translation>Adresse kopieren (%1)</translation>
    </message>
</context>
<context>
    <name>AgentCard</name>
    <message>
        <source>Manager</source>
        <translation>Manager</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <comment>id of the manager</comment>
        <translation>
            <numerusform>%1, %n Spieler</numerusform>
            <numerusform>%1, %n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n match(es)</source>
        <comment>id of a referee; matches it has, and may have at a time</comment>
        <translation>
            <numerusform>%1, %2 von %n Partie</numerusform>
            <numerusform>%1, %2 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>id and strategy of a player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>breaker %1</source>
        <translation>Breaker %1</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>no errors</source>
        <translation>keine Fehler</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>id and dialect of a player</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>AgentCardBody</name>
    <message>
        <source>%1 ms</source>
        <comment>milliseconds</comment>
        <translation>%1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Keine Fehler</translation>
    </message>
</context>
<context>
    <name>AgentChips</name>
    <message numerus="yes">
        <source>%n healthy</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n in Ordnung</numerusform>
            <numerusform>%n in Ordnung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n testing</source>
        <comment>agents whose breaker is half open</comment>
        <translation>
            <numerusform>%n im Test</numerusform>
            <numerusform>%n im Test</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreachable</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n nicht erreichbar</numerusform>
            <numerusform>%n nicht erreichbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>agents</comment>
        <translation>
            <numerusform>%n ausgefallen</numerusform>
            <numerusform>%n ausgefallen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgentDetail</name>
    <message>
        <source>Ping now</source>
        <translation>Jetzt anpingen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Lifecycle</source>
        <translation>Lebenszyklus</translation>
    </message>
    <message>
        <source>Circuit breaker</source>
        <translation>Circuit Breaker</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Open in Traffic</source>
        <translation>Im Datenverkehr öffnen</translation>
    </message>
    <message>
        <source>Log of %1</source>
        <translation>Log von %1</translation>
    </message>
    <message>
        <source>Reset breaker</source>
        <translation>Breaker zurücksetzen</translation>
    </message>
</context>
<context>
    <name>AgentDetailHead</name>
    <message>
        <source>Manager</source>
        <translation>Manager</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Speaks %1</source>
        <comment>the dialect of an agent</comment>
        <translation>Spricht %1</translation>
    </message>
</context>
<context>
    <name>AgentGrid</name>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
</context>
<context>
    <name>AgentStderr</name>
    <message>
        <source>Printed to stderr</source>
        <translation>Ausgabe auf stderr</translation>
    </message>
</context>
<context>
    <name>AgentTools</name>
    <message>
        <source>Find an agent</source>
        <translation>Agenten suchen</translation>
    </message>
    <message>
        <source>Which agents</source>
        <translation>Welche Agenten</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>agents, and how many</comment>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Referees %1</source>
        <comment>how many</comment>
        <translation>Schiedsrichter %1</translation>
    </message>
    <message>
        <source>Players %1</source>
        <comment>how many</comment>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <comment>how many</comment>
        <translation>Auffällig %1</translation>
    </message>
    <message>
        <source>Latency: last 60 s</source>
        <translation>Latenz: letzte 60 s</translation>
    </message>
    <message>
        <source>Latency is measured only where the league is played.</source>
        <translation>Die Latenz wird nur dort gemessen, wo die Liga gespielt wird.</translation>
    </message>
</context>
<context>
    <name>AgentTrouble</name>
    <message>
        <source>The agent has failed</source>
        <translation>Der Agent ist ausgefallen</translation>
    </message>
    <message>
        <source>Breaker is OPEN</source>
        <translation>Breaker ist OPEN</translation>
    </message>
    <message>
        <source>Breaker is HALF_OPEN</source>
        <translation>Breaker ist HALF_OPEN</translation>
    </message>
    <message numerus="yes">
        <source>Requests are refused. Test in %n second(s).</source>
        <translation>
            <numerusform>Anfragen werden abgewiesen. Test in %n Sekunde.</numerusform>
            <numerusform>Anfragen werden abgewiesen. Test in %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>One request tries whether it answers again.</source>
        <translation>Eine einzelne Anfrage prüft, ob er wieder antwortet.</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>name of a league and how many are in it</comment>
        <translation>
            <numerusform>%1, %n Agent</numerusform>
            <numerusform>%1, %n Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>Ping all</source>
        <translation>Alle anpingen</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Nobody here</source>
        <translation>Niemand hier</translation>
    </message>
    <message>
        <source>All agents are well.</source>
        <translation>Allen Agenten geht es gut.</translation>
    </message>
    <message>
        <source>No agent fits what you look for.</source>
        <translation>Kein Agent passt zur Suche.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
</context>
<context>
    <name>AppearanceCard</name>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <source>80 to 150 %</source>
        <translation>80 bis 150 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Nothing slides or grows; changes only fade.</source>
        <translation>Nichts gleitet oder wächst; Änderungen werden nur überblendet.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>AwardCard</name>
    <message>
        <source>Fastest choice</source>
        <translation>Schnellste Wahl</translation>
    </message>
    <message>
        <source>Always there</source>
        <translation>Immer zur Stelle</translation>
    </message>
    <message>
        <source>Hardest to read</source>
        <translation>Am schwersten zu durchschauen</translation>
    </message>
    <message>
        <source>Biggest climb</source>
        <translation>Größter Aufstieg</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>Ungeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>Chose in %1 ms, median of %n match(es)</source>
        <translation>
            <numerusform>Wählte in %1 ms, Median aus %n Partie</numerusform>
            <numerusform>Wählte in %1 ms, Median aus %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No retry and no timeout in %n match(es)</source>
        <translation>
            <numerusform>Keine Wiederholung und keine Zeitüberschreitung in %n Partie</numerusform>
            <numerusform>Keine Wiederholung und keine Zeitüberschreitung in %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 even and %2 odd, no pattern found</source>
        <translation>%1-mal gerade und %2-mal ungerade, kein Muster gefunden</translation>
    </message>
    <message>
        <source>From place %1 after round %2 to the title</source>
        <translation>Von Platz %1 nach Runde %2 zum Titel</translation>
    </message>
    <message>
        <source>From place %1 after round %2 to place %3</source>
        <translation>Von Platz %1 nach Runde %2 auf Platz %3</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n Sieg in Folge</numerusform>
            <numerusform>%n Siege in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No defeat in %n match(es)</source>
        <translation>
            <numerusform>Keine Niederlage in %n Partie</numerusform>
            <numerusform>Keine Niederlage in %n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardCards</name>
    <message>
        <source>Awards</source>
        <translation>Auszeichnungen</translation>
    </message>
</context>
<context>
    <name>BreakerDiagram</name>
    <message>
        <source>Circuit breaker, now %1</source>
        <translation>Circuit Breaker, jetzt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s) in a row</source>
        <translation>
            <numerusform>%n Fehler in Folge</numerusform>
            <numerusform>%n Fehler in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>test fails</source>
        <translation>Test misslingt</translation>
    </message>
    <message>
        <source>test succeeds</source>
        <translation>Test gelingt</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <comment>seconds</comment>
        <translation>nach %1 s</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>says %1</source>
        <comment>a role that is claimed</comment>
        <translation>sagt %1</translation>
    </message>
</context>
<context>
    <name>ChannelActions</name>
    <message>
        <source>All channels</source>
        <translation>Alle Kanäle</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Grant one turn and stay paused</source>
        <translation>Einen Zug gewähren und angehalten bleiben</translation>
    </message>
    <message>
        <source>%1 has the turn. Let it end, or skip it.</source>
        <translation>%1 ist am Zug. Warten Sie das Ende ab oder überspringen Sie ihn.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause channel</source>
        <translation>Kanal anhalten</translation>
    </message>
    <message>
        <source>Transitions and rules</source>
        <translation>Übergänge und Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n agent(s)</source>
        <comment>a channel</comment>
        <translation>
            <numerusform>%1, %n Agent</numerusform>
            <numerusform>%1, %n Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Neuer Kanal</translation>
    </message>
    <message>
        <source>Save what was said</source>
        <translation>Gesagtes speichern</translation>
    </message>
    <message>
        <source>Guide for agent authors</source>
        <translation>Anleitung für Autoren von Agenten</translation>
    </message>
    <message>
        <source>Close this channel</source>
        <translation>Diesen Kanal schließen</translation>
    </message>
    <message>
        <source>Close the channel %1?</source>
        <translation>Kanal %1 schließen?</translation>
    </message>
    <message>
        <source>Everybody is sent away and nobody can come back. What was said stays and can be read and saved.</source>
        <translation>Alle werden fortgeschickt, und niemand kann zurückkommen. Das Gesagte bleibt und kann gelesen und gespeichert werden.</translation>
    </message>
    <message>
        <source>Close channel</source>
        <translation>Kanal schließen</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Offen lassen</translation>
    </message>
</context>
<context>
    <name>ChannelFacts</name>
    <message>
        <source>League Manager</source>
        <translation>Liga-Manager</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) online</source>
        <translation>
            <numerusform>%n Agent online</numerusform>
            <numerusform>%n Agenten online</numerusform>
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
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Agents and people in one room, one voice at a time</source>
        <translation>Agenten und Menschen in einem Raum, eine Stimme nach der anderen</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s), paused</source>
        <translation>
            <numerusform>%n Agent, angehalten</numerusform>
            <numerusform>%n Agenten, angehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed. What was said can still be read.</source>
        <translation>Geschlossen. Das Gesagte kann noch gelesen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s), one speaks at a time</source>
        <translation>
            <numerusform>%n Agent, einer spricht nach dem anderen</numerusform>
            <numerusform>%n Agenten, einer spricht nach dem anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>The channels could not be opened</source>
        <translation>Die Kanäle konnten nicht geöffnet werden</translation>
    </message>
    <message>
        <source>The channels are opening</source>
        <translation>Die Kanäle werden geöffnet</translation>
    </message>
    <message>
        <source>No channel yet</source>
        <translation>Noch kein Kanal</translation>
    </message>
    <message>
        <source>In a channel agents take turns, and you can join in. Demo agents are ready; your own can come later.</source>
        <translation>In einem Kanal sprechen Agenten reihum, und Sie können mitreden. Demo-Agenten sind bereit; Ihre eigenen können später kommen.</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Neuer Kanal</translation>
    </message>
    <message>
        <source>Transitions and rules</source>
        <translation>Übergänge und Regeln</translation>
    </message>
</context>
<context>
    <name>ChannelRoute</name>
    <message>
        <source>Markdown files (*.md);;Text files (*.txt);;JSON files (*.json)</source>
        <translation>Markdown-Dateien (*.md);;Textdateien (*.txt);;JSON-Dateien (*.json)</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>State, %1</source>
        <translation>Zustand, %1</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Even</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Ungerade</translation>
    </message>
    <message>
        <source>%1, locked in</source>
        <translation>%1, festgelegt</translation>
    </message>
</context>
<context>
    <name>ChoiceFace</name>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Festgelegt</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Write to the channel</source>
        <translation>In den Kanal schreiben</translation>
    </message>
    <message>
        <source>While an agent speaks</source>
        <translation>Während ein Agent spricht</translation>
    </message>
    <message>
        <source>What happens to a message while an agent speaks</source>
        <translation>Was mit einer Nachricht geschieht, während ein Agent spricht</translation>
    </message>
    <message numerus="yes">
        <source>Too long: the channel takes %n character(s).</source>
        <translation>
            <numerusform>Zu lang: Der Kanal nimmt %n Zeichen.</numerusform>
            <numerusform>Zu lang: Der Kanal nimmt %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can write here now</source>
        <translation>Hier kann gerade niemand schreiben</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ConnectionHeading</name>
    <message>
        <source>Connection works</source>
        <translation>Verbindung funktioniert</translation>
    </message>
    <message>
        <source>Your port is taken</source>
        <translation>Der eigene Port ist belegt</translation>
    </message>
    <message>
        <source>The join code was not accepted</source>
        <translation>Der Beitrittscode wurde nicht angenommen</translation>
    </message>
    <message>
        <source>The manager cannot reach you</source>
        <translation>Der Manager erreicht diesen Computer nicht</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Keine Verbindung</translation>
    </message>
    <message>
        <source>Type the address of a manager</source>
        <translation>Adresse eines Managers eingeben</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>Verbindung wird getestet</translation>
    </message>
    <message numerus="yes">
        <source>tested %n s ago</source>
        <translation>
            <numerusform>vor %n s getestet</numerusform>
            <numerusform>vor %n s getestet</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tested yet</source>
        <translation>Noch nicht getestet</translation>
    </message>
    <message>
        <source>Invited to %1, not tested yet</source>
        <translation>Eingeladen zu %1, noch nicht getestet</translation>
    </message>
</context>
<context>
    <name>ConnectionPanel</name>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Type the address of the manager first.</source>
        <translation>Zuerst die Adresse des Managers eingeben.</translation>
    </message>
</context>
<context>
    <name>ConnectionProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
</context>
<context>
    <name>CrosstableCell</name>
    <message>
        <source>%1, live</source>
        <translation>%1, live</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>noch zu spielen</translation>
    </message>
</context>
<context>
    <name>CrosstablePanel</name>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>0t technical loss</source>
        <translation>0t technische Niederlage</translation>
    </message>
</context>
<context>
    <name>DashboardPage</name>
    <message>
        <source>Round %1 of %2, %3 of %4 matches</source>
        <translation>Runde %1 von %2, %3 von %4 Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n Schiedsrichter</numerusform>
            <numerusform>%n Schiedsrichter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeliveryChip</name>
    <message>
        <source>%1, held until the turn ends</source>
        <comment>a mode</comment>
        <translation>%1, wartet auf das Ende des Zuges</translation>
    </message>
    <message>
        <source>not routed, nobody is here</source>
        <translation>nicht zugestellt, niemand ist hier</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <comment>a mode, names</comment>
        <translation>%1, an %2</translation>
    </message>
    <message>
        <source>%1, seen by %2</source>
        <comment>a mode, a name</comment>
        <translation>%1, gesehen von %2</translation>
    </message>
    <message>
        <source>%1, delivered</source>
        <comment>a mode</comment>
        <translation>%1, zugestellt</translation>
    </message>
</context>
<context>
    <name>DetailLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>DiagramNode</name>
    <message>
        <source>State, %1, now</source>
        <translation>Zustand, %1, jetzt</translation>
    </message>
    <message>
        <source>State, %1, passed</source>
        <translation>Zustand, %1, durchlaufen</translation>
    </message>
    <message>
        <source>State, %1, not reached</source>
        <translation>Zustand, %1, nicht erreicht</translation>
    </message>
</context>
<context>
    <name>DrawStepLine</name>
    <message>
        <source>%1, failed. %2</source>
        <translation>%1, fehlgeschlagen. %2</translation>
    </message>
    <message>
        <source>%1, checked</source>
        <translation>%1, geprüft</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, offen</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Roles and fates</source>
        <translation>Rollen und Schicksale</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Post-mortem</source>
        <translation>Nachbesprechung</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>Port %1 on %2 is taken by another program; %3.</source>
        <translation>Port %1 auf %2 ist von einem anderen Programm belegt; %3.</translation>
    </message>
    <message>
        <source>port %1 is free</source>
        <translation>Port %1 ist frei</translation>
    </message>
    <message>
        <source>port 0 picks a free one</source>
        <translation>Port 0 wählt einen freien</translation>
    </message>
    <message>
        <source>Cannot listen on %1 port %2: %3. Choose another address or port.</source>
        <translation>Auf %1, Port %2, kann nicht gelauscht werden: %3. Wählen Sie eine andere Adresse oder einen anderen Port.</translation>
    </message>
    <message>
        <source>Nobody listens at %1. Is the agent running?</source>
        <translation>Auf %1 lauscht niemand. Läuft der Agent?</translation>
    </message>
    <message>
        <source>The host of %1 is not known. Is the name right?</source>
        <translation>Der Rechner von %1 ist nicht bekannt. Stimmt der Name?</translation>
    </message>
    <message>
        <source>The certificate of %1 is not to be trusted. SSL_CERT_FILE names the certificates of a server of your own.</source>
        <translation>Dem Zertifikat von %1 ist nicht zu trauen. SSL_CERT_FILE nennt die Zertifikate eines eigenen Servers.</translation>
    </message>
    <message>
        <source>%1 broke the connection off before its answer was complete.</source>
        <translation>%1 hat die Verbindung abgebrochen, bevor die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>%1 could not be talked to: %2.</source>
        <translation>Mit %1 war kein Gespräch möglich: %2.</translation>
    </message>
    <message>
        <source>%1 could not be talked to: what it answers is not HTTP.</source>
        <translation>Mit %1 war kein Gespräch möglich: Was er antwortet, ist kein HTTP.</translation>
    </message>
    <message>
        <source>The answer of %1 is larger than %2 bytes.</source>
        <translation>Die Antwort von %1 ist größer als %2 Bytes.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>%1 did not answer within %2 ms.</source>
        <translation>%1 hat nicht innerhalb von %2 ms geantwortet.</translation>
    </message>
    <message>
        <source>%1 acknowledged the call and sent no answer.</source>
        <translation>%1 hat den Aufruf bestätigt und keine Antwort gesendet.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an http URL.</source>
        <translation>„%1“ ist keine http-Adresse.</translation>
    </message>
    <message>
        <source>The agent answered HTTP %1 %2.</source>
        <translation>Der Agent antwortete HTTP %1 %2.</translation>
    </message>
    <message>
        <source>The answer is not the message wanted.</source>
        <translation>Die Antwort ist nicht die gewünschte Nachricht.</translation>
    </message>
    <message>
        <source>The answer is not a JSON object.</source>
        <translation>Die Antwort ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Circuit breaker is OPEN</source>
        <translation>die Sicherung ist ausgelöst</translation>
    </message>
    <message>
        <source>The MCP server at %1 has no tool %2. Its tools: %3.</source>
        <translation>Der MCP-Server auf %1 hat kein Werkzeug %2. Seine Werkzeuge: %3.</translation>
    </message>
    <message>
        <source>The MCP server at %1 did not answer within %2 ms.</source>
        <translation>Der MCP-Server auf %1 hat nicht innerhalb von %2 ms geantwortet.</translation>
    </message>
    <message>
        <source>The manager at %1 does not answer: %2</source>
        <translation>Der Manager auf %1 antwortet nicht: %2</translation>
    </message>
    <message>
        <source>The manager could not call this computer back: %1</source>
        <translation>Der Manager konnte diesen Computer nicht zurückrufen: %1</translation>
    </message>
    <message>
        <source>The manager at %1 refused the registration: %2</source>
        <translation>Der Manager auf %1 hat die Anmeldung abgelehnt: %2</translation>
    </message>
    <message>
        <source>The manager rejected the registration: %1</source>
        <translation>Der Manager hat die Anmeldung zurückgewiesen: %1</translation>
    </message>
    <message>
        <source>The manager at %1 could not be reached: %2 Start it with &quot;agent-league manager&quot;, or check the address.</source>
        <translation>Der Manager auf %1 war nicht erreichbar: %2 Starten Sie ihn mit „agent-league manager“ oder prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>Registration is closed: the league has started.</source>
        <translation>Die Anmeldung ist geschlossen: Die Liga hat begonnen.</translation>
    </message>
    <message>
        <source>This league plays %1; the agent offers %2.</source>
        <translation>Diese Liga spielt %1; der Agent bietet %2.</translation>
    </message>
    <message>
        <source>%1 was withdrawn from the league and cannot come back.</source>
        <translation>%1 wurde aus der Liga zurückgezogen und kann nicht wiederkommen.</translation>
    </message>
    <message>
        <source>The league cannot write to its disk at the moment: %1</source>
        <translation>Die Liga kann gerade nicht auf ihren Datenträger schreiben: %1</translation>
    </message>
    <message>
        <source>Too many registrations came from %1. Try again in %2 s.</source>
        <translation>Von %1 kamen zu viele Anmeldungen. Versuchen Sie es in %2 s wieder.</translation>
    </message>
    <message>
        <source>Too many questions came from %1. Ask again in %2 ms.</source>
        <translation>Von %1 kamen zu viele Fragen. Fragen Sie in %2 ms wieder.</translation>
    </message>
    <message>
        <source>The contact_endpoint &quot;%1&quot; cannot be called: it must be an address such as http://127.0.0.1:8101/mcp.</source>
        <translation>Der contact_endpoint „%1“ kann nicht aufgerufen werden: Er muss eine Adresse sein wie http://127.0.0.1:8101/mcp.</translation>
    </message>
    <message>
        <source>The contact_endpoint %1 does not point to the machine that registers, which is %2. Register with %3, or ask the operator to start the manager with --allow-any-endpoint.</source>
        <translation>Der contact_endpoint %1 zeigt nicht auf den Rechner, der sich anmeldet; das ist %2. Melden Sie sich mit %3 an oder bitten Sie den Betreiber, den Manager mit --allow-any-endpoint zu starten.</translation>
    </message>
    <message>
        <source>%1 was registered from another machine, and only from there it can be registered again.</source>
        <translation>%1 wurde von einem anderen Rechner angemeldet und kann nur von dort erneut angemeldet werden.</translation>
    </message>
    <message>
        <source>This league asks for a join code: send it as join_code, or start the agent with --join-code. Whoever runs the league has it.</source>
        <translation>Diese Liga verlangt einen Beitrittscode: Senden Sie ihn als join_code oder starten Sie den Agenten mit --join-code. Wer die Liga betreibt, hat ihn.</translation>
    </message>
    <message>
        <source>The join code is not the one of this league.</source>
        <translation>Der Beitrittscode gehört nicht zu dieser Liga.</translation>
    </message>
    <message>
        <source>No more agents can register: the channels take %1.</source>
        <translation>Es können sich keine weiteren Agenten anmelden: Die Kanäle fassen %1.</translation>
    </message>
    <message>
        <source>The league is full: it takes %1 %2.</source>
        <translation>Die Liga ist voll: Sie fasst %1 %2.</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>referees</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Nobody may watch this league: its operator has turned spectators off. Ask whoever runs it.</source>
        <translation>Diese Liga darf niemand verfolgen: Ihr Betreiber lässt keine Zuschauer zu. Fragen Sie, wer sie leitet.</translation>
    </message>
    <message>
        <source>Only the operator may do this: send the operator token, which is in the league&apos;s folder, as auth_token (in an MCP tool: operator_token).</source>
        <translation>Das darf nur der Betreiber: Senden Sie das Token des Betreibers aus dem Ordner der Liga als auth_token (in einem MCP-Werkzeug: operator_token).</translation>
    </message>
    <message>
        <source>The auth_token is not known in this role.</source>
        <translation>Das auth_token ist in dieser Rolle nicht bekannt.</translation>
    </message>
    <message>
        <source>Which model of the server is to play? Name it.</source>
        <translation>Welches Modell des Servers soll spielen? Nennen Sie es.</translation>
    </message>
    <message>
        <source>The address of the model&apos;s server %1.</source>
        <translation>Die Adresse des Modellservers %1.</translation>
    </message>
    <message>
        <source>must be an address such as http://127.0.0.1:8080/v1, without a name, a password or a question mark</source>
        <translation>muss so aussehen: http://127.0.0.1:8080/v1, ohne Namen, Passwort oder Fragezeichen</translation>
    </message>
    <message>
        <source>no program is named; write --exec &quot;python3 bot.py&quot;</source>
        <translation>kein Programm ist genannt; schreiben Sie --exec &quot;python3 bot.py&quot;</translation>
    </message>
    <message>
        <source>there is no program &quot;%1&quot;; is it installed, and is the name right?</source>
        <translation>es gibt kein Programm „%1“; ist es installiert, und stimmt der Name?</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot;</source>
        <translation>es gibt keine Datei „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be executed; chmod +x makes it so, or name its interpreter first, as in &quot;python3 bot.py&quot;</source>
        <translation>„%1“ ist nicht ausführbar; chmod +x hilft, oder nennen Sie zuerst den Interpreter, wie in &quot;python3 bot.py&quot;</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is missing; it must be %3</source>
        <translation>%1: „%2“ fehlt; es muss %3 sein</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must be %3, got %4</source>
        <translation>%1: „%2“ muss %3 sein, es kam %4</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not valid: %3</source>
        <translation>%1: „%2“ ist nicht gültig: %3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>a non-empty text</source>
        <translation>ein nicht leerer Text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>The channel %1 is %2 already or for good.</source>
        <translation>Der Kanal %1 ist schon %2 oder endgültig.</translation>
    </message>
    <message>
        <source>%1 is not a member of the channel %2; join it first.</source>
        <translation>%1 ist kein Mitglied des Kanals %2; treten Sie zuerst bei.</translation>
    </message>
    <message>
        <source>The channel %1 is closed.</source>
        <translation>Der Kanal %1 ist geschlossen.</translation>
    </message>
    <message>
        <source>The channel is closed.</source>
        <translation>Der Kanal ist geschlossen.</translation>
    </message>
    <message>
        <source>The channel %1 is paused.</source>
        <translation>Der Kanal %1 ist angehalten.</translation>
    </message>
    <message>
        <source>%1 is in the channel already.</source>
        <translation>%1 ist schon im Kanal.</translation>
    </message>
    <message>
        <source>%1 is disabled here; the operator has to enable it.</source>
        <translation>%1 ist hier abgeschaltet; der Leiter muss ihn einschalten.</translation>
    </message>
    <message>
        <source>%1 is offline already.</source>
        <translation>%1 ist schon offline.</translation>
    </message>
    <message>
        <source>%1 is not disabled.</source>
        <translation>%1 ist nicht abgeschaltet.</translation>
    </message>
    <message>
        <source>A turn of the channel %1 has not ended; end it before the order is made anew.</source>
        <translation>Ein Zug im Kanal %1 ist noch nicht zu Ende; beenden Sie ihn, bevor die Reihenfolge neu wird.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is not under way.</source>
        <translation>Der Zug „%1“ läuft nicht.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is over.</source>
        <translation>Der Zug „%1“ ist vorbei.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; is not the current one.</source>
        <translation>Der Zug „%1“ ist nicht der laufende.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; has no draft.</source>
        <translation>Der Zug „%1“ hat keinen Entwurf.</translation>
    </message>
    <message>
        <source>The turn &quot;%1&quot; does not wait for anything.</source>
        <translation>Der Zug „%1“ wartet auf nichts.</translation>
    </message>
    <message>
        <source>%1 has the turn; let it end, or skip it.</source>
        <translation>%1 ist am Zug; lassen Sie ihn ausreden oder überspringen Sie ihn.</translation>
    </message>
    <message>
        <source>A person has the floor; release it first.</source>
        <translation>Ein Mensch hat das Wort; geben Sie es zuerst frei.</translation>
    </message>
    <message>
        <source>Nobody in this channel can have the turn now.</source>
        <translation>Niemand in diesem Kanal kann jetzt an die Reihe kommen.</translation>
    </message>
    <message>
        <source>%1 is not in the queue of this channel; add it first.</source>
        <translation>%1 ist nicht in der Reihe dieses Kanals; fügen Sie ihn zuerst hinzu.</translation>
    </message>
    <message>
        <source>%1 has the turn already.</source>
        <translation>%1 ist schon am Zug.</translation>
    </message>
    <message>
        <source>%1 does not wait.</source>
        <translation>%1 wartet nicht.</translation>
    </message>
    <message>
        <source>People may only watch in this channel.</source>
        <translation>In diesem Kanal dürfen Menschen nur zusehen.</translation>
    </message>
    <message>
        <source>The message has no text.</source>
        <translation>Die Nachricht hat keinen Text.</translation>
    </message>
    <message>
        <source>The text is longer than the %1 characters that this channel takes.</source>
        <translation>Der Text ist länger als die %1 Zeichen, die dieser Kanal annimmt.</translation>
    </message>
    <message>
        <source>People cannot take the floor in this channel.</source>
        <translation>Menschen können in diesem Kanal nicht das Wort ergreifen.</translation>
    </message>
    <message>
        <source>Nobody has the floor; there is nothing to release.</source>
        <translation>Niemand hat das Wort; es gibt nichts freizugeben.</translation>
    </message>
    <message>
        <source>The order names %1 %2; name every member once at most.</source>
        <translation>Die Reihenfolge nennt %1 (%2); nennen Sie jedes Mitglied höchstens einmal.</translation>
    </message>
    <message>
        <source>who is not in the channel</source>
        <translation>nicht im Kanal</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>There is no channel &quot;%1&quot;; list_channels names them.</source>
        <translation>Es gibt keinen Kanal „%1“; list_channels nennt sie.</translation>
    </message>
    <message>
        <source>The channel %1 is full: it takes %2 members.</source>
        <translation>Der Kanal %1 ist voll: Er fasst %2 Mitglieder.</translation>
    </message>
    <message>
        <source>Nobody is registered as &quot;%1&quot;.</source>
        <translation>Niemand ist als „%1“ angemeldet.</translation>
    </message>
    <message>
        <source>The channel_id &quot;%1&quot; cannot be used: take letters, digits, &quot;-&quot;, &quot;_&quot; and &quot;.&quot;, at most 100.</source>
        <translation>Die channel_id „%1“ ist nicht nutzbar: Buchstaben, Ziffern, „-“, „_“ und „.“, höchstens 100.</translation>
    </message>
    <message>
        <source>There is a channel %1 already; choose another id.</source>
        <translation>Es gibt schon einen Kanal %1; wählen Sie eine andere ID.</translation>
    </message>
    <message>
        <source>There are %1 channels, and a manager keeps no more.</source>
        <translation>Es gibt %1 Kanäle, mehr führt ein Manager nicht.</translation>
    </message>
    <message>
        <source>A channel takes %1 members at most.</source>
        <translation>Ein Kanal fasst höchstens %1 Mitglieder.</translation>
    </message>
    <message>
        <source>%1 is offline; it can be added when it is back.</source>
        <translation>%1 ist offline; er kann hinzukommen, wenn er wieder da ist.</translation>
    </message>
    <message>
        <source>%1 sends more than %2 messages a second; slow down.</source>
        <translation>%1 sendet mehr als %2 Nachrichten je Sekunde; langsamer bitte.</translation>
    </message>
    <message>
        <source>turnConfig: &quot;%1&quot; must be %2.</source>
        <translation>turnConfig: „%1“ muss %2 sein.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 cannot join the channel %2 at %3: %4</source>
        <translation>%1 kann dem Kanal %2 auf %3 nicht beitreten: %4</translation>
    </message>
    <message>
        <source>The agent answered with an error: %1</source>
        <translation>Der Agent antwortete mit einem Fehler: %1</translation>
    </message>
    <message>
        <source>The agent could not be reached: %1</source>
        <translation>Der Agent war nicht erreichbar: %1</translation>
    </message>
    <message>
        <source>The orchestrator was restarted; the turn ended.</source>
        <translation>Der Manager wurde neu gestartet; der Zug ist zu Ende.</translation>
    </message>
    <message>
        <source>Agent completed response without TURN_COMPLETE</source>
        <translation>Der Agent beendete seine Antwort ohne TURN_COMPLETE</translation>
    </message>
    <message>
        <source>It did not ask for its turn.</source>
        <translation>Er hat nicht nach seinem Zug gefragt.</translation>
    </message>
    <message>
        <source>It has registered again.</source>
        <translation>Er hat sich neu angemeldet.</translation>
    </message>
    <message>
        <source>The operator has removed it.</source>
        <translation>Der Leiter hat ihn entfernt.</translation>
    </message>
    <message>
        <source>Could not write %1: %2. %3</source>
        <translation>%1 konnte nicht geschrieben werden: %2. %3</translation>
    </message>
    <message>
        <source>Could not make the folder %1: %2. %3</source>
        <translation>Der Ordner %1 konnte nicht angelegt werden: %2. %3</translation>
    </message>
    <message>
        <source>Could not sync the folder of %1: %2. %3</source>
        <translation>Der Ordner von %1 konnte nicht gesichert werden: %2. %3</translation>
    </message>
    <message>
        <source>Could not sync the folder above %1: %2. %3</source>
        <translation>Der Ordner über %1 konnte nicht gesichert werden: %2. %3</translation>
    </message>
    <message>
        <source>Free some space on that disk.</source>
        <translation>Schaffen Sie Platz auf diesem Datenträger.</translation>
    </message>
    <message>
        <source>Give this user the right to write there or choose another data folder with --data.</source>
        <translation>Geben Sie diesem Benutzer dort Schreibrechte oder wählen Sie einen anderen Datenordner (--data).</translation>
    </message>
    <message>
        <source>Choose another data folder with --data.</source>
        <translation>Wählen Sie einen anderen Datenordner (--data).</translation>
    </message>
    <message>
        <source>Could not use %1 as a folder: something else has that name. Remove it or choose another data folder with --data.</source>
        <translation>%1 ist als Ordner nicht nutzbar: Etwas anderes heißt schon so. Entfernen Sie es oder wählen Sie einen anderen Datenordner (--data).</translation>
    </message>
    <message>
        <source>The league id &quot;%1&quot; cannot be used as the name of a folder: it is empty or too long. Choose a shorter one of letters, digits, - and _.</source>
        <translation>Die Liga-ID „%1“ taugt nicht als Ordnername: Sie ist leer oder zu lang. Wählen Sie eine kürzere aus Buchstaben, Ziffern, - und _.</translation>
    </message>
    <message>
        <source>The journal %1 cannot be kept on this disk: its file system cannot share memory between programs. Choose a data folder on a local disk with --data.</source>
        <translation>Das Journal %1 kann nicht auf diesem Datenträger liegen: Sein Dateisystem teilt keinen Speicher zwischen Programmen. Wählen Sie einen Datenordner auf einem lokalen Datenträger (--data).</translation>
    </message>
    <message>
        <source>The journal %1 cannot be opened: it is a folder. Move it away or choose another data folder with --data.</source>
        <translation>Das Journal %1 lässt sich nicht öffnen: Es ist ein Ordner. Verschieben Sie ihn oder wählen Sie einen anderen Datenordner (--data).</translation>
    </message>
    <message>
        <source>Could not open %1: %2. Check that this user may write there or choose another data folder with --data.</source>
        <translation>%1 konnte nicht geöffnet werden: %2. Prüfen Sie, ob dieser Benutzer dort schreiben darf, oder wählen Sie einen anderen Datenordner (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is in use by %2. Stop that Agent League first or choose another data folder with --data.</source>
        <translation>Das Journal %1 ist in Gebrauch: %2. Beenden Sie zuerst jenes Agent League oder wählen Sie einen anderen Datenordner (--data).</translation>
    </message>
    <message>
        <source>another process</source>
        <translation>ein anderer Prozess</translation>
    </message>
    <message>
        <source>this process (%1)</source>
        <translation>dieser Prozess (%1)</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>Prozess %1</translation>
    </message>
    <message>
        <source>Could not lock %1: %2. Choose a data folder on a disk that can lock files with --data.</source>
        <translation>%1 konnte nicht gesperrt werden: %2. Wählen Sie einen Datenordner auf einem Datenträger, der Dateien sperren kann (--data).</translation>
    </message>
    <message>
        <source>There is no journal at %1. Check the data folder and the id of the league.</source>
        <translation>Unter %1 gibt es kein Journal. Prüfen Sie den Datenordner und die ID der Liga.</translation>
    </message>
    <message>
        <source>The journal %1 was moved or deleted while it was in use. Put it back, or restart Agent League to go on with a new one.</source>
        <translation>Das Journal %1 wurde während des Gebrauchs verschoben oder gelöscht. Legen Sie es zurück oder starten Sie Agent League neu, um mit einem neuen weiterzumachen.</translation>
    </message>
    <message>
        <source>The file %1 is a database of another program, not a journal of Agent League. Move it away or choose another data folder with --data.</source>
        <translation>Die Datei %1 ist eine Datenbank eines anderen Programms, kein Journal von Agent League. Verschieben Sie sie oder wählen Sie einen anderen Datenordner (--data).</translation>
    </message>
    <message>
        <source>The journal %1 was written by a newer Agent League (its format is %2, this program knows up to %3). Update Agent League to open it.</source>
        <translation>Das Journal %1 stammt von einem neueren Agent League (Format %2, dieses Programm kennt höchstens %3). Aktualisieren Sie Agent League, um es zu öffnen.</translation>
    </message>
    <message>
        <source>The journal %1 could not be written: the disk is full. Free some space there; what is waiting to be written is kept and tried again.</source>
        <translation>Das Journal %1 konnte nicht geschrieben werden: Der Datenträger ist voll. Schaffen Sie dort Platz; was noch aussteht, bleibt erhalten und wird erneut versucht.</translation>
    </message>
    <message>
        <source>The journal %1 could not be read or written: the disk reports an error (%2). Check the disk and its free space; what is waiting to be written is kept and tried again.</source>
        <translation>Das Journal %1 konnte nicht gelesen oder geschrieben werden: Der Datenträger meldet einen Fehler (%2). Prüfen Sie ihn und den freien Platz; was noch aussteht, bleibt erhalten und wird erneut versucht.</translation>
    </message>
    <message>
        <source>The journal %1 could not be written: the file or its folder is read-only. Give this user the right to write there or choose another data folder with --data.</source>
        <translation>Das Journal %1 konnte nicht geschrieben werden: Die Datei oder ihr Ordner ist schreibgeschützt. Geben Sie diesem Benutzer dort Schreibrechte oder wählen Sie einen anderen Datenordner (--data).</translation>
    </message>
    <message>
        <source>The journal %1 could not be opened: the file or its folder is not accessible. Check that the folder exists and that this user may write there, or choose another data folder with --data.</source>
        <translation>Das Journal %1 konnte nicht geöffnet werden: Die Datei oder ihr Ordner ist nicht zugänglich. Prüfen Sie, ob es den Ordner gibt und dieser Benutzer dort schreiben darf, oder wählen Sie einen anderen Datenordner (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is locked by another program. Close the program that has it open for writing, for example a database browser.</source>
        <translation>Das Journal %1 ist von einem anderen Programm gesperrt. Schließen Sie das Programm, das es zum Schreiben offen hat, zum Beispiel einen Datenbank-Browser.</translation>
    </message>
    <message>
        <source>The journal %1 is damaged (%2). Restore it from a backup, or move it away to start the league afresh.</source>
        <translation>Das Journal %1 ist beschädigt (%2). Stellen Sie es aus einer Sicherung wieder her oder verschieben Sie es, um die Liga neu zu beginnen.</translation>
    </message>
    <message>
        <source>The file %1 is not a journal of Agent League. Move it away or choose another data folder with --data.</source>
        <translation>Die Datei %1 ist kein Journal von Agent League. Verschieben Sie sie oder wählen Sie einen anderen Datenordner (--data).</translation>
    </message>
    <message>
        <source>The journal %1 could not be used: %2. Check the file and its folder, or choose another data folder with --data.</source>
        <translation>Das Journal %1 ist nicht nutzbar: %2. Prüfen Sie die Datei und ihren Ordner oder wählen Sie einen anderen Datenordner (--data).</translation>
    </message>
    <message>
        <source>The journal %1 is empty: there is nothing to replay.</source>
        <translation>Das Journal %1 ist leer: Es gibt nichts wiederzugeben.</translation>
    </message>
    <message>
        <source>The journal %1 does not begin with a league, so there is nothing to go on with. Start a new league.</source>
        <translation>Das Journal %1 beginnt nicht mit einer Liga, also gibt es nichts fortzusetzen. Beginnen Sie eine neue Liga.</translation>
    </message>
    <message>
        <source>This is no entry of a journal: &quot;%1&quot; is missing or wrong.</source>
        <translation>Das ist kein Eintrag eines Journals: „%1“ fehlt oder ist falsch.</translation>
    </message>
    <message>
        <source>%1 is no exported league: %2. Choose a file that was exported as JSON, or the journal.db of a league.</source>
        <translation>%1 ist keine exportierte Liga: %2. Wählen Sie eine als JSON exportierte Datei oder die journal.db einer Liga.</translation>
    </message>
    <message>
        <source>it is larger than 512 MB</source>
        <translation>sie ist größer als 512 MB</translation>
    </message>
    <message>
        <source>it is not JSON (%1)</source>
        <translation>sie ist kein JSON (%1)</translation>
    </message>
    <message>
        <source>its &quot;format&quot; is not &quot;%1&quot;</source>
        <translation>ihr „format“ ist nicht „%1“</translation>
    </message>
    <message>
        <source>a newer version of this program wrote it</source>
        <translation>eine neuere Version dieses Programms hat sie geschrieben</translation>
    </message>
    <message>
        <source>it has no entries</source>
        <translation>sie hat keine Einträge</translation>
    </message>
    <message>
        <source>entry %1 is wrong, %2</source>
        <translation>Eintrag %1 ist falsch, %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 konnte nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder. Name the file that should be written.</source>
        <translation>%1 ist ein Ordner. Nennen Sie die Datei, die geschrieben werden soll.</translation>
    </message>
    <message>
        <source>There is no folder %1 to write %2 into. Make it, or choose another.</source>
        <translation>Es gibt keinen Ordner %1, um %2 hineinzuschreiben. Legen Sie ihn an oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>There is no channel &quot;%1&quot; in %2.</source>
        <translation>Es gibt keinen Kanal „%1“ in %2.</translation>
    </message>
    <message>
        <source>Could not open the log %1: %2.</source>
        <translation>Das Protokoll %1 konnte nicht geöffnet werden: %2.</translation>
    </message>
    <message>
        <source>The program has lost its own file %1.</source>
        <translation>Dem Programm fehlt seine eigene Datei %1.</translation>
    </message>
    <message>
        <source>%1 is there already and is not overwritten. Choose another folder.</source>
        <translation>%1 gibt es schon und wird nicht überschrieben. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made. Is there a file of that name, or no permission?</source>
        <translation>Der Ordner %1 konnte nicht angelegt werden. Gibt es eine Datei dieses Namens, oder fehlt das Recht?</translation>
    </message>
    <message>
        <source>The operator token could not be written to %1.</source>
        <translation>Das Token des Betreibers konnte nicht nach %1 geschrieben werden.</translation>
    </message>
    <message>
        <source>League %1 is one of the command &quot;%2&quot;; go on with it by: %3</source>
        <translation>Liga %1 gehört zum Befehl „%2“; setzen Sie sie fort mit: %3</translation>
    </message>
    <message>
        <source>There is no interrupted league in %1. Name another folder with --data, or a league with --league.</source>
        <translation>In %1 gibt es keine unterbrochene Liga. Nennen Sie einen anderen Ordner (--data) oder eine Liga (--league).</translation>
    </message>
    <message>
        <source>There is no league %1 in %2.</source>
        <translation>Es gibt keine Liga %1 in %2.</translation>
    </message>
    <message>
        <source>The league cannot be resumed by this version of Agent League: %1</source>
        <translation>Diese Version von Agent League kann die Liga nicht fortsetzen: %1</translation>
    </message>
    <message>
        <source>Nothing came back from %1 in %2 ms: somebody may listen there, but does not answer HTTP.</source>
        <translation>Von %1 kam in %2 ms nichts zurück: Vielleicht lauscht dort jemand, antwortet aber nicht mit HTTP.</translation>
    </message>
    <message>
        <source>Connection refused at %1: %2</source>
        <translation>Verbindung zu %1 abgelehnt: %2</translation>
    </message>
    <message>
        <source>is the agent running, on port %1, and bound to that address?</source>
        <translation>Läuft der Agent, auf Port %1, und lauscht er auf dieser Adresse?</translation>
    </message>
    <message>
        <source>No connection to %1 (%2) - %3</source>
        <translation>Keine Verbindung zu %1 (%2) - %3</translation>
    </message>
    <message>
        <source>It does not understand %1: %2 (code %3).</source>
        <translation>Er versteht %1 nicht: %2 (Code %3).</translation>
    </message>
    <message>
        <source>It could not read %1, and answered HTTP %2: the message is in params, as a flat object.</source>
        <translation>Er konnte %1 nicht lesen und antwortete HTTP %2: Die Nachricht steht in params, als flaches Objekt.</translation>
    </message>
    <message>
        <source>It answered %1 with HTTP %2 and no JSON-RPC: is this the agent&apos;s address, with the path /mcp?</source>
        <translation>Er beantwortete %1 mit HTTP %2 und ohne JSON-RPC: Ist das die Adresse des Agenten, mit dem Pfad /mcp?</translation>
    </message>
    <message>
        <source>It refused %1 with an error: %2 (code %3).</source>
        <translation>Er lehnte %1 mit einem Fehler ab: %2 (Code %3).</translation>
    </message>
    <message>
        <source>It answered %1 with a web page (text/html) instead of JSON: is this the agent&apos;s address, with the path /mcp?</source>
        <translation>Er beantwortete %1 mit einer Webseite (text/html) statt JSON: Ist das die Adresse des Agenten, mit dem Pfad /mcp?</translation>
    </message>
    <message>
        <source>It answered %1 with something that is no JSON object: send the answer as application/json.</source>
        <translation>Er beantwortete %1 mit etwas, das kein JSON-Objekt ist: Senden Sie die Antwort als application/json.</translation>
    </message>
    <message>
        <source>It took %1 and said nothing more: the answer was neither in the reply nor posted to the referee&apos;s address within %2 ms.</source>
        <translation>Er nahm %1 an und sagte nichts mehr: Die Antwort stand weder in der Erwiderung, noch ging sie binnen %2 ms an die Adresse des Schiedsrichters.</translation>
    </message>
    <message>
        <source>No answer to %1 within %2 ms: a referee does not wait longer.</source>
        <translation>Keine Antwort auf %1 innerhalb von %2 ms: Ein Schiedsrichter wartet nicht länger.</translation>
    </message>
    <message>
        <source>It answered %1 with HTTP %2: the program failed on it. Its own log or terminal shows where.</source>
        <translation>Er beantwortete %1 mit HTTP %2: Das Programm ist daran gescheitert. Sein Protokoll oder Terminal zeigt, wo.</translation>
    </message>
    <message>
        <source>The connection broke off after %1 (%2): the program crashed or closed it without an answer.</source>
        <translation>Die Verbindung brach nach %1 ab (%2): Das Programm ist abgestürzt oder hat sie ohne Antwort geschlossen.</translation>
    </message>
    <message>
        <source>The answer to %1 has nothing in it that we can read.</source>
        <translation>Die Antwort auf %1 enthält nichts Lesbares.</translation>
    </message>
    <message>
        <source>After %1 it no longer answers (%2): the program has ended or hangs.</source>
        <translation>Nach %1 antwortet er nicht mehr (%2): Das Programm ist beendet oder hängt.</translation>
    </message>
    <message>
        <source>the end of a match</source>
        <translation>dem Ende einer Partie</translation>
    </message>
    <message>
        <source>unknown messages and broken JSON</source>
        <translation>unbekannten Nachrichten und kaputtem JSON</translation>
    </message>
    <message>
        <source>a heartbeat</source>
        <translation>ein Lebenszeichen</translation>
    </message>
    <message>
        <source>an unknown message</source>
        <translation>eine unbekannte Nachricht</translation>
    </message>
    <message>
        <source>broken JSON</source>
        <translation>kaputtes JSON</translation>
    </message>
    <message>
        <source>the invitation</source>
        <translation>die Einladung</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>die Frage</translation>
    </message>
    <message>
        <source>It can play without, but a manager finds out later when it is gone.</source>
        <translation>Er kann auch so spielen, aber ein Manager merkt später, wenn er fort ist.</translation>
    </message>
    <message>
        <source>It can play without, but should acknowledge it with {&quot;status&quot;: &quot;OK&quot;}.</source>
        <translation>Er kann auch so spielen, sollte es aber mit {&quot;status&quot;: &quot;OK&quot;} bestätigen.</translation>
    </message>
    <message>
        <source>Answer it with the JSON-RPC error -32601.</source>
        <translation>Beantworten Sie sie mit dem JSON-RPC-Fehler -32601.</translation>
    </message>
    <message>
        <source>Answer it with HTTP 400, or with the JSON-RPC error -32700.</source>
        <translation>Beantworten Sie es mit HTTP 400 oder dem JSON-RPC-Fehler -32700.</translation>
    </message>
    <message>
        <source>It answered after %1 ms, and %2 ms are allowed: the match would be lost.</source>
        <translation>Er antwortete nach %1 ms, erlaubt sind %2 ms: Die Partie wäre verloren.</translation>
    </message>
    <message>
        <source>An invitation is the method handle_game_invitation at the path /mcp; or is this no player (--as)?</source>
        <translation>Eine Einladung ist die Methode handle_game_invitation auf dem Pfad /mcp; oder ist das kein Spieler (--as)?</translation>
    </message>
    <message>
        <source>A player that only joins matches of its own league is checked with --manager-port.</source>
        <translation>Ein Spieler, der nur Partien seiner eigenen Liga annimmt, wird mit --manager-port geprüft.</translation>
    </message>
    <message>
        <source>The answer to the invitation does not say whether it accepts: &quot;accept&quot; must be true.</source>
        <translation>Die Antwort auf die Einladung sagt nicht, ob er annimmt: „accept“ muss true sein.</translation>
    </message>
    <message>
        <source>It declined the invitation (%1).</source>
        <translation>Er hat die Einladung abgelehnt (%1).</translation>
    </message>
    <message>
        <source>It declined the invitation.</source>
        <translation>Er hat die Einladung abgelehnt.</translation>
    </message>
    <message>
        <source>The answer has no parity_choice in it: it must be &quot;even&quot; or &quot;odd&quot;.</source>
        <translation>In der Antwort fehlt parity_choice: Es muss „even“ oder „odd“ sein.</translation>
    </message>
    <message>
        <source>It chose &quot;%1&quot;: the choice must be exactly &quot;even&quot; or &quot;odd&quot;, in small letters.</source>
        <translation>Er wählte „%1“: Die Wahl muss genau „even“ oder „odd“ sein, in Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>In %1, one of two matches at once: %2</source>
        <translation>In %1, einer von zwei gleichzeitigen Partien: %2</translation>
    </message>
    <message>
        <source>the answer is about %1.</source>
        <translation>Die Antwort betrifft %1.</translation>
    </message>
    <message>
        <source>It played before the nonsense, and no longer: %1</source>
        <translation>Vor dem Unsinn hat er gespielt, danach nicht mehr: %1</translation>
    </message>
    <message>
        <source>The answer to request %1 has another id: it must repeat the id of the request, as a number, or nobody can tell which request it answers.</source>
        <translation>Die Antwort auf Anfrage %1 hat eine andere id: Sie muss die id der Anfrage als Zahl wiederholen, sonst weiß niemand, welche sie beantwortet.</translation>
    </message>
    <message>
        <source>Its answers are no JSON-RPC replies; we understand them, others may not: send {&quot;jsonrpc&quot;: &quot;2.0&quot;, &quot;id&quot;: …, &quot;result&quot;: {…}}.</source>
        <translation>Seine Antworten sind keine JSON-RPC-Erwiderungen; wir verstehen sie, andere vielleicht nicht: Senden Sie {&quot;jsonrpc&quot;: &quot;2.0&quot;, &quot;id&quot;: …, &quot;result&quot;: {…}}.</translation>
    </message>
    <message>
        <source>Its answers say that they are &quot;%1&quot;; we read them anyway, others may not: send Content-Type: application/json.</source>
        <translation>Seine Antworten geben sich als „%1“ aus; wir lesen sie trotzdem, andere vielleicht nicht: Senden Sie Content-Type: application/json.</translation>
    </message>
    <message>
        <source>It was asked about %1 and answered about %2: repeat the match_id of the request.</source>
        <translation>Er wurde nach %1 gefragt und antwortete zu %2: Wiederholen Sie die match_id der Anfrage.</translation>
    </message>
    <message>
        <source>It is %1 and answered as %2: use the player_id from the answer to the registration.</source>
        <translation>Er ist %1 und antwortete als %2: Verwenden Sie die player_id aus der Antwort auf die Anmeldung.</translation>
    </message>
    <message>
        <source>There is no auth_token in its answers.</source>
        <translation>In seinen Antworten fehlt das auth_token.</translation>
    </message>
    <message>
        <source>The auth_token in its answers is not one from a registration.</source>
        <translation>Das auth_token in seinen Antworten stammt nicht aus einer Anmeldung.</translation>
    </message>
    <message>
        <source>An answer that comes as a request of its own is refused without the auth_token from the registration.</source>
        <translation>Eine Antwort, die als eigene Anfrage kommt, wird ohne das auth_token aus der Anmeldung abgelehnt.</translation>
    </message>
    <message>
        <source>It is known by its address, so we let it pass; others may not. Send the auth_token from the registration.</source>
        <translation>Er ist an seiner Adresse zu erkennen, darum lassen wir es gelten; andere vielleicht nicht. Senden Sie das auth_token aus der Anmeldung.</translation>
    </message>
    <message>
        <source>The time &quot;%1&quot; is not in UTC (E021): write it as 2026-03-01T18:00:00Z.</source>
        <translation>Die Zeit „%1“ ist nicht in UTC (E021): Schreiben Sie sie als 2026-03-01T18:00:00Z.</translation>
    </message>
    <message>
        <source>Its times do not say of which zone they are; we take them for UTC. Write them as 2026-03-01T18:00:00Z.</source>
        <translation>Seine Zeiten nennen keine Zeitzone; wir nehmen UTC an. Schreiben Sie sie als 2026-03-01T18:00:00Z.</translation>
    </message>
    <message>
        <source>Its answers lack parts of the envelope (protocol, message_type, sender, timestamp, conversation_id); we fill them in, others may not.</source>
        <translation>Seinen Antworten fehlen Teile des Umschlags (protocol, message_type, sender, timestamp, conversation_id); wir ergänzen sie, andere vielleicht nicht.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;. Did you mean %2?</source>
        <translation>Es gibt keine Regel „%1“. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>The rule %1 cannot be &quot;%2&quot;. Allowed: %3.</source>
        <translation>Die Regel %1 kann nicht „%2“ sein. Erlaubt: %3.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 is empty. Set draw_range.min to at most draw_range.max.</source>
        <translation>Der Ziehungsbereich %1 bis %2 ist leer. draw_range.min darf höchstens so groß sein wie draw_range.max.</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 holds %3 even and %4 odd numbers, so even is likelier. 1 to 10 is balanced.</source>
        <translation>Der Bereich %1 bis %2 enthält %3 gerade und %4 ungerade Zahlen, also ist gerade wahrscheinlicher. 1 bis 10 ist ausgeglichen.</translation>
    </message>
    <message>
        <source>The draw range %1 to %2 holds %3 even and %4 odd numbers, so odd is likelier. 1 to 10 is balanced.</source>
        <translation>Der Bereich %1 bis %2 enthält %3 gerade und %4 ungerade Zahlen, also ist ungerade wahrscheinlicher. 1 bis 10 ist ausgeglichen.</translation>
    </message>
    <message>
        <source>With draw_source seeded anyone who knows the league&apos;s seed can foresee every number. Use it for demos and tests.</source>
        <translation>Mit draw_source seeded kann jeder, der den Startwert der Liga kennt, alle Zahlen vorhersehen. Nur für Vorführungen und Tests.</translation>
    </message>
    <message>
        <source>With trust_source_address anybody on a player&apos;s machine can answer for it. Use it only for agents that never send their token.</source>
        <translation>Mit trust_source_address kann jeder auf dem Rechner eines Spielers für ihn antworten. Nur für Agenten, die ihr Token nie senden.</translation>
    </message>
    <message>
        <source>The league has already started; it is in state %1.</source>
        <translation>Die Liga hat schon begonnen; sie ist im Zustand %1.</translation>
    </message>
    <message>
        <source>A league needs at least 1 referee and 2 players; %1 and %2 are registered.</source>
        <translation>Eine Liga braucht mindestens 1 Schiedsrichter und 2 Spieler; angemeldet sind %1 und %2.</translation>
    </message>
    <message>
        <source>The league is in state %1; only a running one can be steered.</source>
        <translation>Die Liga ist im Zustand %1; nur eine laufende lässt sich steuern.</translation>
    </message>
    <message>
        <source>The league was interrupted and waits for its agents; give the order again when it goes on.</source>
        <translation>Die Liga wurde unterbrochen und wartet auf ihre Agenten; geben Sie die Anweisung erneut, sobald sie weitergeht.</translation>
    </message>
    <message>
        <source>The operator has withdrawn %1.</source>
        <translation>Der Betreiber hat %1 zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 cannot be removed any more: the league has started. A player can be withdrawn.</source>
        <translation>%1 lässt sich nicht mehr entfernen: Die Liga hat begonnen. Ein Spieler kann zurückgezogen werden.</translation>
    </message>
    <message>
        <source>Nobody in this league is called %1.</source>
        <translation>Niemand in dieser Liga heißt %1.</translation>
    </message>
    <message>
        <source>%1 is withdrawn already.</source>
        <translation>%1 ist schon zurückgezogen.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>Es gibt keinen Spieler %1.</translation>
    </message>
    <message>
        <source>%1 did not come to %2 matches in a row and does not answer.</source>
        <translation>%1 ist zu %2 Partien in Folge nicht erschienen und antwortet nicht.</translation>
    </message>
    <message>
        <source>%1 has missed %2 heartbeats.</source>
        <translation>%1 hat %2 Lebenszeichen ausgelassen.</translation>
    </message>
    <message>
        <source>%1 took a match and has not reported it in the time a match can take.</source>
        <translation>%1 hat eine Partie übernommen und nicht in der Zeit gemeldet, die eine Partie dauern kann.</translation>
    </message>
    <message>
        <source>%1 understands none of the ways to give it a match (%2), and does not ask for its matches. Try it with: agent-league check %3 --as referee</source>
        <translation>%1 versteht keine der Arten, ihm eine Partie zu geben (%2), und fragt auch nicht danach. Prüfen Sie ihn mit: agent-league check %3 --as referee</translation>
    </message>
    <message>
        <source>none was tried</source>
        <translation>keine wurde versucht</translation>
    </message>
    <message>
        <source>No match can begin now: all of this round are under way or over.</source>
        <translation>Jetzt kann keine Partie beginnen: Alle dieser Runde laufen oder sind vorbei.</translation>
    </message>
    <message>
        <source>%1 is not being played and does not wait to be.</source>
        <translation>%1 wird nicht gespielt und wartet auch nicht darauf.</translation>
    </message>
    <message>
        <source>%1 is not being played here.</source>
        <translation>%1 wird hier nicht gespielt.</translation>
    </message>
    <message>
        <source>%1 is not being played.</source>
        <translation>%1 wird gerade nicht gespielt.</translation>
    </message>
    <message>
        <source>%1 is not in play, so it cannot be steered.</source>
        <translation>%1 läuft nicht und lässt sich deshalb nicht steuern.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The match is paused already.</source>
        <translation>Die Partie ist schon angehalten.</translation>
    </message>
    <message>
        <source>The match is not paused.</source>
        <translation>Die Partie ist nicht angehalten.</translation>
    </message>
    <message>
        <source>The match is paused; resume it first.</source>
        <translation>Die Partie ist angehalten; zuerst muss sie weitergehen.</translation>
    </message>
    <message>
        <source>The match runs by itself; set its speed to STEP to advance it by hand.</source>
        <translation>Die Partie läuft von selbst; mit der Geschwindigkeit STEP lässt sie sich von Hand weiterschalten.</translation>
    </message>
    <message>
        <source>%1 did not answer, so nobody knows whether %2 obeys; look at the match and give the order again.</source>
        <translation>%1 hat nicht geantwortet; niemand weiß, ob %2 gehorcht. Ein Blick auf die Partie hilft; dann den Befehl noch einmal geben.</translation>
    </message>
    <message>
        <source>The manager was restarted.</source>
        <translation>Der Manager wurde neu gestartet.</translation>
    </message>
    <message>
        <source>%1 was restarted and has lost the match.</source>
        <translation>%1 wurde neu gestartet und kennt die Partie nicht mehr.</translation>
    </message>
    <message>
        <source>The operator ended the match: %1</source>
        <translation>Der Betreiber hat die Partie beendet: %1</translation>
    </message>
    <message>
        <source>The operator ended the match.</source>
        <translation>Der Betreiber hat die Partie beendet.</translation>
    </message>
    <message>
        <source>%1 does not run in this program; only whoever started it can restart it.</source>
        <translation>%1 läuft nicht in diesem Programm; nur wer ihn gestartet hat, kann ihn neu starten.</translation>
    </message>
    <message>
        <source>There is no strategy &quot;%1&quot;. Known are: %2.</source>
        <translation>Es gibt keine Strategie „%1“. Bekannt sind: %2.</translation>
    </message>
    <message>
        <source>There is no voice &quot;%1&quot;. Known are: %2.</source>
        <translation>Es gibt keine Stimme „%1“. Bekannt sind: %2.</translation>
    </message>
    <message>
        <source>The league is over; there is nothing to choose.</source>
        <translation>Die Liga ist vorbei; es gibt nichts zu wählen.</translation>
    </message>
    <message>
        <source>No referee is asking for a choice right now; call wait_for_turn until it is your turn.</source>
        <translation>Gerade fragt kein Schiedsrichter nach einer Wahl; warten Sie, bis Sie an der Reihe sind (wait_for_turn).</translation>
    </message>
    <message>
        <source>No choice is asked for in match %1; your turn is in %2.</source>
        <translation>In Partie %1 wird keine Wahl verlangt; Sie sind in %2 an der Reihe.</translation>
    </message>
    <message>
        <source>This is the last call. Without an answer to it, %1</source>
        <translation>Dies ist der letzte Aufruf. Bleibt er ohne Antwort: %1</translation>
    </message>
    <message>
        <source>Without an answer to this call or %1, %2</source>
        <translation>Ohne Antwort auf diesen Aufruf oder %1: %2</translation>
    </message>
    <message>
        <source>the one after it</source>
        <translation>den nächsten</translation>
    </message>
    <message>
        <source>the %1 after it</source>
        <translation>die %1 folgenden</translation>
    </message>
    <message>
        <source>the match is cancelled and does not count.</source>
        <translation>Die Partie wird abgesagt und zählt nicht.</translation>
    </message>
    <message>
        <source>the match is a technical loss.</source>
        <translation>Die Partie ist eine technische Niederlage.</translation>
    </message>
    <message>
        <source>The answer is not asked for again: %1</source>
        <translation>Nach der Antwort wird nicht noch einmal gefragt: %1</translation>
    </message>
    <message>
        <source>%1 chose &quot;%2&quot;, which is neither &quot;even&quot; nor &quot;odd&quot;. Only these two words are valid, so the match is lost.</source>
        <translation>%1 wählte „%2“; das ist weder „even“ noch „odd“. Nur diese beiden Wörter gelten, also ist die Partie verloren.</translation>
    </message>
    <message>
        <source>The answer is for %1 of %2 (attempt %3), not for this question.</source>
        <translation>Die Antwort gilt %1 von %2 (Versuch %3), nicht dieser Frage.</translation>
    </message>
    <message>
        <source>The answer is for %1 of %2 (attempt %3), not for this invitation.</source>
        <translation>Die Antwort gilt %1 von %2 (Versuch %3), nicht dieser Einladung.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>schreibgeschütztes Dateisystem</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Speicherkontingent überschritten</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht vorhanden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei ist schon vorhanden</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>The bundle could not be written: %1.</source>
        <translation>Das Paket konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>The league is too large for one .zip file. Export it as json and replay instead.</source>
        <translation>Die Liga ist zu groß für eine .zip-Datei. Besser ist der Export als json und replay.</translation>
    </message>
    <message>
        <source>The join link cannot be used: %1. Ask whoever runs the league for a new one.</source>
        <translation>Der Beitrittslink ist nicht zu gebrauchen: %1. Bitten Sie die Leitung der Liga um einen neuen.</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>Er ist zu lang</translation>
    </message>
    <message>
        <source>it does not ask to join a league</source>
        <translation>Er lädt nicht in eine Liga ein</translation>
    </message>
    <message>
        <source>it names no manager</source>
        <translation>Er nennt keinen Manager</translation>
    </message>
    <message>
        <source>it has characters that nobody can type</source>
        <translation>Er enthält Zeichen, die niemand tippen kann</translation>
    </message>
    <message>
        <source>its address cannot be one of a manager</source>
        <translation>Seine Adresse kann nicht die eines Managers sein</translation>
    </message>
    <message>
        <source>A league is played in this window, and joining another would end it. Leave it first, then open the link again.</source>
        <translation>In diesem Fenster läuft eine Liga, und der Beitritt zu einer anderen würde sie beenden. Verlassen Sie sie zuerst und öffnen Sie den Link dann noch einmal.</translation>
    </message>
    <message>
        <source>Nothing can be changed: the vote or the night is over, or you have not answered yet.</source>
        <translation>Es lässt sich nichts ändern: Die Abstimmung oder die Nacht ist vorbei, oder Sie haben noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>This change is not possible: %1. Your answer before stands.</source>
        <translation>Diese Änderung ist nicht möglich: %1. Ihre vorige Antwort gilt.</translation>
    </message>
    <message>
        <source>The referee did not take the change, so your answer before stands: %1</source>
        <translation>Der Schiedsrichter hat die Änderung nicht angenommen, Ihre vorige Antwort gilt: %1</translation>
    </message>
    <message>
        <source>The vote is over; the voice came too late.</source>
        <translation>Die Abstimmung ist vorbei; die Stimme kam zu spät.</translation>
    </message>
    <message>
        <source>The night is over; the action came too late.</source>
        <translation>Die Nacht ist vorbei; die Handlung kam zu spät.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>The league pauses after the matches under way</source>
        <translation>Die Liga hält nach den laufenden Partien an</translation>
    </message>
    <message>
        <source>The league goes on</source>
        <translation>Die Liga geht weiter</translation>
    </message>
    <message>
        <source>One step further</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>The league stops after this round</source>
        <translation>Die Liga stoppt nach dieser Runde</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Anweisung: %1</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>ungerade</translation>
    </message>
    <message>
        <source>The League Manager listens at %1</source>
        <translation>Der Ligamanager lauscht auf %1</translation>
    </message>
    <message>
        <source>The league was taken up again at %1</source>
        <translation>Die Liga wurde auf %1 wieder aufgenommen</translation>
    </message>
    <message>
        <source>%1 joined as %2</source>
        <translation>%1 ist als %2 beigetreten</translation>
    </message>
    <message numerus="yes">
        <source>The league started: %n player(s)</source>
        <translation>
            <numerusform>Die Liga hat begonnen: %n Spieler</numerusform>
            <numerusform>Die Liga hat begonnen: %n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 announced to %n player(s)</source>
        <translation>
            <numerusform>Runde %1 angekündigt, %n Spieler</numerusform>
            <numerusform>Runde %1 angekündigt, %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 geht an %2</translation>
    </message>
    <message>
        <source>%1 invited to %2, %3 s to join</source>
        <translation>%1 zu %2 eingeladen, %3 s zum Beitreten</translation>
    </message>
    <message>
        <source>%1 locked a choice in %2</source>
        <translation>%1 hat die Wahl in %2 festgelegt</translation>
    </message>
    <message>
        <source>%1 entered %2</source>
        <translation>%1 ist jetzt in %2</translation>
    </message>
    <message>
        <source>%1: %2 is %3, %4 beats %5</source>
        <translation>%1: %2 ist %3, %4 schlägt %5</translation>
    </message>
    <message>
        <source>%1: %2 is %3, a draw</source>
        <translation>%1: %2 ist %3, unentschieden</translation>
    </message>
    <message>
        <source>%1: technical loss of %2 (%3)</source>
        <translation>%1: technische Niederlage von %2 (%3)</translation>
    </message>
    <message>
        <source>%1 does not count</source>
        <translation>%1 zählt nicht</translation>
    </message>
    <message>
        <source>No answer from %1 to %2</source>
        <translation>Keine Antwort von %1 auf %2</translation>
    </message>
    <message>
        <source>An answer of %1 was rejected: %2</source>
        <translation>Eine Antwort von %1 wurde abgelehnt: %2</translation>
    </message>
    <message>
        <source>%1 starts over</source>
        <translation>%1 beginnt von vorn</translation>
    </message>
    <message>
        <source>%1 is out of the league</source>
        <translation>%1 ist aus der Liga ausgeschieden</translation>
    </message>
    <message>
        <source>%1 does not answer; its matches go elsewhere</source>
        <translation>%1 antwortet nicht; die Partien gehen an andere</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 ist bereit</translation>
    </message>
    <message>
        <source>Standings sent after round %1</source>
        <translation>Tabelle nach Runde %1 verschickt</translation>
    </message>
    <message>
        <source>%1 wins the league</source>
        <translation>%1 gewinnt die Liga</translation>
    </message>
    <message>
        <source>mafia</source>
        <translation>Mafia</translation>
    </message>
    <message>
        <source>doctor</source>
        <translation>Arzt</translation>
    </message>
    <message>
        <source>sheriff</source>
        <translation>Sheriff</translation>
    </message>
    <message>
        <source>villager</source>
        <translation>Dorfbewohner</translation>
    </message>
    <message>
        <source>%1: %2 was killed during the night</source>
        <translation>%1: %2 wurde in der Nacht getötet</translation>
    </message>
    <message>
        <source>%1: nobody died during the night</source>
        <translation>%1: In der Nacht starb niemand</translation>
    </message>
    <message>
        <source>%1: %2 claims the role %3</source>
        <translation>%1: %2 beansprucht die Rolle %3</translation>
    </message>
    <message>
        <source>%1: the mafia win</source>
        <translation>%1: Die Mafia gewinnt</translation>
    </message>
    <message>
        <source>%1: the town wins</source>
        <translation>%1: Das Dorf gewinnt</translation>
    </message>
    <message>
        <source>%1: nobody wins</source>
        <translation>%1: Niemand gewinnt</translation>
    </message>
    <message>
        <source>%1: %2 was voted out</source>
        <translation>%1: %2 wurde hinausgewählt</translation>
    </message>
    <message>
        <source>%1: %2 was voted out, role %3</source>
        <translation>%1: %2 wurde hinausgewählt, Rolle %3</translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
</context>
<context>
    <name>ExportBar</name>
    <message>
        <source>Keep the results</source>
        <translation>Ergebnisse sichern</translation>
    </message>
    <message>
        <source>This league is kept on the computer of its manager. Export it there.</source>
        <translation>Diese Liga liegt auf dem Computer ihres Managers. Dort lässt sie sich exportieren.</translation>
    </message>
    <message>
        <source>HTML report</source>
        <translation>HTML-Bericht</translation>
    </message>
    <message>
        <source>one file, prints well</source>
        <translation>eine Datei, gut druckbar</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>standings and matches</source>
        <translation>Tabelle und Partien</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>every message, for replay</source>
        <translation>jede Nachricht, zur Wiedergabe</translation>
    </message>
    <message>
        <source>Saved on this computer</source>
        <translation>Auf diesem Computer gespeichert</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>everything in one .zip</source>
        <translation>alles in einer .zip-Datei</translation>
    </message>
</context>
<context>
    <name>ExportNews</name>
    <message>
        <source>Exported</source>
        <translation>Exportiert</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The export failed</source>
        <translation>Der Export ist fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>FailurePips</name>
    <message numerus="yes">
        <source>%1 of %n failure(s) in a row</source>
        <translation>
            <numerusform>%1 von %n Fehler in Folge</numerusform>
            <numerusform>%1 von %n Fehlern in Folge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairDraw</name>
    <message>
        <source>Fair draw, %1</source>
        <translation>Faire Ziehung, %1</translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation>Faire Ziehung</translation>
    </message>
    <message>
        <source>Draw does not match the commit</source>
        <translation>Die Ziehung passt nicht zum Commit</translation>
    </message>
    <message>
        <source>Verified on this computer</source>
        <translation>Auf diesem Computer geprüft</translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation>Es wurde keine Zahl gezogen</translation>
    </message>
    <message>
        <source>Not drawn yet</source>
        <translation>Noch nicht gezogen</translation>
    </message>
    <message>
        <source>Commit, before any choice</source>
        <translation>Commit, vor jeder Wahl</translation>
    </message>
    <message>
        <source>A choice came in before the commit.</source>
        <translation>Eine Wahl traf vor dem Commit ein.</translation>
    </message>
    <message>
        <source>%1 was sent another commit.</source>
        <translation>%1 bekam einen anderen Commit.</translation>
    </message>
    <message>
        <source>Choices sealed</source>
        <translation>Wahl versiegelt</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdeckung</translation>
    </message>
    <message>
        <source>number %1, seed %2</source>
        <translation>Zahl %1, Seed %2</translation>
    </message>
    <message>
        <source>The entropy of %1 is not what %1 sent.</source>
        <translation>Die Entropie von %1 ist nicht die, die %1 gesendet hat.</translation>
    </message>
    <message>
        <source>SHA-256 of “%1” equals the commit</source>
        <translation>SHA-256 von „%1“ entspricht dem Commit</translation>
    </message>
    <message>
        <source>The revealed seed has not the form of a seed.</source>
        <translation>Der aufgedeckte Seed hat nicht die Form eines Seeds.</translation>
    </message>
    <message>
        <source>The revealed seed gives %1.</source>
        <translation>Der aufgedeckte Seed ergibt %1.</translation>
    </message>
    <message>
        <source>It gives %1, but %2 was announced.</source>
        <translation>Er ergibt %1, aber angekündigt war %2.</translation>
    </message>
    <message>
        <source>The number is found at %1, but %2 was announced.</source>
        <translation>Die Zahl findet sich an Stelle %1, aber angekündigt war %2.</translation>
    </message>
    <message>
        <source>The league&apos;s seed gives %1</source>
        <translation>Der Seed der Liga ergibt %1</translation>
    </message>
    <message>
        <source>SHA-256 of seed, match and both entropies gives %1</source>
        <translation>SHA-256 von Seed, Partie und beiden Entropien ergibt %1</translation>
    </message>
</context>
<context>
    <name>FateLine</name>
    <message>
        <source>survived</source>
        <translation>überlebt</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>mean answer time %1</source>
        <translation>mittlere Antwortzeit %1</translation>
    </message>
</context>
<context>
    <name>FieldBox</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>FieldTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FinalRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n Punkt</numerusform>
            <numerusform>%1, %2, %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalStandings</name>
    <message>
        <source>Final standings</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>points, then wins, then matches between them</source>
        <comment>how the table is ordered</comment>
        <translation>Punkte, dann Siege, dann direkter Vergleich</translation>
    </message>
    <message numerus="yes">
        <source>Last %n round(s)</source>
        <translation>
            <numerusform>Letzte %n Runde</numerusform>
            <numerusform>Letzte %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s)</source>
        <translation>
            <numerusform>Alle Runden (%n)</numerusform>
            <numerusform>Alle %n Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedPage</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds and matches</source>
        <translation>Runden und Partien</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Wiedergabe ansehen</translation>
    </message>
</context>
<context>
    <name>FolderCard</name>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>AGENT_LEAGUE_DATA decides it while it is set.</source>
        <translation>AGENT_LEAGUE_DATA bestimmt ihn, solange es gesetzt ist.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>Anderen wählen</translation>
    </message>
    <message>
        <source>Where leagues are kept</source>
        <translation>Wo Ligen aufbewahrt werden</translation>
    </message>
</context>
<context>
    <name>FormMarks</name>
    <message>
        <source>Form: %1</source>
        <translation>Form: %1</translation>
    </message>
    <message>
        <source>Form: nothing played yet</source>
        <translation>Form: noch nichts gespielt</translation>
    </message>
</context>
<context>
    <name>Gain</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GraveChip</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>role hidden</source>
        <translation>Rolle verborgen</translation>
    </message>
</context>
<context>
    <name>Graveyard</name>
    <message>
        <source>Graveyard</source>
        <translation>Friedhof</translation>
    </message>
    <message>
        <source>mafia left</source>
        <translation>Mafia übrig</translation>
    </message>
    <message>
        <source>town left</source>
        <translation>Dorf übrig</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>lebt</translation>
    </message>
</context>
<context>
    <name>GuideDialog</name>
    <message>
        <source>Guide for agent authors</source>
        <translation>Anleitung für Autoren von Agenten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>HeardLeague</name>
    <message numerus="yes">
        <source>%1 of %n player(s)</source>
        <comment>how many have come</comment>
        <translation>
            <numerusform>%1 von %n Spieler</numerusform>
            <numerusform>%1 von %n Spielern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Open, asks for a join code</source>
        <translation>Offen, mit Beitrittscode</translation>
    </message>
    <message>
        <source>Watch only</source>
        <translation>Nur zuschauen</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>what is played and by how many, whether one may join</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>a league that can be joined</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>a league that can neither be joined nor watched</comment>
        <translation>Geschlossen</translation>
    </message>
</context>
<context>
    <name>HelpCode</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Tour</source>
        <comment>a page of the help</comment>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>For teachers</source>
        <translation>Für Lehrkräfte</translation>
    </message>
    <message>
        <source>For students</source>
        <translation>Für Lernende</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message>
        <source>Rules and timing</source>
        <translation>Regeln und Zeiten</translation>
    </message>
    <message>
        <source>Host a league</source>
        <translation>Liga ausrichten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>Rules and timing, %n changed</source>
        <translation>
            <numerusform>Regeln und Zeiten, %n geändert</numerusform>
            <numerusform>Regeln und Zeiten, %n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open the lobby</source>
        <translation>Lobby öffnen</translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation>Der Port ist eine Zahl bis 65535.</translation>
    </message>
</context>
<context>
    <name>HostForm</name>
    <message>
        <source>Name of the league</source>
        <translation>Name der Liga</translation>
    </message>
    <message>
        <source>Our league</source>
        <translation>Unsere Liga</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation>Kein Port.</translation>
    </message>
    <message>
        <source>Built-in players</source>
        <translation>Eingebaute Spieler</translation>
    </message>
    <message>
        <source>Referees</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Players expected in all</source>
        <translation>Erwartete Spieler insgesamt</translation>
    </message>
    <message>
        <source>any</source>
        <comment>number of players</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation>Andere Computer dürfen beitreten</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>Zuschauer sind erlaubt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>Join code %1</source>
        <translation>Beitrittscode %1</translation>
    </message>
    <message>
        <source>Invite the class</source>
        <translation>Klasse einladen</translation>
    </message>
    <message>
        <source>The address is on the clipboard.</source>
        <translation>Die Adresse ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation>Der Link ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>InvitationColumn</name>
    <message>
        <source>Invite the class</source>
        <translation>Klasse einladen</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>Beitrittscode</translation>
    </message>
    <message>
        <source>Other computers may join</source>
        <translation>Andere Computer dürfen beitreten</translation>
    </message>
    <message>
        <source>Only this computer may join</source>
        <translation>Nur dieser Computer darf beitreten</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>Zuschauer sind erlaubt</translation>
    </message>
    <message>
        <source>Nobody may watch</source>
        <translation>Niemand darf zuschauen</translation>
    </message>
    <message>
        <source>Show on projector</source>
        <translation>Auf dem Projektor zeigen</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>QR-Code des Links</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Copy the link (%1)</source>
        <translation>Link kopieren (%1)</translation>
    </message>
</context>
<context>
    <name>InvitationStrip</name>
    <message>
        <source>Invite the class</source>
        <translation>Klasse einladen</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
    <message>
        <source>Show on projector</source>
        <translation>Auf dem Projektor zeigen</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Join a league</source>
        <translation>Einer Liga beitreten</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Watch league</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Join league</source>
        <translation>Beitreten</translation>
    </message>
</context>
<context>
    <name>JoinFootnote</name>
    <message>
        <source>Reads the league and sends nothing.</source>
        <translation>Liest die Liga mit und sendet nichts.</translation>
    </message>
    <message>
        <source>Sends</source>
        <comment>followed by the name of a message</comment>
        <translation>Sendet</translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>Type the address of the manager first.</source>
        <translation>Zuerst die Adresse des Managers eingeben.</translation>
    </message>
    <message>
        <source>Type a display name first.</source>
        <translation>Zuerst einen Anzeigenamen eingeben.</translation>
    </message>
    <message>
        <source>The port is a number up to 65535.</source>
        <translation>Der Port ist eine Zahl bis 65535.</translation>
    </message>
    <message>
        <source>Type the command that starts your program.</source>
        <translation>Den Befehl eingeben, der das eigene Programm startet.</translation>
    </message>
    <message>
        <source>Type the address of the model’s server.</source>
        <translation>Die Adresse des Modellservers eingeben.</translation>
    </message>
    <message>
        <source>Type which model is to play.</source>
        <translation>Eingeben, welches Modell spielen soll.</translation>
    </message>
    <message>
        <source>The connection does not work yet.</source>
        <translation>Die Verbindung funktioniert noch nicht.</translation>
    </message>
    <message>
        <source>The connection is being tested.</source>
        <translation>Die Verbindung wird gerade getestet.</translation>
    </message>
    <message>
        <source>Manager address</source>
        <translation>Adresse des Managers</translation>
    </message>
    <message>
        <source>No manager answers here.</source>
        <translation>Hier antwortet kein Manager.</translation>
    </message>
    <message>
        <source>This league plays another game.</source>
        <translation>Diese Liga spielt ein anderes Spiel.</translation>
    </message>
    <message>
        <source>This league cannot be watched.</source>
        <translation>Bei dieser Liga kann man nicht zuschauen.</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>Beitrittscode</translation>
    </message>
    <message>
        <source>Not accepted.</source>
        <translation>Nicht angenommen.</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Anzeigename</translation>
    </message>
    <message>
        <source>My port</source>
        <translation>Mein Port</translation>
    </message>
    <message>
        <source>any</source>
        <comment>a port</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Belegt.</translation>
    </message>
    <message>
        <source>Not a port.</source>
        <translation>Kein Port.</translation>
    </message>
    <message>
        <source>Test the connection first.</source>
        <translation>Zuerst die Verbindung testen.</translation>
    </message>
</context>
<context>
    <name>JoinHelp</name>
    <message>
        <source>Agents from elsewhere</source>
        <translation>Agenten von anderswo</translation>
    </message>
    <message>
        <source>They register at this address and join by the channel’s name. From a terminal:</source>
        <translation>Sie melden sich an dieser Adresse an und treten über den Namen des Kanals bei. Im Terminal:</translation>
    </message>
    <message>
        <source>The address is shown here when the channels are open.</source>
        <translation>Die Adresse steht hier, sobald die Kanäle offen sind.</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
</context>
<context>
    <name>JoinPlace</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>A league</source>
        <translation>Eine Liga</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>%1 vergessen</translation>
    </message>
</context>
<context>
    <name>JoinPlaces</name>
    <message>
        <source>Joined before</source>
        <translation>Früher beigetreten</translation>
    </message>
    <message>
        <source>Not listed? Type the address and the join code. Both are shown in the host’s lobby.</source>
        <translation>Nicht aufgeführt? Adresse und Beitrittscode eingeben. Beide stehen in der Lobby des Gastgebers.</translation>
    </message>
    <message>
        <source>On this network</source>
        <translation>In diesem Netzwerk</translation>
    </message>
    <message>
        <source>This computer cannot listen: another program keeps the port. Type the address.</source>
        <translation>Dieser Computer kann nicht zuhören: Ein anderes Programm belegt den Port. Bitte die Adresse eingeben.</translation>
    </message>
    <message>
        <source>No league calls yet. It appears here by itself when its host lets other computers join.</source>
        <translation>Noch meldet sich keine Liga. Sie erscheint von selbst, wenn ihr Gastgeber andere Computer beitreten lässt.</translation>
    </message>
</context>
<context>
    <name>JsonView</name>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Tab goes from one thing to the next, Enter opens it, Esc closes it.</source>
        <translation>Tab führt von einem Element zum nächsten, Enter öffnet es, Esc schließt es.</translation>
    </message>
</context>
<context>
    <name>LeagueControls</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>LeagueProgress</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; of %2 matches</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; von %2 Partien</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 von %2 Partien</translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>Leave the league?</source>
        <translation>Liga verlassen?</translation>
    </message>
    <message>
        <source>It goes on without you, and you lose the matches that are left.</source>
        <translation>Die Liga läuft weiter, und die übrigen Partien gehen verloren.</translation>
    </message>
    <message>
        <source>Leave league</source>
        <translation>Liga verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
</context>
<context>
    <name>LifecycleDiagram</name>
    <message>
        <source>Lifecycle, now %1</source>
        <translation>Lebenszyklus, jetzt %1</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Points over rounds</source>
        <translation>Punkte je Runde</translation>
    </message>
</context>
<context>
    <name>LobbyActions</name>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>The lobby is still opening.</source>
        <translation>Die Lobby wird noch geöffnet.</translation>
    </message>
    <message>
        <source>Add referee</source>
        <translation>Schiedsrichter hinzufügen</translation>
    </message>
    <message>
        <source>Close lobby</source>
        <translation>Lobby schließen</translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation>Eingebaut, %1</translation>
    </message>
    <message>
        <source>Yourself</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>A program</source>
        <translation>Ein Programm</translation>
    </message>
    <message>
        <source>A language model</source>
        <translation>Ein Sprachmodell</translation>
    </message>
    <message>
        <source>Close the lobby?</source>
        <translation>Lobby schließen?</translation>
    </message>
    <message>
        <source>Everybody who has joined is sent away. Nothing has been played yet.</source>
        <translation>Alle, die beigetreten sind, werden weggeschickt. Gespielt wurde noch nichts.</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Offen lassen</translation>
    </message>
</context>
<context>
    <name>LobbyAgent</name>
    <message numerus="yes">
        <source>up to %n match(es)</source>
        <translation>
            <numerusform>bis zu %n Partie</numerusform>
            <numerusform>bis zu %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Built-in, %1</source>
        <comment>a strategy</comment>
        <translation>Eingebaut, %1</translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation>%1 meldet sich an</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>LobbyAgentBody</name>
    <message>
        <source>silent</source>
        <translation>stumm</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>LobbyAgents</name>
    <message>
        <source>Referees</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>No referee yet. Add one, or let one join.</source>
        <translation>Noch kein Schiedsrichter. Einen hinzufügen oder einen beitreten lassen.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1 is registering</source>
        <translation>%1 meldet sich an</translation>
    </message>
    <message>
        <source>No player yet. Show the code to the class, or add players.</source>
        <translation>Noch kein Spieler. Der Klasse den Code zeigen oder Spieler hinzufügen.</translation>
    </message>
    <message>
        <source>More players can join until you start. An odd number gives one player a bye each round.</source>
        <translation>Bis zum Start können weitere Spieler beitreten. Bei ungerader Anzahl hat in jeder Runde ein Spieler spielfrei.</translation>
    </message>
    <message>
        <source>More players can join until you start.</source>
        <translation>Bis zum Start können weitere Spieler beitreten.</translation>
    </message>
</context>
<context>
    <name>LobbyList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>The lobby is still opening.</source>
        <translation>Die Lobby wird noch geöffnet.</translation>
    </message>
    <message>
        <source>A league needs a referee. Add one, or wait for one to join.</source>
        <translation>Eine Liga braucht einen Schiedsrichter. Einen hinzufügen oder auf einen warten.</translation>
    </message>
    <message>
        <source>A league needs at least two players.</source>
        <translation>Eine Liga braucht mindestens zwei Spieler.</translation>
    </message>
    <message>
        <source>%1 · League Manager on port %2</source>
        <translation>%1 · Ligamanager auf Port %2</translation>
    </message>
    <message>
        <source>Start the league</source>
        <translation>Liga starten</translation>
    </message>
</context>
<context>
    <name>Logo</name>
    <message>
        <source>Agent League</source>
        <translation>Agent League</translation>
    </message>
</context>
<context>
    <name>LowerTabs</name>
    <message>
        <source>What to show</source>
        <translation>Was angezeigt wird</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Points over rounds</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
</context>
<context>
    <name>MafiaCardFacts</name>
    <message>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nacht %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Tag %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 alive</source>
        <translation>%1 von %2 leben</translation>
    </message>
</context>
<context>
    <name>MafiaCardTable</name>
    <message>
        <source>Villagers are asleep</source>
        <translation>Das Dorf schläft</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 wurde in der Nacht getötet</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>In der Nacht starb niemand</translation>
    </message>
    <message>
        <source>%1 of %2 votes are in</source>
        <translation>%1 von %2 Stimmen sind da</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 verlässt den Tisch</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Niemand verlässt den Tisch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>speaker, words</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>MafiaControls</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Was jetzt geschieht</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>Wer wen verdächtigt</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Mitschrift</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Abort the match</source>
        <translation>Match abbrechen</translation>
    </message>
    <message>
        <source>Post-mortem</source>
        <translation>Nachbesprechung</translation>
    </message>
</context>
<context>
    <name>MafiaDrawer</name>
    <message>
        <source>Who suspects whom</source>
        <translation>Wer wen verdächtigt</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Mitschrift</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Was jetzt geschieht</translation>
    </message>
</context>
<context>
    <name>MafiaGame</name>
    <message>
        <source>Abort the match?</source>
        <translation>Match abbrechen?</translation>
    </message>
    <message>
        <source>Match %1 ends at once and counts for nobody.</source>
        <translation>Match %1 endet sofort und zählt für niemanden.</translation>
    </message>
    <message>
        <source>Abort the match</source>
        <translation>Match abbrechen</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>MafiaPage</name>
    <message>
        <source>Night %1, %2 of %3 alive</source>
        <translation>Nacht %1, %2 von %3 leben</translation>
    </message>
    <message>
        <source>Day %1, %2 of %3 alive</source>
        <translation>Tag %1, %2 von %3 leben</translation>
    </message>
    <message>
        <source>, seed %1</source>
        <translation>, Startwert %1</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, angehalten</translation>
    </message>
    <message>
        <source>Mafia, match %1</source>
        <translation>Mafia, Match %1</translation>
    </message>
    <message>
        <source>The table is not set yet</source>
        <translation>Der Tisch ist noch nicht besetzt</translation>
    </message>
    <message>
        <source>Ten players are invited; then the roles are dealt.</source>
        <translation>Zehn Spieler werden eingeladen, dann werden die Rollen verteilt.</translation>
    </message>
</context>
<context>
    <name>MafiaPanel</name>
    <message>
        <source>What happens now</source>
        <translation>Was jetzt geschieht</translation>
    </message>
</context>
<context>
    <name>MafiaReplay</name>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
</context>
<context>
    <name>MafiaSeat</name>
    <message>
        <source>role hidden</source>
        <translation>Rolle verborgen</translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s), leading</source>
        <translation>
            <numerusform>%n Stimme, führt</numerusform>
            <numerusform>%n Stimmen, führt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n Stimme</numerusform>
            <numerusform>%n Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>spricht</translation>
    </message>
    <message>
        <source>waited for</source>
        <translation>wird erwartet</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>lebt</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, state</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>, claims %1</source>
        <translation>, gibt sich als %1 aus</translation>
    </message>
    <message>
        <source>%1 does not answer any more; the game plays for it.</source>
        <translation>%1 antwortet nicht mehr; das Spiel spielt dafür weiter.</translation>
    </message>
    <message>
        <source>, does not answer</source>
        <translation>, antwortet nicht</translation>
    </message>
    <message>
        <source>, answers slowly</source>
        <translation>, antwortet langsam</translation>
    </message>
    <message>
        <source>, can be chosen</source>
        <translation>, kann gewählt werden</translation>
    </message>
    <message>
        <source>%1 did not answer the last call.</source>
        <translation>%1 hat auf die letzte Anfrage nicht geantwortet.</translation>
    </message>
    <message>
        <source>%1 answers slowly.</source>
        <translation>%1 antwortet langsam.</translation>
    </message>
</context>
<context>
    <name>MafiaSeatPage</name>
    <message>
        <source>Your seat at the table</source>
        <translation>Ihr Platz am Tisch</translation>
    </message>
    <message>
        <source>The table is not set yet</source>
        <translation>Der Tisch ist noch nicht besetzt</translation>
    </message>
    <message>
        <source>The roles are dealt when the match begins.</source>
        <translation>Die Rollen werden verteilt, wenn das Spiel beginnt.</translation>
    </message>
</context>
<context>
    <name>MafiaTalk</name>
    <message>
        <source>Discussion</source>
        <translation>Diskussion</translation>
    </message>
    <message>
        <source>What is shown of a turn</source>
        <translation>Was von einem Zug gezeigt wird</translation>
    </message>
    <message>
        <source>SAY</source>
        <translation>SAY</translation>
    </message>
    <message>
        <source>+ THINK</source>
        <translation>+ THINK</translation>
    </message>
    <message>
        <source>Next to speak</source>
        <translation>Als Nächste sprechen</translation>
    </message>
</context>
<context>
    <name>MafiaTalkLine</name>
    <message>
        <source>ran out of time</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>was cut</source>
        <translation>wurde gekürzt</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>player, number</comment>
        <translation>%1, Zug %2</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Tag %1</translation>
    </message>
    <message>
        <source>claims %1</source>
        <comment>a role</comment>
        <translation>gibt sich als %1 aus</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – Agent League</source>
        <translation>%1 – Agent League</translation>
    </message>
    <message>
        <source>Agent League</source>
        <translation>Agent League</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>the time</comment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>%1 msg/s</source>
        <comment>messages in a second</comment>
        <translation>%1 Nachrichten/s</translation>
    </message>
</context>
<context>
    <name>MatchArea</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation>%1, %2 gegen %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n second(s) left</source>
        <comment>a match and its state</comment>
        <translation>
            <numerusform>%1, noch %n Sekunde</numerusform>
            <numerusform>%1, noch %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchChart</name>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>invite</source>
        <translation>einladen</translation>
    </message>
    <message>
        <source>both joined</source>
        <translation>beide da</translation>
    </message>
    <message>
        <source>both chose</source>
        <translation>beide gewählt</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>vergleichen</translation>
    </message>
    <message>
        <source>no join in %1</source>
        <translation>kein Beitritt in %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n retries</source>
        <comment>how long a choice may take</comment>
        <translation>
            <numerusform>%1, %n Wiederholung</numerusform>
            <numerusform>%1, %n Wiederholungen</numerusform>
        </translation>
    </message>
    <message>
        <source>report</source>
        <translation>melden</translation>
    </message>
    <message>
        <source>technical loss, %1</source>
        <translation>technische Niederlage, %1</translation>
    </message>
    <message>
        <source>no-show, %1</source>
        <translation>nicht erschienen, %1</translation>
    </message>
</context>
<context>
    <name>MatchControls</name>
    <message>
        <source>Attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>Attempt that is shown</source>
        <translation>Angezeigter Versuch</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>Previous message (Left)</source>
        <translation>Vorige Nachricht (Links)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Next message (Right)</source>
        <translation>Nächste Nachricht (Rechts)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Saves the transcript of the match as JSON</source>
        <translation>Speichert die Mitschrift der Partie als JSON</translation>
    </message>
</context>
<context>
    <name>MatchHeading</name>
    <message>
        <source>Back to the league</source>
        <translation>Zurück zur Liga</translation>
    </message>
    <message>
        <source>%1, round %2, %3</source>
        <translation>%1, Runde %2, %3</translation>
    </message>
</context>
<context>
    <name>MatchLine</name>
    <message>
        <source>%1, %2 against %3, %4</source>
        <translation>%1, %2 gegen %3, %4</translation>
    </message>
    <message>
        <source>vs</source>
        <comment>between two players</comment>
        <translation>gegen</translation>
    </message>
</context>
<context>
    <name>MatchMiddle</name>
    <message>
        <source>of %1 s</source>
        <comment>seconds that a deadline allows</comment>
        <translation>von %1 s</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Match %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>States of match %1, now %2</source>
        <translation>Zustände der Partie %1, jetzt %2</translation>
    </message>
</context>
<context>
    <name>MatchTabs</name>
    <message>
        <source>What is shown below</source>
        <translation>Was unten angezeigt wird</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Fair draw</source>
        <translation>Faire Ziehung</translation>
    </message>
</context>
<context>
    <name>MemberLine</name>
    <message>
        <source>%1, %2, place %3 in the queue, %4</source>
        <translation>%1, %2, Platz %3 in der Reihe, %4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Not in the queue</source>
        <translation>Nicht in der Reihe</translation>
    </message>
</context>
<context>
    <name>MemberMenu</name>
    <message>
        <source>Give the next turn</source>
        <translation>Nächsten Zug geben</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Weitermachen lassen</translation>
    </message>
    <message>
        <source>Skip its turn</source>
        <translation>Seinen Zug überspringen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Put into the queue</source>
        <translation>In die Reihe stellen</translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Remove from the channel</source>
        <translation>Aus dem Kanal nehmen</translation>
    </message>
</context>
<context>
    <name>MemberWords</name>
    <message>
        <source>has the turn</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>paused, %1 s left</source>
        <translation>angehalten, noch %1 s</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>reads along</source>
        <translation>liest mit</translation>
    </message>
    <message>
        <source>on hold</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>on hold, %1 s left</source>
        <translation>wartet, noch %1 s</translation>
    </message>
    <message>
        <source>waits to be spoken to</source>
        <translation>wartet, bis man ihn anspricht</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>in another channel</source>
        <translation>in einem anderen Kanal</translation>
    </message>
    <message>
        <source>online, no channel</source>
        <translation>online, kein Kanal</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>lost %1 s ago</source>
        <translation>vor %1 s verloren</translation>
    </message>
    <message>
        <source>lost %1 min ago</source>
        <translation>vor %1 min verloren</translation>
    </message>
    <message>
        <source>lost %1 h ago</source>
        <translation>vor %1 h verloren</translation>
    </message>
</context>
<context>
    <name>MessageCard</name>
    <message>
        <source>What is shown of the messages</source>
        <translation>Was von den Nachrichten angezeigt wird</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Copy the JSON</source>
        <translation>JSON kopieren</translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation>JSON von %1</translation>
    </message>
    <message>
        <source>Fields of %1</source>
        <translation>Felder von %1</translation>
    </message>
</context>
<context>
    <name>MindCard</name>
    <message>
        <source>%1. %2</source>
        <comment>a strategy and what it does</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>MindChoice</name>
    <message>
        <source>Built-in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>Random, Pattern, Adaptive</source>
        <translation>Zufall, Muster, Adaptiv</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>I press Even or Odd</source>
        <translation>Ich drücke Gerade oder Ungerade</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>Run a program on this computer</source>
        <translation>Ein Programm auf diesem Computer ausführen</translation>
    </message>
    <message>
        <source>LLM</source>
        <comment>a language model</comment>
        <translation>LLM</translation>
    </message>
    <message>
        <source>Ask a language model</source>
        <translation>Ein Sprachmodell fragen</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Built-in strategy</source>
        <translation>Eingebaute Strategie</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation>Adresse des Modellservers</translation>
    </message>
    <message>
        <source>The key comes from the environment.</source>
        <translation>Der Schlüssel kommt aus der Umgebung.</translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation>Schlüssel nötig? AGENT_LEAGUE_LLM_KEY vor dem Programmstart setzen.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>ModalHeader</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ModeSentence</name>
    <message>
        <source>The channel is closed.</source>
        <translation>Der Kanal ist geschlossen.</translation>
    </message>
    <message>
        <source>People may only watch in this channel.</source>
        <translation>In diesem Kanal dürfen Menschen nur zusehen.</translation>
    </message>
    <message>
        <source>Nobody is in the queue: your message is kept, and nobody gets it.</source>
        <translation>Niemand ist in der Reihe: Ihre Nachricht wird aufbewahrt, und niemand bekommt sie.</translation>
    </message>
    <message>
        <source>You have the floor: everyone gets your message at once.</source>
        <translation>Sie haben das Wort: Alle bekommen Ihre Nachricht sofort.</translation>
    </message>
    <message>
        <source>Nobody speaks: you take the floor.</source>
        <translation>Niemand spricht: Sie ergreifen das Wort.</translation>
    </message>
    <message>
        <source>Nobody speaks: delivered at once.</source>
        <translation>Niemand spricht: wird sofort zugestellt.</translation>
    </message>
    <message>
        <source>%1 waits for your answer and goes on with it.</source>
        <translation>%1 wartet auf Ihre Antwort und macht damit weiter.</translation>
    </message>
    <message>
        <source>Delivered when %1 finishes.</source>
        <translation>Wird zugestellt, wenn %1 fertig ist.</translation>
    </message>
    <message>
        <source>Goes to everyone now.</source>
        <translation>Geht jetzt an alle.</translation>
    </message>
    <message>
        <source>%1 pauses and you speak first.</source>
        <translation>%1 pausiert, und Sie sprechen zuerst.</translation>
    </message>
    <message>
        <source>%1 sees your message at once and keeps the turn.</source>
        <translation>%1 sieht Ihre Nachricht sofort und behält den Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) held</source>
        <translation>
            <numerusform>%n Nachricht wartet</numerusform>
            <numerusform>%n Nachrichten warten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentLine</name>
    <message>
        <source>Night %1</source>
        <translation>Nacht %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Tag %1</translation>
    </message>
    <message>
        <source>%1 was the first of the mafia to be voted out.</source>
        <translation>%1 wurde als Erster der Mafia hinausgewählt.</translation>
    </message>
    <message>
        <source>Somebody was saved.</source>
        <translation>Jemand wurde gerettet.</translation>
    </message>
    <message>
        <source>%1, the Doctor, saved %2.</source>
        <translation>%1, der Arzt, rettete %2.</translation>
    </message>
    <message>
        <source>%1, the Sheriff, told the truth: %2 is mafia.</source>
        <translation>%1, der Sheriff, sagte die Wahrheit: %2 gehört zur Mafia.</translation>
    </message>
    <message>
        <source>%1, the Sheriff, told the truth: %2 is not mafia.</source>
        <translation>%1, der Sheriff, sagte die Wahrheit: %2 gehört nicht zur Mafia.</translation>
    </message>
    <message>
        <source>%1 claimed a role that was not true: %2 instead of %3.</source>
        <comment>player, claimed role, true role</comment>
        <translation>%1 gab eine falsche Rolle an: %2 statt %3.</translation>
    </message>
    <message>
        <source>The town voted out one of its own: %1, %2.</source>
        <comment>player, role</comment>
        <translation>Das Dorf wählte einen der Seinen hinaus: %1, %2.</translation>
    </message>
    <message>
        <source>The vote was a tie; the draw took %1.</source>
        <translation>Die Abstimmung ging unentschieden aus; das Los traf %1.</translation>
    </message>
    <message>
        <source>With this vote the town could still have won; nobody left.</source>
        <translation>Mit dieser Abstimmung hätte das Dorf noch gewinnen können; niemand ging.</translation>
    </message>
    <message>
        <source>With this vote the town could still have won; it took %1.</source>
        <translation>Mit dieser Abstimmung hätte das Dorf noch gewinnen können; sie traf %1.</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>A port is a number from 1024 to 65000; 0 takes any free ones.</source>
        <translation>Ein Port ist eine Zahl von 1024 bis 65000; 0 nimmt beliebige freie.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>First port</source>
        <translation>Erster Port</translation>
    </message>
    <message>
        <source>The manager listens here, referees from the next one on, players from 101 further.</source>
        <translation>Hier lauscht der Manager, Schiedsrichter ab dem nächsten, Spieler ab 101 weiter.</translation>
    </message>
    <message>
        <source>Let other computers in</source>
        <translation>Andere Computer zulassen</translation>
    </message>
    <message>
        <source>For leagues you host. Off: only agents on this computer can join.</source>
        <translation>Für selbst ausgerichtete Ligen. Aus: Nur Agenten auf diesem Computer können beitreten.</translation>
    </message>
</context>
<context>
    <name>NewChannelDialog</name>
    <message>
        <source>Give the channel a name first.</source>
        <translation>Geben Sie dem Kanal zuerst einen Namen.</translation>
    </message>
    <message>
        <source>The name needs a letter from a to z or a digit.</source>
        <translation>Der Name braucht einen Buchstaben von a bis z oder eine Ziffer.</translation>
    </message>
    <message>
        <source>There is a channel of that name already.</source>
        <translation>Einen Kanal mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Neuer Kanal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open channel</source>
        <translation>Kanal öffnen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Agents join it as %1.</source>
        <translation>Agenten treten ihm als %1 bei.</translation>
    </message>
    <message>
        <source>Demo agents</source>
        <translation>Demo-Agenten</translation>
    </message>
</context>
<context>
    <name>NewcomerDialog</name>
    <message>
        <source>Play yourself</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Programm hinzufügen</translation>
    </message>
    <message>
        <source>Add a language model</source>
        <translation>Sprachmodell hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Fill in the fields first.</source>
        <translation>Zuerst die Felder ausfüllen.</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Anzeigename</translation>
    </message>
    <message>
        <source>one of the usual names</source>
        <translation>einer der üblichen Namen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Address of the model’s server</source>
        <translation>Adresse des Modellservers</translation>
    </message>
    <message>
        <source>Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.</source>
        <translation>Schlüssel nötig? AGENT_LEAGUE_LLM_KEY vor dem Programmstart setzen.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>NightDeed</name>
    <message>
        <source>provisional until %1 agrees</source>
        <translation>vorläufig, bis %1 zustimmt</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>vorläufig</translation>
    </message>
    <message>
        <source>the mafia agree</source>
        <translation>die Mafia ist sich einig</translation>
    </message>
    <message>
        <source>the mafia disagree</source>
        <translation>die Mafia ist uneins</translation>
    </message>
    <message>
        <source>protected this night</source>
        <translation>in dieser Nacht geschützt</translation>
    </message>
    <message>
        <source>result goes to the Sheriff only</source>
        <translation>das Ergebnis erfährt nur der Sheriff</translation>
    </message>
    <message>
        <source>drawn, no answer in time</source>
        <translation>ausgelost, keine Antwort in der Zeit</translation>
    </message>
    <message>
        <source>%1, %2, deciding</source>
        <translation>%1, %2, entscheidet</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>player, deed, target, how firm</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>entscheidet</translation>
    </message>
</context>
<context>
    <name>NightPanel</name>
    <message>
        <source>Night actions</source>
        <translation>Taten der Nacht</translation>
    </message>
    <message>
        <source>%1 of %2 submitted</source>
        <translation>%1 von %2 eingereicht</translation>
    </message>
    <message>
        <source>The night is running</source>
        <translation>Die Nacht läuft</translation>
    </message>
    <message>
        <source>It is night</source>
        <translation>Es ist Nacht</translation>
    </message>
    <message>
        <source>What happens now is known in the morning.</source>
        <translation>Was jetzt geschieht, weiß man am Morgen.</translation>
    </message>
    <message>
        <source>If the time runs out</source>
        <translation>Wenn die Zeit abläuft</translation>
    </message>
    <message>
        <source>a random living player outside the mafia</source>
        <translation>ein zufälliger Lebender außerhalb der Mafia</translation>
    </message>
    <message>
        <source>a random living player, no repeat</source>
        <translation>ein zufälliger Lebender, nicht zweimal derselbe</translation>
    </message>
    <message>
        <source>a random living player, not the Sheriff</source>
        <translation>ein zufälliger Lebender, nicht der Sheriff</translation>
    </message>
</context>
<context>
    <name>NumberTile</name>
    <message>
        <source>%1, even</source>
        <translation>%1, gerade</translation>
    </message>
    <message>
        <source>%1, odd</source>
        <translation>%1, ungerade</translation>
    </message>
</context>
<context>
    <name>OpenFile</name>
    <message>
        <source>The file could not be opened</source>
        <translation>Die Datei konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Open a league</source>
        <translation>Liga öffnen</translation>
    </message>
    <message>
        <source>Leagues (journal.db *.json)</source>
        <translation>Ligen (journal.db *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The link could not be opened</source>
        <translation>Der Link konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>A league is played in this window, and opening another would end it. Leave it first, then open the file again.</source>
        <translation>In diesem Fenster läuft eine Liga, und das Öffnen einer anderen würde sie beenden. Verlassen Sie sie zuerst und öffnen Sie die Datei dann noch einmal.</translation>
    </message>
</context>
<context>
    <name>OpeningPage</name>
    <message>
        <source>Opening the league…</source>
        <translation>Die Liga wird geöffnet…</translation>
    </message>
</context>
<context>
    <name>PaletteBody</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was soll geschehen?</translation>
    </message>
    <message>
        <source>Nothing fits. Try another word.</source>
        <translation>Nichts passt. Ein anderes Wort versuchen.</translation>
    </message>
</context>
<context>
    <name>PersonFaces</name>
    <message>
        <source>Get ready</source>
        <translation>Bereit machen</translation>
    </message>
    <message>
        <source>Even or odd?</source>
        <translation>Gerade oder ungerade?</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Festgelegt</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>Zu spät</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation>Die Liga ist zu Ende</translation>
    </message>
    <message>
        <source>You are in</source>
        <translation>Angemeldet</translation>
    </message>
    <message>
        <source>Waiting for round %1</source>
        <translation>Warten auf Runde %1</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>You meet %1.</source>
        <translation>Es geht gegen %1.</translation>
    </message>
    <message>
        <source>The referee will draw a number from %1 to %2.</source>
        <translation>Der Schiedsrichter wird eine Zahl von %1 bis %2 ziehen.</translation>
    </message>
    <message>
        <source>The referee will draw a number.</source>
        <translation>Der Schiedsrichter wird eine Zahl ziehen.</translation>
    </message>
    <message>
        <source>The referee draws when both have chosen.</source>
        <translation>Der Schiedsrichter zieht, sobald beide gewählt haben.</translation>
    </message>
    <message>
        <source>The referee did not hear from you in time.</source>
        <translation>Beim Schiedsrichter kam rechtzeitig keine Antwort an.</translation>
    </message>
    <message>
        <source>The league begins when its host starts it.</source>
        <translation>Die Liga beginnt, wenn der Gastgeber sie startet.</translation>
    </message>
    <message>
        <source>Thank you for playing.</source>
        <translation>Danke fürs Mitspielen.</translation>
    </message>
    <message>
        <source>Your next match comes with it.</source>
        <translation>Mit ihr kommt die nächste Partie.</translation>
    </message>
    <message>
        <source>No answer in time counts as a loss.</source>
        <translation>Keine rechtzeitige Antwort zählt als Niederlage.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>You both chose %1; the number was %2.</source>
        <translation>Beide haben %1 gewählt; die Zahl war %2.</translation>
    </message>
    <message>
        <source>The number %1 is %2, as you chose.</source>
        <translation>Die Zahl %1 ist %2, wie gewählt.</translation>
    </message>
    <message>
        <source>The number %1 is %2, and you chose %3.</source>
        <translation>Die Zahl %1 ist %2, gewählt war %3.</translation>
    </message>
    <message numerus="yes">
        <source>Place %1, %n point(s)</source>
        <comment>rank and points of a player</comment>
        <translation>
            <numerusform>Platz %1, %n Punkt</numerusform>
            <numerusform>Platz %1, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>You. %1</source>
        <translation>Ich. %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ich</translation>
    </message>
</context>
<context>
    <name>PersonHeader</name>
    <message>
        <source>%1, joined as %2</source>
        <translation>%1, beigetreten als %2</translation>
    </message>
    <message>
        <source>Round %1 of %2, match %3, referee %4</source>
        <translation>Runde %1 von %2, Partie %3, Schiedsrichter %4</translation>
    </message>
    <message>
        <source>Round %1, match %2</source>
        <translation>Runde %1, Partie %2</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>PersonMiddle</name>
    <message>
        <source>seconds left</source>
        <translation>Sekunden übrig</translation>
    </message>
    <message>
        <source>The number is being drawn</source>
        <translation>Die Zahl wird gezogen</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Warten auf %1</translation>
    </message>
    <message>
        <source>Waiting for the referee</source>
        <translation>Warten auf den Schiedsrichter</translation>
    </message>
    <message>
        <source>No number was drawn</source>
        <translation>Es wurde keine Zahl gezogen</translation>
    </message>
    <message>
        <source>The number is even</source>
        <translation>Die Zahl ist gerade</translation>
    </message>
    <message>
        <source>The number is odd</source>
        <translation>Die Zahl ist ungerade</translation>
    </message>
</context>
<context>
    <name>PersonNotes</name>
    <message>
        <source>%1 has chosen</source>
        <translation>%1 hat gewählt</translation>
    </message>
    <message>
        <source>What it is stays secret too.</source>
        <translation>Auch diese Wahl bleibt geheim.</translation>
    </message>
    <message>
        <source>%1 is choosing</source>
        <translation>%1 wählt</translation>
    </message>
    <message>
        <source>Asked at the same moment as you.</source>
        <translation>Im selben Augenblick gefragt.</translation>
    </message>
    <message>
        <source>Your choice stays secret</source>
        <translation>Die eigene Wahl bleibt geheim</translation>
    </message>
    <message>
        <source>%1 cannot see it until both have chosen.</source>
        <translation>%1 sieht sie erst, wenn beide gewählt haben.</translation>
    </message>
    <message>
        <source>No answer means a loss</source>
        <translation>Keine Antwort bedeutet eine Niederlage</translation>
    </message>
    <message numerus="yes">
        <source>At 0 s the referee asks again, up to %n time(s).</source>
        <translation>
            <numerusform>Bei 0 s fragt der Schiedsrichter erneut, höchstens %n-mal.</numerusform>
            <numerusform>Bei 0 s fragt der Schiedsrichter erneut, höchstens %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The referee may ask again before that.</source>
        <translation>Vorher kann der Schiedsrichter noch einmal fragen.</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Even or odd?</source>
        <translation>Gerade oder ungerade?</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhaseStep</name>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1, vorbei</translation>
    </message>
</context>
<context>
    <name>PhaseStepper</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>turns × seconds</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Phase %1, next %2</source>
        <translation>Phase %1, danach %2</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
</context>
<context>
    <name>PlacesDropDowns</name>
    <message>
        <source>On this network</source>
        <translation>In diesem Netzwerk</translation>
    </message>
    <message>
        <source>Joined before</source>
        <translation>Früher beigetreten</translation>
    </message>
</context>
<context>
    <name>PlacesTitle</name>
    <message>
        <source>Searching</source>
        <translation>Suche läuft</translation>
    </message>
</context>
<context>
    <name>PlayedChip</name>
    <message>
        <source>%1 against %2, technical</source>
        <translation>%1 gegen %2, technisch</translation>
    </message>
    <message>
        <source>%1 against %2, number %3</source>
        <translation>%1 gegen %2, Zahl %3</translation>
    </message>
    <message>
        <source>technical</source>
        <translation>technisch</translation>
    </message>
</context>
<context>
    <name>PlayedStrip</name>
    <message>
        <source>Your matches so far</source>
        <translation>Bisherige Partien</translation>
    </message>
    <message>
        <source>Won %1, drew %2, lost %3</source>
        <translation>%1 gewonnen, %2 unentschieden, %3 verloren</translation>
    </message>
</context>
<context>
    <name>Podium</name>
    <message>
        <source>Champion: %1</source>
        <translation>Meister: %1</translation>
    </message>
    <message>
        <source>Podium</source>
        <translation>Siegertreppchen</translation>
    </message>
</context>
<context>
    <name>PodiumStep</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n Punkt</numerusform>
            <numerusform>%1, %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>under the number of points</comment>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsAtStake</name>
    <message>
        <source>win %1, draw %2, loss 0</source>
        <translation>Sieg %1, Unentschieden %2, Niederlage 0</translation>
    </message>
    <message>
        <source>Points at stake: %1</source>
        <translation>Punkte, um die es geht: %1</translation>
    </message>
    <message>
        <source>Points at stake</source>
        <translation>Punkte, um die es geht</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Points over rounds</source>
        <translation>Punkte je Runde</translation>
    </message>
</context>
<context>
    <name>PortLine</name>
    <message>
        <source>Ports %1–%2 and %3–%4 are free</source>
        <translation>Die Ports %1–%2 und %3–%4 sind frei</translation>
    </message>
    <message>
        <source>Port %1 is taken</source>
        <translation>Port %1 ist belegt</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>%1 verwenden</translation>
    </message>
</context>
<context>
    <name>PostmortemMoments</name>
    <message>
        <source>Key moments</source>
        <translation>Entscheidende Momente</translation>
    </message>
    <message>
        <source>Nothing stood out.</source>
        <translation>Nichts stach heraus.</translation>
    </message>
</context>
<context>
    <name>PostmortemNight</name>
    <message>
        <source>The mafia chose %1.</source>
        <translation>Die Mafia wählte %1.</translation>
    </message>
    <message>
        <source>The mafia did not agree; the draw took %1.</source>
        <translation>Die Mafia war sich nicht einig; das Los traf %1.</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 wurde gerettet.</translation>
    </message>
    <message>
        <source>The Sheriff learned that %1 is mafia.</source>
        <translation>Der Sheriff erfuhr, dass %1 zur Mafia gehört.</translation>
    </message>
    <message>
        <source>The Sheriff learned that %1 is not mafia.</source>
        <translation>Der Sheriff erfuhr, dass %1 nicht zur Mafia gehört.</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 wurde in der Nacht getötet</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>In der Nacht starb niemand</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nacht %1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, deed, target</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>drawn, no answer in time</source>
        <translation>ausgelost, keine Antwort in der Zeit</translation>
    </message>
</context>
<context>
    <name>PostmortemPage</name>
    <message>
        <source>Post-mortem of match %1</source>
        <translation>Nachbesprechung von Spiel %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>The record is being read</source>
        <translation>Die Aufzeichnung wird gelesen</translation>
    </message>
    <message>
        <source>There is no post-mortem</source>
        <translation>Es gibt keine Nachbesprechung</translation>
    </message>
    <message>
        <source>Match %1 is not over, or its record is not on this computer.</source>
        <translation>Match %1 ist nicht zu Ende, oder seine Aufzeichnung ist nicht auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>PostmortemPlayer</name>
    <message>
        <source>survived</source>
        <translation>überlebt</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <comment>share of votes</comment>
        <translation>%1 % von %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>player, role, how it left</comment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>PostmortemPlayers</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Good votes</source>
        <translation>Gute Stimmen</translation>
    </message>
    <message>
        <source>Right / wrong</source>
        <translation>Recht / Irrtum</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Gerettet</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Zu spät</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Antwortet in</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>Who was who</source>
        <translation>Wer wer war</translation>
    </message>
    <message>
        <source>Good votes: on the mafia by the town, on the town by the mafia. Right / wrong: accusations of mafia and of others. Answers in: mean and longest, in seconds. Said: statements and characters.</source>
        <translation>Gute Stimmen: des Dorfs gegen die Mafia, der Mafia gegen das Dorf. Recht / Irrtum: Beschuldigungen der Mafia und anderer. Antwortet in: im Mittel und am längsten, in Sekunden. Gesagt: Beiträge und Zeichen.</translation>
    </message>
</context>
<context>
    <name>PostmortemResult</name>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The seed is the one that was promised</source>
        <translation>Der Startwert ist der angekündigte</translation>
    </message>
    <message>
        <source>The seed is not the one that was promised</source>
        <translation>Der Startwert ist nicht der angekündigte</translation>
    </message>
</context>
<context>
    <name>PostmortemTalk</name>
    <message>
        <source>What was said on day %1</source>
        <translation>Was am Tag %1 gesagt wurde</translation>
    </message>
    <message>
        <source>ran out of time</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>was cut</source>
        <translation>wurde gekürzt</translation>
    </message>
    <message>
        <source>says %1, which is true</source>
        <comment>a role</comment>
        <translation>sagt %1, was stimmt</translation>
    </message>
    <message>
        <source>says %1, which is false</source>
        <comment>a role</comment>
        <translation>sagt %1, was nicht stimmt</translation>
    </message>
</context>
<context>
    <name>PostmortemVotes</name>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Niemand verlässt den Tisch</translation>
    </message>
    <message>
        <source>Tie between %1. The seeded draw took %2.</source>
        <translation>Gleichstand zwischen %1. Das Los traf %2.</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 verlässt den Tisch</translation>
    </message>
    <message>
        <source>abstained</source>
        <translation>enthalten</translation>
    </message>
    <message>
        <source>%1: no vote came</source>
        <translation>%1: keine Stimme kam an</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>voter, target</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, before that %2</source>
        <translation>%1, davor %2</translation>
    </message>
    <message>
        <source>Vote of day %1</source>
        <translation>Abstimmung am Tag %1</translation>
    </message>
    <message>
        <source>no vote came</source>
        <translation>keine Stimme kam an</translation>
    </message>
</context>
<context>
    <name>PreflightLight</name>
    <message>
        <source>Checking</source>
        <comment>pre-flight</comment>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Passed</source>
        <comment>pre-flight</comment>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>pre-flight</comment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Fails</source>
        <comment>pre-flight</comment>
        <translation>Nicht bestanden</translation>
    </message>
    <message>
        <source>Pre-flight, %1</source>
        <translation>Vorabprüfung, %1</translation>
    </message>
</context>
<context>
    <name>ProjectorFoot</name>
    <message>
        <source>Watch on your computer:</source>
        <translation>Am eigenen Computer zuschauen:</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 von %n Partie</numerusform>
            <numerusform>%1 von %n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorInvitation</name>
    <message>
        <source>Join code</source>
        <translation>Beitrittscode</translation>
    </message>
    <message>
        <source>Join code %1</source>
        <translation>Beitrittscode %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are here</source>
        <translation>
            <numerusform>%n Spieler ist da</numerusform>
            <numerusform>%n Spieler sind da</numerusform>
        </translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>QR-Code des Links</translation>
    </message>
</context>
<context>
    <name>ProjectorMatch</name>
    <message>
        <source>%1 is even: %2 wins</source>
        <comment>a number and a name</comment>
        <translation>%1 ist gerade: %2 gewinnt</translation>
    </message>
    <message>
        <source>%1 is odd: %2 wins</source>
        <comment>a number and a name</comment>
        <translation>%1 ist ungerade: %2 gewinnt</translation>
    </message>
    <message>
        <source>%1 did not answer: %2 wins</source>
        <translation>%1 hat nicht geantwortet: %2 gewinnt</translation>
    </message>
    <message>
        <source>%1 is even: a draw</source>
        <translation>%1 ist gerade: unentschieden</translation>
    </message>
    <message>
        <source>%1 is odd: a draw</source>
        <translation>%1 ist ungerade: unentschieden</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Zählt nicht</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Warten auf %1</translation>
    </message>
    <message>
        <source>About to begin</source>
        <translation>Beginnt gleich</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Macht sich bereit</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Wahl läuft</translation>
    </message>
    <message>
        <source>Drawing a number</source>
        <translation>Eine Zahl wird gezogen</translation>
    </message>
    <message>
        <source>Looking who is right</source>
        <translation>Wer hat recht?</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Starts over</source>
        <translation>Beginnt von vorn</translation>
    </message>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 gegen %2, %3</translation>
    </message>
</context>
<context>
    <name>ProjectorMatches</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>ProjectorPair</name>
    <message>
        <source>vs</source>
        <comment>between the names of two players</comment>
        <translation>gegen</translation>
    </message>
</context>
<context>
    <name>ProjectorRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n Punkt</numerusform>
            <numerusform>%1, %2, %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectorTable</name>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>ProjectorView</name>
    <message>
        <source>Projector, %1</source>
        <translation>Projektor, %1</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>%1 – projector</source>
        <translation>%1 – Projektor</translation>
    </message>
</context>
<context>
    <name>QueuePanel</name>
    <message>
        <source>Turn queue</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>cycle %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Nobody is here yet. Add an agent, or let one join.</source>
        <translation>Noch ist niemand hier. Fügen Sie einen Agenten hinzu oder lassen Sie einen beitreten.</translation>
    </message>
    <message>
        <source>Add agent</source>
        <translation>Agent hinzufügen</translation>
    </message>
    <message>
        <source>The channel is closed.</source>
        <translation>Der Kanal ist geschlossen.</translation>
    </message>
    <message>
        <source>What can be done with the chosen agent</source>
        <translation>Was mit dem gewählten Agenten getan werden kann</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
</context>
<context>
    <name>RailItem</name>
    <message numerus="yes">
        <source>%1, %n need attention</source>
        <translation>
            <numerusform>%1, %n auffällig</numerusform>
            <numerusform>%1, %n auffällig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RailPlaces</name>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Verkehr</translation>
    </message>
    <message>
        <source>My seat</source>
        <translation>Mein Platz</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projektor</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>up %1</source>
        <translation>um %1 gestiegen</translation>
    </message>
    <message>
        <source>down %1</source>
        <translation>um %1 gefallen</translation>
    </message>
</context>
<context>
    <name>RateCard</name>
    <message numerus="yes">
        <source>%n message(s) per second</source>
        <translation>
            <numerusform>%n Nachricht pro Sekunde</numerusform>
            <numerusform>%n Nachrichten pro Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>messages per second</source>
        <translation>Nachrichten pro Sekunde</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>zugestellt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>Readiness</name>
    <message>
        <source>Before you start</source>
        <translation>Vor dem Start</translation>
    </message>
</context>
<context>
    <name>ReadinessLine</name>
    <message>
        <source>No referee yet</source>
        <translation>Noch kein Schiedsrichter</translation>
    </message>
    <message>
        <source>Referees ready</source>
        <translation>Schiedsrichter bereit</translation>
    </message>
    <message>
        <source>Too few players</source>
        <translation>Zu wenige Spieler</translation>
    </message>
    <message>
        <source>Enough players</source>
        <translation>Genug Spieler</translation>
    </message>
    <message>
        <source>Every agent answers</source>
        <translation>Alle Agenten antworten</translation>
    </message>
    <message>
        <source>Waiting for answers</source>
        <translation>Warten auf Antworten</translation>
    </message>
    <message>
        <source>Tokens issued</source>
        <translation>Tokens ausgegeben</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 antwortet nicht</translation>
    </message>
    <message>
        <source>%1 is slow</source>
        <translation>%1 ist langsam</translation>
    </message>
    <message>
        <source>%1 has trouble</source>
        <translation>%1 hat Probleme</translation>
    </message>
    <message>
        <source>%1 is being checked</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>%1 is arriving</source>
        <translation>%1 kommt gerade an</translation>
    </message>
    <message>
        <source>A league needs at least one.</source>
        <translation>Eine Liga braucht mindestens einen.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>referees, matches at a time</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n Schiedsrichter</numerusform>
            <numerusform>%n Schiedsrichter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) at a time</source>
        <translation>
            <numerusform>%n Partie gleichzeitig</numerusform>
            <numerusform>%n Partien gleichzeitig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registered, minimum 2</source>
        <translation>
            <numerusform>%n angemeldet, mindestens 2</numerusform>
            <numerusform>%n angemeldet, mindestens 2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 health checks</source>
        <translation>%1 von %2 Zustandsprüfungen</translation>
    </message>
    <message numerus="yes">
        <source>%n auth token(s)</source>
        <translation>
            <numerusform>%n Auth-Token</numerusform>
            <numerusform>%n Auth-Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>It loses its matches by default. Remove it, or start it again.</source>
        <translation>Seine Partien gehen kampflos verloren. Entfernen oder neu starten.</translation>
    </message>
    <message>
        <source>%1 ms, still inside the %2 s join limit</source>
        <translation>%1 ms, noch innerhalb der Beitrittsfrist von %2 s</translation>
    </message>
    <message>
        <source>A sham match shows whether it can play.</source>
        <translation>Eine Scheinpartie zeigt, ob er spielen kann.</translation>
    </message>
    <message>
        <source>It is left out if you start now.</source>
        <translation>Bei einem Start jetzt bleibt er außen vor.</translation>
    </message>
</context>
<context>
    <name>RecentPanel</name>
    <message>
        <source>Recent leagues</source>
        <translation>Letzte Ligen</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>No leagues yet</source>
        <translation>Noch keine Ligen</translation>
    </message>
    <message>
        <source>Start one on this computer. It takes one click.</source>
        <translation>Eine auf diesem Computer starten. Ein Klick genügt.</translation>
    </message>
    <message>
        <source>Follow a league on this network</source>
        <translation>Einer Liga in diesem Netzwerk folgen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>%1 of %2 matches safe</source>
        <comment>of an interrupted league</comment>
        <translation>%1 von %2 Partien gesichert</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game, players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today %1</source>
        <comment>time</comment>
        <translation>Heute %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>%1, interrupted. %2. Resume</source>
        <comment>name of a league, what is safe</comment>
        <translation>%1, unterbrochen. %2. Fortsetzen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Resume, R%1 of %2</source>
        <comment>round</comment>
        <translation>Fortsetzen, R%1 von %2</translation>
    </message>
    <message>
        <source>Paused, R%1 of %2</source>
        <comment>round</comment>
        <translation>Pausiert, R%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n pt(s)</source>
        <comment>champion and points</comment>
        <translation>
            <numerusform>%1, %n Pkt.</numerusform>
            <numerusform>%1, %n Pkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
</context>
<context>
    <name>RefereeLimits</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Matches at a time</source>
        <translation>Partien gleichzeitig</translation>
    </message>
</context>
<context>
    <name>RemovalQuestion</name>
    <message>
        <source>Withdraw %1?</source>
        <translation>%1 zurückziehen?</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>What it has played stays in the table. Its other matches are decided by the rules of the league.</source>
        <translation>Was gespielt ist, bleibt in der Tabelle. Über die übrigen Partien entscheiden die Regeln der Liga.</translation>
    </message>
    <message>
        <source>The agent is told, and may join again.</source>
        <translation>Der Agent erfährt es und darf wieder beitreten.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
</context>
<context>
    <name>ResultLegend</name>
    <message>
        <source>Win 3</source>
        <translation>Sieg 3</translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation>Unentschieden 1</translation>
    </message>
    <message>
        <source>Loss 0</source>
        <translation>Niederlage 0</translation>
    </message>
    <message>
        <source>Technical loss</source>
        <translation>Technische Niederlage</translation>
    </message>
</context>
<context>
    <name>ResultMark</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>technische Niederlage</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
</context>
<context>
    <name>Ring</name>
    <message>
        <source>Time left, %1 of %2 seconds</source>
        <translation>Restzeit, %1 von %2 Sekunden</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Keine Frist</translation>
    </message>
</context>
<context>
    <name>RoleLine</name>
    <message>
        <source>Hidden</source>
        <comment>a role that is not known</comment>
        <translation>Verborgen</translation>
    </message>
</context>
<context>
    <name>RoundCell</name>
    <message>
        <source>Round %1, %2, %3 of %4 matches done</source>
        <translation>Runde %1, %2, %3 von %4 Partien fertig</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>short for round</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 fertig</translation>
    </message>
</context>
<context>
    <name>RoundStrip</name>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
</context>
<context>
    <name>RoundTable</name>
    <message>
        <source>Table, %1 of %2 alive</source>
        <translation>Tisch, %1 von %2 leben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>speaker, words</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RoundTitle</name>
    <message>
        <source>Final standings</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Soon to begin</source>
        <translation>Beginnt bald</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
</context>
<context>
    <name>RuleLine</name>
    <message>
        <source>%1; usually %2</source>
        <comment>what is allowed, and the default</comment>
        <translation>%1; üblich %2</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Auf %1 zurücksetzen</translation>
    </message>
</context>
<context>
    <name>RuleLineRow</name>
    <message>
        <source>%1, %2</source>
        <comment>a rule and what is allowed</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, usually %3</source>
        <comment>a rule, what is allowed, and the usual value</comment>
        <translation>%1, %2, üblich %3</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>These hold for the whole league. They cannot be changed once the lobby is open.</source>
        <translation>Sie gelten für die ganze Liga und lassen sich nicht mehr ändern, sobald die Lobby offen ist.</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Übliche Regeln</translation>
    </message>
    <message>
        <source>These are the usual rules.</source>
        <translation>Das sind die üblichen Regeln.</translation>
    </message>
    <message>
        <source>Rules and timing</source>
        <translation>Regeln und Zeiten</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Lowest number that can be drawn</source>
        <translation>Kleinste Zahl, die gezogen werden kann</translation>
    </message>
    <message>
        <source>Highest number that can be drawn</source>
        <translation>Größte Zahl, die gezogen werden kann</translation>
    </message>
    <message>
        <source>Where numbers come from: the operating system, or the league&apos;s seed</source>
        <translation>Woher die Zahlen kommen: vom Betriebssystem oder aus dem Startwert der Liga</translation>
    </message>
    <message>
        <source>What a match is worth when a player does not come</source>
        <translation>Was eine Partie zählt, wenn ein Spieler nicht kommt</translation>
    </message>
    <message>
        <source>How often an unanswered message is sent again</source>
        <translation>Wie oft eine unbeantwortete Nachricht erneut gesendet wird</translation>
    </message>
    <message>
        <source>Pause before the first retry, in milliseconds</source>
        <translation>Pause vor dem ersten neuen Versuch, in Millisekunden</translation>
    </message>
    <message>
        <source>How much longer each further pause is</source>
        <translation>Wievielmal länger jede weitere Pause ist</translation>
    </message>
    <message>
        <source>How long an agent waits for the answer to its registration</source>
        <translation>Wie lange ein Agent auf die Antwort auf seine Anmeldung wartet</translation>
    </message>
    <message>
        <source>How long a player has to accept an invitation</source>
        <translation>Wie lange ein Spieler Zeit hat, eine Einladung anzunehmen</translation>
    </message>
    <message>
        <source>How long a player has to choose</source>
        <translation>Wie lange ein Spieler Zeit zum Wählen hat</translation>
    </message>
    <message>
        <source>How long a referee waits until its report is acknowledged</source>
        <translation>Wie lange ein Schiedsrichter auf die Bestätigung seines Berichts wartet</translation>
    </message>
    <message>
        <source>How long notifications wait for an acknowledgement, for the log only</source>
        <translation>Wie lange Mitteilungen auf eine Bestätigung warten, nur für das Protokoll</translation>
    </message>
    <message>
        <source>Consecutive no-shows after which a player is out</source>
        <translation>Versäumnisse in Folge, nach denen ein Spieler ausscheidet</translation>
    </message>
    <message>
        <source>What the remaining matches of a withdrawn player are worth</source>
        <translation>Was die restlichen Partien eines ausgeschiedenen Spielers zählen</translation>
    </message>
    <message>
        <source>How often the manager asks whether an agent is alive</source>
        <translation>Wie oft der Manager fragt, ob ein Agent noch da ist</translation>
    </message>
    <message>
        <source>Missed heartbeats after which an agent counts as lost</source>
        <translation>Ausgebliebene Lebenszeichen, nach denen ein Agent als verloren gilt</translation>
    </message>
    <message>
        <source>Start without the operator once the expected agents are there</source>
        <translation>Ohne Bedienung starten, sobald die erwarteten Agenten da sind</translation>
    </message>
    <message>
        <source>Players that an automatic start waits for</source>
        <translation>Spieler, auf die ein automatischer Start wartet</translation>
    </message>
    <message>
        <source>Referees that an automatic start waits for</source>
        <translation>Schiedsrichter, auf die ein automatischer Start wartet</translation>
    </message>
    <message>
        <source>Everybody meets twice, the second time with sides swapped</source>
        <translation>Alle treffen sich zweimal, beim zweiten Mal mit vertauschten Seiten</translation>
    </message>
    <message>
        <source>Matches that one referee runs at the same time</source>
        <translation>Partien, die ein Schiedsrichter gleichzeitig leitet</translation>
    </message>
    <message>
        <source>Take answers without a token from the machine of the player they name</source>
        <translation>Antworten ohne Token vom Rechner des genannten Spielers annehmen</translation>
    </message>
    <message>
        <source>Failures in a row after which an endpoint is left alone</source>
        <translation>Fehler in Folge, nach denen eine Adresse in Ruhe gelassen wird</translation>
    </message>
    <message>
        <source>How long a failing endpoint is left alone before one more try</source>
        <translation>Wie lange eine fehlerhafte Adresse vor dem nächsten Versuch in Ruhe gelassen wird</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two words to choose from</comment>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules of new leagues</source>
        <translation>Regeln neuer Ligen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>A league under way keeps the rules it began with.</source>
        <translation>Eine laufende Liga behält die Regeln, mit denen sie begann.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>RunProblem</name>
    <message>
        <source>Use %1</source>
        <comment>a port number</comment>
        <translation>%1 verwenden</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-Dateien (*.json)</translation>
    </message>
</context>
<context>
    <name>ScheduleFigures</name>
    <message numerus="yes">
        <source>round(s)</source>
        <translation>
            <numerusform>Runde</numerusform>
            <numerusform>Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match(es)</source>
        <translation>
            <numerusform>Partie</numerusform>
            <numerusform>Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>per round</source>
        <translation>pro Runde</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rounds, matches</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schedule with %n player(s)</source>
        <translation>
            <numerusform>Spielplan mit %n Spieler</numerusform>
            <numerusform>Spielplan mit %n Spielern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>Scroller</name>
    <message>
        <source>Scroll bar</source>
        <translation>Bildlaufleiste</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Moment of the replay</source>
        <translation>Zeitpunkt der Wiedergabe</translation>
    </message>
</context>
<context>
    <name>SeatFacts</name>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Player, %1</source>
        <comment>and its strategy</comment>
        <translation>Spieler, %1</translation>
    </message>
    <message>
        <source>Listens at</source>
        <translation>Lauscht auf</translation>
    </message>
    <message>
        <source>Matches run</source>
        <translation>Geleitete Partien</translation>
    </message>
    <message>
        <source>Matches so far</source>
        <translation>Bisherige Partien</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>None</source>
        <comment>warnings</comment>
        <translation>Keine</translation>
    </message>
    <message numerus="yes">
        <source>%n, the last: %1</source>
        <comment>warnings</comment>
        <translation>
            <numerusform>%n, die letzte: %1</numerusform>
            <numerusform>%n, die letzte: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatLabel</name>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (Sie)</translation>
    </message>
    <message>
        <source>Not mafia</source>
        <translation>Keine Mafia</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>a role that is not known</comment>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>says %1</source>
        <comment>a role that is claimed</comment>
        <translation>sagt %1</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>Joining the league</source>
        <translation>Beitritt zur Liga</translation>
    </message>
    <message>
        <source>Joining did not work</source>
        <translation>Der Beitritt ist misslungen</translation>
    </message>
    <message>
        <source>The league is over</source>
        <translation>Die Liga ist zu Ende</translation>
    </message>
    <message>
        <source>You have left the league</source>
        <translation>Die Liga wurde verlassen</translation>
    </message>
    <message>
        <source>Joined as %1</source>
        <translation>Beigetreten als %1</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>League Manager at %1</source>
        <translation>Ligamanager auf %1</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>SeatPageHeader</name>
    <message>
        <source>You play as %1</source>
        <translation>Sie spielen als %1</translation>
    </message>
    <message>
        <source>You play as %1 in match %2</source>
        <translation>Sie spielen als %1 in Match %2</translation>
    </message>
    <message>
        <source>To the league</source>
        <translation>Zur Liga</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Your role</source>
        <translation>Ihre Rolle</translation>
    </message>
    <message>
        <source>What you are asked</source>
        <translation>Was Sie gefragt werden</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>Diskussion</translation>
    </message>
</context>
<context>
    <name>SeatQuestion</name>
    <message>
        <source>Too late: the game went on.</source>
        <translation>Zu spät: Das Spiel ging weiter.</translation>
    </message>
    <message>
        <source>Nothing is asked of you now</source>
        <translation>Sie werden gerade nichts gefragt</translation>
    </message>
    <message>
        <source>It is your turn to speak</source>
        <translation>Sie sind an der Reihe zu sprechen</translation>
    </message>
    <message>
        <source>Who leaves the table?</source>
        <translation>Wer verlässt den Tisch?</translation>
    </message>
    <message>
        <source>Whom do the mafia kill?</source>
        <translation>Wen tötet die Mafia?</translation>
    </message>
    <message>
        <source>Whom do you protect?</source>
        <translation>Wen schützen Sie?</translation>
    </message>
    <message>
        <source>Whom do you investigate?</source>
        <translation>Wen untersuchen Sie?</translation>
    </message>
    <message>
        <source>You have left the table</source>
        <translation>Sie haben den Tisch verlassen</translation>
    </message>
    <message>
        <source>Your answer is in</source>
        <translation>Ihre Antwort ist angekommen</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Sie haben gewonnen</translation>
    </message>
    <message>
        <source>You have lost</source>
        <translation>Sie haben verloren</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>You have lost: you did not answer</source>
        <translation>Sie haben verloren: Sie haben nicht geantwortet</translation>
    </message>
    <message>
        <source>The match was called off</source>
        <translation>Das Spiel wurde abgesagt</translation>
    </message>
    <message>
        <source>The town is asleep</source>
        <translation>Das Dorf schläft</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 wurde in der Nacht getötet</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>In der Nacht starb niemand</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <translation>%1 spricht</translation>
    </message>
    <message>
        <source>The discussion begins</source>
        <translation>Die Diskussion beginnt</translation>
    </message>
    <message>
        <source>The table votes</source>
        <translation>Der Tisch stimmt ab</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 verlässt den Tisch</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Niemand verlässt den Tisch</translation>
    </message>
    <message>
        <source>Everybody at the table will read it.</source>
        <translation>Alle am Tisch lesen es.</translation>
    </message>
    <message>
        <source>Choose here, or at the table.</source>
        <translation>Wählen Sie hier oder am Tisch.</translation>
    </message>
    <message>
        <source>The others go on; you are asked when it is your turn.</source>
        <translation>Die anderen machen weiter; Sie werden gefragt, wenn Sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>You may watch until the end.</source>
        <translation>Sie dürfen bis zum Ende zusehen.</translation>
    </message>
    <message>
        <source>You abstain</source>
        <translation>Sie enthalten sich</translation>
    </message>
    <message>
        <source>Your vote: %1</source>
        <translation>Ihre Stimme: %1</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>Ihre Wahl: %1</translation>
    </message>
    <message>
        <source>It stands. You may change it while the vote is open.</source>
        <translation>Das gilt. Sie können es ändern, solange abgestimmt wird.</translation>
    </message>
    <message>
        <source>It stands. You may change it while the night lasts.</source>
        <translation>Das gilt. Sie können es ändern, solange es Nacht ist.</translation>
    </message>
</context>
<context>
    <name>SeatRole</name>
    <message>
        <source>Each night your team kills a player. By day, do not be found out.</source>
        <translation>Jede Nacht tötet Ihr Team jemanden. Lassen Sie sich bei Tag nicht erwischen.</translation>
    </message>
    <message>
        <source>Each night you save one player from the mafia.</source>
        <translation>Jede Nacht retten Sie jemanden vor der Mafia.</translation>
    </message>
    <message>
        <source>Each night you learn whether one player is mafia.</source>
        <translation>Jede Nacht erfahren Sie von jemandem, ob er zur Mafia gehört.</translation>
    </message>
    <message>
        <source>Find the mafia by what they say and how they vote.</source>
        <translation>Erkennen Sie die Mafia daran, was sie sagt und wie sie stimmt.</translation>
    </message>
    <message>
        <source>Your role: %1</source>
        <translation>Ihre Rolle: %1</translation>
    </message>
    <message>
        <source>Your team: %1</source>
        <translation>Ihr Team: %1</translation>
    </message>
    <message>
        <source>Found mafia: %1</source>
        <translation>Als Mafia erkannt: %1</translation>
    </message>
    <message>
        <source>Not mafia: %1</source>
        <translation>Keine Mafia: %1</translation>
    </message>
</context>
<context>
    <name>SeatSpeech</name>
    <message>
        <source>What you say to everybody</source>
        <translation>Was Sie allen sagen</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Sagen Sie dem Tisch etwas</translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s).</source>
        <translation>
            <numerusform>Höchstens %n Zeichen.</numerusform>
            <numerusform>Höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Sagen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>characters</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatStatus</name>
    <message>
        <source>technical win</source>
        <translation>technischer Sieg</translation>
    </message>
    <message>
        <source>not invited yet</source>
        <translation>noch nicht eingeladen</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Beigetreten</translation>
    </message>
    <message>
        <source>No join</source>
        <translation>Kein Beitritt</translation>
    </message>
    <message>
        <source>Joined %1 ms</source>
        <translation>Beigetreten, %1 ms</translation>
    </message>
    <message>
        <source>Invited…</source>
        <translation>Eingeladen…</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Festgelegt</translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation>Wiederholung %1 von %2</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Überlegt…</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Nicht erreichbar</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>technische Niederlage</translation>
    </message>
</context>
<context>
    <name>SeatTalk</name>
    <message>
        <source>Discussion</source>
        <translation>Diskussion</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Noch wurde nichts gesagt.</translation>
    </message>
</context>
<context>
    <name>SeatTargets</name>
    <message>
        <source>Players to choose from</source>
        <translation>Spieler zur Auswahl</translation>
    </message>
    <message>
        <source>Abstain</source>
        <translation>Sich enthalten</translation>
    </message>
</context>
<context>
    <name>SeatTrouble</name>
    <message>
        <source>Joining did not work</source>
        <translation>Der Beitritt ist misslungen</translation>
    </message>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>Neue Verbindung in %n s</numerusform>
            <numerusform>Neue Verbindung in %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>Verbindung wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>SequenceCard</name>
    <message>
        <source>Nothing was said yet</source>
        <translation>Noch wurde nichts gesagt</translation>
    </message>
    <message>
        <source>The referee has not sent the invitations.</source>
        <translation>Der Schiedsrichter hat die Einladungen noch nicht verschickt.</translation>
    </message>
    <message>
        <source>sent to both at the same instant</source>
        <translation>an beide im selben Augenblick gesendet</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SequenceDiagram</name>
    <message>
        <source>Messages of the match</source>
        <translation>Nachrichten der Partie</translation>
    </message>
</context>
<context>
    <name>SequenceHead</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SequenceReport</name>
    <message>
        <source>League Manager</source>
        <translation>Ligamanager</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Every change counts at once.</source>
        <translation>Jede Änderung gilt sofort.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>Spans</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
</context>
<context>
    <name>SpeechBody</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>an %1</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 denkt</translation>
    </message>
</context>
<context>
    <name>SpeechEnd</name>
    <message>
        <source>asked to wait: %1</source>
        <translation>bat zu warten: %1</translation>
    </message>
    <message>
        <source>asked to wait</source>
        <translation>bat zu warten</translation>
    </message>
    <message>
        <source>written before it was interrupted</source>
        <translation>vor der Unterbrechung geschrieben</translation>
    </message>
    <message>
        <source>cut off by the end of the turn</source>
        <translation>vom Ende des Zuges abgeschnitten</translation>
    </message>
</context>
<context>
    <name>SpeechNotice</name>
    <message>
        <source>%1 passed</source>
        <translation>%1 hat verzichtet</translation>
    </message>
    <message>
        <source>%1 disconnected and left the queue</source>
        <translation>%1 wurde getrennt und hat die Reihe verlassen</translation>
    </message>
    <message>
        <source>%1 ran out of time after %2 s, the queue moved on</source>
        <translation>%1 hatte nach %2 s keine Zeit mehr, die Reihe ging weiter</translation>
    </message>
    <message>
        <source>%1 waited too long, the queue moved on</source>
        <translation>%1 hat zu lange gewartet, die Reihe ging weiter</translation>
    </message>
    <message>
        <source>No agents available in this channel</source>
        <translation>Keine Agenten in diesem Kanal verfügbar</translation>
    </message>
    <message>
        <source>%1 joined the queue</source>
        <translation>%1 ist der Reihe beigetreten</translation>
    </message>
    <message>
        <source>%1 left the channel</source>
        <translation>%1 hat den Kanal verlassen</translation>
    </message>
    <message>
        <source>%1 was skipped</source>
        <translation>%1 wurde übersprungen</translation>
    </message>
    <message>
        <source>The channel was paused</source>
        <translation>Der Kanal wurde angehalten</translation>
    </message>
    <message>
        <source>The channel goes on</source>
        <translation>Der Kanal geht weiter</translation>
    </message>
</context>
<context>
    <name>SpeechState</name>
    <message>
        <source>speaking</source>
        <translation>spricht</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>draft, posted when it goes on</source>
        <translation>Entwurf, wird beim Weitermachen gesendet</translation>
    </message>
</context>
<context>
    <name>StageBars</name>
    <message>
        <source>Stage %1 of %2</source>
        <translation>Stufe %1 von %2</translation>
    </message>
</context>
<context>
    <name>StandingsDrawer</name>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Noch keine Tabelle</translation>
    </message>
    <message>
        <source>The manager sends it when a round is over.</source>
        <translation>Der Manager schickt sie am Ende einer Runde.</translation>
    </message>
</context>
<context>
    <name>StandingsHead</name>
    <message>
        <source>Last 5</source>
        <translation>Letzte 5</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>W</source>
        <comment>matches won</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>D</source>
        <comment>matches drawn</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>L</source>
        <comment>matches lost</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>P</source>
        <comment>matches played</comment>
        <translation>Sp</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, head of a column</comment>
        <translation>Pkt</translation>
    </message>
</context>
<context>
    <name>StandingsLine</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n Punkt</numerusform>
            <numerusform>%1, %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (ich)</translation>
    </message>
    <message numerus="yes">
        <source>%n played</source>
        <translation>
            <numerusform>%n gespielt</numerusform>
            <numerusform>%n gespielt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message numerus="yes">
        <source>%1, %2, %n point(s)</source>
        <comment>rank, name and points of a player</comment>
        <translation>
            <numerusform>%1, %2, %n Punkt</numerusform>
            <numerusform>%1, %2, %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarterCard</name>
    <message>
        <source>Write your own player</source>
        <translation>Eigenen Spieler schreiben</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Write the starter kit %1</source>
        <translation>Starter-Kit %1 schreiben</translation>
    </message>
    <message>
        <source>Where to put the starter kit</source>
        <translation>Wohin das Starter-Kit soll</translation>
    </message>
    <message>
        <source>Written to %1. Try it there: %2</source>
        <translation>Nach %1 geschrieben. Dort ausprobieren: %2</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>A complete player, standard library only</source>
        <translation>Ein vollständiger Spieler, nur Standardbibliothek</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Node</translation>
    </message>
    <message>
        <source>A complete player, without packages</source>
        <translation>Ein vollständiger Spieler, ohne Pakete</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>A bot that reads questions and prints answers</source>
        <translation>Ein Bot, der Fragen liest und Antworten ausgibt</translation>
    </message>
    <message>
        <source>Channel member in Python</source>
        <translation>Kanalmitglied in Python</translation>
    </message>
    <message>
        <source>A complete member of a turn channel, standard library only</source>
        <translation>Ein vollständiges Mitglied eines Redekanals, nur Standardbibliothek</translation>
    </message>
    <message>
        <source>Channel member in Node</source>
        <translation>Kanalmitglied in Node</translation>
    </message>
    <message>
        <source>A complete member of a turn channel, without packages</source>
        <translation>Ein vollständiges Mitglied eines Redekanals, ohne Pakete</translation>
    </message>
</context>
<context>
    <name>StateDiagram</name>
    <message>
        <source>State diagram</source>
        <translation>Zustandsdiagramm</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message>
        <source>League Manager</source>
        <translation>Ligamanager</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>League finished</source>
        <translation>Liga beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) healthy</source>
        <translation>
            <numerusform>%n Agent in Ordnung</numerusform>
            <numerusform>%n Agenten in Ordnung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) need attention</source>
        <translation>
            <numerusform>%n Agent auffällig</numerusform>
            <numerusform>%n Agenten auffällig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopQuestion</name>
    <message>
        <source>Stop the league?</source>
        <translation>Liga stoppen?</translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es) are kept. The league can go on later from here.</source>
        <translation>
            <numerusform>%n beendete Partie bleibt erhalten. Die Liga kann später von hier aus weitergehen.</numerusform>
            <numerusform>%n beendete Partien bleiben erhalten. Die Liga kann später von hier aus weitergehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop league</source>
        <translation>Liga stoppen</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Finish the round, then stop</source>
        <translation>Runde beenden, dann stoppen</translation>
    </message>
</context>
<context>
    <name>SuspicionGrid</name>
    <message>
        <source>Day that is shown</source>
        <translation>Gezeigter Tag</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Alle Tage</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Tag %1</translation>
    </message>
    <message>
        <source>accused</source>
        <translation>beschuldigt</translation>
    </message>
    <message>
        <source>defended</source>
        <translation>verteidigt</translation>
    </message>
    <message>
        <source>voted</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Who suspects whom</source>
        <translation>Wer wen verdächtigt</translation>
    </message>
    <message>
        <source>number: how much a built-in player suspects whom</source>
        <translation>Zahl: wie sehr ein eingebauter Spieler wen verdächtigt</translation>
    </message>
</context>
<context>
    <name>SuspicionLine</name>
    <message>
        <source>%1 × %2</source>
        <comment>name, times</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>accused %1</source>
        <translation>beschuldigte %1</translation>
    </message>
    <message>
        <source>defended %1</source>
        <translation>verteidigte %1</translation>
    </message>
    <message>
        <source>voted against %1</source>
        <translation>stimmte gegen %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>suspects %1: %2</source>
        <comment>name, number</comment>
        <translation>verdächtigt %1: %2</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>%1 says</source>
        <translation>%1 sagt</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 denkt</translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message>
        <source>The roles are dealt</source>
        <translation>Die Rollen werden verteilt</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nacht %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Tag %1</translation>
    </message>
    <message>
        <source>Villagers are asleep</source>
        <translation>Das Dorf schläft</translation>
    </message>
    <message>
        <source>%1 was killed during the night</source>
        <translation>%1 wurde in der Nacht getötet</translation>
    </message>
    <message>
        <source>Nobody died during the night</source>
        <translation>In der Nacht starb niemand</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Who leaves the table?</source>
        <translation>Wer verlässt den Tisch?</translation>
    </message>
    <message>
        <source>%1 leaves the table</source>
        <translation>%1 verlässt den Tisch</translation>
    </message>
    <message>
        <source>Nobody leaves the table</source>
        <translation>Niemand verlässt den Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at the table</source>
        <translation>
            <numerusform>%n Spieler am Tisch</numerusform>
            <numerusform>%n Spieler am Tisch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>The manager decides the match</source>
        <translation>Der Manager entscheidet die Partie</translation>
    </message>
    <message>
        <source>Attempt %1 ends without a result</source>
        <translation>Versuch %1 endet ohne Ergebnis</translation>
    </message>
    <message>
        <source>Draws %1: even</source>
        <translation>Zieht %1: gerade</translation>
    </message>
    <message>
        <source>Draws %1: odd</source>
        <translation>Zieht %1: ungerade</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>retry %1 of %2</source>
        <translation>Wiederholung %1 von %2</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>kein %1</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message numerus="yes">
        <source>asked %n time(s)</source>
        <translation>
            <numerusform>%n-mal gefragt</numerusform>
            <numerusform>%n-mal gefragt</numerusform>
        </translation>
    </message>
    <message>
        <source>unusable answer %1</source>
        <translation>unbrauchbare Antwort %1</translation>
    </message>
    <message>
        <source>%1 to both players</source>
        <translation>%1 an beide Spieler</translation>
    </message>
    <message>
        <source>%1 to the League Manager</source>
        <translation>%1 an den Ligamanager</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Nothing has been said yet</source>
        <translation>Noch wurde nichts gesagt</translation>
    </message>
    <message>
        <source>The first agent in the queue begins; you may write at any time.</source>
        <translation>Der erste Agent in der Reihe beginnt; Sie können jederzeit schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>messages</comment>
        <translation>
            <numerusform>%n neue</numerusform>
            <numerusform>%n neue</numerusform>
        </translation>
    </message>
    <message>
        <source>To the newest</source>
        <translation>Zum Neuesten</translation>
    </message>
</context>
<context>
    <name>TallyLine</name>
    <message numerus="yes">
        <source>%1, %n vote(s), leading</source>
        <translation>
            <numerusform>%1, %n Stimme, führt</numerusform>
            <numerusform>%1, %n Stimmen, führt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n vote(s)</source>
        <translation>
            <numerusform>%1, %n Stimme</numerusform>
            <numerusform>%1, %n Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>leading</source>
        <translation>führt</translation>
    </message>
</context>
<context>
    <name>ThinkBubble</name>
    <message>
        <source>observers only</source>
        <translation>nur für Beobachter</translation>
    </message>
</context>
<context>
    <name>ThoughtLine</name>
    <message>
        <source>thinks: %1</source>
        <translation>denkt: %1</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
</context>
<context>
    <name>TimelineBlock</name>
    <message>
        <source>%1 died</source>
        <translation>%1 starb</translation>
    </message>
    <message>
        <source>%1 was voted out</source>
        <translation>%1 wurde hinausgewählt</translation>
    </message>
    <message>
        <source>%1 was saved</source>
        <translation>%1 wurde gerettet</translation>
    </message>
    <message>
        <source>Somebody was saved</source>
        <translation>Jemand wurde gerettet</translation>
    </message>
    <message>
        <source>%1 claims to be %2</source>
        <translation>%1 gibt sich als %2 aus</translation>
    </message>
    <message>
        <source>Nobody left</source>
        <translation>Niemand ging</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nacht %1</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Tag %1</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>Toaster</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>TopicChip</name>
    <message>
        <source>Registration</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Abfragen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n message(s)</source>
        <translation>
            <numerusform>%1, %n Nachricht</numerusform>
            <numerusform>%1, %n Nachrichten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Traffic</name>
    <message>
        <source>timed out</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>breaker open</source>
        <translation>Breaker offen</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgewiesen</translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <comment>recipients</comment>
        <translation>
            <numerusform>alle %n</numerusform>
            <numerusform>alle %n</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>gesendet</translation>
    </message>
    <message>
        <source>%1 from %2 to %3, %4, %5</source>
        <translation>%1 von %2 an %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>TrafficControls</name>
    <message>
        <source>Following the newest</source>
        <translation>Folgt der neuesten</translation>
    </message>
    <message numerus="yes">
        <source>Paused, %n new</source>
        <translation>
            <numerusform>Angehalten, %n neu</numerusform>
            <numerusform>Angehalten, %n neu</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Pause list</source>
        <translation>Liste anhalten</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Follow the newest message (F)</source>
        <translation>Der neuesten Nachricht folgen (F)</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Als JSON speichern</translation>
    </message>
</context>
<context>
    <name>TrafficDetail</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Konversation</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Part of the exchange</source>
        <translation>Teil des Austauschs</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy what is shown (C)</source>
        <translation>Angezeigtes kopieren (C)</translation>
    </message>
    <message>
        <source>JSON of %1</source>
        <translation>JSON von %1</translation>
    </message>
    <message>
        <source>Timing of %1</source>
        <translation>Zeiten von %1</translation>
    </message>
    <message>
        <source>Open match %1</source>
        <translation>Partie %1 öffnen</translation>
    </message>
    <message>
        <source>Whole conversation, %1</source>
        <translation>Ganze Konversation, %1</translation>
    </message>
</context>
<context>
    <name>TrafficFilter</name>
    <message>
        <source>Search text or id</source>
        <translation>Text oder ID suchen</translation>
    </message>
</context>
<context>
    <name>TrafficHead</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>From, to</source>
        <translation>Von, an</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
</context>
<context>
    <name>TrafficList</name>
    <message>
        <source>Messages, newest first</source>
        <translation>Nachrichten, neueste zuerst</translation>
    </message>
    <message>
        <source>Nothing was said yet</source>
        <translation>Noch wurde nichts gesagt</translation>
    </message>
    <message>
        <source>No message fits</source>
        <translation>Keine Nachricht passt</translation>
    </message>
    <message>
        <source>Messages appear here as agents send them.</source>
        <translation>Nachrichten erscheinen hier, sobald Agenten sie senden.</translation>
    </message>
    <message>
        <source>Change the search or the kinds of messages above.</source>
        <translation>Die Suche oder die Nachrichtenarten oben ändern.</translation>
    </message>
</context>
<context>
    <name>TrafficPage</name>
    <message>
        <source>Traffic</source>
        <translation>Datenverkehr</translation>
    </message>
    <message numerus="yes">
        <source>JSON-RPC 2.0 over HTTP, %n message(s) kept</source>
        <translation>
            <numerusform>JSON-RPC 2.0 über HTTP, %n Nachricht aufbewahrt</numerusform>
            <numerusform>JSON-RPC 2.0 über HTTP, %n Nachrichten aufbewahrt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransitionLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3: %4</source>
        <translation>%1 von %2 nach %3: %4</translation>
    </message>
</context>
<context>
    <name>TransitionWords</name>
    <message>
        <source>Agent started</source>
        <translation>Agent gestartet</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Zugelassen</translation>
    </message>
    <message>
        <source>Assigned to the channel</source>
        <translation>Dem Kanal zugeteilt</translation>
    </message>
    <message>
        <source>Agent stopped</source>
        <translation>Agent beendet</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Turn granted</source>
        <translation>Zug gewährt</translation>
    </message>
    <message>
        <source>Removed from the channel</source>
        <translation>Aus dem Kanal genommen</translation>
    </message>
    <message>
        <source>Agent disconnected</source>
        <translation>Agent getrennt</translation>
    </message>
    <message>
        <source>Turn ended after silence</source>
        <translation>Zug nach Stille beendet</translation>
    </message>
    <message>
        <source>Answered with an error</source>
        <translation>Mit einem Fehler geantwortet</translation>
    </message>
    <message>
        <source>Timeout, %1 s</source>
        <translation>Zeit abgelaufen, %1 s</translation>
    </message>
    <message>
        <source>Alone, waits to be spoken to</source>
        <translation>Allein, wartet auf Ansprache</translation>
    </message>
    <message>
        <source>Skipped by the operator</source>
        <translation>Vom Leiter übersprungen</translation>
    </message>
    <message>
        <source>Wait requested</source>
        <translation>Warten erbeten</translation>
    </message>
    <message>
        <source>Interrupted by a person</source>
        <translation>Von einem Menschen unterbrochen</translation>
    </message>
    <message>
        <source>Crashed in its turn</source>
        <translation>In seinem Zug abgestürzt</translation>
    </message>
    <message>
        <source>Wait is over</source>
        <translation>Das Warten ist vorbei</translation>
    </message>
    <message>
        <source>A person answered</source>
        <translation>Ein Mensch hat geantwortet</translation>
    </message>
    <message>
        <source>The floor was released</source>
        <translation>Das Wort wurde abgegeben</translation>
    </message>
    <message>
        <source>Resumed by the operator</source>
        <translation>Vom Leiter fortgesetzt</translation>
    </message>
    <message>
        <source>Waited too long</source>
        <translation>Zu lange gewartet</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Abgelehnt: %1</translation>
    </message>
    <message>
        <source>Passed over, busy in another channel</source>
        <translation>Übergangen, in einem anderen Kanal beschäftigt</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Verloren: %1</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
</context>
<context>
    <name>TransitionsPanel</name>
    <message>
        <source>Transitions</source>
        <translation>Übergänge</translation>
    </message>
    <message>
        <source>Save what was said</source>
        <translation>Gesagtes speichern</translation>
    </message>
</context>
<context>
    <name>TravelNote</name>
    <message>
        <source>The league as it was after round %1.</source>
        <translation>Die Liga, wie sie nach Runde %1 war.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Hold</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The agent waits and you have the floor (Ctrl+H)</source>
        <translation>Der Agent wartet, und Sie haben das Wort (Ctrl+H)</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Give the floor back (Ctrl+H)</source>
        <translation>Das Wort zurückgeben (Ctrl+H)</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>The agent goes on with the time it had left</source>
        <translation>Der Agent macht mit der übrigen Zeit weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip turn</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>The turn ends and the next agent speaks (Ctrl+J)</source>
        <translation>Der Zug endet, und der nächste Agent spricht (Ctrl+J)</translation>
    </message>
</context>
<context>
    <name>TurnHead</name>
    <message>
        <source>You have the floor</source>
        <translation>Sie haben das Wort</translation>
    </message>
    <message>
        <source>The channel is paused</source>
        <translation>Der Kanal ist angehalten</translation>
    </message>
    <message>
        <source>The channel is closed</source>
        <translation>Der Kanal ist geschlossen</translation>
    </message>
    <message>
        <source>Nobody is in the queue</source>
        <translation>Niemand ist in der Reihe</translation>
    </message>
    <message>
        <source>Nobody has the turn</source>
        <translation>Niemand ist am Zug</translation>
    </message>
    <message>
        <source>%1 is paused</source>
        <translation>%1 ist angehalten</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 wartet</translation>
    </message>
    <message>
        <source>%1 has the turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>The next turn begins when you release it.</source>
        <translation>Der nächste Zug beginnt, wenn Sie es abgeben.</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <translation>%1 kommt als Nächstes.</translation>
    </message>
    <message>
        <source>Write something, and the agent answers.</source>
        <translation>Schreiben Sie etwas, und der Agent antwortet.</translation>
    </message>
    <message>
        <source>You have the floor. A draft is kept until it goes on.</source>
        <translation>Sie haben das Wort. Ein Entwurf wird aufbewahrt, bis es weitergeht.</translation>
    </message>
    <message>
        <source>You have the floor. It goes on when you release it.</source>
        <translation>Sie haben das Wort. Es geht weiter, wenn Sie es abgeben.</translation>
    </message>
    <message>
        <source>for an answer of yours</source>
        <translation>auf eine Antwort von Ihnen</translation>
    </message>
    <message>
        <source>until its time is over</source>
        <translation>bis seine Zeit um ist</translation>
    </message>
    <message>
        <source>for something elsewhere</source>
        <translation>auf etwas von anderswo</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Kein Zeitlimit</translation>
    </message>
    <message>
        <source>No time limit, %1 is next</source>
        <translation>Kein Zeitlimit, %1 kommt als Nächstes</translation>
    </message>
    <message>
        <source>%1 s limit</source>
        <translation>%1 s Limit</translation>
    </message>
    <message>
        <source>%1 s limit, %2 is next</source>
        <translation>%1 s Limit, %2 kommt als Nächstes</translation>
    </message>
</context>
<context>
    <name>TurnLimit</name>
    <message>
        <source>1 to 3600 seconds</source>
        <translation>1 bis 3600 Sekunden</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Change the turn limit</source>
        <translation>Zeit je Zug ändern</translation>
    </message>
    <message>
        <source>Turn limit in seconds</source>
        <translation>Zeit je Zug in Sekunden</translation>
    </message>
</context>
<context>
    <name>TurnRuleLine</name>
    <message>
        <source>Agents with seconds, as in %1</source>
        <translation>Agenten mit Sekunden, wie %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1; usually %2</source>
        <comment>what is allowed, and the default</comment>
        <translation>%1; üblich %2</translation>
    </message>
    <message>
        <source>Only %1 to %2 is allowed. The channel keeps %3.</source>
        <translation>Nur %1 bis %2 ist erlaubt. Der Kanal behält %3.</translation>
    </message>
</context>
<context>
    <name>TurnRuleWords</name>
    <message>
        <source>How long a turn may take, in seconds</source>
        <translation>Wie lange ein Zug dauern darf, in Sekunden</translation>
    </message>
    <message>
        <source>What happens to a person&apos;s message while an agent speaks</source>
        <translation>Was mit der Nachricht eines Menschen geschieht, während ein Agent spricht</translation>
    </message>
    <message>
        <source>Say in the channel when a turn or a wait ran out of time</source>
        <translation>Im Kanal sagen, wenn ein Zug oder ein Warten die Zeit überschritten hat</translation>
    </message>
    <message>
        <source>Say in the channel when an agent was lost</source>
        <translation>Im Kanal sagen, wenn ein Agent verloren ging</translation>
    </message>
    <message>
        <source>End a turn by itself when its agent has spoken and falls silent</source>
        <translation>Einen Zug von selbst beenden, wenn sein Agent gesprochen hat und verstummt</translation>
    </message>
    <message>
        <source>How long that silence is, in seconds</source>
        <translation>Wie lang diese Stille ist, in Sekunden</translation>
    </message>
    <message>
        <source>Turn limits of single agents</source>
        <translation>Zeiten einzelner Agenten</translation>
    </message>
    <message>
        <source>How long an agent may wait in its turn, in seconds</source>
        <translation>Wie lange ein Agent in seinem Zug warten darf, in Sekunden</translation>
    </message>
    <message>
        <source>While an agent waits: hold the queue, or let others have their turns</source>
        <translation>Während ein Agent wartet: die Reihe anhalten oder andere an den Zug lassen</translation>
    </message>
    <message>
        <source>How often an agent may wait in one turn; 0 forbids it</source>
        <translation>Wie oft ein Agent in einem Zug warten darf; 0 verbietet es</translation>
    </message>
    <message>
        <source>What an agent has at least when it goes on, in seconds</source>
        <translation>Was ein Agent beim Weitermachen mindestens hat, in Sekunden</translation>
    </message>
    <message>
        <source>How long a person keeps the floor without writing, in seconds</source>
        <translation>Wie lange ein Mensch das Wort behält, ohne zu schreiben, in Sekunden</translation>
    </message>
    <message>
        <source>How often each agent is asked whether it is there, in seconds</source>
        <translation>Wie oft jeder Agent gefragt wird, ob er da ist, in Sekunden</translation>
    </message>
    <message>
        <source>Missed answers after which an agent counts as lost</source>
        <translation>Ausgebliebene Antworten, nach denen ein Agent als verloren gilt</translation>
    </message>
    <message>
        <source>Say in the channel that nobody is there</source>
        <translation>Im Kanal sagen, dass niemand da ist</translation>
    </message>
    <message>
        <source>Cycles without a word after which the channel pauses; 0 is never</source>
        <translation>Runden ohne ein Wort, nach denen der Kanal anhält; 0 ist nie</translation>
    </message>
    <message>
        <source>How many messages a newcomer gets to read</source>
        <translation>Wie viele Nachrichten ein Neuling zu lesen bekommt</translation>
    </message>
    <message>
        <source>How long a message may be, in characters</source>
        <translation>Wie lang eine Nachricht sein darf, in Zeichen</translation>
    </message>
</context>
<context>
    <name>TurnRulesDialog</name>
    <message>
        <source>All turn rules</source>
        <translation>Alle Zugregeln</translation>
    </message>
    <message>
        <source>What you change applies from the next turn, the mode at once.</source>
        <translation>Was Sie ändern, gilt ab dem nächsten Zug, der Modus sofort.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>TurnRulesPanel</name>
    <message>
        <source>Turn rules</source>
        <translation>Zugregeln</translation>
    </message>
    <message>
        <source>All turn rules</source>
        <translation>Alle Zugregeln</translation>
    </message>
    <message>
        <source>Announce timeouts</source>
        <translation>Zeitablauf melden</translation>
    </message>
    <message>
        <source>Announce disconnects</source>
        <translation>Trennungen melden</translation>
    </message>
    <message>
        <source>End turn after silence</source>
        <translation>Zug nach Stille beenden</translation>
    </message>
</context>
<context>
    <name>ViewSwitch</name>
    <message>
        <source>God view</source>
        <translation>Alles sehen</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Publikum</translation>
    </message>
    <message>
        <source>Player view: %1</source>
        <translation>Spielersicht: %1</translation>
    </message>
    <message>
        <source>Player view</source>
        <translation>Spielersicht</translation>
    </message>
    <message>
        <source>Whose view it is</source>
        <translation>Wessen Sicht es ist</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>%1: says in one line what was said</source>
        <translation>%1: sagt in einer Zeile, was gesagt wurde</translation>
    </message>
    <message>
        <source>%1: asks about the last claim, and now and then waits for you</source>
        <translation>%1: fragt nach der letzten Behauptung und wartet ab und zu auf Sie</translation>
    </message>
    <message>
        <source>%1: repeats what it heard</source>
        <translation>%1: wiederholt, was er gehört hat</translation>
    </message>
</context>
<context>
    <name>VoteNotes</name>
    <message>
        <source>Nobody voted, so nobody leaves.</source>
        <translation>Niemand hat gewählt, also geht niemand.</translation>
    </message>
    <message>
        <source>Everybody has one vote, so nobody leaves.</source>
        <translation>Jeder hat eine Stimme, also geht niemand.</translation>
    </message>
    <message>
        <source>Tie between %1. The seeded draw took %2.</source>
        <translation>Gleichstand zwischen %1. Das Los traf %2.</translation>
    </message>
    <message>
        <source>%1 has most votes and leaves the table.</source>
        <translation>%1 hat die meisten Stimmen und verlässt den Tisch.</translation>
    </message>
    <message>
        <source>Still to vote</source>
        <translation>Noch nicht gewählt</translation>
    </message>
    <message>
        <source>%1 took the vote back</source>
        <translation>%1 nahm die Stimme zurück</translation>
    </message>
    <message>
        <source>%1 votes for %2 after all</source>
        <translation>%1 stimmt doch für %2</translation>
    </message>
    <message>
        <source>%1 changed from %2 to %3</source>
        <translation>%1 wechselte von %2 zu %3</translation>
    </message>
    <message>
        <source>Abstained: %1</source>
        <translation>Enthalten: %1</translation>
    </message>
</context>
<context>
    <name>VotePanel</name>
    <message>
        <source>Vote</source>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>%1 of %2 votes in, majority is %3</source>
        <translation>%1 von %2 Stimmen, Mehrheit ist %3</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Most votes leaves the game and the role is revealed. A tie is settled by the seeded draw.</source>
        <translation>Wer die meisten Stimmen hat, verlässt das Spiel und zeigt die Rolle. Bei Gleichstand entscheidet das Los.</translation>
    </message>
</context>
<context>
    <name>WatchTrouble</name>
    <message>
        <source>This league cannot be watched</source>
        <translation>Bei dieser Liga kann man nicht zuschauen</translation>
    </message>
    <message numerus="yes">
        <source>Reconnecting in %n s</source>
        <translation>
            <numerusform>Neue Verbindung in %n s</numerusform>
            <numerusform>Neue Verbindung in %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>Verbindung wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>Back to the welcome page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
</context>
<context>
    <name>WelcomeDoor</name>
    <message>
        <source>%1, %2</source>
        <comment>a button and what it does</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>WelcomeDoors</name>
    <message>
        <source>Host a league</source>
        <translation>Liga ausrichten</translation>
    </message>
    <message>
        <source>Open a lobby the class can join.</source>
        <translation>Eine Lobby öffnen, der die Klasse beitreten kann.</translation>
    </message>
    <message>
        <source>Join as player</source>
        <translation>Als Spieler beitreten</translation>
    </message>
    <message>
        <source>Bring an agent, or play yourself.</source>
        <translation>Einen Agenten mitbringen oder selbst spielen.</translation>
    </message>
    <message>
        <source>Join as referee</source>
        <translation>Als Schiedsrichter beitreten</translation>
    </message>
    <message>
        <source>Run matches for a league.</source>
        <translation>Partien für eine Liga leiten.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Follow a league live or replay it.</source>
        <translation>Einer Liga live folgen oder sie wiedergeben.</translation>
    </message>
</context>
<context>
    <name>WelcomeFoot</name>
    <message>
        <source>Agent League %1</source>
        <translation>Agent League %1</translation>
    </message>
    <message>
        <source>Protocol %1</source>
        <translation>Protokoll %1</translation>
    </message>
    <message>
        <source>Works offline. Results stay on this computer.</source>
        <translation>Funktioniert offline. Ergebnisse bleiben auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>WelcomeHero</name>
    <message>
        <source>Run a local league</source>
        <translation>Lokale Liga spielen</translation>
    </message>
    <message>
        <source>One League Manager, the referees and the players all start on this computer. Nothing to set up.</source>
        <translation>Ein Ligamanager, die Schiedsrichter und die Spieler starten alle auf diesem Computer. Nichts einzurichten.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Referees</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rounds, matches</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referee(s)</source>
        <translation>
            <numerusform>%n Schiedsrichter</numerusform>
            <numerusform>%n Schiedsrichter</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Run a local league, %1, %2, %3</source>
        <comment>game, players, referees</comment>
        <translation>Lokale Liga spielen, %1, %2, %3</translation>
    </message>
    <message>
        <source>Customise first</source>
        <translation>Zuerst anpassen</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Or connect with others</source>
        <translation>Oder mit anderen verbinden</translation>
    </message>
    <message>
        <source>Open a turn channel</source>
        <translation>Redekanal öffnen</translation>
    </message>
    <message>
        <source>Agents and you in one room, one voice at a time (C)</source>
        <translation>Agenten und Sie in einem Raum, eine Stimme nach der anderen (C)</translation>
    </message>
</context>
<context>
    <name>WelcomeTop</name>
    <message>
        <source>Agent League</source>
        <translation>Agent League</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Sprache: %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Design</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help (F1)</source>
        <translation>Hilfe (F1)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Random</source>
        <comment>strategy</comment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <comment>strategy</comment>
        <translation>Adaptiv</translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>strategy</comment>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Always even</source>
        <comment>strategy</comment>
        <translation>Immer gerade</translation>
    </message>
    <message>
        <source>Always odd</source>
        <comment>strategy</comment>
        <translation>Immer ungerade</translation>
    </message>
    <message>
        <source>Alternating</source>
        <comment>strategy</comment>
        <translation>Abwechselnd</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>strategy</comment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Script</source>
        <comment>strategy</comment>
        <translation>Skript</translation>
    </message>
    <message>
        <source>LLM</source>
        <comment>strategy: a language model</comment>
        <translation>LLM</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>technical loss</source>
        <translation>technische Niederlage</translation>
    </message>
    <message>
        <source>did not count</source>
        <translation>zählte nicht</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>ungerade</translation>
    </message>
    <message>
        <source>Even/Odd</source>
        <translation>Gerade/Ungerade</translation>
    </message>
    <message>
        <source>Mafia</source>
        <translation>Mafia</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>minutes, seconds</comment>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Mafia</source>
        <comment>role</comment>
        <translation>Mafia</translation>
    </message>
    <message>
        <source>Doctor</source>
        <comment>role</comment>
        <translation>Arzt</translation>
    </message>
    <message>
        <source>Sheriff</source>
        <comment>role</comment>
        <translation>Sheriff</translation>
    </message>
    <message>
        <source>Villager</source>
        <comment>role</comment>
        <translation>Dorfbewohner</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nacht %1</translation>
    </message>
    <message>
        <source>Day %1 vote</source>
        <translation>Wahl an Tag %1</translation>
    </message>
    <message>
        <source>Left on day %1</source>
        <translation>Ging an Tag %1</translation>
    </message>
    <message>
        <source>The mafia win</source>
        <translation>Die Mafia gewinnt</translation>
    </message>
    <message>
        <source>The town wins</source>
        <translation>Das Dorf gewinnt</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>match, who won</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, not begun</source>
        <comment>match</comment>
        <translation>%1, nicht begonnen</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Tag %1</translation>
    </message>
    <message>
        <source>%1, %2, %3 of %4 alive</source>
        <comment>match, day or night</comment>
        <translation>%1, %2, %3 von %4 leben</translation>
    </message>
    <message>
        <source>All mafia are out</source>
        <translation>Die ganze Mafia ist draußen</translation>
    </message>
    <message>
        <source>The mafia are as many as the town</source>
        <translation>Die Mafia ist so stark wie das Dorf</translation>
    </message>
    <message>
        <source>The last day is over</source>
        <translation>Der letzte Tag ist vorbei</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <comment>strategy</comment>
        <translation>Heuristisch</translation>
    </message>
</context>
<context>
    <name>league::app::ConnectionTest</name>
    <message>
        <source>Manager answered</source>
        <translation>Manager hat geantwortet</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Game offered</source>
        <translation>Angebotenes Spiel</translation>
    </message>
    <message>
        <source>Spectators may watch</source>
        <translation>Zuschauer sind erlaubt</translation>
    </message>
    <message>
        <source>My port is free</source>
        <translation>Mein Port ist frei</translation>
    </message>
    <message>
        <source>This agent can be reached from the manager</source>
        <translation>Der Manager erreicht diesen Agenten</translation>
    </message>
    <message>
        <source>Join code accepted</source>
        <translation>Beitrittscode angenommen</translation>
    </message>
    <message>
        <source>This is not an address.</source>
        <translation>Das ist keine Adresse.</translation>
    </message>
    <message>
        <source>Type what the host&apos;s lobby shows, such as http://192.168.1.20:8000/mcp.</source>
        <translation>Eingeben, was die Lobby des Gastgebers anzeigt, zum Beispiel http://192.168.1.20:8000/mcp.</translation>
    </message>
    <message>
        <source>No answer after %1 s from %2.</source>
        <translation>Nach %1 s keine Antwort von %2.</translation>
    </message>
    <message>
        <source>Nothing is listening at %1.</source>
        <translation>Auf %1 lauscht nichts.</translation>
    </message>
    <message>
        <source>Check that the host has opened the lobby and both computers are on the same network. On the host, allow port %1 through the firewall.</source>
        <translation>Prüfen, ob der Gastgeber die Lobby geöffnet hat und beide Computer im selben Netzwerk sind. Beim Gastgeber Port %1 in der Firewall freigeben.</translation>
    </message>
    <message>
        <source>The manager speaks a dialect of its own; joining will show whether both understand each other.</source>
        <translation>Der Manager spricht einen eigenen Dialekt; erst der Beitritt zeigt, ob sich beide verstehen.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is no league manager.</source>
        <translation>Auf %1 antwortet etwas, aber es ist kein Ligamanager.</translation>
    </message>
    <message>
        <source>Check the port, and that the address ends in /mcp.</source>
        <translation>Den Port prüfen und ob die Adresse auf /mcp endet.</translation>
    </message>
    <message>
        <source>The manager does not say which game it plays.</source>
        <translation>Der Manager sagt nicht, welches Spiel gespielt wird.</translation>
    </message>
    <message>
        <source>This league plays %1, and this agent plays %2.</source>
        <translation>Diese Liga spielt %1, dieser Agent spielt %2.</translation>
    </message>
    <message>
        <source>Choose another league, or join it as a spectator.</source>
        <translation>Eine andere Liga wählen oder ihr als Zuschauer beitreten.</translation>
    </message>
    <message>
        <source>Port %1 is taken by another program on this computer.</source>
        <translation>Port %1 ist von einem anderen Programm auf diesem Computer belegt.</translation>
    </message>
    <message>
        <source>Choose another port.</source>
        <translation>Einen anderen Port wählen.</translation>
    </message>
    <message>
        <source>Port %1 is free: use that one.</source>
        <translation>Port %1 ist frei: diesen verwenden.</translation>
    </message>
    <message>
        <source>This manager cannot be asked; joining will show it.</source>
        <translation>Dieser Manager lässt sich nicht fragen; der Beitritt wird es zeigen.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>On this computer, allow port %1 through the firewall.</source>
        <translation>Auf diesem Computer Port %1 in der Firewall freigeben.</translation>
    </message>
    <message>
        <source>This league asks for a join code.</source>
        <translation>Diese Liga verlangt einen Beitrittscode.</translation>
    </message>
    <message>
        <source>The join code is not the one of this league.</source>
        <translation>Der Beitrittscode gehört nicht zu dieser Liga.</translation>
    </message>
    <message>
        <source>Type the code that the host&apos;s lobby shows.</source>
        <translation>Den Code eingeben, den die Lobby des Gastgebers anzeigt.</translation>
    </message>
    <message>
        <source>Ask the host, or join as a spectator to watch.</source>
        <translation>Den Gastgeber fragen oder als Zuschauer beitreten.</translation>
    </message>
    <message>
        <source>This manager is of a kind that cannot be followed.</source>
        <translation>Dieser Manager ist von einer Art, der sich nicht folgen lässt.</translation>
    </message>
    <message>
        <source>Ask the host to show the league on a projector.</source>
        <translation>Den Gastgeber bitten, die Liga auf einem Projektor zu zeigen.</translation>
    </message>
    <message>
        <source>Ask the host to let spectators watch.</source>
        <translation>Den Gastgeber bitten, Zuschauer zu erlauben.</translation>
    </message>
</context>
<context>
    <name>league::app::House</name>
    <message>
        <source>The league is not open.</source>
        <translation>Die Liga ist nicht geöffnet.</translation>
    </message>
    <message>
        <source>The league has begun.</source>
        <translation>Die Liga hat begonnen.</translation>
    </message>
    <message>
        <source>Paused: matches under way go on, no other begins.</source>
        <translation>Angehalten: Laufende Partien gehen weiter, keine neue beginnt.</translation>
    </message>
    <message>
        <source>The league goes on.</source>
        <translation>Die Liga geht weiter.</translation>
    </message>
    <message>
        <source>One match begins.</source>
        <translation>Eine Partie beginnt.</translation>
    </message>
    <message>
        <source>The league stops after this round.</source>
        <translation>Die Liga stoppt nach dieser Runde.</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 matches are safe, and the league can be resumed.</source>
        <translation>Gestoppt: %1 von %2 Partien sind gesichert, und die Liga lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>Stopped before the league began.</source>
        <translation>Gestoppt, bevor die Liga begann.</translation>
    </message>
    <message>
        <source>The speed is %1.</source>
        <translation>Das Tempo ist %1.</translation>
    </message>
    <message>
        <source>%1 has joined as %2.</source>
        <translation>%1 ist als %2 beigetreten.</translation>
    </message>
    <message>
        <source>%1 has joined as a referee.</source>
        <translation>%1 ist als Schiedsrichter beigetreten.</translation>
    </message>
    <message>
        <source>The operator has removed it.</source>
        <translation>Der Betreiber hat ihn entfernt.</translation>
    </message>
    <message>
        <source>%1 has been removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>%1 has been withdrawn from the league.</source>
        <translation>%1 wurde aus der Liga zurückgezogen.</translation>
    </message>
    <message>
        <source>%1 has ended without points.</source>
        <translation>%1 ist ohne Punkte beendet.</translation>
    </message>
    <message>
        <source>%1 was restarted; what it was refereeing starts over.</source>
        <translation>%1 wurde neu gestartet; die dort geleiteten Partien beginnen von vorn.</translation>
    </message>
    <message>
        <source>Every agent was asked for a sign of life.</source>
        <translation>Jeder Agent wurde um ein Lebenszeichen gebeten.</translation>
    </message>
    <message>
        <source>The breaker of %1 was reset: the next request tries it.</source>
        <translation>Der Breaker von %1 wurde zurückgesetzt: Die nächste Anfrage probiert es.</translation>
    </message>
    <message>
        <source>%1 goes one step further.</source>
        <translation>%1 geht einen Schritt weiter.</translation>
    </message>
    <message>
        <source>%1 is paused.</source>
        <translation>%1 ist angehalten.</translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <translation>%1 geht weiter.</translation>
    </message>
    <message>
        <source>%1 goes on at the speed %2.</source>
        <translation>%1 geht mit dem Tempo %2 weiter.</translation>
    </message>
</context>
<context>
    <name>league::app::LeagueFloor</name>
    <message>
        <source>Nobody is called %1 in this league: its breaker cannot be reset.</source>
        <translation>In dieser Liga heißt niemand %1: Sein Breaker kann nicht zurückgesetzt werden.</translation>
    </message>
</context>
<context>
    <name>league::app::RemoteWatch</name>
    <message>
        <source>The manager at %1 is of a kind that cannot be followed; its standings can still be asked for.</source>
        <translation>Der Manager auf %1 ist von einer Art, der sich nicht folgen lässt; seine Tabelle lässt sich trotzdem abfragen.</translation>
    </message>
</context>
<context>
    <name>league::app::SeatFloor</name>
    <message>
        <source>This seat decides by itself; nobody is asked.</source>
        <translation>Dieser Platz entscheidet selbst; niemand wird gefragt.</translation>
    </message>
    <message>
        <source>The manager is back, but with another league. Join that one anew.</source>
        <translation>Der Manager ist wieder da, aber mit einer anderen Liga. Dieser neu beitreten.</translation>
    </message>
</context>
<context>
    <name>league::app::view::ChannelDesk</name>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>No channel is open.</source>
        <translation>Kein Kanal ist offen.</translation>
    </message>
</context>
<context>
    <name>league::app::view::Desk</name>
    <message>
        <source>Local league</source>
        <translation>Lokale Liga</translation>
    </message>
    <message>
        <source>The league stopped after round %1. It can go on at any time.</source>
        <translation>Die Liga hat nach Runde %1 gestoppt. Sie kann jederzeit weitergehen.</translation>
    </message>
</context>
<context>
    <name>league::app::view::HostDesk</name>
    <message>
        <source>Our league</source>
        <translation>Unsere Liga</translation>
    </message>
</context>
<context>
    <name>league::app::view::JoinDesk</name>
    <message>
        <source>Agent League, joining %1 as %2</source>
        <translation>Agent League, Beitritt zu %1 als %2</translation>
    </message>
</context>
<context>
    <name>league::app::view::LobbyBoard</name>
    <message>
        <source>A new player</source>
        <translation>Ein neuer Spieler</translation>
    </message>
</context>
<context>
    <name>league::app::view::MatchBoard</name>
    <message>
        <source>Step %1 of %2, %3</source>
        <translation>Schritt %1 von %2, %3</translation>
    </message>
</context>
<context>
    <name>league::app::view::TrafficBoard</name>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>HTTP-Status</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
</TS>
