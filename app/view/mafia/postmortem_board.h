// PostmortemBoard: what happened at a table of Mafia and why, once the match is over (protocol.md
// §11).
//
// A singleton of QML. open() reads the league's journal on a thread of its own and shows what it
// found when it is there; a later open() wins over one that is still being read.
#pragma once

#include "app/host_thread.h"
#include "app/view/mafia/postmortem_rows.h"
#include "app/view/row_model.h"

namespace league::app::view {

class PostmortemBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed)
    Q_PROPERTY(bool isReading READ isReading NOTIFY changed)
    Q_PROPERTY(bool isFound READ isFound NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(league::app::view::PostmortemResult result READ result NOTIFY changed)
    Q_PROPERTY(league::app::view::RowModel *players READ players CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *moments READ moments CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *cycles READ cycles CONSTANT)

public:
    explicit PostmortemBoard(QObject *parent = nullptr);
    ~PostmortemBoard() override;

    // Reads that match of the league in this folder. Nothing is found when the match is not over,
    // its game has no post-mortem, or the league is not on this disk.
    Q_INVOKABLE void open(const QString &leagueFolder, const QString &matchId);

    [[nodiscard]] const QString &matchId() const { return m_matchId; }
    [[nodiscard]] bool isReading() const { return m_isReading; }
    [[nodiscard]] bool isFound() const { return m_isFound; }
    // All of it as agent-league replay --postmortem prints it, to be pasted elsewhere.
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] const PostmortemResult &result() const { return m_result; }
    [[nodiscard]] Rows<PostmortemPlayerRow> *players() { return &m_players; }
    [[nodiscard]] Rows<PostmortemMomentRow> *moments() { return &m_moments; }
    [[nodiscard]] Rows<PostmortemCycleRow> *cycles() { return &m_cycles; }

Q_SIGNALS:
    void changed();

private:
    struct Read
    {
        bool isFound = false;
        QString text = {};
        PostmortemResult result = {};
        QList<PostmortemPlayerRow> players = {};
        QList<PostmortemMomentRow> moments = {};
        QList<PostmortemCycleRow> cycles = {};
    };

    [[nodiscard]] static Read read(const QString &leagueFolder, const QString &matchId);
    void show(const Read &read);

    HostThread m_thread;
    int m_asked = 0; // how often open() was called
    QString m_matchId;
    bool m_isReading = false;
    bool m_isFound = false;
    QString m_text;
    PostmortemResult m_result;
    Rows<PostmortemPlayerRow> m_players;
    Rows<PostmortemMomentRow> m_moments;
    Rows<PostmortemCycleRow> m_cycles;
};

} // namespace league::app::view
