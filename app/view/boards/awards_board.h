// AwardsBoard: what players of a finished league deserve to be praised for, as the journal tells.
//
// Made by the finished page: AwardsBoard { league: Desk.league }. An award stands for something
// that is true in the data; one that nobody or everybody deserves is left out. Between players that
// deserve the same, the better rank decides.
#pragma once

#include "app/view/league_board.h"

#include <QPointer>

namespace league::app::view {

struct AwardRow
{
    Q_GADGET
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString playerId MEMBER playerId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int matches MEMBER matches)
    Q_PROPERTY(int medianMs MEMBER medianMs)
    Q_PROPERTY(int even MEMBER even)
    Q_PROPERTY(int odd MEMBER odd)
    Q_PROPERTY(int fromRank MEMBER fromRank)
    Q_PROPERTY(int afterRound MEMBER afterRound)
    Q_PROPERTY(int toRank MEMBER toRank)
    Q_PROPERTY(int streak MEMBER streak)

public:
    QString kind = {}; // fastest, present, unreadable, climb, streak or unbeaten
    QString playerId = {};
    QString name = {};
    int number = 0; // its colour and marker
    int matches = 0; // that the award is about
    int medianMs = 0; // fastest: of the time until it chose
    int even = 0; // unreadable: how often it chose what
    int odd = 0;
    int fromRank = 0; // climb: its lowest rank,
    int afterRound = 0; // after this round,
    int toRank = 0; // and where it ended
    int streak = 0; // wins in a row

    [[nodiscard]] QString key() const { return kind; }
    friend bool operator==(const AwardRow &, const AwardRow &) = default;
};

// The awards in the order in which they are shown; none before the league is over.
[[nodiscard]] QList<AwardRow> awardRows(const LeagueStory &story);

class AwardsBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        league::app::view::LeagueBoard *league READ league WRITE setLeague NOTIFY leagueChanged)
    Q_PROPERTY(league::app::view::RowModel *rows READ rows CONSTANT)

public:
    explicit AwardsBoard(QObject *parent = nullptr) : QObject(parent) { }

    [[nodiscard]] LeagueBoard *league() const { return m_league; }
    void setLeague(LeagueBoard *league);
    [[nodiscard]] Rows<AwardRow> *rows() { return &m_rows; }

Q_SIGNALS:
    void leagueChanged();

private:
    void show();

    QPointer<LeagueBoard> m_league;
    Rows<AwardRow> m_rows;
};

} // namespace league::app::view
