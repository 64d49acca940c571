// ConfigFolder: every key of the exercise's files, and a sentence with file and key for what is
// wrong in them (interop.md §4).
#include "agents/base/json/json_document.h"
#include "agents/store/config/config_folder.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::store;

namespace {

QString fileOf(ConfigFile file)
{
    switch (file) {
    case ConfigFile::System:
        return QStringLiteral("system.json");
    case ConfigFile::Agents:
        return QStringLiteral("agents/agents_config.json");
    case ConfigFile::League:
        return QStringLiteral("leagues/spring.json");
    case ConfigFile::Games:
        return QStringLiteral("games/games_registry.json");
    case ConfigFile::RefereeDefaults:
        return QStringLiteral("defaults/referee.json");
    case ConfigFile::PlayerDefaults:
        break;
    }
    return QStringLiteral("defaults/player.json");
}

// A folder that a test fills file by file; system.json is there from the beginning.
struct Folder
{
    Folder() { put(ConfigFile::System, "{}"); }

    void put(const QString &file, const QByteArray &bytes) const
    {
        const QString path = dir.filePath(file);
        QDir().mkpath(QFileInfo(path).path());
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("%s", qPrintable(out.errorString()));
    }
    void put(ConfigFile file, const QByteArray &bytes) const { put(fileOf(file), bytes); }

    [[nodiscard]] QString problem(const QString &league = {}) const
    {
        const auto read = ConfigFolder::read(dir.path(), league);
        return read ? QString() : read.failure().sentence;
    }

    QTemporaryDir dir;
};

// A value of the kind, and one that is not.
JsonValue rightFor(const ConfigKey &key)
{
    if (key.only == QLatin1String("true"))
        return true;
    if (!key.only.isEmpty()) {
        const QString only = key.only;
        return key.kind == ConfigKind::Text ? JsonValue(only) : JsonValue(only.toInt());
    }
    switch (key.kind) {
    case ConfigKind::Text:
        return QStringLiteral("spring");
    case ConfigKind::Whole:
        return 7;
    case ConfigKind::Number:
        return 2.5;
    case ConfigKind::Seconds:
        return 1.5;
    case ConfigKind::Switch:
        return true;
    case ConfigKind::PortRange:
        return JsonArray{8001, 8010};
    case ConfigKind::Texts:
        return JsonArray{QStringLiteral("a"), QStringLiteral("b")};
    case ConfigKind::Rules:
    case ConfigKind::Free:
        break;
    }
    return JsonObject{};
}

JsonValue wrongFor(const ConfigKey &key)
{
    const bool isText = key.kind == ConfigKind::Text;
    return isText ? JsonValue(7) : JsonValue(QStringLiteral("seven"));
}

// The file with just this value, at the path of the key; an agent or a game of a list has an id.
QByteArray fileWith(const ConfigKey &key, const JsonValue &value)
{
    const QStringList parts = QString(key.path).split(u'.');
    JsonValue inner = value;
    for (qsizetype i = parts.size() - 1; i > 0; --i) {
        JsonObject object{{parts.at(i), inner}};
        if (parts.at(i - 1) == QStringLiteral("referees[]") && key.sets != config_sets::AgentId)
            object.insert(QStringLiteral("referee_id"), QStringLiteral("REF01"));
        if (parts.at(i - 1) == QStringLiteral("players[]") && key.sets != config_sets::AgentId)
            object.insert(QStringLiteral("player_id"), QStringLiteral("P01"));
        inner = parts.at(i - 1).endsWith(QStringLiteral("[]")) ? JsonValue(JsonArray{object})
                                                               : JsonValue(object);
    }
    const QString first = QString(parts.constFirst()).remove(QStringLiteral("[]"));
    return JsonDocument(JsonObject{{first, inner}}).toJson();
}

QString shownPath(const ConfigKey &key)
{
    return QString(key.path).replace(QStringLiteral("[]"), QStringLiteral("[0]"));
}

void addRowPerKey()
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(configKeys().size()); ++i) {
        const ConfigKey &key = configKeys()[static_cast<size_t>(i)];
        QTest::addRow("%s %s", qPrintable(fileOf(key.file)), key.path.data()) << i;
    }
}

} // namespace

class TestConfigFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKey_isTaken_data() { addRowPerKey(); }
    void everyKey_isTaken()
    {
        QFETCH(int, row);
        const ConfigKey &key = configKeys()[static_cast<size_t>(row)];
        const Folder folder;
        folder.put(ConfigFile::League, "{}"); // what default_league_id names
        folder.put(key.file, fileWith(key, rightFor(key)));
        const auto read = ConfigFolder::read(folder.dir.path());
        QVERIFY2(read, qPrintable(read ? QString() : read.failure().sentence));
        const bool isOfAnAgent = QString(key.path).startsWith(QStringLiteral("referees["))
            || QString(key.path).startsWith(QStringLiteral("players["));
        if (key.sets.isEmpty() || isOfAnAgent)
            return;
        const std::optional<ConfigValue> value = read->find(key.sets);
        QVERIFY(value);
        QCOMPARE(value->key, shownPath(key));
        QCOMPARE(value->file, folder.dir.filePath(fileOf(key.file)));
        QCOMPARE(value->isRule, !key.sets.startsWith(u'@'));
        if (key.kind == ConfigKind::Seconds)
            QCOMPARE(value->text, QStringLiteral("1500"));
        if (key.kind == ConfigKind::PortRange)
            QCOMPARE(value->text, QStringLiteral("8001"));
        if (key.kind == ConfigKind::Whole)
            QCOMPARE(value->text, QStringLiteral("7"));
    }

    void aValueOfAnotherType_isRefused_withFileAndKey_data() { addRowPerKey(); }
    void aValueOfAnotherType_isRefused_withFileAndKey()
    {
        QFETCH(int, row);
        const ConfigKey &key = configKeys()[static_cast<size_t>(row)];
        const Folder folder;
        folder.put(key.file, fileWith(key, wrongFor(key)));
        const QString problem = folder.problem();
        if (key.kind == ConfigKind::Free) {
            QCOMPARE(problem, QString());
            return;
        }
        const QString beginning = QStringLiteral("%1: %2 must be ")
                                      .arg(folder.dir.filePath(fileOf(key.file)), shownPath(key));
        QVERIFY2(problem.startsWith(beginning), qPrintable(problem));
        QVERIFY2(problem.contains(key.kind == ConfigKind::Text ? QStringLiteral("not 7.")
                                                               : QStringLiteral("\"seven\".")),
                 qPrintable(problem));
    }

    void whatThisProgramCannotDo_isRefused_withTheOneValueItKnows_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        QTest::newRow("points") << fileOf(ConfigFile::League)
                                << QByteArray(R"({"scoring": {"win_points": 2}})")
                                << QStringLiteral("scoring.win_points can only be 3 in this "
                                                  "program, not 2.");
        QTest::newRow("no tokens") << fileOf(ConfigFile::System)
                                   << QByteArray(R"({"security": {"enable_auth_tokens": false}})")
                                   << QStringLiteral("security.enable_auth_tokens can only be true "
                                                     "in this program, not false.");
        QTest::newRow("protocol") << fileOf(ConfigFile::System)
                                  << QByteArray(R"({"protocol_version": "league.v3"})")
                                  << QStringLiteral("protocol_version can only be league.v2");
    }
    void whatThisProgramCannotDo_isRefused_withTheOneValueItKnows()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, expected);
        const Folder folder;
        folder.put(file, bytes);
        QVERIFY2(folder.problem().contains(expected), qPrintable(folder.problem()));
    }

    void anUnknownKey_isRefused_withTheOneThatLooksLikeIt_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected");
        QTest::newRow("in a section")
            << QByteArray(R"({"timeouts": {"move_timeout_secs": 30}})")
            << QStringLiteral("timeouts.move_timeout_secs is not known here. Did you mean "
                              "timeouts.move_timeout_sec?");
        QTest::newRow("a section")
            << QByteArray(R"({"timeout": {}})") << QStringLiteral("timeout is not known here.");
        QTest::newRow("a section that is a number")
            << QByteArray(R"({"network": 8000})")
            << QStringLiteral("network must be an object, not 8000.");
    }
    void anUnknownKey_isRefused_withTheOneThatLooksLikeIt()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, expected);
        const Folder folder;
        folder.put(ConfigFile::System, bytes);
        const QString problem = folder.problem();
        QVERIFY2(problem.contains(expected), qPrintable(problem));
        QVERIFY(problem.startsWith(folder.dir.filePath(QStringLiteral("system.json: "))));
    }

    void commentsAndNulls_areLeftOut()
    {
        const Folder folder;
        folder.put(
            ConfigFile::System,
            R"({"_anything": [1, {"x": 2}], "timeouts": {"_c": 1, "move_timeout_sec": null}})");
        const auto read = ConfigFolder::read(folder.dir.path());
        QVERIFY(read);
        QVERIFY(read->values.isEmpty());
    }

    void brokenJson_isToldByFileAndLine()
    {
        const Folder folder;
        folder.put(ConfigFile::System, "{\n  \"timeouts\": {\n    \"move_timeout_sec\": thirty\n");
        QVERIFY2(
            folder.problem().contains(QStringLiteral("system.json: this is not JSON at line 3")),
            qPrintable(folder.problem()));
        folder.put(ConfigFile::System, "[]");
        QVERIFY(folder.problem().contains(QStringLiteral("must hold one JSON object")));
    }

    void everythingThatIsWrong_isToldAtOnce()
    {
        const Folder folder;
        folder.put(ConfigFile::System, R"({"colour": 1, "network": {"base_host": 4}})");
        folder.put(ConfigFile::Agents, R"({"players": [{"player_id": "P01", "active": "yes"}]})");
        const QStringList problems = folder.problem().split(u'\n');
        QCOMPARE(problems.size(), 3);
        QVERIFY(problems.at(2).endsWith(QStringLiteral(
            "agents_config.json: players[0].active must be true or false, not the text \"yes\".")));
    }

    void aFolderWithoutConfiguration_isRefused_andSaysHowToGetOne()
    {
        const QTemporaryDir empty;
        const auto read = ConfigFolder::read(empty.path());
        QVERIFY(!read);
        QVERIFY(read.failure().sentence.contains(QStringLiteral("there is no system.json")));
        QVERIFY(read.failure().sentence.contains(QStringLiteral("config init ") + empty.path()));
        const auto nowhere = ConfigFolder::read(QStringLiteral("/nowhere/at/all"));
        QVERIFY(nowhere.failure().sentence.contains(QStringLiteral("no folder /nowhere/at/all")));
    }

    void theFolder_isFoundBelowTheOneThatIsNamed()
    {
        const QTemporaryDir dir;
        const QDir root(dir.path());
        QVERIFY(root.mkpath(QStringLiteral("SHARED/config")));
        QFile file(dir.filePath(QStringLiteral("SHARED/config/system.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}");
        file.close();
        for (const QString &named : {dir.path(), dir.filePath(QStringLiteral("SHARED")),
                                     dir.filePath(QStringLiteral("SHARED/config"))}) {
            const auto read = ConfigFolder::read(named);
            QVERIFY2(read, qPrintable(named));
            QCOMPARE(read->path, dir.filePath(QStringLiteral("SHARED/config")));
        }
    }

    void ofSeveralLeagues_oneHasToBeNamed()
    {
        const Folder folder;
        folder.put(QStringLiteral("leagues/a.json"), R"({"display_name": "First"})");
        folder.put(QStringLiteral("leagues/b.json"), R"({"display_name": "Second"})");
        QVERIFY(folder.problem().contains(QStringLiteral("several leagues (a.json, b.json)")));
        const auto named = ConfigFolder::read(folder.dir.path(), QStringLiteral("b"));
        QCOMPARE(named->find(config_sets::LeagueName)->text, QStringLiteral("Second"));
        QVERIFY(folder.problem(QStringLiteral("c")).contains(QStringLiteral("no file c.json")));
        folder.put(ConfigFile::System, R"({"default_league_id": "a"})");
        QCOMPARE(ConfigFolder::read(folder.dir.path())->find(config_sets::LeagueName)->text,
                 QStringLiteral("First"));
        folder.put(ConfigFile::System, R"({"default_league_id": "z"})");
        QVERIFY(folder.problem().contains(QStringLiteral("no file z.json, which default_league_id "
                                                         "in ")));
    }

    void aGameThatTheRegistryDoesNotList_isRefused()
    {
        const Folder folder;
        folder.put(ConfigFile::League, R"({"game_type": "chess"})");
        folder.put(ConfigFile::Games, R"({"games": [{"game_type": "even_odd"}]})");
        QVERIFY2(folder.problem().contains(QStringLiteral("spring.json: game_type is \"chess\"")),
                 qPrintable(folder.problem()));
    }

    void agents_comeWithEverythingThatIsSaidOfThem()
    {
        const Folder folder;
        folder.put(ConfigFile::Agents, R"({"players": [
            {"player_id": "P01", "display_name": "Ada", "default_endpoint": "http:\/\/h:8101/mcp"},
            {"agent_id": "P02", "strategy": "even", "active": false}],
            "referees": [{"referee_id": "REF01", "max_concurrent_matches": 3}]})");
        const auto read = ConfigFolder::read(folder.dir.path());
        QVERIFY(read);
        QCOMPARE(read->players.size(), 2);
        QCOMPARE(read->players.at(0).name, QStringLiteral("Ada"));
        QCOMPARE(read->players.at(0).endpoint, QStringLiteral("http://h:8101/mcp"));
        QVERIFY(read->players.at(0).isActive);
        QCOMPARE(read->players.at(1).strategy, QStringLiteral("even"));
        QVERIFY(!read->players.at(1).isActive);
        QCOMPARE(read->referees.constFirst().maxMatches, QStringLiteral("3"));
        QVERIFY(ConfigFolder::agent(read->players, QStringLiteral("P02")));
        QVERIFY(!ConfigFolder::agent(read->players, QStringLiteral("P03")));
    }

    void agentsWithoutAnId_orWithTheSame_areRefused()
    {
        const Folder folder;
        folder.put(ConfigFile::Agents, R"({"players": [{"display_name": "Ada"},
            {"player_id": "P01"}, {"player_id": "P01"}]})");
        QVERIFY(folder.problem().contains(QStringLiteral("players[0] in ")));
        QVERIFY(folder.problem().contains(QStringLiteral("the id P01 is there twice")));
    }

    void rules_areFlattened_asSetTakesThem()
    {
        const Folder folder;
        folder.put(
            ConfigFile::League,
            R"({"rules": {"_c": 1, "draw_range": {"min": 2}, "seat_alias": true, "x": [1]}})");
        QVERIFY(folder.problem().contains(QStringLiteral("rules.x must be a number, a text, true "
                                                         "or false, not a list.")));
        folder.put(ConfigFile::League,
                   R"({"rules": {"draw_range": {"min": 2}, "seat_alias": true}})");
        const auto read = ConfigFolder::read(folder.dir.path());
        QCOMPARE(read->find(QLatin1String("draw_range.min"))->text, QStringLiteral("2"));
        QCOMPARE(read->find(QLatin1String("seat_alias"))->text, QStringLiteral("true"));
        QCOMPARE(read->find(QLatin1String("draw_range.min"))->key,
                 QStringLiteral("rules.draw_range.min"));
    }
};

QTEST_GUILESS_MAIN(TestConfigFolder)
#include "tst_config_folder.moc"
