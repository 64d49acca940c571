// RecentLeagues: the leagues on this computer, newest first, for the welcome page.
//
// Owned by the Desk. Journals are read on a thread of its own, so that a folder of hundreds never
// holds up the window; refresh() when the page is shown.
#pragma once

#include "agents/base/clock.h"
#include "agents/store/league_list.h"
#include "app/host_thread.h"
#include "app/view/row_model.h"

namespace league::app::view {

struct RecentRow
{
    Q_GADGET
    Q_PROPERTY(QString leagueId MEMBER leagueId)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int players MEMBER players)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(int rounds MEMBER rounds)
    Q_PROPERTY(int matchesSafe MEMBER matchesSafe)
    Q_PROPERTY(int matches MEMBER matches)
    Q_PROPERTY(QString leader MEMBER leader)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(qint64 changedMs MEMBER changedMs)
    Q_PROPERTY(int daysAgo MEMBER daysAgo)
    Q_PROPERTY(bool isHosted MEMBER isHosted)
    Q_PROPERTY(QString problem MEMBER problem)

public:
    QString leagueId = {};
    QString path = {};
    QString name = {};
    QString game = {};
    QString kind = {}; // interrupted, finished, open (never started) or broken
    int players = 0;
    int round = 0; // that is played, or was played last
    int rounds = 0;
    int matchesSafe = 0;
    int matches = 0;
    QString leader = {}; // the champion of a finished one
    int points = 0;
    qint64 changedMs = 0;
    int daysAgo = 0; // 0 today, 1 yesterday, …, by the calendar here
    bool isHosted = false; // this program can go on with it by itself
    QString problem = {}; // why it cannot be read

    [[nodiscard]] QString key() const { return leagueId; }
    friend bool operator==(const RecentRow &, const RecentRow &) = default;
};

class RecentLeagues : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The list comes from the Desk")
    Q_PROPERTY(league::app::view::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(bool isKnown READ isKnown NOTIFY refreshed)

public:
    // The clock must outlive it.
    explicit RecentLeagues(base::Clock &clock, QObject *parent = nullptr);
    ~RecentLeagues() override;

    // Reads the folder again; refreshed() follows.
    void refresh(const QString &dataFolder);
    // While one is played here it is not among those to go on with.
    void setCurrent(const QString &leagueId);

    [[nodiscard]] Rows<RecentRow> *rows() { return &m_rows; }
    // Whether the folder has been read at least once.
    [[nodiscard]] bool isKnown() const { return m_isKnown; }

Q_SIGNALS:
    void refreshed();

private:
    void take(const QList<store::LeagueSummary> &leagues);

    base::Clock &m_clock;
    HostThread m_thread;
    QString m_current;
    Rows<RecentRow> m_rows;
    bool m_isKnown = false;
};

} // namespace league::app::view
