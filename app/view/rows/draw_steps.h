// The proof of a fair draw (protocol.md §1.3), step by step, computed on this computer.
//
// Nothing is taken on trust: commitment and number are computed again from the revealed seed and
// entropies with the program's own fair_draw, and compared with what was published and announced.
#pragma once

#include "app/view/story/league_story.h"
#include "app/view/story/match_record.h"

#include <QObject>

namespace league::app::view {

struct DrawStep
{
    Q_GADGET
    Q_PROPERTY(QString step MEMBER step)
    Q_PROPERTY(QString verdict MEMBER state) // items of QML have a state of their own
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool isCode MEMBER isCode)
    Q_PROPERTY(QString time MEMBER time)

public:
    QString step = {}; // commit, sealed, reveal, commitment, number
    QString state = {}; // open, checked, failed
    QString title = {};
    QString detail = {}; // a digest in full, or a sentence; empty for none
    bool isCode = false; // the detail is digits, not words
    QString time = {};

    [[nodiscard]] QString key() const { return step; }
    friend bool operator==(const DrawStep &, const DrawStep &) = default;
};

struct DrawProof
{
    QList<DrawStep> steps;
    QString verdict = {}; // open, verified, failed, none (the match ended without a draw)
    QString sentence = {}; // "Verified on this computer"
};

[[nodiscard]] DrawProof drawProof(const AttemptTold &attempt, const QString &match,
                                  const LeagueStory &story);

} // namespace league::app::view
