// Replay files as bytes: written, read back, and refused with the line when something is wrong.
#include "agents/base/json/json_document.h"
#include "agents/store/replay/replay_file.h"

#include "agents/protocol/canonical_json.h"

#include <QCryptographicHash>
#include <QTest>

using namespace league;
using store::Replay;
using store::ReplayEvent;
using store::ReplayInput;

namespace {

Replay smallReplay()
{
    Replay replay;
    replay.header.gameType = QStringLiteral("mafia");
    replay.header.leagueId = QStringLiteral("league_mafia_1");
    replay.header.roundId = 1;
    replay.header.matchId = QStringLiteral("R1M1");
    replay.header.attempt = 1;
    replay.header.seed = 42;
    replay.header.seedSalt = QStringLiteral("00112233445566778899aabbccddeeff");
    replay.header.dealIndex = 0;
    replay.header.config = {{QStringLiteral("speed_mode"), QStringLiteral("NORMAL")}};
    replay.header.players = {
        {QStringLiteral("P01"), QStringLiteral("Agent Alpha"), QStringLiteral("http")}};
    replay.header.startedAt = {1'772'388'000'000};
    ReplayInput input;
    input.tMs = 3870;
    input.source = QStringLiteral("player:P01");
    input.type = QStringLiteral("VOTE_RESPONSE");
    input.data = {{QStringLiteral("target_id"), QStringLiteral("P02")},
                  {QStringLiteral("think"), QStringLiteral("\"hm\"\n")},
                  {QStringLiteral("weight"), 0.5}};
    ReplayEvent before;
    before.type = QStringLiteral("ROLES_ASSIGNED");
    before.visibility = QStringLiteral("observer");
    ReplayEvent after;
    after.type = QStringLiteral("VOTE_CAST");
    after.visibility = QStringLiteral("public");
    after.data = {
        {QStringLiteral("voter_id"), QStringLiteral("P01")},
        {QStringLiteral("seed"), 42},
        {QStringLiteral("_observer"),
         JsonObject{{QStringLiteral("role"), QStringLiteral("mafia")}}},
    };
    replay.lines = store::inCausalOrder({input}, {1}, {before, after});
    replay.result.status = QStringLiteral("WIN");
    replay.result.winnerTeam = QStringLiteral("town");
    return replay;
}

QList<QByteArray> linesOf(const QByteArray &bytes)
{
    QList<QByteArray> lines = bytes.split('\n');
    lines.removeLast(); // behind the last line feed
    return lines;
}

QByteArray joined(const QList<QByteArray> &lines)
{
    return lines.join('\n') + '\n';
}

QString problemIn(const QByteArray &bytes)
{
    const auto read = store::readReplay(bytes);
    return read ? QString() : read.failure().sentence;
}

} // namespace

class TestReplayFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-113: header, inputs and events in causal order, footer; canonical lines.
    void theFileHasTheFormOfTheProtocol()
    {
        const QList<QByteArray> lines = linesOf(store::toBytes(smallReplay()));
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines.at(0),
                 QByteArray("{\"attempt\":1,\"config\":{\"speed_mode\":\"NORMAL\"},"
                            "\"deal_index\":0,\"format\":\"league.replay.v1\","
                            "\"game_type\":\"mafia\",\"kind\":\"header\","
                            "\"league_id\":\"league_mafia_1\",\"match_id\":\"R1M1\","
                            "\"players\":[{\"agent\":\"http\",\"display_name\":\"Agent Alpha\","
                            "\"player_id\":\"P01\"}],\"redaction\":\"full\",\"role_plan\":null,"
                            "\"round_id\":1,\"seed\":42,"
                            "\"seed_salt\":\"00112233445566778899aabbccddeeff\","
                            "\"started_at\":\"2026-03-01T18:00:00.000Z\"}"));
        QCOMPARE(lines.at(1),
                 QByteArray("{\"after_input\":0,\"data\":{},\"kind\":\"event\",\"seq\":1,"
                            "\"t_ms\":0,\"type\":\"ROLES_ASSIGNED\",\"visibility\":\"observer\"}"));
        QCOMPARE(lines.at(2),
                 QByteArray("{\"accepted\":true,\"data\":{\"target_id\":\"P02\","
                            "\"think\":\"\\\"hm\\\"\\n\",\"weight\":\"0.5\"},"
                            "\"error_code\":null,\"kind\":\"input\",\"n\":1,"
                            "\"source\":\"player:P01\",\"t_ms\":3870,\"type\":\"VOTE_RESPONSE\"}"));
        QVERIFY(lines.at(3).startsWith("{\"after_input\":1,"));
        QVERIFY(lines.at(3).contains("\"seq\":2,\"t_ms\":3870,"));
        QVERIFY(lines.at(4).startsWith("{\"events\":2,\"inputs\":1,\"kind\":\"footer\","));
    }

    // Scenario 20: the footer has what `head -n -1 FILE | sha256sum` prints.
    void theFooterHasTheChecksumOfEverythingBeforeIt()
    {
        const QByteArray bytes = store::toBytes(smallReplay());
        QList<QByteArray> lines = linesOf(bytes);
        const QByteArray footer = lines.takeLast();
        const QByteArray sum =
            QCryptographicHash::hash(joined(lines), QCryptographicHash::Sha256).toHex();
        QVERIFY(footer.contains(sum));
        QVERIFY(store::isIntactReplay(bytes));
    }

    void whatIsReadBackIsWrittenTheSame()
    {
        const QByteArray bytes = store::toBytes(smallReplay());
        const auto read = store::readReplay(bytes);
        QVERIFY2(read.ok(), qPrintable(problemIn(bytes)));
        QVERIFY(read->isIntact);
        QCOMPARE(store::toBytes(read->replay), bytes);
    }

    void aFileThatIsNotWholeIsRefused()
    {
        const QByteArray bytes = store::toBytes(smallReplay());
        QVERIFY(problemIn({}).contains(QLatin1String("empty")));
        QVERIFY(problemIn(bytes.chopped(1)).contains(QLatin1String("without its footer")));
        QVERIFY(problemIn(bytes.left(bytes.size() / 2)).contains(QLatin1String("footer")));
        QList<QByteArray> lines = linesOf(bytes);
        lines.removeLast();
        QVERIFY(problemIn(joined(lines)).contains(QLatin1String("ends at line 4")));
        QVERIFY(problemIn(bytes + "{}\n").startsWith(QLatin1String("Line 6")));
    }

    void somethingElseIsNotTakenForAReplay()
    {
        for (const QByteArray &other :
             {QByteArray("{}\n"), QByteArray("hello\n"), QByteArray("\x89PNG\r\n\x1a\n"),
              QByteArray("{\"kind\":\"header\",\"format\":\"other.v1\"}\n")})
            QVERIFY2(problemIn(other).startsWith(QLatin1String("This is not a replay file")),
                     qPrintable(problemIn(other)));
    }

    void aLineThatIsMissingOrMovedIsNamed()
    {
        QList<QByteArray> lines = linesOf(store::toBytes(smallReplay()));
        QList<QByteArray> without = lines;
        without.removeAt(1);
        QVERIFY(problemIn(joined(without)).startsWith(QLatin1String("Line 3 is event 2")));
        without = lines;
        without.removeAt(3);
        QVERIFY(problemIn(joined(without)).startsWith(QLatin1String("Line 4 counts")));
        lines[1].replace("{", "{ ");
        QVERIFY(problemIn(joined(lines)).startsWith(QLatin1String("Line 2 is not in canonical")));
    }

    // One byte anywhere: refused with its line, or the checksum tells.
    void noByteCanBeChangedUnnoticed()
    {
        const QByteArray bytes = store::toBytes(smallReplay());
        for (qsizetype i = 0; i < bytes.size(); ++i) {
            QByteArray changed = bytes;
            changed[i] = changed.at(i) == 'x' ? 'y' : 'x';
            const auto read = store::readReplay(changed);
            const bool isInResult = i > bytes.lastIndexOf('\n', bytes.size() - 2);
            if (read && !isInResult) // the footer is not part of its own checksum
                QVERIFY2(!read->isIntact, qPrintable(QString::number(i)));
        }
    }

    // Redaction `public`: only public events, no inputs, no seed, nothing for observers.
    void aPublicCopyTellsWhatEverybodyMaySee()
    {
        const Replay copy = store::publicReplay(smallReplay());
        const QByteArray bytes = store::toBytes(copy);
        QVERIFY(copy.header.isPublic());
        QVERIFY(copy.inputs().isEmpty());
        QCOMPARE(copy.events().size(), 1);
        QCOMPARE(copy.events().constFirst().seq, 1);
        for (const char *secret : {"_observer", "42", "00112233", "think", "hm", "ROLES_ASSIGNED"})
            QVERIFY2(!bytes.contains(secret), secret);
        QVERIFY(store::readReplay(bytes)->isIntact);
    }

    // protocol.md §1.3 and §3: the test vector, and with a salt.
    void theCommitmentFollowsFromTheHeader()
    {
        store::ReplayHeader header;
        header.gameType = QStringLiteral("even_odd");
        header.seed = QString(64, u'0');
        header.matchId = QStringLiteral("R1M1");
        header.attempt = 1;
        QCOMPARE(
            store::commitmentOf(header),
            QStringLiteral("456eb5eee9abe8317f7819504fd78d648e15e6367d179dbb3de68443ba78a607"));
        header.gameType = QStringLiteral("mafia");
        header.seed = 42;
        header.seedSalt = QStringLiteral("00112233445566778899aabbccddeeff");
        const QByteArray text = "42:R1M1:1:00112233445566778899aabbccddeeff";
        QCOMPARE(store::commitmentOf(header).toLatin1(),
                 QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
    }
};

QTEST_GUILESS_MAIN(TestReplayFile)
#include "tst_replay_file.moc"
