// Desk: which league is on the screen, and how it got there. The first thing QML meets.
//
// A singleton of QML on the window's thread. It opens leagues (played here, watched elsewhere,
// replayed from disk), feeds their entries to one LeagueBoard and gives the operator's orders to
// the House. Nothing here blocks: what was asked for comes with phaseChanged() or said().
#pragma once

#include "agents/base/clock.h"
#include "app/house.h"
#include "app/remote_watch.h"
#include "app/view/boards/match_board.h"
#include "app/view/boards/traffic_board.h"
#include "app/view/desk/preferences.h"
#include "app/view/desk/recent_leagues.h"
#include "app/view/feeds/playback.h"
#include "app/view/feeds/traffic_feed.h"
#include "app/view/league_board.h"
#include "app/view/mafia/mafia_board.h"

#include <QUrl>

class QQmlEngine;
class QJSEngine;

namespace league::app::view {

class Desk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(Source source READ source NOTIFY phaseChanged)
    Q_PROPERTY(league::app::view::LeagueBoard *league READ league CONSTANT)
    Q_PROPERTY(league::app::view::MatchBoard *match READ match CONSTANT)
    Q_PROPERTY(league::app::view::MafiaBoard *mafia READ mafia CONSTANT)
    Q_PROPERTY(league::app::view::MafiaBoard *mafiaStage READ mafiaStage CONSTANT)
    Q_PROPERTY(league::app::view::TrafficBoard *traffic READ traffic CONSTANT)
    Q_PROPERTY(league::app::view::Playback *playback READ playback NOTIFY phaseChanged)
    Q_PROPERTY(league::app::view::RecentLeagues *recent READ recent CONSTANT)
    Q_PROPERTY(QString leagueFolder READ leagueFolder NOTIFY phaseChanged)
    Q_PROPERTY(bool mayControl READ mayControl NOTIFY phaseChanged)
    Q_PROPERTY(QString speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(int freePort READ freePort NOTIFY phaseChanged)
    Q_PROPERTY(int retryInSeconds READ retryInSeconds NOTIFY retryChanged)

public:
    enum class Phase {
        Idle, // nothing is on the screen but the welcome page
        Opening,
        Lobby, // agents may join; the operator has not started
        Playing,
        Over,
        Lost, // a league elsewhere does not answer; see retryInSeconds
        Failed, // see problem
    };
    Q_ENUM(Phase)
    enum class Source { None, House, Remote, Record };
    Q_ENUM(Source)

    // The preferences and the clock must outlive it.
    Desk(Preferences &preferences, base::Clock &clock, QObject *parent = nullptr);
    ~Desk() override;
    // For QML: with the preferences that QML sees.
    static Desk *create(QQmlEngine *engine, QJSEngine *scripts);

    // A league of built-in players in this program.
    Q_INVOKABLE void runLocal(const QString &game, int players, int referees);
    // The same on other ports, after they were found taken.
    Q_INVOKABLE void runLocalFrom(int basePort);
    // A lobby that others can join, as the host dialog has it.
    void hostLobby(const HouseOptions &options);
    // Goes on with an interrupted league.
    Q_INVOKABLE void resume(const QString &leagueId);
    // Plays a recorded league back; `path` is its folder, its journal or its export as JSON.
    Q_INVOKABLE void replay(const QString &path);
    // Shows where a recorded league ended, without playing it.
    Q_INVOKABLE void openFinished(const QString &path);
    // Follows a league elsewhere.
    Q_INVOKABLE void watch(const QString &address);
    // Back to the welcome page; a league that is played here stops and can be resumed.
    Q_INVOKABLE void leave();

    // The operator's orders; said() tells what came of them.
    Q_INVOKABLE void start();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void proceed();
    Q_INVOKABLE void step();
    Q_INVOKABLE void finishRound();
    Q_INVOKABLE void withdraw(const QString &playerId);
    // A match that is played here: pause, resume, advance, set_speed with its value, or abort.
    Q_INVOKABLE void steerMatch(const QString &matchId, const QString &command,
                                const QString &value);
    Q_INVOKABLE void restartReferee(const QString &refereeId);
    Q_INVOKABLE void addBuiltInPlayer(const QString &strategy);
    Q_INVOKABLE void addReferee();
    Q_INVOKABLE void removeAgent(const QString &agentId);
    Q_INVOKABLE void pingAll();
    Q_INVOKABLE void resetBreaker(const QString &agentId);
    // The manager elsewhere is tried at once.
    Q_INVOKABLE void retryNow();
    Q_INVOKABLE void refreshRecent();

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] Source source() const { return m_source; }
    [[nodiscard]] LeagueBoard *league() { return &m_board; }
    // The match that is looked at, and everything that was said.
    [[nodiscard]] MatchBoard *match() { return &m_match; }
    // The same as a match of Mafia: on the page, and as the room sees it on the projector.
    [[nodiscard]] MafiaBoard *mafia() { return &m_mafia; }
    [[nodiscard]] MafiaBoard *mafiaStage() { return &m_stage; }
    [[nodiscard]] TrafficBoard *traffic() { return &m_traffic; }
    [[nodiscard]] Playback *playback() { return m_playback.get(); }
    [[nodiscard]] RecentLeagues *recent() { return &m_recent; }
    [[nodiscard]] House *house() { return m_house.get(); }
    [[nodiscard]] base::Clock &clock() { return m_clock; }
    [[nodiscard]] Preferences &preferences() { return m_preferences; }
    [[nodiscard]] QString leagueFolder() const { return m_leagueFolder; }
    [[nodiscard]] bool mayControl() const { return m_source == Source::House; }
    [[nodiscard]] QString speed() const { return m_speed; }
    void setSpeed(const QString &speed);
    // Why the phase is Failed or Lost, in the language of the window.
    [[nodiscard]] QString problem() const;
    // When it is a taken port: one that is free; else 0.
    [[nodiscard]] int freePort() const { return m_freePort; }
    [[nodiscard]] int retryInSeconds() const { return m_retryInSeconds; }

Q_SIGNALS:
    void phaseChanged();
    void problemChanged();
    void speedChanged();
    void retryChanged();
    // One sentence about what was ordered, for a toast.
    void said(const QString &sentence, bool isGood);
    // A join link that somebody opened is not taken; a sentence says why.
    void linkRefused(const QString &why);
    // A file that somebody opened is not taken: it would end what is played here.
    void fileRefused();
    // A house was made or goes: boards that need more of it listen here.
    void houseChanged(league::app::House *house);

private:
    [[nodiscard]] static base::Speed speedFrom(const QString &name);
    void open(HouseOptions options);
    void connectHouse();
    // Entries of a recorded league or of one elsewhere: what was said stands in them.
    void tell(const QList<store::Entry> &entries);
    void follow(const QList<store::Entry> &entries);
    void setRecall(const MatchBoard::Recall &recall);
    void beginStory();
    void enter(Phase phase, const QString &problem = {});
    void close();
    // Opens a recorded league and does that with it once it is open.
    void openRecord(const QString &path, void (Desk::*then)());
    void showEnd();
    void showFromBeginning();
    void readHouse();
    void onHouseRead();
    // A clock tick for rings and times, while something is on the screen.
    void tick();
    [[nodiscard]] House::Answer sayIt();

    base::Clock &m_clock;
    Preferences &m_preferences;
    LeagueBoard m_board;
    MatchBoard m_match;
    MafiaBoard m_mafia;
    MafiaBoard m_stage;
    TrafficBoard m_traffic;
    QHash<QString, QList<store::Entry>> m_heard; // of a league elsewhere, by subject
    RecentLeagues m_recent;
    std::unique_ptr<House> m_house;
    std::unique_ptr<TrafficFeed> m_wire; // of the house
    std::unique_ptr<RemoteWatch> m_watch;
    std::unique_ptr<Playback> m_playback;
    // The export that was opened last: it can be replayed by its folder.
    std::shared_ptr<QTemporaryDir> m_unpacked;
    std::unique_ptr<JournalFeed> m_feed; // what the house's journal holds at its opening
    QList<store::Entry> m_unread; // stored while that is being read
    base::Alarm m_tick;
    HouseOptions m_lastOptions;
    bool m_isRead = false; // the house's journal, up to the opening
    Phase m_phase = Phase::Idle;
    Source m_source = Source::None;
    QString m_leagueFolder;
    QString m_speed;
    QString m_problem;
    int m_freePort = 0;
    int m_retryInSeconds = 0;
    qint64 m_retryAtMs = 0;
};

} // namespace league::app::view
