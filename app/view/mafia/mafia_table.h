// MafiaTable: the facts of a match of Mafia that stand once on its page.
//
// A plain value for QML, made by MafiaReading for one viewer and one moment.
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>

namespace league::app::view {

struct MafiaTable
{
    Q_GADGET
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(QString nextPhase MEMBER nextPhase)
    Q_PROPERTY(QStringList passedPhases MEMBER passedPhases)
    Q_PROPERTY(int day MEMBER day)
    Q_PROPERTY(int night MEMBER night)
    Q_PROPERTY(QString speed MEMBER speed)
    Q_PROPERTY(bool isPaused MEMBER isPaused)
    Q_PROPERTY(bool isOver MEMBER isOver)
    Q_PROPERTY(int totalMs MEMBER totalMs)
    Q_PROPERTY(int remainingMs MEMBER remainingMs)
    Q_PROPERTY(bool isRunning MEMBER isRunning)
    Q_PROPERTY(int seatsInAll MEMBER seatsInAll)
    Q_PROPERTY(int alive MEMBER alive)
    Q_PROPERTY(int mafiaLeft MEMBER mafiaLeft)
    Q_PROPERTY(int townLeft MEMBER townLeft)
    Q_PROPERTY(QString seed MEMBER seed)
    Q_PROPERTY(QString winner MEMBER winner)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString speaker MEMBER speaker)
    Q_PROPERTY(int speakerSeat MEMBER speakerSeat)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int turnsInAll MEMBER turnsInAll)
    Q_PROPERTY(QString say MEMBER say)
    Q_PROPERTY(QString think MEMBER think)
    Q_PROPERTY(int submitted MEMBER submitted)
    Q_PROPERTY(int actors MEMBER actors)
    Q_PROPERTY(QString agreement MEMBER agreement)
    Q_PROPERTY(QString killDecision MEMBER killDecision)
    Q_PROPERTY(int votesIn MEMBER votesIn)
    Q_PROPERTY(int voters MEMBER voters)
    Q_PROPERTY(int majority MEMBER majority)
    Q_PROPERTY(QStringList abstained MEMBER abstained)
    Q_PROPERTY(QVariantList changes MEMBER changes)
    Q_PROPERTY(QString eliminated MEMBER eliminated)
    Q_PROPERTY(QStringList tied MEMBER tied)
    Q_PROPERTY(bool hasResult MEMBER hasResult)
    Q_PROPERTY(QString noElimination MEMBER noElimination)
    Q_PROPERTY(QString lastDeath MEMBER lastDeath)
    Q_PROPERTY(bool wasSaved MEMBER wasSaved)
    Q_PROPERTY(int winPoints MEMBER winPoints)
    Q_PROPERTY(int drawPoints MEMBER drawPoints)

public:
    QString phase = {};
    QString nextPhase = {};
    QStringList passedPhases = {}; // of the present cycle
    int day = 0;
    int night = 0;
    QString speed = {}; // empty when the events did not say
    bool isPaused = false;
    bool isOver = false;
    int totalMs = 0; // of the phase or turn; 0: nothing presses
    int remainingMs = 0;
    bool isRunning = false; // the time passes; not when the match is paused or a moment is shown
    int seatsInAll = 0;
    int alive = 0;
    int mafiaLeft = -1; // -1: the viewer does not know
    int townLeft = -1;
    QString seed = {};
    QString winner = {}; // mafia, town or draw; empty before the end
    QString reason = {};
    QString speaker = {}; // by name
    int speakerSeat = 0;
    int turn = 0;
    int turnsInAll = 0;
    QString say = {}; // of the present speaker, so far
    QString think = {};
    int submitted = 0; // deeds of the night
    int actors = 0; // who is known to have one
    QString agreement = {};
    QString killDecision = {};
    int votesIn = 0;
    int voters = 0;
    int majority = 0;
    QStringList abstained = {}; // names
    QVariantList changes = {}; // {name, from, to}; an empty from or to: abstained
    QString eliminated = {}; // name
    QStringList tied = {}; // names of those who shared the top and were drawn from
    bool hasResult = false; // the vote is counted
    QString noElimination = {};
    QString lastDeath = {}; // name of who died in the night that was revealed last
    bool wasSaved = false; // somebody was
    int winPoints = 0; // at stake: for everybody of the team that wins
    int drawPoints = 0; // for everybody, when neither does

    friend bool operator==(const MafiaTable &, const MafiaTable &) = default;
};

} // namespace league::app::view
