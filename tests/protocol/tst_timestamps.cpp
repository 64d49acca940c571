// UTC timestamps: what L-33 accepts, what it refuses and with which words.
#include "agents/protocol/timestamps.h"

#include "agents/base/clock.h"

#include <QDateTime>
#include <QTest>

using namespace league::protocol;
using league::base::Result;

class TestTimestamps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void utc_isAccepted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("utcMs");
        QTest::newRow("epoch") << "1970-01-01T00:00:00Z" << qint64(0);
        QTest::newRow("Z") << "2026-03-01T18:00:00Z" << qint64(1'772'388'000'000);
        QTest::newRow("+00:00") << "2026-03-01T18:00:00+00:00" << qint64(1'772'388'000'000);
        QTest::newRow("1 decimal") << "2026-03-01T18:00:00.1Z" << qint64(1'772'388'000'100);
        QTest::newRow("2 decimals") << "2026-03-01T18:00:00.12Z" << qint64(1'772'388'000'120);
        QTest::newRow("3 decimals") << "2026-03-01T18:00:00.123Z" << qint64(1'772'388'000'123);
        QTest::newRow("6 decimals are cut")
            << "2026-03-01T18:00:00.123999+00:00" << qint64(1'772'388'000'123);
        QTest::newRow("9 decimals are cut")
            << "2026-03-01T18:00:00.000999999Z" << qint64(1'772'388'000'000);
        QTest::newRow("leap day") << "2024-02-29T00:00:00Z" << qint64(1'709'164'800'000);
        QTest::newRow("leap day of a 400th year")
            << "2000-02-29T23:59:59Z" << qint64(951'868'799'000);
        QTest::newRow("last moment of a year")
            << "2025-12-31T23:59:59.999Z" << qint64(1'767'225'599'999);
        QTest::newRow("before 1970") << "1969-12-31T23:59:59.500Z" << qint64(-500);
    }

    void utc_isAccepted()
    {
        QFETCH(QString, text);
        QFETCH(qint64, utcMs);
        QCOMPARE(parseUtc(text), std::optional(utcMs));
        const Result<qint64> read = readUtc(text);
        QVERIFY2(read, qPrintable(read ? QString() : read.failure().sentence));
        QCOMPARE(*read, utcMs);
        QCOMPARE(Timestamp::fromWire(text)->utcMs, utcMs);
    }

    void everythingElse_isE021_andSaysWhy_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("why");
        const auto notADate = QStringLiteral("is not a UTC timestamp");
        const auto doesNotExist = QStringLiteral("does not exist");
        const auto notUtc = QStringLiteral("is not in UTC");
        const auto noZone = QStringLiteral("has no time zone");
        QTest::newRow("empty") << "" << notADate;
        QTest::newRow("word") << "yesterday" << notADate;
        QTest::newRow("date only") << "2026-03-01" << notADate;
        QTest::newRow("no zone") << "2026-03-01T18:00:00" << noZone;
        QTest::newRow("no zone, decimals") << "2026-03-01T18:00:00.120" << noZone;
        QTest::newRow("Jerusalem") << "2026-03-01T20:00:00+02:00" << notUtc;
        QTest::newRow("New York") << "2026-03-01T13:00:00-05:00" << notUtc;
        QTest::newRow("-00:00 means unknown") << "2026-03-01T18:00:00-00:00" << notUtc;
        QTest::newRow("+0000") << "2026-03-01T18:00:00+0000" << notUtc;
        QTest::newRow("+00:00Z") << "2026-03-01T18:00:00+00:00Z" << notUtc;
        QTest::newRow("small z") << "2026-03-01T18:00:00z" << notADate;
        QTest::newRow("small t") << "2026-03-01t18:00:00Z" << notADate;
        QTest::newRow("blank for T") << "2026-03-01 18:00:00Z" << notADate;
        QTest::newRow("blank before") << " 2026-03-01T18:00:00Z" << notADate;
        QTest::newRow("blank after") << "2026-03-01T18:00:00Z " << notADate;
        QTest::newRow("compact") << "20260301T180000Z" << notADate;
        QTest::newRow("no seconds") << "2026-03-01T18:00Z" << notADate;
        QTest::newRow("one-digit month") << "2026-3-01T18:00:00Z" << notADate;
        QTest::newRow("point without decimals") << "2026-03-01T18:00:00.Z" << notADate;
        QTest::newRow("10 decimals") << "2026-03-01T18:00:00.1234567890Z" << notADate;
        QTest::newRow("comma") << "2026-03-01T18:00:00,120Z" << notADate;
        QTest::newRow("Arabic digits") << QString::fromUtf8("٢٠٢٦-03-01T18:00:00Z") << notADate;
        QTest::newRow("year 0") << "0000-03-01T18:00:00Z" << doesNotExist;
        QTest::newRow("month 0") << "2026-00-01T18:00:00Z" << doesNotExist;
        QTest::newRow("month 13") << "2026-13-01T18:00:00Z" << doesNotExist;
        QTest::newRow("day 0") << "2026-03-00T18:00:00Z" << doesNotExist;
        QTest::newRow("31 April") << "2026-04-31T18:00:00Z" << doesNotExist;
        QTest::newRow("29 February 2026") << "2026-02-29T18:00:00Z" << doesNotExist;
        QTest::newRow("29 February 1900") << "1900-02-29T18:00:00Z" << doesNotExist;
        QTest::newRow("hour 24") << "2026-03-01T24:00:00Z" << doesNotExist;
        QTest::newRow("minute 60") << "2026-03-01T18:60:00Z" << doesNotExist;
        QTest::newRow("second 60") << "2026-12-31T23:59:60Z" << doesNotExist;
    }

    void everythingElse_isE021_andSaysWhy()
    {
        QFETCH(QString, text);
        QFETCH(QString, why);
        QCOMPARE(parseUtc(text), std::nullopt);
        const Result<qint64> read = readUtc(text);
        QVERIFY(!read);
        QCOMPARE(read.failure().code, QStringLiteral("E021"));
        QVERIFY2(read.failure().sentence.contains(why), qPrintable(read.failure().sentence));
        QVERIFY2(read.failure().sentence.startsWith(QLatin1Char('"') + text.left(40)),
                 qPrintable(read.failure().sentence));
        QVERIFY(!Timestamp::fromWire(text));
    }

    void aVeryLongText_isNotRepeatedInFull()
    {
        const QString longText(100'000, QLatin1Char('9'));
        QVERIFY(readUtc(longText).failure().sentence.size() < 200);
        QVERIFY(!readUtc(u"2026\n").failure().sentence.contains(u'\n'));
    }

    void whatTheClockWrites_isReadBack_forEveryDayOfFourCenturies()
    {
        constexpr qint64 DayMs = 86'400'000;
        qint64 utcMs =
            QDateTime(QDate(1970, 1, 1), QTime(13, 14, 15, 167), Qt::UTC).toMSecsSinceEpoch();
        for (int day = 0; day < 146'097; ++day, utcMs += DayMs) {
            const QString text = Timestamp{utcMs}.toWire();
            if (parseUtc(text) != utcMs)
                QFAIL(qPrintable(text));
        }
    }

    void aTimestamp_isWrittenAsTheClockWritesIt()
    {
        QCOMPARE(Timestamp{1'772'388'000'120}.toWire(), QStringLiteral("2026-03-01T18:00:00.120Z"));
    }
};

QTEST_GUILESS_MAIN(TestTimestamps)
#include "tst_timestamps.moc"
