// The patterns by which the window recognises sentences of the engine stand in the engine's source,
// so that the two cannot part.
#include "app/view/words/engine_sentences.h"
#include "tests/support/repository.h"
#include "tests/support/source_file.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cstring>

using namespace league::app::view;
using namespace league::test;

namespace {

const QString Tables = QStringLiteral("app/view/words/");
// What FieldProblem puts in front of everything that is wrong with a field.
const QString FieldHead = QStringLiteral("%1: \"%2\" ");

// A literal may follow something or be followed by it, without a place for that.
QString core(QString text)
{
    static const QRegularExpression ends(QStringLiteral("^(%[1-9]|\\s)+|(%[1-9]|\\s)+$"));
    return text.remove(ends);
}

// The literals of a source file; neighbours are one.
QStringList literalsIn(const QString &text)
{
    static const QRegularExpression literal(
        QStringLiteral("\"(?:[^\"\\\\\\n]|\\\\.)*\"(?:\\s*u?\"(?:[^\"\\\\\\n]|\\\\.)*\")*"));
    static const QRegularExpression piece(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\""));
    QStringList literals;
    for (auto found = literal.globalMatch(text); found.hasNext();) {
        QString whole;
        for (auto part = piece.globalMatch(found.next().captured()); part.hasNext();)
            whole += part.next().captured(1);
        literals.append(whole.replace(QStringLiteral("\\\""), QStringLiteral("\"")));
    }
    return literals;
}

QSet<QString> sentencesOfTheEngine()
{
    QSet<QString> sentences;
    for (const SourceFile &file :
         sourceFiles(inRepository({}), {QStringLiteral("agents"), QStringLiteral("app")})) {
        if (file.path.startsWith(Tables))
            continue;
        for (const QString &literal : literalsIn(file.text))
            sentences.insert(core(literal));
    }
    return sentences;
}

// The pattern as its literal has it: behind the head of a field the places are counted anew.
QString asWritten(QString pattern)
{
    if (!pattern.startsWith(FieldHead))
        return core(pattern);
    pattern.remove(0, FieldHead.size());
    for (int place = 3; place <= 9; ++place)
        pattern.replace(QStringLiteral("%%1").arg(place), QStringLiteral("%%1").arg(place - 2));
    return core(pattern);
}

QStringList missingFrom(const QSet<QString> &sentences, const QStringList &patterns)
{
    QStringList missing;
    for (const QString &pattern : patterns) {
        if (!sentences.contains(asWritten(pattern)))
            missing.append(pattern);
    }
    return missing;
}

QStringList patternsOf(EngineSentences table)
{
    QStringList patterns;
    for (const char *pattern : table)
        patterns.append(QString::fromUtf8(pattern));
    return patterns;
}

} // namespace

class TestEngineSentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPattern_standsInTheSource()
    {
        const QSet<QString> sentences = sentencesOfTheEngine();
        for (const EngineSentences table : {leagueSentences(), fileSentences(), agentSentences(),
                                            findingSentences(), channelSentences()}) {
            const QStringList missing = missingFrom(sentences, patternsOf(table));
            QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
        }
        for (const char *head : {"%1: %2", "\"%1\" %2"})
            QVERIFY(sentences.contains(core(QString::fromLatin1(head))));
    }

    void aPatternThatTheEngineDoesNotSay_isFound()
    {
        const QSet<QString> sentences = sentencesOfTheEngine();
        const QStringList parted{QStringLiteral("Port %1 at %2 is taken by another program; %3."),
                                 QStringLiteral("The channel %1 was closed."),
                                 QStringLiteral("%1: \"%2\" must be %3, but got %4")};
        QCOMPARE(missingFrom(sentences, parted), parted);
    }

    void literalsThatStandBesideEachOther_areOneSentence()
    {
        const QString source = QStringLiteral("f(\"The rule \\\"%1\\\" \"\n   \"is\", u\"x\");");
        QCOMPARE(literalsIn(source),
                 QStringList({QStringLiteral("The rule \"%1\" is"), QStringLiteral("x")}));
    }

    void noPatternStandsTwice()
    {
        QSet<QString> seen;
        for (const EngineSentences table : engineSentences()) {
            for (const QString &pattern : patternsOf(table)) {
                QVERIFY2(!seen.contains(pattern), qPrintable(pattern));
                seen.insert(pattern);
            }
        }
    }

    void theWordsOfTheSystem_areItsOwn()
    {
        const EngineSentences words = systemSentences();
        QCOMPARE(words.size(), SystemErrors.size());
        for (size_t i = 0; i < words.size(); ++i)
            QCOMPARE(QString::fromUtf8(words[i]),
                     QString::fromLocal8Bit(std::strerror(SystemErrors.at(i))));
    }
};

QTEST_APPLESS_MAIN(TestEngineSentences)
#include "tst_engine_sentences.moc"
