// The error table: complete, unambiguous, readable both ways.
#include "agents/protocol/error_codes.h"

#include <QTest>

using namespace league::protocol;

class TestErrorCodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTable_isTheOneOfTheProtocol()
    {
        const QStringList expected{
            QStringLiteral("E001 TIMEOUT_ERROR"),
            QStringLiteral("E003 MISSING_REQUIRED_FIELD"),
            QStringLiteral("E004 INVALID_PARITY_CHOICE"),
            QStringLiteral("E005 PLAYER_NOT_REGISTERED"),
            QStringLiteral("E009 CONNECTION_ERROR"),
            QStringLiteral("E011 AUTH_TOKEN_MISSING"),
            QStringLiteral("E012 AUTH_TOKEN_INVALID"),
            QStringLiteral("E013 REFEREE_NOT_REGISTERED"),
            QStringLiteral("E018 PROTOCOL_VERSION_MISMATCH"),
            QStringLiteral("E021 INVALID_TIMESTAMP"),
            QStringLiteral("E101 INVALID_PHASE"),
            QStringLiteral("E102 NOT_YOUR_ACTION"),
            QStringLiteral("E103 PLAYER_DEAD"),
            QStringLiteral("E104 INVALID_TARGET"),
            QStringLiteral("E105 REPEAT_PROTECTION"),
            QStringLiteral("E106 SELF_TARGET"),
            QStringLiteral("E107 ACTION_FINAL"),
            QStringLiteral("E108 DEADLINE_PASSED"),
            QStringLiteral("E109 STALE_ATTEMPT"),
            QStringLiteral("E110 SEATS_UNFILLED"),
            QStringLiteral("E120 MATCH_RESTARTED"),
            QStringLiteral("E201 UNKNOWN_CHANNEL"),
            QStringLiteral("E202 NOT_A_MEMBER"),
            QStringLiteral("E203 NOT_YOUR_TURN"),
            QStringLiteral("E204 STALE_TURN"),
            QStringLiteral("E205 TURN_PAUSED"),
            QStringLiteral("E206 WAIT_NOT_ALLOWED"),
            QStringLiteral("E207 CHANNEL_CLOSED"),
            QStringLiteral("E208 ALREADY_MEMBER"),
            QStringLiteral("E209 CHUNK_OUT_OF_ORDER"),
            QStringLiteral("E210 MESSAGE_TOO_LONG"),
            QStringLiteral("E211 NOT_PERMITTED"),
        };
        QStringList table;
        for (const ErrorInfo &info : ErrorTable)
            table.append(QString(info.code) + QLatin1Char(' ') + info.name);
        QCOMPARE(table, expected);
    }

    void everyRow_isFoundByCodeAndByName_andExplainsItself()
    {
        for (const ErrorInfo &info : ErrorTable) {
            QCOMPARE(errorByCode(QString(info.code)), &info);
            QCOMPARE(errorByName(QString(info.name)), &info);
            QCOMPARE(errorName(QString(info.code)), QString(info.name));
            QVERIFY2(!info.when.isEmpty(), info.code.data());
        }
    }

    void whatTheTableDoesNotHave_isNotFound()
    {
        QCOMPARE(errorByCode(u"E999"), nullptr);
        QCOMPARE(errorByCode(u""), nullptr);
        QCOMPARE(errorByCode(u"TIMEOUT_ERROR"), nullptr);
        QCOMPARE(errorByName(u"E001"), nullptr);
        QCOMPARE(errorName(u"E999"), QString());
    }

    void aCodeOrAName_givesTheCode_andAnythingElseStays()
    {
        QCOMPARE(errorCodeOf(u"E012"), QStringLiteral("E012"));
        QCOMPARE(errorCodeOf(u"AUTH_TOKEN_INVALID"), QStringLiteral("E012"));
        QCOMPARE(errorCodeOf(u"E077"), QStringLiteral("E077"));
        QCOMPARE(errorCodeOf(u"SOMETHING_ELSE"), QStringLiteral("SOMETHING_ELSE"));
    }

    void onlyPassingTroubles_areWorthARetry()
    {
        QStringList worthwhile;
        for (const ErrorInfo &info : ErrorTable) {
            if (info.retry == Retry::Worthwhile)
                worthwhile.append(info.name);
        }
        QCOMPARE(worthwhile,
                 QStringList({QStringLiteral("TIMEOUT_ERROR"), QStringLiteral("CONNECTION_ERROR"),
                              QStringLiteral("NOT_YOUR_TURN"), QStringLiteral("TURN_PAUSED")}));
    }
};

QTEST_GUILESS_MAIN(TestErrorCodes)
#include "tst_error_codes.moc"
