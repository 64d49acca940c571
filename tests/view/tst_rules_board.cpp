// The rules that new leagues begin with: kept, refused with a reason, and reset.
#include "app/view/boards/rules_board.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::app::view;

class TestRulesBoard : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    static const RuleRow &row(RulesBoard &board, const QString &key)
    {
        const int at = board.rows()->indexOf(QStringLiteral("ruleKey"), key);
        if (at < 0)
            qFatal("There is no rule %s", qPrintable(key));
        return board.rows()->rows().at(at);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
    }

    void everyRule_isThere_withItsDefault()
    {
        RulesBoard board;
        QCOMPARE(board.rows()->count(), tournament::LeagueRules().all(u"even_odd").size());
        QVERIFY(board.isDefault());
        for (const RuleRow &each : board.rows()->rows()) {
            QCOMPARE(each.value, each.defaultValue);
            QVERIFY(!each.meaning.isEmpty() && !each.allowed.isEmpty());
        }
    }

    void aChangedRule_isKept_andNewLeaguesHaveIt()
    {
        RulesBoard board;
        QSignalSpy changed(&board, &RulesBoard::changed);
        QVERIFY(board.set(QStringLiteral("max_retries"), QStringLiteral(" 1 ")));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(row(board, QStringLiteral("max_retries")).value, QStringLiteral("1"));
        QVERIFY(!board.isDefault());
        QCOMPARE(keptRules(Preferences()).maxRetries, 1);
        RulesBoard later;
        QCOMPARE(row(later, QStringLiteral("max_retries")).value, QStringLiteral("1"));
    }

    void nonsense_isRefusedInItsRow_andChangesNothing()
    {
        RulesBoard board;
        QVERIFY(!board.set(QStringLiteral("max_retries"), QStringLiteral("many")));
        QVERIFY(!row(board, QStringLiteral("max_retries")).problem.isEmpty());
        QCOMPARE(row(board, QStringLiteral("max_retries")).value, QStringLiteral("3"));
        QCOMPARE(keptRules(Preferences()).maxRetries, 3);
        QVERIFY(board.set(QStringLiteral("max_retries"), QStringLiteral("2")));
        QVERIFY(row(board, QStringLiteral("max_retries")).problem.isEmpty());
    }

    void theRulesOfAnotherGame_areShownAndKept_whenItIsChosen()
    {
        RulesBoard board;
        const QString turns = QStringLiteral("discussion.turns");
        const QString retries = QStringLiteral("max_retries");
        QCOMPARE(board.game(), QStringLiteral("even_odd"));
        QCOMPARE(board.rows()->indexOf(QStringLiteral("ruleKey"), turns), -1);
        board.setGame(QStringLiteral("mafia"));
        QCOMPARE(board.rows()->count(), tournament::LeagueRules().all(u"mafia").size());
        QVERIFY(board.set(turns, QStringLiteral("5")));
        QVERIFY(board.set(retries, QStringLiteral("1"))); // of every league
        QVERIFY(!board.set(turns, QStringLiteral("none")));
        QVERIFY(!row(board, turns).problem.isEmpty());
        board.setGame(QStringLiteral("even_odd"));
        QCOMPARE(row(board, retries).value, QStringLiteral("1"));
        QCOMPARE(board.rows()->indexOf(QStringLiteral("ruleKey"), turns), -1);
        RulesBoard later;
        later.setGame(QStringLiteral("mafia"));
        QCOMPARE(row(later, turns).value, QStringLiteral("5"));
        later.setGame(QStringLiteral("chess")); // there is no such game
        QCOMPARE(later.game(), QStringLiteral("mafia"));
    }

    void rulesThatDoNotFitTogether_areRefused()
    {
        RulesBoard board;
        QVERIFY(!board.set(QStringLiteral("draw_range.min"), QStringLiteral("11")));
        QVERIFY(!row(board, QStringLiteral("draw_range.min")).problem.isEmpty());
        QCOMPARE(keptRules(Preferences()).drawMin, 1);
    }

    void reset_bringsOneOrAllBack()
    {
        RulesBoard board;
        QVERIFY(board.set(QStringLiteral("max_retries"), QStringLiteral("1")));
        QVERIFY(board.set(QStringLiteral("failure_threshold"), QStringLiteral("7")));
        board.reset(QStringLiteral("max_retries"));
        QCOMPARE(keptRules(Preferences()).maxRetries, 3);
        QCOMPARE(keptRules(Preferences()).failureThreshold, 7);
        board.reset();
        QVERIFY(board.isDefault());
        QCOMPARE(keptRules(Preferences()).failureThreshold, 5);
    }

    void whatSomebodyTypedIntoTheFile_doesNoHarm()
    {
        {
            Preferences file;
            file.setNote(QStringLiteral("rules/max_retries"), QStringLiteral("-1"));
            file.setNote(QStringLiteral("rules/failure_threshold"), QStringLiteral("6"));
        }
        const tournament::LeagueRules rules = keptRules(Preferences());
        QCOMPARE(rules.maxRetries, 3);
        QCOMPARE(rules.failureThreshold, 6);
    }
};

QTEST_GUILESS_MAIN(TestRulesBoard)
#include "tst_rules_board.moc"
