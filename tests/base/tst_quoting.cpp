// What strangers sent, quoted: one line, short, and no half characters.
#include "agents/base/quoting.h"

#include <QTest>

using namespace league::base;

class TestQuoting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsHarmless_staysAsItIs()
    {
        const QString text = QStringLiteral("Zoë said: \"even\" 🎲 %1");
        QCOMPARE(quotable(text), text);
        QCOMPARE(quotable(QString()), QString());
    }

    void whatIsTooLong_isCut()
    {
        QCOMPARE(quotable(QString(60, u'x')), QString(60, u'x'));
        QCOMPARE(quotable(QString(61, u'x')), QString(60, u'x') + u'…');
        QCOMPARE(quotable(u"abcdef", 3), QStringLiteral("abc…"));
    }

    void whatCouldActOnATerminalOrALog_isReplaced_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("line feed") << QStringLiteral("a\nb");
        QTest::newRow("escape") << QStringLiteral("a\u001bb");
        QTest::newRow("null") << QString::fromUtf16(u"a\0b", 3);
        QTest::newRow("delete") << QStringLiteral("a\u007fb");
        QTest::newRow("control sequence introducer") << QString(u'a') + QChar(0x9b) + u'b';
        QTest::newRow("line separator") << QStringLiteral("a\u2028b");
        QTest::newRow("right to left override") << QStringLiteral("a\u202eb");
        QTest::newRow("half a character") << QString(u'a') + QChar(0xd800) + u'b';
        QTest::newRow("the other half") << QString(u'a') + QChar(0xdc00) + u'b';
    }

    void whatCouldActOnATerminalOrALog_isReplaced()
    {
        QFETCH(QString, text);
        QCOMPARE(quotable(text), QStringLiteral("a\ufffdb"));
    }

    void aCharacterThatTheCutGoesThrough_isReplaced()
    {
        QCOMPARE(quotable(QStringLiteral("ab🎲"), 3), QStringLiteral("ab\ufffd…"));
    }
};

QTEST_APPLESS_MAIN(TestQuoting)
#include "tst_quoting.moc"
