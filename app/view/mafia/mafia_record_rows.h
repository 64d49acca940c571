// The rows of what has happened at a table of Mafia: statements, phases, who suspects whom.
//
// Each is a Q_GADGET whose properties are the roles of a Rows model; made by MafiaReading.
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>

namespace league::app::view {

// What somebody said in one turn, and thought beside it.
struct MafiaStatementRow
{
    Q_GADGET
    Q_PROPERTY(qint64 seq MEMBER seq)
    Q_PROPERTY(QString turnId MEMBER turnId)
    Q_PROPERTY(QString playerId MEMBER playerId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int day MEMBER day)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(QString say MEMBER say)
    Q_PROPERTY(QString think MEMBER think)
    Q_PROPERTY(bool isPass MEMBER isPass)
    Q_PROPERTY(bool isTimedOut MEMBER isTimedOut)
    Q_PROPERTY(bool isCut MEMBER isCut)
    Q_PROPERTY(bool isOpen MEMBER isOpen)
    Q_PROPERTY(QString claimed MEMBER claimed)
    Q_PROPERTY(bool opensDay MEMBER opensDay)

public:
    qint64 seq = 0; // of the event it began with
    QString turnId = {};
    QString playerId = {};
    QString name = {};
    int number = 0;
    int day = 0;
    int turn = 0; // from 1
    QString say = {};
    QString think = {}; // only of those whose thoughts the viewer may see
    bool isPass = false;
    bool isTimedOut = false;
    bool isCut = false;
    bool isOpen = false; // more may come
    QString claimed = {}; // the role claimed with it
    bool opensDay = false; // the first of its day

    [[nodiscard]] QString key() const { return turnId; }
    friend bool operator==(const MafiaStatementRow &, const MafiaStatementRow &) = default;
};

// A block of the timeline.
struct MafiaPhaseRow
{
    Q_GADGET
    Q_PROPERTY(qint64 seq MEMBER seq)
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(int day MEMBER day)
    Q_PROPERTY(int night MEMBER night)
    Q_PROPERTY(int seconds MEMBER seconds)
    Q_PROPERTY(bool isCurrent MEMBER isCurrent)
    Q_PROPERTY(QVariantList marks MEMBER marks)

public:
    qint64 seq = 0; // of the event it began with
    QString phase = {};
    int day = 0;
    int night = 0;
    int seconds = 0;
    bool isCurrent = false;
    QVariantList marks = {}; // {kind, name, word}: deaths, saves, claims, votes

    [[nodiscard]] QString key() const { return QString::number(seq); }
    friend bool operator==(const MafiaPhaseRow &, const MafiaPhaseRow &) = default;
};

// What one player did to all the others, and how much it suspects them.
struct MafiaSuspicionRow
{
    Q_GADGET
    Q_PROPERTY(QString playerId MEMBER playerId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool isAlive MEMBER isAlive)
    Q_PROPERTY(QVariantList cells MEMBER cells)

public:
    QString playerId = {};
    QString name = {};
    int number = 0;
    bool isAlive = true;
    // {name, accused, defended, voted, isSelf} in the order they sit; with a score where it tells
    // how much it suspects that one
    QVariantList cells = {};

    [[nodiscard]] QString key() const { return playerId; }
    friend bool operator==(const MafiaSuspicionRow &, const MafiaSuspicionRow &) = default;
};

} // namespace league::app::view
