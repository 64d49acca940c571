import QtQuick
import QtQuick.Layouts
import League

// You on one side, the opponent on the other, and what is asked between them.
Item {
    id: faces

    required property var seat
    required property var person
    readonly property bool inMatch: person.matchId !== ""
    readonly property string title: {
        switch (person.state) {
        case "invited":
            return qsTr("Get ready");
        case "choosing":
            return qsTr("Even or odd?");
        case "locked":
            return qsTr("Locked in");
        case "late":
            return qsTr("Too late");
        case "drawn":
            return person.result === "win" ? qsTr("You won") : person.result === "draw" ? qsTr("A draw") : qsTr("You lost");
        }
        return seat.phase === "over" ? qsTr("The league is over") : seat.phase === "joined" ? qsTr("You are in") : seat.phase === "playing" ? qsTr("Waiting for round %1").arg(person.nextRound) : qsTr("One moment");
    }
    readonly property string sentence: {
        switch (person.state) {
        case "invited":
            return qsTr("You meet %1.").arg(person.opponent);
        case "choosing":
            return person.problem !== "" ? person.problem : person.drawMax > 0 ? qsTr("The referee will draw a number from %1 to %2.").arg(person.drawMin).arg(person.drawMax) : qsTr("The referee will draw a number.");
        case "locked":
            return qsTr("The referee draws when both have chosen.");
        case "late":
            return qsTr("The referee did not hear from you in time.");
        case "drawn":
            return outcome;
        }
        return seat.phase === "joined" ? qsTr("The league begins when its host starts it.") : seat.phase === "over" ? qsTr("Thank you for playing.") : seat.phase === "playing" ? qsTr("Your next match comes with it.") : seat.sentence;
    }
    readonly property string outcome: {
        const parity = person.drawnNumber % 2 === 0 ? "even" : "odd";
        if (person.result === "technical")
            return qsTr("No answer in time counts as a loss.");
        if (person.drawnNumber < 0)
            return qsTr("%1 did not answer in time.").arg(person.opponent);
        if (person.result === "draw")
            return qsTr("You both chose %1; the number was %2.").arg(Words.choice(person.choice)).arg(person.drawnNumber);
        return person.choice === parity ? qsTr("The number %1 is %2, as you chose.").arg(person.drawnNumber).arg(Words.choice(parity)) : qsTr("The number %1 is %2, and you chose %3.").arg(person.drawnNumber).arg(Words.choice(parity)).arg(Words.choice(person.choice));
    }

    function standing(rank: int, points: int): string {
        return rank > 0 ? qsTr("Place %1, %n point(s)", "rank and points of a player", points).arg(rank) : "";
    }

    implicitHeight: 56

    PersonFace {
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        name: faces.seat.name
        number: faces.person.number
        under: faces.person.rank > 0 ? qsTr("You. %1").arg(faces.standing(faces.person.rank, faces.person.points)) : qsTr("You")
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - 560
        spacing: 2

        Txt {
            width: parent.width
            text: faces.title
            type: Theme.h1
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
            color: faces.person.state !== "drawn" ? Theme.text1 : faces.person.result === "win" ? Theme.good : faces.person.result === "draw" ? Theme.text1 : Theme.bad
            Accessible.role: Accessible.AlertMessage
        }
        Txt {
            width: parent.width
            text: faces.sentence
            type: Theme.lead
            color: faces.person.problem !== "" ? Theme.bad : Theme.text2
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
        }
    }
    PersonFace {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: faces.inMatch
        atEnd: true
        name: faces.person.opponent
        number: faces.person.opponentNumber
        under: faces.standing(faces.person.opponentRank, faces.person.opponentPoints)
    }
}
