// ChannelDesk: where the window's channels come from.
//
// A singleton of QML on the window's thread. A league that is played here brings its manager's
// channels along; without one the desk opens a manager of its own that serves nothing else (T-080).
// It feeds their events to one ChannelBoard, carries out its orders through the House, and brings
// demo agents along.
#pragma once

#include "app/hosted_members.h"
#include "app/house.h"
#include "app/view/channel/channel_board.h"

#include <QUrl>

class QQmlEngine;
class QJSEngine;

namespace league::app::view {

class Desk;

class ChannelDesk : public QObject, public ChannelOrders
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(league::app::view::ChannelBoard *board READ board CONSTANT)
    Q_PROPERTY(bool isThere READ isThere NOTIFY changed)
    Q_PROPERTY(bool isOpening READ isOpening NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(QStringList voices READ voices CONSTANT)

public:
    // The desk must outlive it.
    explicit ChannelDesk(Desk &desk, QObject *parent = nullptr);
    ~ChannelDesk() override;
    static ChannelDesk *create(QQmlEngine *engine, QJSEngine *scripts);

    // Opens the channels that an earlier run of this window has left, if there are any and nothing
    // else is open: what was said is there again, and agents can come back.
    Q_INVOKABLE void reopen();
    // A new channel with these demo agents; it is looked at when it is there.
    Q_INVOKABLE void create(const QString &channelId, const QString &title,
                            const QStringList &voices);
    // One more demo agent, or a program that speaks; an empty name is that of its voice.
    Q_INVOKABLE void addDemo(const QString &channelId, const QString &voice, const QString &name);
    Q_INVOKABLE void addScript(const QString &channelId, const QString &name,
                               const QString &command);
    // The guide for authors of agents, as Markdown (T-082).
    Q_INVOKABLE [[nodiscard]] static QString guide();
    Q_INVOKABLE [[nodiscard]] bool hasChannel(const QString &channelId) const;
    // Writes what was said in the channel that is looked at, as Markdown, text or JSON by the
    // ending of the name; returns what went wrong, or nothing.
    Q_INVOKABLE [[nodiscard]] QString saveTranscript(const QUrl &file) const;

    [[nodiscard]] ChannelBoard *board() { return &m_board; }
    // Whether there is a manager with channels, so that the rail can lead to them.
    [[nodiscard]] bool isThere() const { return m_house != nullptr; }
    [[nodiscard]] bool isOpening() const { return m_house && !m_isOpen; }
    // Why the own manager could not be opened.
    [[nodiscard]] QString problem() const;
    // Where agents register; empty while nothing is open.
    [[nodiscard]] QString address() const;
    [[nodiscard]] static QStringList voices();

    void carryOut(const ChannelOrder &order, const Answer &answer) override;

Q_SIGNALS:
    void changed();

private:
    // Listens to this house, or to none.
    void follow(House *house);
    enum class Rooms { New, Again };
    void openOwn(Rooms rooms);
    [[nodiscard]] QString roomsFolder() const;
    void opened();
    void read();
    void tick();
    void say(const QString &sentence);
    void bring(MemberPlan plan);

    Desk &m_desk;
    ChannelBoard m_board;
    std::unique_ptr<House> m_own;
    House *m_house = nullptr; // the own one, or the league's
    std::unique_ptr<HostedMembers> m_members;
    QList<std::function<void()>> m_whenOpen;
    QSet<QString> m_names; // of demo agents
    base::Alarm m_tick;
    bool m_isOpen = false;
    QString m_problem;
};

} // namespace league::app::view
