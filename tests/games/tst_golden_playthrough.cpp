// Plays recorded matches again and compares every line with tests/golden.
//
// LEAGUE_RECORD_GOLDEN=1 writes the files anew; read the difference before committing it.
#include "agents/games/fact_names.h"
#include "agents/games/game_registry.h"
#include "tests/support/repository.h"

#include <QTest>

#include <QFile>

using namespace league::games;
using league::base::MatchId;
using league::base::Outcome;
using league::base::PlayerId;

namespace {

struct Step
{
    int seat;
    std::variant<QString, Fault> what;
};

struct Script
{
    QString match;
    QList<Step> steps;
};

const QString even = QStringLiteral("even");
const QString odd = QStringLiteral("odd");

// One match of every kind.
QList<Script> scripts()
{
    return {
        {QStringLiteral("R1M1"), {{0, even}, {1, odd}}},
        {QStringLiteral("R1M2"), {{1, even}, {0, even}}},
        {QStringLiteral("R1M3"), {{0, odd}, {1, odd}}},
        {QStringLiteral("R2M1"), {{0, odd}, {1, even}}},
        {QStringLiteral("R2M2"), {{1, Fault::Timeout}, {0, even}}},
        {QStringLiteral("R2M3"), {{0, QStringLiteral("Even")}, {0, even}, {1, odd}}},
        {QStringLiteral("R3M1"), {{0, Fault::Unreachable}, {1, QStringLiteral("red")}}},
        {QStringLiteral("R3M2"), {{0, even}, {0, odd}, {1, odd}, {1, even}}},
    };
}

QString inWords(const QVariant &value)
{
    if (value.typeId() == QMetaType::QVariantMap) {
        QStringList parts;
        const QVariantMap map = value.toMap();
        for (auto it = map.begin(); it != map.end(); ++it)
            parts.append(it.key() + u'=' + inWords(it.value()));
        return u'{' + parts.join(QStringLiteral(", ")) + u'}';
    }
    if (value.typeId() == QMetaType::QStringList)
        return u'[' + value.toStringList().join(QStringLiteral(", ")) + u']';
    return value.typeId() == QMetaType::QString ? u'"' + value.toString() + u'"' : value.toString();
}

QStringList play(const Script &script, const QString &seed, const QVariantMap &rules)
{
    const Game &game = *GameRegistry::find(u"even_odd");
    const MatchSetup setup{
        .match = MatchId(script.match),
        .attempt = 1,
        .seats = {{PlayerId(QStringLiteral("P01")), QStringLiteral("cafe")},
                  {PlayerId(QStringLiteral("P02")), QString()}},
        .rules = rules,
        .seed = seed,
    };
    QStringList lines{QStringLiteral("match %1, commitment %2")
                          .arg(script.match, game.commitment(seed, setup.match, setup.attempt))};
    const auto match = game.newMatch(setup);
    for (const Step &step : script.steps) {
        const QString player = setup.seats.at(step.seat).player.text();
        if (const auto *choice = std::get_if<QString>(&step.what)) {
            const Outcome accepted = match->accept(step.seat, {*choice}, 0);
            lines.append(
                QStringLiteral("  %1 answers \"%2\": %3")
                    .arg(player, *choice,
                         accepted.ok() ? QStringLiteral("accepted") : accepted.failure().code));
        } else {
            const Fault fault = std::get<Fault>(step.what);
            match->expire(step.seat, fault, 0);
            lines.append(QStringLiteral("  %1 expires: %2").arg(player, faultName(fault)));
        }
        for (const GameEvent &event : match->takeEvents()) {
            lines.append(
                QStringLiteral("    %1 [%2] to %3 %4")
                    .arg(event.kind, event.trigger, event.visibility, inWords(event.facts)));
        }
        lines.append(QStringLiteral("    asked: %1").arg(match->pending().size()));
        lines.append(QStringLiteral("    P01 sees %1").arg(inWords(match->observation(0))));
        lines.append(QStringLiteral("    P02 sees %1").arg(inWords(match->observation(1))));
    }
    const MatchOutcome outcome = match->outcome().value();
    lines.append(QStringLiteral("  %1 %2:%3 %4")
                     .arg(outcome.status)
                     .arg(outcome.points.at(0))
                     .arg(outcome.points.at(1))
                     .arg(outcome.reason));
    return lines;
}

} // namespace

class TestGoldenPlaythrough : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRecordedMatches_playTheSameAgain_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("seed");
        QTest::addColumn<QString>("source");
        QTest::newRow("a secret seed") << QStringLiteral("even_odd_00000000.txt")
                                       << QString(64, u'0') << QString(fact::SourceSystem);
        QTest::newRow("a known seed") << QStringLiteral("even_odd_42.txt") << QStringLiteral("42")
                                      << QString(fact::SourceSeeded);
    }

    void theRecordedMatches_playTheSameAgain()
    {
        QFETCH(QString, file);
        QFETCH(QString, seed);
        QFETCH(QString, source);
        QStringList played;
        for (const Script &script : scripts())
            played += play(script, seed, {{fact::DrawSource, source}});

        QFile golden(league::test::inRepository(QStringLiteral("tests/golden/")) + file);
        if (qEnvironmentVariableIsSet("LEAGUE_RECORD_GOLDEN")) {
            QVERIFY(golden.open(QIODevice::WriteOnly | QIODevice::Truncate));
            golden.write(played.join(u'\n').toUtf8() + '\n');
            QSKIP("Recorded anew.");
        }
        QVERIFY2(golden.open(QIODevice::ReadOnly), qPrintable(golden.fileName()));
        const QStringList recorded =
            QString::fromUtf8(golden.readAll()).split(u'\n', Qt::SkipEmptyParts);
        for (qsizetype line = 0; line < qMax(recorded.size(), played.size()); ++line) {
            if (recorded.value(line) == played.value(line))
                continue;
            QFAIL(qPrintable(QStringLiteral("%1, line %2\nrecorded: %3\nplayed:   %4")
                                 .arg(file)
                                 .arg(line + 1)
                                 .arg(recorded.value(line), played.value(line))));
        }
        QVERIFY(!recorded.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestGoldenPlaythrough)
#include "tst_golden_playthrough.moc"
