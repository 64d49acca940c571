// SeatBoard: this program as one agent of a league, here or elsewhere, as its page shows it.
//
// A singleton of QML on the window's thread. It owns the Seat in a league elsewhere; that of a
// person in the own league belongs to the House, and is only followed. One at a time.
#pragma once

#include "app/seat.h"
#include "app/view/row_model.h"

#include <QPointer>

class QQmlEngine;
class QJSEngine;

namespace league::app::view {

class Desk;

// A match that this agent has played.
struct PlayedRow
{
    Q_GADGET
    Q_PROPERTY(QString matchId MEMBER matchId)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QString opponent MEMBER opponent)
    Q_PROPERTY(QString result MEMBER result)
    Q_PROPERTY(QString choice MEMBER choice)
    Q_PROPERTY(QString opponentChoice MEMBER opponentChoice)
    Q_PROPERTY(int drawnNumber MEMBER drawnNumber)

public:
    QString matchId = {};
    int round = 0;
    QString opponent = {}; // what people call it
    QString result = {}; // win, draw, loss or technical
    QString choice = {};
    QString opponentChoice = {};
    int drawnNumber = -1; // -1: nothing was drawn

    [[nodiscard]] QString key() const { return matchId; }
    friend bool operator==(const PlayedRow &, const PlayedRow &) = default;
};

// A line of the table, as the manager sent it.
struct PlaceInTableRow
{
    Q_GADGET
    Q_PROPERTY(QString playerId MEMBER playerId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(int played MEMBER played)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(bool isMe MEMBER isMe)

public:
    QString playerId = {};
    QString name = {};
    int number = 0;
    int rank = 0;
    int played = 0;
    int points = 0;
    bool isMe = false;

    [[nodiscard]] QString key() const { return playerId; }
    friend bool operator==(const PlaceInTableRow &, const PlaceInTableRow &) = default;
};

class SeatBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool isSeated READ isSeated NOTIFY changed)
    Q_PROPERTY(bool isHere READ isHere NOTIFY changed)
    Q_PROPERTY(bool isPerson READ isPerson NOTIFY changed)
    Q_PROPERTY(bool isReferee READ isReferee NOTIFY changed)
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(QString lifecycle READ lifecycle NOTIFY changed)
    Q_PROPERTY(QString agentId READ agentId NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString strategy READ strategy NOTIFY changed)
    Q_PROPERTY(QString leagueName READ leagueName NOTIFY changed)
    Q_PROPERTY(QString manager READ manager NOTIFY changed)
    Q_PROPERTY(QString endpoint READ endpoint NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(int attempts READ attempts NOTIFY changed)
    Q_PROPERTY(int retryInSeconds READ retryInSeconds NOTIFY retryChanged)
    Q_PROPERTY(int matches READ matches NOTIFY changed)
    Q_PROPERTY(int wins READ wins NOTIFY changed)
    Q_PROPERTY(int draws READ draws NOTIFY changed)
    Q_PROPERTY(int losses READ losses NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)
    Q_PROPERTY(QString lastWarning READ lastWarning NOTIFY changed)
    Q_PROPERTY(league::app::view::RowModel *history READ history CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *table READ table CONSTANT)

public:
    explicit SeatBoard(Desk &desk, QObject *parent = nullptr);
    ~SeatBoard() override;
    static SeatBoard *create(QQmlEngine *engine, QJSEngine *scripts);

    // Takes a seat in a league elsewhere, and watches it as far as its host allows.
    void sit(const SeatOptions &options, const QString &leagueName);
    // Leaves the league; it goes on without this agent. A seat in the own house is only looked
    // away from.
    Q_INVOKABLE void leave();
    // Tries the manager now.
    Q_INVOKABLE void retryNow();
    // Tries to join again, after that has failed.
    Q_INVOKABLE void joinAgain();

    [[nodiscard]] Seat *seat() const { return m_seat; }
    [[nodiscard]] bool isSeated() const { return m_seat != nullptr; }
    // Whether it is a seat in the league of this program.
    [[nodiscard]] bool isHere() const { return m_seat && !m_own; }
    [[nodiscard]] bool isPerson() const;
    [[nodiscard]] bool isReferee() const;
    // none, joining, joined, playing, reconnecting, over, failed or left
    [[nodiscard]] QString phase() const;
    [[nodiscard]] QString lifecycle() const { return status().lifecycle; }
    [[nodiscard]] QString agentId() const { return status().id; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString strategy() const;
    [[nodiscard]] QString leagueName() const;
    // 192.168.1.20:8000
    [[nodiscard]] QString manager() const;
    [[nodiscard]] QString endpoint() const { return status().endpoint.toString(); }
    // What went wrong, in the language of the window.
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] int attempts() const { return status().attempts; }
    [[nodiscard]] int retryInSeconds() const { return m_retryInSeconds; }
    // Played, or refereed.
    [[nodiscard]] int matches() const;
    [[nodiscard]] int wins() const { return count(QStringLiteral("win")); }
    [[nodiscard]] int draws() const { return count(QStringLiteral("draw")); }
    [[nodiscard]] int losses() const;
    [[nodiscard]] int warnings() const { return m_warnings; }
    [[nodiscard]] QString lastWarning() const;
    [[nodiscard]] Rows<PlayedRow> *history() { return &m_history; }
    [[nodiscard]] Rows<PlaceInTableRow> *table() { return &m_table; }
    // What people call a player of this league; its id when nobody has said.
    [[nodiscard]] QString nameOf(const QString &playerId) const;

Q_SIGNALS:
    void changed();
    void retryChanged();
    // Another seat, or none.
    void seatChanged();

private:
    void follow(Seat *seat);
    void drop();
    void clear(); // there is no seat any more
    void tick();
    void showHistory();
    void showTable();
    [[nodiscard]] SeatStatus status() const;
    [[nodiscard]] int count(const QString &result) const;

    Desk &m_desk;
    std::unique_ptr<Seat> m_own; // in a league elsewhere
    QPointer<Seat> m_seat; // that one, or the one in the house
    QString m_leagueName;
    base::Alarm m_tick;
    int m_retryInSeconds = 0;
    int m_refereed = 0;
    int m_warnings = 0;
    QString m_lastWarning;
    Rows<PlayedRow> m_history;
    Rows<PlaceInTableRow> m_table;
};

// win, draw, loss or technical, for a player whose match ended like this.
[[nodiscard]] QString resultWord(protocol::PlayerOutcome outcome);
// The number of an agent, which gives its colour: 7 of P07.
[[nodiscard]] int numberOf(const QString &agentId);

} // namespace league::app::view
