// The rows of a post-mortem: its result, who was who, key moments, and every night and day.
//
// Each is a Q_GADGET that QML reads; made by PostmortemReading from what the store found out.
// People stand in them as maps {name, number}, empty for nobody.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QVariantMap>

namespace league::app::view {

// Section 1 of protocol.md §11.
struct PostmortemResult
{
    Q_GADGET
    Q_PROPERTY(QString winner MEMBER winner)
    Q_PROPERTY(int days MEMBER days)
    Q_PROPERTY(double durationMs MEMBER durationMs)
    Q_PROPERTY(QString seed MEMBER seed)
    Q_PROPERTY(QString commitment MEMBER commitment)

public:
    QString winner = {}; // mafia or town, which is also the reason; empty: nobody in time
    int days = 0;
    double durationMs = 0;
    QString seed = {}; // empty in a public record
    QString commitment = {}; // fits, broken, or empty when there is none to check

    friend bool operator==(const PostmortemResult &, const PostmortemResult &) = default;
};

// Sections 2 and 6: somebody at the table.
struct PostmortemPlayerRow
{
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString role MEMBER role)
    Q_PROPERTY(QString cause MEMBER cause)
    Q_PROPERTY(int cycle MEMBER cycle)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int votes MEMBER votes)
    Q_PROPERTY(int goodVotePercent MEMBER goodVotePercent)
    Q_PROPERTY(int accusationsRight MEMBER accusationsRight)
    Q_PROPERTY(int accusationsWrong MEMBER accusationsWrong)
    Q_PROPERTY(int saves MEMBER saves)
    Q_PROPERTY(int mafiaFound MEMBER mafiaFound)
    Q_PROPERTY(int passes MEMBER passes)
    Q_PROPERTY(int timeouts MEMBER timeouts)
    Q_PROPERTY(int meanMs MEMBER meanMs)
    Q_PROPERTY(int longestMs MEMBER longestMs)
    Q_PROPERTY(int statements MEMBER statements)
    Q_PROPERTY(int characters MEMBER characters)

public:
    QString playerId = {};
    QString name = {};
    int number = 0; // gives the hue
    QString role = {};
    QString cause = {}; // of leaving: night, vote or technical; empty: it saw the end
    int cycle = 0;
    int points = 0;
    int votes = 0;
    int goodVotePercent = -1; // its votes that its team can be glad of; -1 without votes
    int accusationsRight = 0;
    int accusationsWrong = 0;
    int saves = 0;
    int mafiaFound = 0;
    int passes = 0;
    int timeouts = 0;
    int meanMs = -1; // of its answers; -1 without any
    int longestMs = -1;
    int statements = 0;
    int characters = 0;

    [[nodiscard]] QString key() const { return playerId; }
    friend bool operator==(const PostmortemPlayerRow &, const PostmortemPlayerRow &) = default;
};

// Section 7: a moment that mattered.
struct PostmortemMomentRow
{
    Q_GADGET
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int night MEMBER night)
    Q_PROPERTY(int day MEMBER day)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString target MEMBER target)
    Q_PROPERTY(QString role MEMBER role)
    Q_PROPERTY(QString targetRole MEMBER targetRole)
    Q_PROPERTY(QString claimed MEMBER claimed)

public:
    int number = 0; // in the order of time
    QString kind = {}; // see store::KeyMoment
    int night = 0; // 0: on a day
    int day = 0; // 0: in a night
    QString name = {}; // whose moment it is
    QString target = {};
    QString role = {}; // of both, as they were dealt
    QString targetRole = {};
    QString claimed = {}; // of a false claim

    [[nodiscard]] QString key() const { return QString::number(number); }
    friend bool operator==(const PostmortemMomentRow &, const PostmortemMomentRow &) = default;
};

// Sections 3 to 5: a night and the day after it.
struct PostmortemCycleRow
{
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QVariantList deeds MEMBER deeds)
    Q_PROPERTY(QVariantMap night MEMBER night)
    Q_PROPERTY(QVariantList statements MEMBER statements)
    Q_PROPERTY(QVariantList votes MEMBER votes)
    Q_PROPERTY(QVariantList targets MEMBER targets)
    Q_PROPERTY(QVariantMap vote MEMBER vote)
    Q_PROPERTY(bool hasDay MEMBER hasDay)

public:
    int number = 0;
    QVariantList deeds = {}; // {who, action, target, isDefault, think}
    QVariantMap night = {}; // {killTarget, decision, saved, killed, looked, found}
    QVariantList statements = {}; // {who, say, think, isPass, isTimedOut, isCut, claims}
    QVariantList votes = {}; // {who, target, before, isMissing}, the last two as places in targets
    QVariantList targets = {}; // {who, votes}, the most first; without a name: abstentions
    QVariantMap vote = {}; // {eliminated, tied}
    bool hasDay = false; // somebody spoke or voted

    [[nodiscard]] QString key() const { return QString::number(number); }
    friend bool operator==(const PostmortemCycleRow &, const PostmortemCycleRow &) = default;
};

} // namespace league::app::view
