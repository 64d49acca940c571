// The rows around the table of Mafia: seats, arrows, deeds of the night and votes.
//
// Each is a Q_GADGET whose properties are the roles of a Rows model; made by MafiaReading.
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>

namespace league::app::view {

// Somebody at the table.
struct MafiaSeatRow
{
    Q_GADGET
    Q_PROPERTY(QString playerId MEMBER playerId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool isAlive MEMBER isAlive)
    Q_PROPERTY(QString cause MEMBER cause)
    Q_PROPERTY(int cycle MEMBER cycle)
    Q_PROPERTY(QString role MEMBER role)
    Q_PROPERTY(bool isCleared MEMBER isCleared)
    Q_PROPERTY(QString claimed MEMBER claimed)
    Q_PROPERTY(bool isInactive MEMBER isInactive)
    Q_PROPERTY(bool isSpeaking MEMBER isSpeaking)
    Q_PROPERTY(bool isYou MEMBER isYou)
    Q_PROPERTY(bool isAsleep MEMBER isAsleep)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(int votes MEMBER votes)
    Q_PROPERTY(bool isLeading MEMBER isLeading)
    Q_PROPERTY(int timeouts MEMBER timeouts)
    Q_PROPERTY(int meanAnswerMs MEMBER meanAnswerMs)

public:
    QString playerId = {};
    QString name = {};
    int number = 0; // gives the hue
    int seat = 0; // 1 to 10, clockwise
    bool isAlive = true;
    QString cause = {}; // of leaving: night, vote or technical
    int cycle = 0; // in which it left
    QString role = {}; // empty while the viewer does not know it
    bool isCleared = false; // known to be no mafia
    QString claimed = {}; // the role it says it has
    bool isInactive = false;
    bool isSpeaking = false;
    bool isYou = false; // the player whose view it is
    bool isAsleep = false; // has nothing to do this night, as far as the viewer knows
    QString mark = {}; // done, waiting or empty: whether it has acted or voted
    int votes = 0; // against it
    bool isLeading = false; // has most votes
    int timeouts = 0;
    int meanAnswerMs = -1; // -1 before its first answer

    [[nodiscard]] QString key() const { return playerId; }
    friend bool operator==(const MafiaSeatRow &, const MafiaSeatRow &) = default;
};

// An arrow from one seat to another: a deed of the night, or a vote.
struct MafiaArrowRow
{
    Q_GADGET
    Q_PROPERTY(QString fromId MEMBER fromId)
    Q_PROPERTY(QString toId MEMBER toId)
    Q_PROPERTY(int fromSeat MEMBER fromSeat)
    Q_PROPERTY(int toSeat MEMBER toSeat)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(bool isFirm MEMBER isFirm)
    Q_PROPERTY(bool isLeading MEMBER isLeading)

public:
    QString fromId = {};
    QString toId = {};
    int fromSeat = 0;
    int toSeat = 0;
    QString word = {}; // KILL, PROTECT, INVESTIGATE or VOTE
    bool isFirm = true; // drawn through; else dashed
    bool isLeading = false; // a vote for who leads

    [[nodiscard]] QString key() const { return fromId + word; }
    friend bool operator==(const MafiaArrowRow &, const MafiaArrowRow &) = default;
};

// What somebody does in the night.
struct MafiaActionRow
{
    Q_GADGET
    Q_PROPERTY(QString playerId MEMBER playerId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString action MEMBER action)
    Q_PROPERTY(QString targetName MEMBER targetName)
    Q_PROPERTY(QString think MEMBER think)
    Q_PROPERTY(int afterMs MEMBER afterMs)
    Q_PROPERTY(bool isDefault MEMBER isDefault)
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(QStringList waitsFor MEMBER waitsFor)

public:
    QString playerId = {};
    QString name = {};
    int number = 0;
    QString action = {}; // KILL, PROTECT or INVESTIGATE
    QString targetName = {}; // empty: still deciding
    QString think = {};
    int afterMs = -1; // since the night began
    bool isDefault = false; // time ran out and it was drawn
    QString standing = {}; // deciding, provisional, agreed, split, sealed, private or drawn
    QStringList waitsFor = {}; // names of the teammates who have not chosen yet

    [[nodiscard]] QString key() const { return playerId; }
    friend bool operator==(const MafiaActionRow &, const MafiaActionRow &) = default;
};

// Somebody who is voted for.
struct MafiaTallyRow
{
    Q_GADGET
    Q_PROPERTY(QString playerId MEMBER playerId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int votes MEMBER votes)
    Q_PROPERTY(bool isLeading MEMBER isLeading)
    Q_PROPERTY(int voters MEMBER voters)
    Q_PROPERTY(int majority MEMBER majority)
    Q_PROPERTY(QStringList names MEMBER names)
    Q_PROPERTY(QVariantList numbers MEMBER numbers)

public:
    QString playerId = {};
    QString name = {};
    int number = 0;
    int votes = 0;
    bool isLeading = false;
    int voters = 0; // how many may vote: the cells of its bar
    int majority = 0;
    QStringList names = {}; // of those who vote for it
    QVariantList numbers = {}; // of the same, for their hues

    [[nodiscard]] QString key() const { return playerId; }
    friend bool operator==(const MafiaTallyRow &, const MafiaTallyRow &) = default;
};

// Somebody who is waited for, or speaks next.
struct MafiaPersonRow
{
    Q_GADGET
    Q_PROPERTY(QString playerId MEMBER playerId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)

public:
    QString playerId = {};
    QString name = {};
    int number = 0;

    [[nodiscard]] QString key() const { return playerId; }
    friend bool operator==(const MafiaPersonRow &, const MafiaPersonRow &) = default;
};

} // namespace league::app::view
