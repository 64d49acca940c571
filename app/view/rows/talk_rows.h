// The talk of a match as the rows of its sequence diagram.
//
// Copies of a message that left for both players together are one row. Steps are counted by rows.
#pragma once

#include "app/view/story/league_story.h"
#include "app/view/story/match_record.h"

#include <QObject>

namespace league::app::view {

struct TalkRow
{
    Q_GADGET
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString to MEMBER to)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    qint64 seq = 0; // of its entry; of the first one when there are two
    qint64 lastSeq = 0; // of the last
    qint64 timeMs = 0;
    int step = 0; // from 1
    QString time = {}; // 10:42:05.004
    // message, draw, report, silence, rejection, decided, aborted
    QString kind = {};
    QString from = {}; // lane: a, b, referee, manager
    QString to = {}; // lane: the same, or both
    QString label = {}; // GAME_ERROR E001
    QString note = {}; // 42 ms, retry 1 of 3, after 2 s
    QString tone = {}; // request, reply, error, report, draw, quiet
    QString spoken = {}; // "GAME_ERROR E001 to Curie, retry 1 of 3"

    [[nodiscard]] QString key() const { return QString::number(seq); }
    friend bool operator==(const TalkRow &, const TalkRow &) = default;
};

[[nodiscard]] QList<TalkRow> talkRows(const AttemptTold &attempt, const LeagueStory &story);
// How many messages there were, copies counted one by one.
[[nodiscard]] int messagesIn(const AttemptTold &attempt);

} // namespace league::app::view
