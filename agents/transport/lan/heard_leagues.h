// HeardLeagues: which leagues call on the local network, made of the datagrams that arrived.
//
// Owned by the LeagueSeeker; no sockets in it. A datagram is a stranger's: what is no announcement,
// what names somebody else's address, and what comes too often changes nothing. One league that is
// heard on several cards is one, at the address that leads straight to whoever called; nobody can
// change or say goodbye to what another computer announces.
#pragma once

#include "agents/base/clock.h"
#include "agents/protocol/league_announcement.h"

#include <QHash>
#include <QHostAddress>

namespace league::transport {

struct HeardLeague
{
    protocol::LeagueAnnouncement league; // its address is an http URL that may be called
    QHostAddress sender;

    friend bool operator==(const HeardLeague &, const HeardLeague &) = default;
};

class HeardLeagues
{
public:
    // A league that is silent for so long is gone: three calls were lost.
    static constexpr std::chrono::milliseconds Silence{7'000};
    static constexpr int MostLeagues = 64;
    static constexpr int MostOfOneSender = 16;
    static constexpr int MostEachSecond = 40; // datagrams of one sender
    static constexpr int MostSenders = 256; // in one second

    // The clock must outlive it.
    explicit HeardLeagues(const base::Clock &clock) : m_clock(clock) { }

    // Takes a datagram; whether leagues() is another list now.
    bool hear(const QByteArray &datagram, const QHostAddress &sender);
    // Whether a datagram of that sender may still be looked at in this second; counts it.
    [[nodiscard]] bool admits(const QHostAddress &sender);
    // Drops those who are silent; whether leagues() is another list now.
    bool forgetSilent();
    void clear();

    // Each league once, in the order in which they were first heard.
    [[nodiscard]] QList<HeardLeague> leagues() const;

private:
    // One league as one sender calls it.
    struct Voice
    {
        HeardLeague heard;
        bool isDirect = false; // the address is the sender's own
        qint64 heardMs = 0;
    };

    [[nodiscard]] qsizetype voiceOf(const QString &herald, const QHostAddress &sender) const;
    [[nodiscard]] bool hasRoomFor(const QHostAddress &sender) const;

    const base::Clock &m_clock;
    QList<Voice> m_voices; // the oldest first
    QHash<QHostAddress, int> m_counts; // in the second that began then
    qint64 m_secondMs = 0;
};

// Whether a league heard from that sender may be called at that address: it is the sender's own, or
// one of a private network (RFC 1918, link-local). Names are never looked up.
[[nodiscard]] bool mayBeCalledAt(const QString &address, const QHostAddress &sender);

} // namespace league::transport
