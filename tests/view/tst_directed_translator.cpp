// Texts of languages that are written from right to left keep their order, whatever is put in.
#include "app/view/desk/directed_translator.h"

#include <QTest>

using league::app::view::DirectedTranslator;

class TestDirectedTranslator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextIsMarkedAndItsPlacesAreIsolated_data();
    void aTextIsMarkedAndItsPlacesAreIsolated();
};

void TestDirectedTranslator::aTextIsMarkedAndItsPlacesAreIsolated_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("directed");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("Latin stays") << QStringLiteral("Agent League %1")
                                 << QStringLiteral("Agent League %1");
    QTest::newRow("Hebrew first") << QStringLiteral("סיבוב") << QStringLiteral("סיבוב");
    QTest::newRow("Latin first") << QStringLiteral("Tab עובר") << QStringLiteral("\u200FTab עובר");
    QTest::newRow("a value first")
        << QStringLiteral("%1 הוזמן אל %2, %3 שניות")
        << QStringLiteral("\u200F\u2068%1\u2069 הוזמן אל \u2068%2\u2069, \u2068%3\u2069 שניות");
    QTest::newRow("two digits") << QStringLiteral("א%12") << QStringLiteral("א\u2068%12\u2069");
    QTest::newRow("a share is no place")
        << QStringLiteral("ערך 80 % או %n") << QStringLiteral("ערך 80 % או %n");
    QTest::newRow("Arabic") << QStringLiteral("الجولة %1")
                            << QStringLiteral("الجولة \u2068%1\u2069");
}

void TestDirectedTranslator::aTextIsMarkedAndItsPlacesAreIsolated()
{
    QFETCH(QString, text);
    QTEST(DirectedTranslator::directed(text), "directed");
}

QTEST_APPLESS_MAIN(TestDirectedTranslator)
#include "tst_directed_translator.moc"
