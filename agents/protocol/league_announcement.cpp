#include "agents/protocol/league_announcement.h"

#include "agents/base/json/json_document.h"
#include "agents/base/quoting.h"
#include "agents/protocol/message.h"

#include <QUrl>

#include <algorithm>

namespace league::protocol {

namespace {

constexpr qsizetype LongestName = 60;
constexpr qsizetype LongestWord = 64;
constexpr qsizetype LongestAddress = 200;
constexpr int MostPlayers = 100'000;

// Ids and games: letters, digits and a few signs, as ours are.
bool isWord(const QString &text)
{
    return !text.isEmpty() && text.size() <= LongestWord && std::ranges::all_of(text, [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || c == u'_' || c == u'-' || c == u'.';
    });
}

QString shownName(const QString &name)
{
    return base::quotable(name.left(4 * LongestName).simplified(), LongestName);
}

bool isPossible(int players)
{
    return players >= 0 && players <= MostPlayers;
}

bool isManagerAddress(const QString &text)
{
    if (text.size() > LongestAddress)
        return false;
    const QUrl url(text, QUrl::StrictMode);
    return url.isValid() && url.scheme() == QStringLiteral("http") && !url.host().isEmpty()
        && url.port(0) > 0 && url.path() == QStringLiteral("/mcp") && url.userInfo().isEmpty()
        && !url.hasQuery() && !url.hasFragment();
}

base::Failure refused(const QString &why)
{
    return {QStringLiteral("A datagram was ignored: %1").arg(why)};
}

} // namespace

QByteArray datagramOf(const LeagueAnnouncement &announcement)
{
    LeagueAnnouncement shown = announcement;
    shown.name = shownName(announcement.name);
    return JsonDocument(payloadOf(shown)).toJson(JsonDocument::Compact);
}

base::Result<LeagueAnnouncement> readAnnouncement(const QByteArray &datagram)
{
    if (datagram.isEmpty() || datagram.size() > LeagueAnnouncement::MaxBytes)
        return refused(QStringLiteral("its length is not that of an announcement."));
    const JsonDocument document = JsonDocument::fromJson(datagram);
    if (!document.isObject())
        return refused(QStringLiteral("it is no JSON object."));
    base::Result<LeagueAnnouncement> read = protocol::read<LeagueAnnouncement>(document.object());
    if (!read)
        return read;
    const LeagueAnnouncement ours;
    if (read->protocol != ours.protocol || read->messageType != ours.messageType)
        return refused(QStringLiteral("it is of another protocol."));
    if (!isWord(read->herald) || !isWord(read->leagueId) || !isWord(read->gameType))
        return refused(QStringLiteral("its herald, league or game is not a plain word."));
    if (!isPossible(read->players) || !isPossible(read->expectedPlayers))
        return refused(QStringLiteral("no league has so many players."));
    if (!isManagerAddress(read->address))
        return refused(QStringLiteral("its address is not that of a manager."));
    read->name = shownName(read->name);
    return read;
}

} // namespace league::protocol
