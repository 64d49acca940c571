// What one viewer has been told of a match of Mafia: plain values, made by MafiaStory.
//
// What a viewer may not know is simply not here: a role that is hidden is an empty text.
#pragma once

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace league::app::view::mafia {

struct SeatTold
{
    QString player = {};
    int seat = 0; // 1 to 10, in the order they sit
    bool isAlive = true;
    QString cause = {}; // of leaving: night, vote or technical
    int cycle = 0; // in which it left
    QString role = {}; // empty while the viewer does not know it
    bool isCleared = false; // the viewer knows that it is no mafia
    QString claimed = {};
    bool isInactive = false;
    int timeouts = 0;
    int answers = 0;
    qint64 answeredInMs = 0; // all answers together
};

struct StatementTold
{
    qint64 seq = 0;
    QString turn = {};
    QString player = {};
    int day = 0;
    int index = 0; // of the turn in its day, from 0
    QString say = {};
    QString think = {};
    bool isPass = false;
    bool isTimedOut = false;
    bool isCut = false;
    bool isOpen = true; // more may come
    QString claimed = {}; // the role claimed with it
};

struct NightActionTold
{
    QString player = {};
    QString action = {}; // KILL, PROTECT or INVESTIGATE
    QString target = {};
    QString think = {};
    qint64 afterMs = -1; // since the night began; -1 when it is not known
    bool isDefault = false;
};

struct VoteTold
{
    QString voter = {};
    QString target = {}; // empty: abstained
    QString changedFrom = {}; // the vote before, when it was changed
    bool isChanged = false;
};

struct VoteResultTold
{
    QString eliminated = {}; // empty: nobody
    QStringList tied = {};
    QString tieBreak = {};
    QString noElimination = {}; // why nobody left
};

// Something that stands on the timeline.
struct MarkTold
{
    QString kind = {}; // death, save, claim, vote, spared
    QString player = {};
    QString word = {}; // the role that was claimed
};

struct PhaseTold
{
    qint64 seq = 0;
    QString phase = {};
    int day = 0;
    int night = 0;
    qint64 fromMs = 0;
    qint64 toMs = 0; // 0: still on
    QList<MarkTold> marks = {};
};

// Who did what to whom in a day.
struct SuspicionTold
{
    int accused = 0;
    int defended = 0;
    int voted = 0;
    std::optional<int> score = {}; // how much the one suspects the other, where it says so
};

} // namespace league::app::view::mafia
