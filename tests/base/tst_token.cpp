// Tokens: long, different, checked by fingerprint.
#include "agents/base/token.h"

#include <QSet>
#include <QTest>
#include <QThread>

using namespace league::base;

class TestToken : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aToken_has256RandomBits()
    {
        const QString token = newToken(u"tok");
        QCOMPARE(token.size(), 4 + 64);
        QVERIFY(token.startsWith(QStringLiteral("tok_")));
        QSet<QString> seen;
        QList<QSet<QChar>> digits(64);
        for (int i = 0; i < 1000; ++i) {
            const QString fresh = newToken(u"tok");
            seen.insert(fresh);
            for (qsizetype place = 0; place < 64; ++place)
                digits[place].insert(fresh.at(4 + place));
        }
        QCOMPARE(seen.size(), 1000);
        // Every place takes every digit: no bit stands still.
        for (const QSet<QChar> &place : digits)
            QCOMPARE(place.size(), 16);
    }

    void randomDigits_areAsManyAsAskedFor_andNeverTheSame()
    {
        QSet<QString> seen;
        for (int bytes = 8; bytes < 600; bytes += 7) { // also more than are fetched at once
            const QString digits = randomHex(bytes);
            QCOMPARE(digits.size(), 2 * bytes);
            for (qsizetype part = 0; part + 16 <= digits.size(); part += 16)
                seen.insert(digits.mid(part, 16));
        }
        qsizetype parts = 0;
        for (int bytes = 8; bytes < 600; bytes += 7)
            parts += bytes / 8;
        QCOMPARE(seen.size(), parts);
        QVERIFY(!seen.contains(QString(16, u'0')));
    }

    void threads_doNotShareTheirDigits()
    {
        QSet<QString> seen;
        for (int i = 0; i < 20; ++i) {
            QString digits;
            const std::unique_ptr<QThread> thread(
                QThread::create([&digits] { digits = randomHex(8); }));
            thread->start();
            QVERIFY(thread->wait());
            seen.insert(digits);
        }
        QCOMPARE(seen.size(), 20);
    }

    void aFingerprint_isWhatSha256sumPrints()
    {
        QCOMPARE(
            tokenFingerprint(u"abc"),
            QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }

    void manyTokens_areToldApart_howeverOftenTheyAreShown()
    {
        QStringList tokens{QString(), QStringLiteral("x")};
        for (int i = 0; i < 2'000; ++i)
            tokens.append(newToken(u"tok"));
        QStringList fingerprints;
        for (const QString &token : std::as_const(tokens))
            fingerprints.append(tokenFingerprint(token));
        for (int turn = 0; turn < 2; ++turn) {
            for (qsizetype i = 0; i < tokens.size(); ++i) {
                QVERIFY(tokenMatches(tokens.at(i), fingerprints.at(i)));
                QVERIFY(tokenMatches(tokens.at(i), fingerprints.at(i)));
                QVERIFY(!tokenMatches(tokens.at(i), fingerprints.at((i + 1) % tokens.size())));
            }
        }
    }

    void onlyTheToken_matchesItsFingerprint()
    {
        const QString token = newToken(u"tok");
        const QString fingerprint = tokenFingerprint(token);
        QVERIFY(tokenMatches(token, fingerprint));
        QVERIFY(!tokenMatches(token + u'0', fingerprint));
        QVERIFY(!tokenMatches(QString(), fingerprint));
        QVERIFY(!tokenMatches(token, QString()));
        QVERIFY(!tokenMatches(token, fingerprint.left(63)));
        QVERIFY(!tokenMatches(token, fingerprint.toUpper()));
        for (qsizetype place = 0; place < 64; ++place) { // a difference counts wherever it is
            QString changed = fingerprint;
            changed[place] = changed.at(place) == u'0' ? u'1' : u'0';
            QVERIFY(!tokenMatches(token, changed));
        }
    }
};

QTEST_APPLESS_MAIN(TestToken)
#include "tst_token.moc"
