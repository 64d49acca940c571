// AgentsBoard: everybody in the league, how they do, and one of them in detail.
//
// A singleton of QML on the window's thread. Who is there and how far comes from the journal
// (LeagueBoard); latency, breakers and errors come from the house, and only of a league that is
// played here. Latency is kept for a minute.
#pragma once

#include "agents/manager/agent_health.h"
#include "app/house.h"
#include "app/view/league_board.h"
#include "app/view/rows/agent_rows.h"

#include <QPointer>

class QQmlEngine;
class QJSEngine;

namespace league::app::view {

class AgentsBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(league::app::view::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *log READ log CONSTANT)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(QString chosenId READ chosenId WRITE setChosenId NOTIFY chosenChanged)
    Q_PROPERTY(league::app::view::AgentRow chosen READ chosen NOTIFY chosenChanged)
    Q_PROPERTY(QStringList complaints READ complaints NOTIFY complaintsChanged)
    Q_PROPERTY(league::app::view::AgentCounts counts READ counts NOTIFY countsChanged)
    Q_PROPERTY(int attention READ attention NOTIFY countsChanged)
    Q_PROPERTY(bool hasHealth READ hasHealth NOTIFY countsChanged)
    Q_PROPERTY(QVariantMap lamps READ lamps NOTIFY lampsChanged)

public:
    // Both must outlive it.
    AgentsBoard(LeagueBoard &league, base::Clock &clock, QObject *parent = nullptr);
    // For QML: follows the Desk.
    static AgentsBoard *create(QQmlEngine *engine, QJSEngine *scripts);

    // Listens to this house from now on; nullptr: there is none, and nothing is known of health.
    void follow(House *house);
    void takeHealth(const QList<manager::AgentHealth> &agents);

    // Those that fit search and filter: the manager, referees, players, each in order of arrival.
    [[nodiscard]] Rows<AgentRow> *rows() { return &m_rows; }
    // What happened to the chosen one, newest first.
    [[nodiscard]] Rows<EventRow> *log() { return &m_log; }
    [[nodiscard]] const QString &search() const { return m_search; }
    void setSearch(const QString &search);
    // all, referees, players or attention
    [[nodiscard]] const QString &filter() const { return m_filter; }
    void setFilter(const QString &filter);
    // The one in the pane; empty for none.
    [[nodiscard]] const QString &chosenId() const { return m_chosenId; }
    void setChosenId(const QString &id);
    [[nodiscard]] const AgentRow &chosen() const { return m_chosen; }
    // The last lines that the chosen one wrote to its stderr, when it is a program that was started
    // here.
    [[nodiscard]] const QStringList &complaints() const { return m_complaints; }
    [[nodiscard]] const AgentCounts &counts() const { return m_counts; }
    // How many need somebody to look at them.
    [[nodiscard]] int attention() const { return m_counts.attention; }
    // Whether latency and breakers are known at all.
    [[nodiscard]] bool hasHealth() const { return m_house != nullptr; }
    // How everybody answers, by id: "good", "slow" or "lost"; who is not there is not known.
    [[nodiscard]] const QVariantMap &lamps() const { return m_lamps; }

Q_SIGNALS:
    void filterChanged();
    void chosenChanged();
    void lampsChanged();
    void complaintsChanged();
    void countsChanged();

private:
    void show();
    // Only how many matches each referee has.
    void showWork();
    void showLamps();
    void showChosen(const QList<AgentRow> &everybody);
    void showLog();
    void showComplaints();
    // Once a second: the latency as it was known then.
    void sample();
    void sampleSoon();
    [[nodiscard]] QList<AgentRow> everybody() const;

    LeagueBoard &m_league;
    base::Clock &m_clock;
    base::Alarm m_sample;
    QPointer<House> m_house;
    QHash<QString, manager::AgentHealth> m_health;
    QHash<QString, qint64> m_trialAtMs; // when an open breaker lets one request through
    QHash<QString, QVariantList> m_latency;
    Rows<AgentRow> m_rows;
    Rows<EventRow> m_log;
    QVariantMap m_lamps;
    QString m_search;
    QString m_filter = QStringLiteral("all");
    QString m_chosenId;
    AgentRow m_chosen;
    QStringList m_complaints;
    AgentCounts m_counts;
};

} // namespace league::app::view
