// Datagrams on the port of announcements: whatever arrives, what is listed can be shown and may be
// called, and what is refused is refused in one short line.
#include "agents/base/fake_clock.h"
#include "agents/protocol/league_announcement.h"
#include "agents/transport/lan/heard_leagues.h"
#include "tests/fuzz/fuzz_target.h"

using namespace league;

namespace {

void tryText(const QString &text, qsizetype longest)
{
    test::mustHold(text.size() <= longest, "a text is short", text);
    for (const QChar c : text)
        test::mustHold(c.category() != QChar::Other_Control && c.category() != QChar::Other_Format,
                       "a text is one line, in one direction", text);
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    const QHostAddress sender(QStringLiteral("192.168.1.20"));
    const base::FakeClock clock;
    transport::HeardLeagues heard(clock);
    const bool isNew = heard.hear(input, sender);
    const base::Result<protocol::LeagueAnnouncement> read = protocol::readAnnouncement(input);
    if (!read) {
        mustHold(!isNew && heard.leagues().isEmpty(), "what is no announcement is not listed");
        return tryText(read.failure().sentence, 400);
    }
    const QByteArray again = datagramOf(*read);
    mustHold(again.size() <= protocol::LeagueAnnouncement::MaxBytes, "it fits when sent on");
    const base::Result<protocol::LeagueAnnouncement> reread = protocol::readAnnouncement(again);
    mustHold(reread.ok() && reread->address == read->address && reread->herald == read->herald,
             "what was read can be written and read");
    for (const transport::HeardLeague &each : heard.leagues()) {
        tryText(each.league.name, 61);
        tryText(each.league.gameType, 64);
        tryText(each.league.leagueId, 64);
        mustHold(transport::mayBeCalledAt(each.league.address, sender), "it may be called",
                 each.league.address);
        mustHold(each.league.players >= 0 && each.league.expectedPlayers >= 0,
                 "nobody is missing below zero");
    }
}
