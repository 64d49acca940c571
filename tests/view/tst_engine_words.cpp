// Sentences of the engine are recognised, taken apart and said in another language.
#include "app/view/boards/rules_board.h"
#include "app/view/words/language_news.h"
#include "app/view/words/sentence_pattern.h"
#include "tests/view/scripted_language.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace league::app::view;
using league::test::ScriptedLanguage;

namespace {

const QString Taken = QStringLiteral("Port %1 on %2 is taken by another program; %3.");
const QString Free = QStringLiteral("port %1 is free");
const QString Closed = QStringLiteral("The channel %1 is closed.");
const QString Offline = QStringLiteral("%1 is offline already.");
const QString Refused = QStringLiteral("The manager at %1 refused the registration: %2");
const QString Full = QStringLiteral("The league is full: it takes %1 %2.");

// Values that no pattern takes for a sentence.
QString filledWithNames(const QString &pattern)
{
    SentencePattern::Values names;
    for (int place = 1; place <= 9; ++place)
        names.insert(place, QStringLiteral("Name%1").arg(place));
    return SentencePattern::filled(pattern, names);
}

} // namespace

class TestEngineWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPattern_isRecognised_andNoneSwallowsAnother()
    {
        const ScriptedLanguage language;
        for (const QString &pattern : EngineWords::patterns()) {
            if (SentencePattern(pattern.toUtf8().constData()).isVague())
                continue; // only inside of others
            QCOMPARE(EngineWords::said(filledWithNames(pattern)),
                     filledWithNames(ScriptedLanguage::numbered(pattern)));
        }
    }

    void withoutATranslation_everySentenceStaysAsItIs()
    {
        for (const QString &pattern : EngineWords::patterns())
            QCOMPARE(EngineWords::said(filledWithNames(pattern)), filledWithNames(pattern));
    }

    void values_goWhereTheTranslationWantsThem()
    {
        ScriptedLanguage language;
        language.say(Taken, QStringLiteral("%3? %2 hat %1, ja %1"));
        QCOMPARE(EngineWords::said(QStringLiteral(
                     "Port 8000 on 127.0.0.1 is taken by another program; so it is.")),
                 QStringLiteral("so it is? 127.0.0.1 hat 8000, ja 8000"));
    }

    void aValueWithAPlaceOfItsOwn_isNotFilled()
    {
        ScriptedLanguage language;
        language.say(Full, QStringLiteral("voll: %2 %1"));
        QCOMPARE(EngineWords::said(QStringLiteral("The league is full: it takes %2 %1.")),
                 QStringLiteral("voll: %1 %2"));
    }

    void aSentenceInASentence_isTranslatedToo()
    {
        ScriptedLanguage language;
        language.say(Taken, QStringLiteral("belegt %1 %2 %3"));
        language.say(Free, QStringLiteral("frei %1"));
        language.say(Refused, QStringLiteral("abgelehnt %1 %2"));
        language.say(Full, QStringLiteral("voll %1 %2"));
        language.say(QStringLiteral("players"), QStringLiteral("Spieler"));
        QCOMPARE(EngineWords::said(QStringLiteral(
                     "Port 8000 on ::1 is taken by another program; port 8001 is free.")),
                 QStringLiteral("belegt 8000 ::1 frei 8001"));
        QCOMPARE(EngineWords::said(QStringLiteral("The manager at http://x/mcp refused the "
                                                  "registration: The league is full: it takes "
                                                  "50 players.")),
                 QStringLiteral("abgelehnt http://x/mcp voll 50 Spieler"));
    }

    void sentencesThatFollowEachOther_areTranslatedEach()
    {
        ScriptedLanguage language;
        language.say(Closed, QStringLiteral("zu %1!"));
        language.say(Offline, QStringLiteral("fort %1!"));
        const QString offline = QStringLiteral("A01 is offline already.");
        const QString closed = QStringLiteral("The channel room is closed.");
        QCOMPARE(EngineWords::said(offline + u' ' + closed), QStringLiteral("fort A01! zu room!"));
        // The pattern of the second begins with a value, and would fit both together.
        QCOMPARE(EngineWords::said(closed + u' ' + offline), QStringLiteral("zu room! fort A01!"));
        QCOMPARE(EngineWords::said(closed + u' ' + closed + u' ' + offline),
                 QStringLiteral("zu room! zu room! fort A01!"));
    }

    void aNameWithAFullStop_isOneName()
    {
        ScriptedLanguage language;
        language.say(Offline, QStringLiteral("fort %1!"));
        QCOMPARE(EngineWords::said(QStringLiteral("Dr. Who is offline already.")),
                 QStringLiteral("fort Dr. Who!"));
    }

    void whatAStrangerSaid_staysAsItIs_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::newRow("nothing") << QString();
        QTest::newRow("unknown") << QStringLiteral("Segmentation fault. Core dumped.");
        QTest::newRow("half a sentence") << QStringLiteral("Port 8000 on ::1 is taken by");
        QTest::newRow("more than a sentence") << QStringLiteral("Oh, port 8001 is free");
        QTest::newRow("a place left empty") << QStringLiteral("The channel  is closed.");
        QTest::newRow("two words and a word of ours") << QStringLiteral("yes or no");
        QTest::newRow("longer than anything of ours")
            << QStringLiteral("The channel %1 is closed.").arg(QString(3'000, u'x'));
    }
    void whatAStrangerSaid_staysAsItIs()
    {
        QFETCH(QString, sentence);
        const ScriptedLanguage language;
        QCOMPARE(EngineWords::said(sentence), sentence);
    }

    void whatIsSaidAboutAStrangersWords_isTranslated()
    {
        ScriptedLanguage language;
        language.say(Closed, QStringLiteral("zu %1!"));
        QCOMPARE(EngineWords::said(QStringLiteral("Oops. The channel room is closed.")),
                 QStringLiteral("Oops. zu room!"));
    }

    void aVaguePattern_fitsSingleWordsInsideOfAnotherOnly()
    {
        ScriptedLanguage language;
        language.say(QStringLiteral("The rule %1 cannot be \"%2\". Allowed: %3."),
                     QStringLiteral("%1 %2 %3"));
        language.say(QStringLiteral("%1 to %2"), QStringLiteral("%1 bis %2"));
        language.say(Closed, QStringLiteral("zu %1!"));
        QCOMPARE(EngineWords::said(QStringLiteral(
                     "The rule max_retries cannot be \"up to you\". Allowed: 0 to 5.")),
                 QStringLiteral("max_retries up to you 0 bis 5"));
        QCOMPARE(EngineWords::said(QStringLiteral("0 to 5")), QStringLiteral("0 to 5"));
        QCOMPARE(EngineWords::said(QStringLiteral("The channel from A to B is closed.")),
                 QStringLiteral("zu from A to B!"));
    }

    void whatStandsInQuotes_isLeftWordForWord()
    {
        ScriptedLanguage language;
        language.say(QStringLiteral("The rule %1 cannot be \"%2\". Allowed: %3."),
                     QStringLiteral("%1 %2"));
        QCOMPARE(EngineWords::said(QStringLiteral(
                     "The rule max_retries cannot be \"players\". Allowed: 0 to 5.")),
                 QStringLiteral("max_retries players"));
    }

    void hostileRepetition_comesToAnEnd()
    {
        const ScriptedLanguage language;
        const QString said =
            EngineWords::said(QStringLiteral("A is offline already. ").repeated(80).trimmed());
        QVERIFY(said.endsWith(QStringLiteral("A is offline already.")));
    }

    void valuesAreIsolated_whereTheLanguageRunsFromTheRight()
    {
        ScriptedLanguage language;
        language.runFromTheRight();
        language.say(Closed, QStringLiteral("%1 סגור"));
        QCOMPARE(EngineWords::said(QStringLiteral("The channel room is closed.")),
                 QStringLiteral("\u200F\u2068room\u2069 סגור"));
    }

    void aRefusalThatStands_isSaidAnew_whenTheLanguageChanges()
    {
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        RulesBoard board;
        QVERIFY(!board.set(QStringLiteral("max_retries"), QStringLiteral("many")));
        const auto problem = [&] {
            const int at =
                board.rows()->indexOf(QStringLiteral("ruleKey"), QStringLiteral("max_retries"));
            return board.rows()->rows().at(at).problem;
        };
        QVERIFY(problem().startsWith(QStringLiteral("The rule max_retries")));
        ScriptedLanguage language;
        language.say(QStringLiteral("The rule %1 cannot be \"%2\". Allowed: %3."),
                     QStringLiteral("%1 nicht %2"));
        Q_EMIT LanguageNews::here().changed();
        QCOMPARE(problem(), QStringLiteral("max_retries nicht many"));
    }
};

QTEST_GUILESS_MAIN(TestEngineWords)
#include "tst_engine_words.moc"
