// LeagueRules: every key by name, its limits, and what is said when a person mistypes.
#include "agents/league/league_rules.h"

#include <QTest>

#include <QSet>

using namespace league::tournament;
using league::base::Outcome;

namespace {

QString valueOf(const LeagueRules &rules, const QString &key)
{
    for (const RuleInfo &info : rules.all()) {
        if (info.key == key)
            return info.value;
    }
    return QStringLiteral("no such key");
}

} // namespace

class TestLeagueRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDefaults_areThoseOfTheDocuments_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        const QList<std::pair<const char *, const char *>> defaults{
            {"draw_range.min", "1"},
            {"draw_range.max", "10"},
            {"draw_source", "system"},
            {"no_show_policy", "technical_loss"},
            {"max_retries", "3"},
            {"initial_delay_ms", "2000"},
            {"backoff_multiplier", "2"},
            {"registration_timeout_ms", "10000"},
            {"join_timeout_ms", "5000"},
            {"choice_timeout_ms", "30000"},
            {"report_timeout_ms", "10000"},
            {"ack_timeout_ms", "10000"},
            {"withdraw_after", "2"},
            {"withdrawal_policy", "award"},
            {"heartbeat_interval_ms", "10000"},
            {"heartbeat_miss_limit", "3"},
            {"auto_start", "false"},
            {"expected_players", "2"},
            {"expected_referees", "1"},
            {"double_round_robin", "false"},
            {"max_concurrent_matches", "10"},
            {"trust_source_address", "false"},
            {"failure_threshold", "5"},
            {"recovery_timeout_ms", "30000"},
        };
        for (const auto &[key, value] : defaults)
            QTest::newRow(key) << QString::fromLatin1(key) << QString::fromLatin1(value);
        QCOMPARE(LeagueRules().all(u"even_odd").size(), defaults.size());
    }

    void theDefaults_areThoseOfTheDocuments()
    {
        QFETCH(QString, key);
        QTEST(valueOf(LeagueRules(), key), "value");
    }

    void everyKey_takesBackItsOwnText_andSaysWhatItMeans()
    {
        const LeagueRules defaults;
        LeagueRules rules;
        QSet<QString> keys;
        for (const RuleInfo &info : defaults.all()) {
            QVERIFY2(rules.set(info.key, info.value).ok(), qPrintable(info.key));
            QCOMPARE(info.value, info.defaultValue);
            QVERIFY(!info.meaning.isEmpty());
            QVERIFY(!info.allowed.isEmpty());
            keys.insert(info.key);
        }
        QCOMPARE(keys.size(), defaults.all().size());
    }

    void aValueThatIsSet_arrivesInItsMember_andNowhereElse()
    {
        LeagueRules rules;
        QVERIFY(rules.set(u"draw_range.max", u"100").ok());
        QVERIFY(rules.set(u"draw_source", u"seeded").ok());
        QVERIFY(rules.set(u"no_show_policy", u"void").ok());
        QVERIFY(rules.set(u"withdrawal_policy", u"void_remaining").ok());
        QVERIFY(rules.set(u"max_retries", u"0").ok());
        QVERIFY(rules.set(u"backoff_multiplier", u"1.5").ok());
        QVERIFY(rules.set(u"choice_timeout_ms", u"250").ok());
        QVERIFY(rules.set(u"auto_start", u"true").ok());
        QCOMPARE(rules.drawMin, 1);
        QCOMPARE(rules.drawMax, 100);
        QCOMPARE(rules.drawSource, DrawSource::Seeded);
        QCOMPARE(rules.noShowPolicy, NoShowPolicy::Void);
        QCOMPARE(rules.withdrawalPolicy, WithdrawalPolicy::VoidRemaining);
        QCOMPARE(rules.maxRetries, 0);
        QCOMPARE(rules.backoffMultiplier, 1.5);
        QCOMPARE(rules.choiceTimeout, std::chrono::milliseconds(250));
        QVERIFY(rules.autoStart);
        int changed = 0;
        for (const RuleInfo &info : rules.all())
            changed += info.value == info.defaultValue ? 0 : 1;
        QCOMPARE(changed, 8);
    }

    void aNumberWithManyDigits_isToldInFull()
    {
        LeagueRules rules;
        QVERIFY(rules.set(u"backoff_multiplier", u"1.2345678901234567").ok());
        LeagueRules again;
        for (const RuleInfo &info : rules.all())
            QVERIFY(again.set(info.key, info.value).ok());
        QVERIFY(again.backoffMultiplier == rules.backoffMultiplier);
    }

    void aVeryLongValue_isNotRepeatedInFull()
    {
        LeagueRules rules;
        const QString longText(100'000, u'9');
        QVERIFY(rules.set(u"max_retries", longText).failure().sentence.size() < 200);
        QVERIFY(rules.set(u"max_retries", u"1\n2").failure().sentence.count(u'\n') == 0);
    }

    void whatIsNotAllowed_isRefusedWithWhatIs_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const char *key, const char *value,
                            const char *sentence) {
            QTest::newRow(name) << QString::fromLatin1(key) << QString::fromLatin1(value)
                                << QString::fromLatin1(sentence);
        };
        row("too many", "max_retries", "6",
            "The rule max_retries cannot be \"6\". Allowed: 0 to 5.");
        row("too few", "max_retries", "-1",
            "The rule max_retries cannot be \"-1\". Allowed: 0 to 5.");
        row("not a number", "choice_timeout_ms", "30s",
            "The rule choice_timeout_ms cannot be \"30s\". Allowed: 1 to 3600000.");
        row("not whole", "withdraw_after", "1.5",
            "The rule withdraw_after cannot be \"1.5\". Allowed: 1 to 100.");
        row("not finite", "backoff_multiplier", "nan",
            "The rule backoff_multiplier cannot be \"nan\". Allowed: 1 to 10.");
        row("empty", "expected_players", "",
            "The rule expected_players cannot be \"\". Allowed: 2 to 1000.");
        row("wrong word", "draw_source", "dice",
            "The rule draw_source cannot be \"dice\". Allowed: system or seeded.");
        row("wrong case", "no_show_policy", "Void",
            "The rule no_show_policy cannot be \"Void\". Allowed: technical_loss or void.");
        row("wrong switch", "auto_start", "maybe",
            "The rule auto_start cannot be \"maybe\". Allowed: false or true.");
    }

    void whatIsNotAllowed_isRefusedWithWhatIs()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QString, sentence);
        LeagueRules rules;
        const Outcome set = rules.set(key, value);
        QVERIFY(!set.ok());
        QCOMPARE(set.failure().sentence, sentence);
        QCOMPARE(valueOf(rules, key), valueOf(LeagueRules(), key));
    }

    void anUnknownKey_isRefusedWithTheNearest_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char *typed, const char *meant) {
            QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(meant);
        };
        row("max_retrys", "max_retries");
        row("join_timeout", "join_timeout_ms");
        row("draw_range_min", "draw_range.min");
        row("CHOICE_TIMEOUT_MS", "choice_timeout_ms");
        row("double_robin", "double_round_robin");
    }

    void anUnknownKey_isRefusedWithTheNearest()
    {
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        LeagueRules rules;
        const Outcome set = rules.set(typed, u"1");
        QVERIFY(!set.ok());
        QCOMPARE(set.failure().sentence,
                 QStringLiteral("There is no rule \"%1\". Did you mean %2?").arg(typed, meant));
    }

    void anEmptyDrawRange_isFoundByTheCheck()
    {
        LeagueRules rules;
        QVERIFY(rules.check().ok());
        QVERIFY(rules.set(u"draw_range.min", u"20").ok()); // the maximum may follow
        QVERIFY(!rules.check().ok());
        QVERIFY(rules.warnings().isEmpty());
        QVERIFY(rules.set(u"draw_range.max", u"29").ok());
        QVERIFY(rules.check().ok());
    }

    void anUnbalancedDrawRange_isWarnedOf_data()
    {
        QTest::addColumn<int>("min");
        QTest::addColumn<int>("max");
        QTest::addColumn<QString>("part");
        QTest::newRow("the range of D0") << 0 << 100 << QStringLiteral("51 even and 50 odd");
        QTest::newRow("odd ends") << 1 << 9 << QStringLiteral("4 even and 5 odd");
        QTest::newRow("negative odd ends") << -3 << -1 << QStringLiteral("1 even and 2 odd");
        QTest::newRow("one number") << 4 << 4 << QStringLiteral("1 even and 0 odd");
        QTest::newRow("balanced") << 1 << 10 << QString();
        QTest::newRow("balanced from zero") << 0 << 9 << QString();
    }

    void anUnbalancedDrawRange_isWarnedOf()
    {
        QFETCH(int, min);
        QFETCH(int, max);
        QFETCH(QString, part);
        LeagueRules rules;
        rules.drawMin = min;
        rules.drawMax = max;
        const QStringList warnings = rules.warnings();
        QCOMPARE(warnings.size(), part.isEmpty() ? 0 : 1);
        QVERIFY(part.isEmpty() || warnings.at(0).contains(part));
    }

    void aForeseeableDraw_isWarnedOf()
    {
        LeagueRules rules;
        rules.drawSource = DrawSource::Seeded;
        QCOMPARE(rules.warnings().size(), 1);
        QVERIFY(rules.warnings().at(0).contains(QStringLiteral("foresee")));
    }

    // L-35
    void aRuleOfAnotherGame_isRefused_withTheGameItBelongsTo()
    {
        LeagueRules rules;
        const Outcome mafia = rules.set(u"discussion.turns", u"5", u"even_odd");
        QVERIFY(!mafia);
        QCOMPARE(mafia.failure().sentence,
                 QStringLiteral("The rule discussion.turns belongs to the game mafia; this league "
                                "plays even_odd."));
        QVERIFY(!rules.set(u"draw_range.min", u"5", u"mafia"));
        QVERIFY(rules.set(u"discussion.turns", u"5", u"mafia"));
        QVERIFY(rules.set(u"max_retries", u"1", u"mafia"));
        QVERIFY(!rules.set(u"discussion.turn", u"5", u"mafia"));
    }

    void theMafiaBlock_isThatOfTheDocument()
    {
        const QVariantMap block = LeagueRules().mafiaBlock();
        const QVariant none = QVariant::fromValue(nullptr);
        const auto key = [](const char *text) { return QString::fromLatin1(text); };
        QCOMPARE(
            block.keys(),
            QStringList({key("discussion"), key("fill_with_bots"), key("human_messages"),
                         key("inactive_after"), key("inactive_policy"), key("max_days"),
                         key("night"), key("reveal_on_death"), key("seat_alias"), key("speed_mode"),
                         key("timing"), key("voting"), key("win_check_after_night")}));
        QCOMPARE(block.value(key("timing")), none);
        QCOMPARE(block.value(key("voting")).toMap().value(key("settle_ms")), none);
        QCOMPARE(block.value(key("discussion")).toMap(),
                 QVariantMap({{key("turns"), 10},
                              {key("end_when_all_spoke"), true},
                              {key("rotate_by"), 2},
                              {key("max_say_chars"), 1000},
                              {key("max_think_chars"), 4000}}));
        QCOMPARE(block.value(key("speed_mode")), QVariant(key("NORMAL")));
    }

    void whatIsSet_standsInTheMafiaBlock()
    {
        LeagueRules rules;
        QVERIFY(rules.set(u"speed", u"DEBUG", u"mafia"));
        QVERIFY(rules.set(u"timing.night.timeout_ms", u"0700", u"mafia"));
        QVERIFY(rules.set(u"voting.settle_ms", u"5", u"mafia"));
        QVERIFY(rules.set(u"fill_with_bots", u"false", u"mafia"));
        QVERIFY(!rules.set(u"timing.night.timeout_ms", u"0", u"mafia"));
        QVERIFY(!rules.set(u"reveal_on_death.night", u"all", u"mafia"));
        const QVariantMap block = rules.mafiaBlock();
        QCOMPARE(block.value(QStringLiteral("speed_mode")).toString(), QStringLiteral("DEBUG"));
        QCOMPARE(block.value(QStringLiteral("timing")).toMap(),
                 QVariantMap({{QStringLiteral("night"),
                               QVariantMap({{QStringLiteral("timeout_ms"), 700}})}}));
        QCOMPARE(block.value(QStringLiteral("voting")).toMap().value(QStringLiteral("settle_ms")),
                 QVariant(5));
        QVERIFY(!rules.fillsWithBots());
        QVERIFY(rules.set(u"timing.night.timeout_ms", u"auto", u"mafia"));
        QVERIFY(rules.mafiaBlock().value(QStringLiteral("timing")).toMap().isEmpty());
        QCOMPARE(valueOf(rules, QStringLiteral("timing.night.timeout_ms")), QStringLiteral("auto"));
    }

    void anExactBalance_needsNeutralNames()
    {
        LeagueRules rules;
        QVERIFY(rules.set(u"role_balance", u"exact", u"mafia"));
        QVERIFY(rules.check().failure().sentence.contains(QStringLiteral("seat_alias")));
        QVERIFY(rules.set(u"seat_alias", u"true", u"mafia"));
        QVERIFY(rules.check());
    }
};

QTEST_APPLESS_MAIN(TestLeagueRules)
#include "tst_league_rules.moc"
