// JoinDesk: what the join dialog is filled in with, and whether joining would work.
//
// A singleton of QML on the window's thread. It tries the connection by itself shortly after the
// last edit; join() is for when that has passed. What comes of joining is told to others: a Seat is
// wanted, or a league is to be watched.
#pragma once

#include "agents/base/clock.h"
#include "app/connection_test.h"
#include "app/join_link.h"
#include "app/seat.h"
#include "app/view/desk/heard_places.h"
#include "app/view/desk/known_places.h"
#include "app/view/rows/connection_row.h"

class QQmlEngine;
class QJSEngine;

namespace league::app::view {

class JoinDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString role READ role WRITE setRole NOTIFY edited)
    Q_PROPERTY(QString address READ address WRITE setAddress NOTIFY edited)
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY edited)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY edited)
    Q_PROPERTY(QString port READ port WRITE setPort NOTIFY edited)
    Q_PROPERTY(QString mind READ mind WRITE setMind NOTIFY edited)
    Q_PROPERTY(QString strategy READ strategy WRITE setStrategy NOTIFY tested)
    Q_PROPERTY(QString command READ command WRITE setCommand NOTIFY edited)
    Q_PROPERTY(QString modelUrl READ modelUrl WRITE setModelUrl NOTIFY edited)
    Q_PROPERTY(QString modelName READ modelName WRITE setModelName NOTIFY edited)
    Q_PROPERTY(int matchesAtOnce READ matchesAtOnce WRITE setMatchesAtOnce NOTIFY edited)
    Q_PROPERTY(QStringList strategies READ strategies NOTIFY tested)
    Q_PROPERTY(bool hasModelKey READ hasModelKey CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *places READ places CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *heard READ heard CONSTANT)
    Q_PROPERTY(QString seeking READ seeking NOTIFY listened)
    Q_PROPERTY(QString missing READ missing NOTIFY edited)
    Q_PROPERTY(QString testState READ testState NOTIFY tested)
    Q_PROPERTY(league::app::view::RowModel *checks READ checks CONSTANT)
    Q_PROPERTY(QString failedCheck READ failedCheck NOTIFY tested)
    Q_PROPERTY(QString cause READ cause NOTIFY tested)
    Q_PROPERTY(QString remedy READ remedy NOTIFY tested)
    Q_PROPERTY(int freePort READ freePort NOTIFY tested)
    Q_PROPERTY(QString leagueName READ leagueName NOTIFY tested)
    Q_PROPERTY(QString invitedTo READ invitedTo NOTIFY edited)
    Q_PROPERTY(int secondsAgo READ secondsAgo NOTIFY ticked)
    Q_PROPERTY(bool mayJoin READ mayJoin NOTIFY tested)

public:
    // How long after the last edit the connection is tried.
    static constexpr std::chrono::milliseconds Pause{600};

    // Clock and preferences must outlive it. Without a seeker the network is not listened to.
    JoinDesk(base::Clock &clock, Preferences &preferences,
             std::unique_ptr<ConnectionTest> test = std::make_unique<ConnectionTest>(),
             std::unique_ptr<transport::LeagueSeeker> seeker = {}, QObject *parent = nullptr);
    ~JoinDesk() override;
    static JoinDesk *create(QQmlEngine *engine, QJSEngine *scripts);

    // The dialog opens for a role: player, referee or spectator.
    Q_INVOKABLE void begin(const QString &role);
    // It is about to be opened by a link, which fills it in. A link may come from anybody: nothing
    // is sent to its address before somebody asks for the test or changes something.
    void takeUp(const JoinLink &link);
    // It closes; nothing is tried or listened to any more.
    Q_INVOKABLE void end();
    // A league of this network fills in its address and, when it was joined before, the code. One
    // that can only be watched makes a spectator.
    Q_INVOKABLE void pickHeard(int league);
    // A place that was joined before fills in address and code.
    Q_INVOKABLE void pick(int place);
    Q_INVOKABLE void forget(int place);
    // Tries the connection now.
    Q_INVOKABLE void test();
    // Takes the port that is free instead of the one that is not.
    Q_INVOKABLE void useFreePort();
    // What was tried and found, for whoever helps.
    Q_INVOKABLE [[nodiscard]] QString details() const;
    // Joins; does nothing unless mayJoin.
    Q_INVOKABLE void join();

    [[nodiscard]] const QString &role() const { return m_role; }
    void setRole(const QString &role);
    [[nodiscard]] const QString &address() const { return m_address; }
    void setAddress(const QString &address);
    [[nodiscard]] const QString &code() const { return m_code; }
    void setCode(const QString &code);
    [[nodiscard]] const QString &name() const { return m_player.name; }
    void setName(const QString &name);
    // Digits; empty for any free one.
    [[nodiscard]] const QString &port() const { return m_port; }
    void setPort(const QString &port);
    // built_in, person, script or model
    [[nodiscard]] QString mind() const { return mindWord(m_player.mind); }
    void setMind(const QString &mind);
    // The one that was chosen, or the usual one of the league's game.
    [[nodiscard]] QString strategy() const;
    void setStrategy(const QString &strategy);
    [[nodiscard]] const QString &command() const { return m_player.command; }
    void setCommand(const QString &command);
    [[nodiscard]] const QString &modelUrl() const { return m_player.modelUrl; }
    void setModelUrl(const QString &url);
    [[nodiscard]] const QString &modelName() const { return m_player.modelName; }
    void setModelName(const QString &name);
    [[nodiscard]] int matchesAtOnce() const { return m_matchesAtOnce; }
    void setMatchesAtOnce(int matches);
    // The built-in ones of the league's game, as far as it is known, the usual one first.
    [[nodiscard]] QStringList strategies() const;
    // Whether the environment holds a key for a model's server.
    [[nodiscard]] static bool hasModelKey();
    // Where leagues were joined before and none is heard now.
    [[nodiscard]] Rows<PlaceRow> *places() { return &m_silent; }
    // The leagues that call on this network.
    [[nodiscard]] Rows<HeardRow> *heard() { return m_heard.rows(); }
    // seeking, idle, or failed when this computer cannot listen
    [[nodiscard]] QString seeking() const { return m_heard.state(); }
    // What is still to fill in: address, name, port, command, model_url, model_name; or nothing.
    [[nodiscard]] QString missing() const;

    // idle, pending (an edit is not tried yet), running, works or fails
    [[nodiscard]] QString testState() const;
    [[nodiscard]] Rows<ConnectionRow> *checks() { return &m_checks; }
    // Which check ended the test, with its cause and remedy; empty unless it fails.
    [[nodiscard]] QString failedCheck() const;
    [[nodiscard]] QString cause() const;
    [[nodiscard]] QString remedy() const;
    [[nodiscard]] int freePort() const;
    [[nodiscard]] QString leagueName() const;
    // What the link calls the league; empty when there was none, or another address is typed.
    [[nodiscard]] const QString &invitedTo() const { return m_invitedTo; }
    [[nodiscard]] int secondsAgo() const { return m_secondsAgo; }
    [[nodiscard]] bool mayJoin() const;

Q_SIGNALS:
    void edited();
    void tested();
    void ticked();
    void listened();
    // Join with these; `leagueName` is what the manager calls its league.
    void seatWanted(const league::app::SeatOptions &seat, const QString &leagueName);
    void watchWanted(const QString &address);

private:
    // Something changed that the connection depends on.
    void testSoon();
    void changed();
    // Lists the places that are not heard.
    void showPlaces();
    void fillIn(const QString &address, const QString &code);
    // What was found out about the connection counts no longer.
    void forgetTest();
    void forgetLink();
    void take(const ConnectionReport &report);
    void tick();
    [[nodiscard]] const ConnectionCheck *failure() const;
    [[nodiscard]] bool needsPort() const;
    [[nodiscard]] SeatOptions seatOptions() const;

    base::Clock &m_clock;
    Preferences &m_preferences;
    KnownPlaces m_places;
    HeardPlaces m_heard;
    Rows<PlaceRow> m_silent;
    std::unique_ptr<ConnectionTest> m_test;
    Rows<ConnectionRow> m_checks;
    base::Alarm m_pause;
    base::Alarm m_tick;
    bool m_isPending = false;
    int m_secondsAgo = 0;
    QString m_role = QStringLiteral("player");
    QString m_address;
    QString m_code;
    QString m_linkedGame; // until the manager says what it plays
    QString m_invitedTo;
    bool m_waitsForWord = false; // a link has filled it in, and nobody has asked for the test
    QString m_port;
    PlayerPlan m_player;
    int m_matchesAtOnce = 2;
};

} // namespace league::app::view
