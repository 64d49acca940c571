#include "tests/support/house_rules.h"

#include <QRegularExpression>

#include <algorithm>

namespace league::test {

namespace {

bool isIn(const SourceFile &file, QLatin1String folder)
{
    return file.path.startsWith(folder);
}

bool isTest(const SourceFile &file)
{
    return isIn(file, QLatin1String("tests/"));
}

bool isCpp(const SourceFile &file)
{
    return file.suffix() != QLatin1String("qml");
}

// A sentence for each line on which the pattern matches.
QStringList linesWith(const SourceFile &file, const QString &text,
                      const QRegularExpression &pattern, const QString &advice)
{
    QStringList found;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QRegularExpressionMatch match = pattern.match(lines.at(i));
        if (match.hasMatch())
            found.append(QStringLiteral("%1: %2: %3")
                             .arg(file.place(i + 1), match.captured().trimmed(), advice));
    }
    return found;
}

QStringList namesAreSnakeCase(const SourceFile &file)
{
    static const QRegularExpression good(QStringLiteral("^[a-z0-9_]+(/[a-z0-9_]+)*\\.(cpp|h)$"));
    if (!isCpp(file) || good.match(file.path).hasMatch())
        return {};
    return {QStringLiteral("%1: name files and folders in snake_case").arg(file.path)};
}

QStringList headersOpenWithAComment(const SourceFile &file)
{
    if (file.suffix() != QLatin1String("h") || file.text.startsWith(QLatin1String("// ")))
        return {};
    return {QStringLiteral("%1: open with what this is, who owns it and who calls it")
                .arg(file.place(1))};
}

QStringList headersAreReadOnce(const SourceFile &file)
{
    if (file.suffix() != QLatin1String("h")
        || file.text.contains(QLatin1String("\n#pragma once\n")))
        return {};
    return {QStringLiteral("%1: needs #pragma once").arg(file.path)};
}

QString namespaceOf(const SourceFile &file)
{
    if (isTest(file))
        return QStringLiteral("test");
    // league::league would hide the outer name from everything inside.
    return file.room() == QLatin1String("league") ? QStringLiteral("tournament") : file.room();
}

QStringList codeLivesInItsNamespace(const SourceFile &file)
{
    const bool isOutside = file.name() == QLatin1String("precompiled.h")
        || file.name() == QLatin1String("main.cpp") || !isCpp(file)
        || (isTest(file) && !isIn(file, QLatin1String("tests/support/")));
    // A .cpp that only includes its header has nothing to put into a namespace.
    if (isOutside || !codeOnly(file.text).contains(u'{'))
        return {};
    const QString wanted = QStringLiteral("league::%1").arg(namespaceOf(file));
    const QRegularExpression opened(QStringLiteral("\\bnamespace %1(::\\w+)*\\s*\\{").arg(wanted));
    if (opened.match(codeOnly(file.text)).hasMatch())
        return {};
    return {QStringLiteral("%1: belongs into namespace %2").arg(file.path, wanted)};
}

QStringList filesStaySmall(const SourceFile &file)
{
    qsizetype limit = 400;
    if (file.name().startsWith(QLatin1String("tst_")))
        limit = 600;
    else if (file.suffix() == QLatin1String("h"))
        limit = 200;
    else if (!isCpp(file))
        limit = 250;
    const qsizetype lines = file.text.count(u'\n');
    if (lines <= limit)
        return {};
    return {QStringLiteral("%1: %2 lines; past %3 a file is two things: split it")
                .arg(file.path)
                .arg(lines)
                .arg(limit)};
}

QStringList timeComesFromTheClock(const SourceFile &file)
{
    static const QRegularExpression clocks(QStringLiteral(
        "\\bQTimer\\b|\\bQBasicTimer\\b|\\bstartTimer\\("
        "|\\bQElapsedTimer\\b|\\bQDeadlineTimer\\b"
        "|\\bcurrent(DateTime|DateTimeUtc|Time|Date|MSecsSinceEpoch|SecsSinceEpoch)\\("
        "|\\b(system|steady|high_resolution)_clock::now\\b|\\b(gettimeofday|clock_gettime)\\("
        "|\\btime\\((nullptr|NULL|0)\\)"));
    // The two places that are allowed to: the clocks themselves, and the one file pair that ties
    // libcurl's own timer to the event loop.
    const bool isCurl = isIn(file, QLatin1String("agents/transport/"))
        && file.name().contains(QLatin1String("curl"));
    if (!isCpp(file) || isTest(file) || isIn(file, QLatin1String("agents/base/")) || isCurl)
        return {};
    return linesWith(file, codeOnly(file.text), clocks,
                     QStringLiteral("take time from base::Clock, so that a test can move it"));
}

QStringList nobodySleeps(const SourceFile &file)
{
    static const QRegularExpression sleeps(
        QStringLiteral("\\b(sleep|msleep|usleep|nanosleep|sleep_for|sleep_until|qSleep|qWait)\\("));
    if (!isCpp(file))
        return {};
    return linesWith(file, codeOnly(file.text), sleeps,
                     QStringLiteral("wait for a signal or a condition"));
}

QStringList jsonKeysStayInProtocolAndStore(const SourceFile &file)
{
    // On the bare code a literal is a pair of quotes: ["…"], .value(QLatin1String("…")).
    static const QRegularExpression keys(
        QStringLiteral("(\\[|(\\.|->)(value|insert|contains|take|remove|find|constFind)\\()\\s*"
                       "(QStringLiteral\\(|QLatin1String\\(|u(?=\"))?\"\\s*\"(_qs|_L1|_s)?\\)?"
                       "\\s*[,)\\]]|JsonObject\\s*\\w*\\s*[({]+\\s*\\{\\s*"
                       "(QStringLiteral\\(|QLatin1String\\(|u(?=\"))?\""));
    const bool spellsKeys = file.room() == QLatin1String("protocol")
        || file.room() == QLatin1String("store") || isTest(file);
    if (!isCpp(file) || spellsKeys || !file.text.contains(QLatin1String("JsonObject")))
        return {};
    return linesWith(file, codeOnly(file.text), keys,
                     QStringLiteral("JSON keys are spelled only in protocol and store"));
}

QStringList nothingIsLeftForLater(const SourceFile &file)
{
    // The words are written so that this file does not contain them.
    static const QRegularExpression words(QStringLiteral("\\b(TO[D]O|FIX[M]E|XX[X]|HA[C]K)\\b"));
    return linesWith(file, file.text, words, QStringLiteral("finish it or write an issue"));
}

QStringList nothingIsDeletedByHand(const SourceFile &file)
{
    static const QRegularExpression deletes(
        QStringLiteral("\\bdelete\\b\\s*(\\[\\s*\\])?\\s*[A-Za-z_(*:]"));
    if (!isCpp(file))
        return {};
    return linesWith(file, codeOnly(file.text), deletes,
                     QStringLiteral("give it a parent or a unique_ptr"));
}

QStringList connectsAreTyped(const SourceFile &file)
{
    static const QRegularExpression strings(QStringLiteral("\\b(SIGNAL|SLOT)\\("));
    if (!isCpp(file))
        return {};
    return linesWith(file, codeOnly(file.text), strings,
                     QStringLiteral("connect by pointer to member"));
}

QStringList thereAreNoMacros(const SourceFile &file)
{
    static const QRegularExpression macros(QStringLiteral("^\\s*#\\s*define\\b"));
    if (!isCpp(file))
        return {};
    return linesWith(file, codeOnly(file.text), macros,
                     QStringLiteral("write a function or a constant"));
}

} // namespace

const QList<HouseRule> &houseRules()
{
    static const QList<HouseRule> rules{
        {"names are snake_case", namesAreSnakeCase},
        {"headers open with a comment", headersOpenWithAComment},
        {"headers are read once", headersAreReadOnce},
        {"code lives in its namespace", codeLivesInItsNamespace},
        {"files stay small", filesStaySmall},
        {"time comes from the clock", timeComesFromTheClock},
        {"nobody sleeps", nobodySleeps},
        {"JSON keys stay in protocol and store", jsonKeysStayInProtocolAndStore},
        {"nothing is left for later", nothingIsLeftForLater},
        {"nothing is deleted by hand", nothingIsDeletedByHand},
        {"connects are typed", connectsAreTyped},
        {"there are no macros", thereAreNoMacros},
    };
    return rules;
}

const HouseRule &houseRule(QLatin1String name)
{
    return *std::find_if(houseRules().begin(), houseRules().end(),
                         [&](const HouseRule &rule) { return QLatin1String(rule.name) == name; });
}

} // namespace league::test
