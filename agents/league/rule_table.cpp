#include "agents/league/rule_table.h"

#include <QLocale>

#include <algorithm>
#include <limits>
#include <numeric>
#include <type_traits>
#include <vector>

namespace league::tournament {

namespace {

using std::chrono::milliseconds;

constexpr int OneHourMs = 3'600'000;
constexpr int Million = 1'000'000;

QLatin1String operator""_l1(const char *text, size_t size)
{
    return QLatin1String(text, static_cast<qsizetype>(size));
}

// The words of an enumeration or a switch in the order of its values.
QStringList wordsOf(bool)
{
    return {QStringLiteral("false"), QStringLiteral("true")};
}

QStringList wordsOf(DrawSource)
{
    return {QStringLiteral("system"), QStringLiteral("seeded")};
}

QStringList wordsOf(NoShowPolicy)
{
    return {QStringLiteral("technical_loss"), QStringLiteral("void")};
}

QStringList wordsOf(WithdrawalPolicy)
{
    return {QStringLiteral("award"), QStringLiteral("void_remaining")};
}

QStringList wordsOf(RoleBalance)
{
    return {QStringLiteral("soft"), QStringLiteral("none"), QStringLiteral("exact")};
}

QStringList wordsOf(const PassedOn &rule)
{
    return QString(rule.words).split(u'|');
}

template<class T>
constexpr bool IsNumber =
    std::is_same_v<T, int> || std::is_same_v<T, double> || std::is_same_v<T, milliseconds>;

QString numberText(int number)
{
    return QString::number(number);
}

QString numberText(double number)
{
    // Every digit that is needed to read the same number: the journal keeps rules as text.
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString numberText(milliseconds span)
{
    return QString::number(span.count());
}

// Calls the visitor with the row's member of these rules, or with the rule that has none.
template<class Rules, class Visitor>
auto visitMember(const RuleRow &row, Rules &rules, Visitor visitor)
{
    return std::visit(
        [&](auto member) {
            if constexpr (std::is_same_v<decltype(member), PassedOn>)
                return visitor(std::as_const(member));
            else
                return visitor(rules.*member);
        },
        row.member);
}

bool isWithin(const RuleRow &row, QStringView text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= row.lowest && number <= row.highest;
}

// Only the way our own texts write a number: 030 and +30 would come back as they came.
QString settled(const PassedOn &rule, QStringView text)
{
    return rule.words.isEmpty() && text != Auto ? QString::number(text.toInt()) : text.toString();
}

bool isAllowed(const RuleRow &row, const PassedOn &rule, QStringView text)
{
    if (rule.mayBeAuto && text == Auto)
        return true;
    return rule.words.isEmpty() ? isWithin(row, text) : wordsOf(rule).contains(text);
}

int editDistance(QStringView a, QStringView b)
{
    std::vector<int> previous(static_cast<size_t>(b.size()) + 1);
    std::iota(previous.begin(), previous.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        std::vector<int> current;
        current.reserve(previous.size());
        current.push_back(static_cast<int>(i) + 1);
        for (qsizetype j = 0; j < b.size(); ++j) {
            const auto column = static_cast<size_t>(j);
            const int replaced = previous[column] + (a.at(i) == b.at(j) ? 0 : 1);
            current.push_back(std::min({replaced, previous[column + 1] + 1, current[column] + 1}));
        }
        previous = std::move(current);
    }
    return previous.back();
}

} // namespace

std::span<const RuleRow> ruleTable()
{
    using R = LeagueRules;
    static const QLatin1String evenOdd = "even_odd"_l1;
    static const std::vector<RuleRow> common{
        RuleRow{"draw_range.min"_l1, &R::drawMin, -Million, Million,
                "lowest number that can be drawn"_l1, evenOdd},
        RuleRow{"draw_range.max"_l1, &R::drawMax, -Million, Million,
                "highest number that can be drawn"_l1, evenOdd},
        RuleRow{"draw_source"_l1, &R::drawSource, 0, 0,
                "where numbers come from: the operating system, or the league's seed"_l1, evenOdd},
        RuleRow{"no_show_policy"_l1, &R::noShowPolicy, 0, 0,
                "what a match is worth when a player does not come"_l1, evenOdd},
        RuleRow{"max_retries"_l1, &R::maxRetries, 0, 5,
                "how often an unanswered message is sent again"_l1},
        RuleRow{"initial_delay_ms"_l1, &R::initialDelay, 0, OneHourMs,
                "pause before the first retry, in milliseconds"_l1},
        RuleRow{"backoff_multiplier"_l1, &R::backoffMultiplier, 1, 10,
                "how much longer each further pause is"_l1},
        RuleRow{"registration_timeout_ms"_l1, &R::registrationTimeout, 1, OneHourMs,
                "how long an agent waits for the answer to its registration"_l1},
        RuleRow{"join_timeout_ms"_l1, &R::joinTimeout, 1, OneHourMs,
                "how long a player has to accept an invitation"_l1},
        RuleRow{"choice_timeout_ms"_l1, &R::choiceTimeout, 1, OneHourMs,
                "how long a player has to choose"_l1, evenOdd},
        RuleRow{"report_timeout_ms"_l1, &R::reportTimeout, 1, OneHourMs,
                "how long a referee waits until its report is acknowledged"_l1},
        RuleRow{"ack_timeout_ms"_l1, &R::ackTimeout, 1, OneHourMs,
                "how long notifications wait for an acknowledgement, for the log only"_l1},
        RuleRow{"withdraw_after"_l1, &R::withdrawAfter, 1, 100,
                "consecutive no-shows after which a player is out"_l1},
        RuleRow{"withdrawal_policy"_l1, &R::withdrawalPolicy, 0, 0,
                "what the remaining matches of a withdrawn player are worth"_l1, evenOdd},
        RuleRow{"heartbeat_interval_ms"_l1, &R::heartbeatInterval, 1, OneHourMs,
                "how often the manager asks whether an agent is alive"_l1},
        RuleRow{"heartbeat_miss_limit"_l1, &R::heartbeatMissLimit, 1, 100,
                "missed heartbeats after which an agent counts as lost"_l1},
        RuleRow{"auto_start"_l1, &R::autoStart, 0, 0,
                "start without the operator once the expected agents are there"_l1},
        RuleRow{"expected_players"_l1, &R::expectedPlayers, 2, 1000,
                "players that an automatic start waits for"_l1},
        RuleRow{"expected_referees"_l1, &R::expectedReferees, 1, 1000,
                "referees that an automatic start waits for"_l1},
        RuleRow{"double_round_robin"_l1, &R::doubleRoundRobin, 0, 0,
                "everybody meets twice, the second time with sides swapped"_l1, evenOdd},
        RuleRow{"max_concurrent_matches"_l1, &R::maxConcurrentMatches, 1, 1000,
                "matches that one referee runs at the same time"_l1},
        RuleRow{"trust_source_address"_l1, &R::trustSourceAddress, 0, 0,
                "take answers without a token from the machine of the player they name"_l1},
        RuleRow{"failure_threshold"_l1, &R::failureThreshold, 1, 100,
                "failures in a row after which an endpoint is left alone"_l1},
        RuleRow{"recovery_timeout_ms"_l1, &R::recoveryTimeout, 1, OneHourMs,
                "how long a failing endpoint is left alone before one more try"_l1},
    };
    static const std::vector<RuleRow> all = [] {
        std::vector<RuleRow> rows = common;
        rows.insert(rows.end(), mafiaRows().begin(), mafiaRows().end());
        return rows;
    }();
    return all;
}

const RuleRow *findRule(QStringView key)
{
    const auto rows = ruleTable();
    const QStringView name = key == "speed"_l1 ? QStringView(u"speed_mode") : key;
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const RuleRow &row) { return row.key == name; });
    return found == rows.end() ? nullptr : &*found;
}

QLatin1String nearestRule(QStringView key)
{
    const auto rows = ruleTable();
    constexpr qsizetype Longest = 60; // a key that is longer resembles none
    const QString wanted = key.left(Longest).toString().toLower();
    QLatin1String nearest;
    int least = std::numeric_limits<int>::max();
    for (const RuleRow &row : rows) {
        const int distance = editDistance(wanted, QString(row.key));
        if (distance < least) {
            nearest = row.key;
            least = distance;
        }
    }
    return nearest;
}

QString allowedText(const RuleRow &row)
{
    const LeagueRules any;
    return visitMember(row, any, [&](const auto &value) {
        using T = std::remove_cvref_t<decltype(value)>;
        const QString range = QStringLiteral("%1 to %2").arg(row.lowest).arg(row.highest);
        if constexpr (IsNumber<T>)
            return range;
        else if constexpr (std::is_same_v<T, QString>)
            return QStringLiteral("any text of up to %1 characters").arg(row.highest);
        else if constexpr (std::is_same_v<T, PassedOn>)
            return (value.words.isEmpty() ? range : wordsOf(value).join(QStringLiteral(" or ")))
                + (value.mayBeAuto ? QStringLiteral(" or %1").arg(Auto) : QString());
        else
            return wordsOf(value).join(QStringLiteral(" or "));
    });
}

QString valueText(const RuleRow &row, const LeagueRules &rules)
{
    return visitMember(row, rules, [&](const auto &value) {
        using T = std::remove_cvref_t<decltype(value)>;
        if constexpr (IsNumber<T>)
            return numberText(value);
        else if constexpr (std::is_same_v<T, QString>)
            return value;
        else if constexpr (std::is_same_v<T, PassedOn>)
            return rules.ofGame.value(row.key, value.usual);
        else
            return wordsOf(value).at(static_cast<int>(value));
    });
}

bool setFromText(const RuleRow &row, LeagueRules &rules, QStringView text)
{
    return visitMember(row, rules, [&](auto &value) {
        using T = std::remove_cvref_t<decltype(value)>;
        if constexpr (std::is_same_v<T, PassedOn>) {
            if (!isAllowed(row, value, text))
                return false;
            const QString kept = settled(value, text);
            if (kept == value.usual)
                rules.ofGame.remove(row.key);
            else
                rules.ofGame.insert(row.key, kept);
            return true;
        } else if constexpr (std::is_same_v<T, QString>) {
            if (text.size() > row.highest)
                return false;
            value = text.toString();
            return true;
        } else if constexpr (IsNumber<T>) {
            bool isNumber = false;
            const double number =
                std::is_same_v<T, double> ? text.toDouble(&isNumber) : text.toInt(&isNumber);
            // Written so that not-a-number fails too.
            if (!isNumber || !(number >= row.lowest && number <= row.highest))
                return false;
            if constexpr (std::is_same_v<T, milliseconds>)
                value = milliseconds(static_cast<int>(number));
            else
                value = static_cast<T>(number);
            return true;
        } else {
            const qsizetype word = wordsOf(value).indexOf(text);
            if (word < 0)
                return false;
            value = static_cast<T>(word);
            return true;
        }
    });
}

} // namespace league::tournament
