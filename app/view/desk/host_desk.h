// HostDesk: what the host dialog is filled in with: a league that others can join.
//
// A singleton of QML on the window's thread. Rules can only be changed before the lobby opens; the
// table of the rules (league/league_rules.h) says what is allowed.
#pragma once

#include "agents/league/league_rules.h"
#include "app/view/desk/preferences.h"
#include "app/view/row_model.h"

class QQmlEngine;
class QJSEngine;

namespace league::app::view {

class Desk;

struct RuleLine
{
    Q_GADGET
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString usual MEMBER usual)
    Q_PROPERTY(QString allowed MEMBER allowed)
    Q_PROPERTY(QString meaning MEMBER meaning)
    Q_PROPERTY(QString problem MEMBER problem)

public:
    QString rule = {}; // its key
    QString value = {};
    QString usual = {};
    QString allowed = {};
    QString meaning = {};
    QString problem = {}; // why what was typed does not count; the rule keeps its value

    [[nodiscard]] QString key() const { return rule; }
    friend bool operator==(const RuleLine &, const RuleLine &) = default;
};

class HostDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    Q_PROPERTY(int referees READ referees WRITE setReferees NOTIFY changed)
    Q_PROPERTY(int expectedPlayers READ expectedPlayers WRITE setExpectedPlayers NOTIFY changed)
    Q_PROPERTY(QString port READ port WRITE setPort NOTIFY changed)
    Q_PROPERTY(bool openToNetwork READ openToNetwork WRITE setOpenToNetwork NOTIFY changed)
    Q_PROPERTY(bool spectators READ spectators WRITE setSpectators NOTIFY changed)
    Q_PROPERTY(bool isPortValid READ isPortValid NOTIFY changed)
    Q_PROPERTY(int changedRules READ changedRules NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(league::app::view::RowModel *rules READ rules CONSTANT)

public:
    // The desk must outlive it.
    explicit HostDesk(Desk &desk, QObject *parent = nullptr);
    static HostDesk *create(QQmlEngine *engine, QJSEngine *scripts);

    // One rule, as text; what is not allowed is said in its line.
    Q_INVOKABLE void setRule(const QString &rule, const QString &value);
    Q_INVOKABLE void resetRules();
    // Opens the lobby; does nothing while something is wrong.
    Q_INVOKABLE void host();

    [[nodiscard]] const QString &name() const { return m_name; }
    void setName(const QString &name);
    // One of Preferences::games().
    [[nodiscard]] const QString &game() const { return m_game; }
    void setGame(const QString &game);
    // Hosted ones.
    [[nodiscard]] int players() const { return m_players; }
    void setPlayers(int players);
    [[nodiscard]] int referees() const { return m_referees; }
    void setReferees(int referees);
    // How many are waited for in all; 0: nobody says.
    [[nodiscard]] int expectedPlayers() const { return m_expectedPlayers; }
    void setExpectedPlayers(int players);
    [[nodiscard]] const QString &port() const { return m_port; }
    void setPort(const QString &port);
    [[nodiscard]] bool openToNetwork() const { return m_openToNetwork; }
    void setOpenToNetwork(bool open);
    [[nodiscard]] bool spectators() const { return m_spectators; }
    void setSpectators(bool allowed);
    [[nodiscard]] bool isPortValid() const;
    [[nodiscard]] int changedRules() const;
    // Why the rules do not fit together; empty when they do.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] Rows<RuleLine> *rules() { return &m_lines; }

Q_SIGNALS:
    void changed();

private:
    void showRules();

    Desk &m_desk;
    QString m_name;
    QString m_game;
    int m_players;
    int m_referees;
    int m_expectedPlayers = 0;
    QString m_port;
    bool m_openToNetwork = true;
    bool m_spectators = true;
    tournament::LeagueRules m_rules;
    QString m_refusedRule; // what was typed last for it was not taken
    QString m_refusal;
    Rows<RuleLine> m_lines;
};

} // namespace league::app::view
