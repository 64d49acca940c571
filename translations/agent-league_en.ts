<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
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
    <name>RailItem</name>
    <message numerus="yes">
        <source>%1, %n need attention</source>
        <translation>
            <numerusform>%1, %n need attention</numerusform>
            <numerusform>%1, %n need attention</numerusform>
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
</TS>
