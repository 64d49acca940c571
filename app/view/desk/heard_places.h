// HeardPlaces: the leagues that call on the local network at this moment, for the join dialog.
//
// Owned by the JoinDesk. It listens only while the dialog is open.
#pragma once

#include "agents/transport/lan/league_seeker.h"
#include "app/view/row_model.h"

namespace league::app::view {

struct HeardRow
{
    Q_GADGET
    Q_PROPERTY(QString address MEMBER address)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString listed MEMBER listed)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(int players MEMBER players)
    Q_PROPERTY(int expectedPlayers MEMBER expectedPlayers)
    Q_PROPERTY(bool isOpen MEMBER isOpen)
    Q_PROPERTY(bool needsCode MEMBER needsCode)
    Q_PROPERTY(bool isWatchable MEMBER isWatchable)

public:
    QString herald = {}; // which league it is
    QString address = {}; // http://192.168.1.20:8000/mcp
    QString place = {}; // 192.168.1.20:8000
    QString name = {};
    QString listed = {}; // name and place on one line: leagues may share a name
    QString game = {};
    int players = 0;
    int expectedPlayers = 0; // 0: nobody said
    bool isOpen = false; // players may still register
    bool needsCode = false;
    bool isWatchable = false;

    [[nodiscard]] QString key() const { return herald; }
    friend bool operator==(const HeardRow &, const HeardRow &) = default;
};

class HeardPlaces : public QObject
{
    Q_OBJECT

public:
    // Without a seeker nothing is ever heard.
    explicit HeardPlaces(std::unique_ptr<transport::LeagueSeeker> seeker);
    ~HeardPlaces() override;

    // Listens from now on; nothing happens when it does already.
    void begin();
    void end();

    [[nodiscard]] Rows<HeardRow> *rows() { return &m_rows; }
    // Whether it listens: seeking, idle, or failed when the port could not be had.
    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] bool holds(const QString &address) const;

Q_SIGNALS:
    void changed();

private:
    void take(const QList<transport::HeardLeague> &leagues);
    void enter(const QString &state);

    std::unique_ptr<transport::LeagueSeeker> m_seeker;
    Rows<HeardRow> m_rows;
    QString m_state = QStringLiteral("idle");
};

} // namespace league::app::view
