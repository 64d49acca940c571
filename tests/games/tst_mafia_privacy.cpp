// Who learns what in a match of Mafia (protocol.md §6).
#include "agents/base/json/json_document.h"
#include "agents/games/fact_names.h"
#include "agents/games/mafia/deal.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/mafia_words.h"
#include "agents/games/mafia/privacy.h"
#include "tests/support/mafia_match_lab.h"

#include <QTest>

using namespace league;
using namespace league::games;
using namespace league::test;
namespace key = mafia::key;

namespace {

QString textOf(const MafiaMatchLab::Message &message)
{
    return message.kind + u' '
        + QString::fromUtf8(JsonDocument(JsonObject::fromVariantMap(message.facts))
                                .toJson(JsonDocument::Compact));
}

// Every pair of a player and a role that stands together somewhere in a message.
void collectRoles(const QVariant &value, QList<std::pair<QString, QString>> &found)
{
    if (value.typeId() == QMetaType::QVariantMap) {
        const QVariantMap map = value.toMap();
        for (const QLatin1String role : {key::Role, key::Team, key::ActualRole}) {
            if (map.contains(role) && map.contains(key::PlayerId))
                found.append({map.value(key::PlayerId).toString(), map.value(role).toString()});
        }
        for (const QVariant &each : map)
            collectRoles(each, found);
    } else if (value.typeId() == QMetaType::QVariantList) {
        for (const QVariant &each : value.toList())
            collectRoles(each, found);
    }
}

} // namespace

class TestMafiaPrivacy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // MR-28, M-066, MR-40, MR-05, M-014; scenario 19; protocol.md §6.3 test 1
    void inAHundredMatches_nobodyLearnsWhatIsNotForIt()
    {
        for (quint64 seed = 1; seed <= 100; ++seed) {
            MafiaMatchLab lab({}, seed);
            lab.play(MafiaMatchLab::randomAnswers(seed));
            QVERIFY(lab.match().outcome());
            QStringList votedOut;
            for (const QVariantMap &death : lab.all(u"PLAYER_ELIMINATED")) {
                if (death.value(key::Cause) == QStringLiteral("vote"))
                    votedOut.append(death.value(key::PlayerId).toString());
            }
            const QStringList mafia = lab.withRole(u"mafia");
            for (const Seat &seat : MafiaMatchLab::setup().seats) {
                const QString self = seat.player.text();
                const bool isMafia = mafia.contains(self);
                for (const MafiaMatchLab::Message &message : lab.mailOf(self)) {
                    const QString text = textOf(message);
                    QVERIFY2(!text.contains(fact::ObserverPart), qPrintable(text));
                    QVERIFY2(!text.contains(QStringLiteral("\"think\"")), qPrintable(text));
                    QVERIFY2(!text.contains(QStringLiteral("secret thought")), qPrintable(text));
                    QVERIFY2(!text.contains(QStringLiteral("seed\"")), qPrintable(text));
                    QVERIFY2(!text.contains(QStringLiteral("deal_index")), qPrintable(text));
                    QList<std::pair<QString, QString>> roles;
                    collectRoles(message.facts, roles);
                    for (const auto &[player, role] : std::as_const(roles))
                        QVERIFY2(player == self || votedOut.contains(player), qPrintable(text));
                    const bool isTeamMail = message.kind == QStringLiteral("MAFIA_TEAM_UPDATE")
                        || text.contains(QStringLiteral("team_actions"));
                    QVERIFY2(!isTeamMail || isMafia, qPrintable(text));
                    const QVariantMap you =
                        message.facts.value(key::View).toMap().value(key::You).toMap();
                    QVERIFY2(isMafia || you.value(key::Teammates).toStringList().isEmpty(),
                             qPrintable(text));
                }
            }
        }
    }

    // protocol.md §15, §6.1: how much a built-in player suspects whom is for observers alone.
    void theScoresOfSuspicion_reachObserversAndNobodyElse_data()
    {
        QTest::addColumn<bool>("aliases");
        QTest::newRow("real ids") << false;
        QTest::newRow("seats instead of ids") << true;
    }
    void theScoresOfSuspicion_reachObserversAndNobodyElse()
    {
        QFETCH(bool, aliases);
        const MatchSetup setup = MafiaMatchLab::setup({{QStringLiteral("seat_alias"), aliases}});
        MafiaMatchLab lab(setup);
        lab.play([&](const Question &question) -> std::optional<Answer> {
            const auto bot = GameRegistry::find(u"mafia")->makeBot(
                u"heuristic", static_cast<quint64>(question.seat), setup.match,
                setup.seats.at(question.seat).player);
            return bot->answer(question);
        });
        QSet<QString> kinds;
        for (const GameEvent &event : lab.events()) {
            QVariantMap open = event.facts;
            const QVariantMap observed = open.take(fact::ObserverPart).toMap();
            QVERIFY2(!open.contains(key::SuspicionScores), qPrintable(event.kind));
            const QVariantMap scores = observed.value(key::SuspicionScores).toMap();
            if (scores.isEmpty())
                continue;
            kinds.insert(event.kind);
            for (auto it = scores.begin(); it != scores.end(); ++it) {
                QVERIFY2(it.key().startsWith(u'P'), qPrintable(it.key()));
                QCOMPARE(it->typeId(), int(QMetaType::Int));
            }
        }
        QCOMPARE(
            kinds,
            QSet<QString>({QStringLiteral("NIGHT_ACTION_SUBMITTED"),
                           QStringLiteral("DISCUSSION_STATEMENT"), QStringLiteral("VOTE_CAST")}));
        for (const Seat &seat : setup.seats) {
            for (const MafiaMatchLab::Message &message : lab.mailOf(seat.player.text())) {
                const QString text = textOf(message);
                QVERIFY2(!text.contains(key::SuspicionScores), qPrintable(text));
            }
        }
    }

    // What strangers send as scores: numbers for players of this table, and nothing else.
    void scores_areReducedToNumbersForPlayersOfTheTable()
    {
        MafiaMatchLab lab;
        Answer answer = MafiaMatchLab::nightAction(u"P04");
        answer.extra.insert(key::SuspicionScores,
                            QVariantMap{{QStringLiteral("P01"), 12.0},
                                        {QStringLiteral("P05"), -7},
                                        {QStringLiteral("P06"), 1.5},
                                        {QStringLiteral("P08"), QStringLiteral("much")},
                                        {QStringLiteral("P09"), 1e15},
                                        {QStringLiteral("P77"), 3},
                                        {QStringLiteral("role"), 1}});
        QVERIFY(lab.send(u"P02", answer));
        const QVariantMap observed =
            lab.last(u"NIGHT_ACTION_SUBMITTED").value(fact::ObserverPart).toMap();
        QCOMPARE(observed,
                 QVariantMap({{key::SuspicionScores,
                               QVariantMap{{QStringLiteral("P01"), 12},
                                           {QStringLiteral("P05"), -7},
                                           {QStringLiteral("P09"), 100'000}}}}));
        answer.extra.insert(key::SuspicionScores, QVariantList{1, 2});
        QVERIFY(lab.send(u"P03", answer));
        QVERIFY(!lab.last(u"NIGHT_ACTION_SUBMITTED").contains(fact::ObserverPart));
    }

    // protocol.md §5, §6.3 test 3: letters and questions alike, 1, 2, 3 …
    void nobodysNumbers_haveAGap()
    {
        MatchSetup setup = MafiaMatchLab::setup();
        setup.seats[0].wantsSayChunks = true;
        MafiaMatchLab lab(setup);
        lab.play(MafiaMatchLab::randomAnswers(9));
        for (const Seat &seat : setup.seats) {
            QList<int> numbers;
            bool hasChunks = false;
            for (const MafiaMatchLab::Message &message : lab.mailOf(seat.player.text())) {
                numbers.append(message.facts.value(key::ViewSeq).toInt());
                hasChunks |= message.kind == QStringLiteral("AGENT_SAY_CHUNK"); // M-067
            }
            QCOMPARE(hasChunks, seat.wantsSayChunks);
            std::sort(numbers.begin(), numbers.end());
            for (int i = 0; i < numbers.size(); ++i)
                QCOMPARE(numbers.at(i), i + 1);
            QVERIFY(numbers.size() > 20);
        }
    }

    // protocol.md §6.3 test 2: which of two villagers is the doctor makes no difference to a third.
    void twoMatchesThatLookTheSame_areTheSameToAVillager()
    {
        const auto played = [](const QString &doctor, const QString &villager) {
            MatchSetup setup = MafiaMatchLab::setup();
            for (const Seat &seat : setup.seats)
                setup.rolePlan.insert(seat.player.text(), QStringLiteral("villager"));
            for (const char *id : {"P02", "P03", "P07"})
                setup.rolePlan.insert(QString::fromLatin1(id), QStringLiteral("mafia"));
            setup.rolePlan.insert(QStringLiteral("P01"), QStringLiteral("sheriff"));
            setup.rolePlan.insert(doctor, QStringLiteral("doctor"));
            setup.rolePlan.insert(villager, QStringLiteral("villager"));
            auto lab = std::make_unique<MafiaMatchLab>(setup);
            lab->playNight(u"P04", u"P09", u"P02");
            lab->playTalk();
            lab->playVote(u"P07");
            lab->playNight(u"P09", u"P08", u"P03");
            lab->playTalk();
            lab->playVote({});
            QStringList mail;
            for (const MafiaMatchLab::Message &message : lab->mailOf(u"P10"))
                mail.append(textOf(message));
            return mail;
        };
        const QStringList one = played(QStringLiteral("P05"), QStringLiteral("P06"));
        QVERIFY(one.size() > 40);
        QCOMPARE(played(QStringLiteral("P06"), QStringLiteral("P05")), one);
    }

    // M-014, protocol.md §4.2
    void everyPlayer_isToldItsOwnRole_andTheMafiaTheirTeammates()
    {
        MafiaMatchLab lab;
        QCOMPARE(lab.events().first().kind, QStringLiteral("ROLES_ASSIGNED"));
        QCOMPARE(lab.events().first().visibility, QStringLiteral("observer"));
        QCOMPARE(lab.last(u"ROLES_ASSIGNED").value(key::Players).toList().size(), 10);
        for (const QString &player : lab.living()) {
            const QVariantMap told = lab.mailOf(player).first().facts;
            QCOMPARE(told.value(key::PlayerId).toString(), player);
            QCOMPARE(told.value(key::Role).toString(), lab.roleOf(player));
            QCOMPARE(told.value(key::ViewSeq).toInt(), 1);
            QCOMPARE(told.contains(key::Teammates), lab.roleOf(player) == QStringLiteral("mafia"));
        }
        QCOMPARE(lab.mailOf(u"P02").first().facts.value(key::Teammates).toStringList(),
                 QStringList({QStringLiteral("P03"), QStringLiteral("P07")}));
        QCOMPARE(lab.mailOf(u"P02").first().facts.value(key::Seat).toInt(), 4);
    }

    // protocol.md §6.1, MR-31
    void visibility_saysWhoGetsACopy_data()
    {
        QTest::addColumn<QString>("visibility");
        QTest::addColumn<QString>("player"); // P07 is dead
        QTest::addColumn<bool>("sees");
        const auto row = [](const char *visibility, const char *player, bool sees) {
            QTest::addRow("%s to %s", visibility, player)
                << QString::fromLatin1(visibility) << QString::fromLatin1(player) << sees;
        };
        row("public", "P04", true);
        row("public", "P07", true);
        row("mafia", "P02", true);
        row("mafia", "P04", false);
        row("mafia", "P07", false); // mafia, but dead
        row("player:P01", "P01", true);
        row("player:P01", "P02", false);
        row("observer", "P02", false);
        row("", "P02", false);
        row("anything else", "P02", false);
    }

    void visibility_saysWhoGetsACopy()
    {
        QFETCH(QString, visibility);
        QFETCH(QString, player);
        QFETCH(bool, sees);
        mafia::Table table = mafia::dealTable(MafiaMatchLab::setup());
        table.kill(base::PlayerId(QStringLiteral("P07")), mafia::word::ByVote, 1);
        const GameEvent event{QStringLiteral("X"),
                              {},
                              {{QStringLiteral("a"), 1}, {fact::ObserverPart, QVariantMap()}},
                              visibility};
        const std::optional<GameEvent> copy = mafia::copyFor(event, *table.find(player));
        QCOMPARE(copy.has_value(), sees);
        if (copy)
            QCOMPARE(copy->facts, QVariantMap({{QStringLiteral("a"), 1}}));
    }

    // protocol.md §6.2: the dead get what is public, and never a call.
    void theDead_areNeverAsked()
    {
        MafiaMatchLab lab;
        lab.playNight(u"P04");
        const qsizetype mail = lab.mailOf(u"P04").size();
        lab.play(MafiaMatchLab::randomAnswers(4));
        const QList<MafiaMatchLab::Message> later = lab.mailOf(u"P04").mid(mail);
        QVERIFY(!later.isEmpty());
        for (const MafiaMatchLab::Message &message : later)
            QCOMPARE(message.kind, message.kind.toUpper()); // questions have small letters
    }

    // protocol.md §4.14
    void theView_holdsWhatASeatWasTold()
    {
        MafiaMatchLab lab;
        lab.playNight(u"P04", u"P05", u"P02");
        lab.pass(3'000);
        QVERIFY(lab.speak(u"P05", u"Good morning."));
        lab.playTalk();
        lab.playVote(u"P07");
        const QVariantMap view = lab.questionTo(u"P06").facts.value(key::View).toMap();
        QCOMPARE(view.value(key::You).toMap().value(key::Role), QStringLiteral("doctor"));
        QCOMPARE(view.value(key::You).toMap().value(key::Seat).toInt(), 3);
        QCOMPARE(view.value(key::Phase), QStringLiteral("NIGHT_ACTIONS"));
        QCOMPARE(view.value(key::NightNumber).toInt(), 2);
        const QVariantList players = view.value(key::Players).toList();
        QCOMPARE(players.size(), 10);
        QCOMPARE(players.first().toMap().value(key::Cause), QStringLiteral("night"));
        QVERIFY(!players.first().toMap().contains(key::Role));
        QCOMPARE(players.last().toMap().value(key::Role), QStringLiteral("mafia"));
        QCOMPARE(view.value(key::Statements).toList().size(), 9);
        QCOMPARE(view.value(key::Statements).toList().first().toMap().value(key::Say),
                 QStringLiteral("Good morning."));
        QCOMPARE(view.value(key::Votes).toList().size(), 8);
        QCOMPARE(view.value(key::Announcements).toList().first().toMap().value(key::Text),
                 QStringLiteral("Agent Delta was killed during the night"));
        const QVariantMap own = view.value(key::Private).toMap();
        QCOMPARE(own.value(key::LastProtected), QStringLiteral("P05"));
        QCOMPARE(own.value(key::MyActions).toList().size(), 1);
        QCOMPARE(view.value(key::LastViewSeq).toInt() + 1,
                 lab.questionTo(u"P06").facts.value(key::ViewSeq).toInt());
        const QVariantMap sheriff = lab.match().observation(0).value(key::Private).toMap();
        QCOMPARE(sheriff.value(key::Investigations).toList().first().toMap().value(key::IsMafia),
                 QVariant(true)); // MR-10
        const QVariantMap mafia = lab.match().observation(1).value(key::Private).toMap();
        QCOMPARE(mafia.value(key::TeamActions).toList().size(), 1);
        QVERIFY(lab.match().observation(7).value(key::Private).toMap().isEmpty()); // a villager
    }

    // protocol.md §3: `seat_alias`
    void withAliases_playersSeeSeatsInsteadOfIdsAndNames()
    {
        MafiaMatchLab lab({{QStringLiteral("seat_alias"), true}});
        QCOMPARE(lab.act(u"P02", u"P04").failure().code, QStringLiteral("E003"));
        const QString refused = lab.act(u"P02", u"S09").failure().sentence; // P03
        QCOMPARE(refused, QStringLiteral("S09 is mafia too; name a player of the town."));
        QVERIFY(lab.act(u"P02", u"S01")); // P04
        QVERIFY(lab.act(u"P03", u"S01"));
        QVERIFY(lab.act(u"P07", u"S01"));
        QVERIFY(lab.act(u"P06", u"S02"));
        QVERIFY(lab.act(u"P01", u"S10"));
        QCOMPARE(lab.last(u"NIGHT_RESOLVED").value(key::Announcement),
                 QStringLiteral("Agent Delta was killed during the night")); // the record
        lab.play(MafiaMatchLab::randomAnswers(6));
        QVERIFY(lab.match().outcome());
        bool isAnnounced = false;
        for (const Seat &seat : MafiaMatchLab::setup().seats) {
            for (const MafiaMatchLab::Message &message : lab.mailOf(seat.player.text())) {
                const QString text = textOf(message);
                QVERIFY2(!text.contains(QStringLiteral("\"P0")), qPrintable(text));
                QVERIFY2(!text.contains(QStringLiteral("\"P1")), qPrintable(text));
                QVERIFY2(!text.contains(QStringLiteral("Agent ")), qPrintable(text));
                isAnnounced |= text.contains(QStringLiteral("\"Seat 1 was killed"));
            }
        }
        QVERIFY(isAnnounced);
    }
};

QTEST_GUILESS_MAIN(TestMafiaPrivacy)
#include "tst_mafia_privacy.moc"
