#include "agents/protocol/turn_config.h"

#include "agents/base/json/json.h"
#include "agents/base/quoting.h"
#include "agents/protocol/error_codes.h"

#include <algorithm>
#include <array>
#include <variant>

namespace league::protocol {

namespace {

using AgentTimeouts = QMap<base::AgentId, int>;
using Member = std::variant<int TurnConfig::*, bool TurnConfig::*, InterruptMode TurnConfig::*,
                            WaitPolicy TurnConfig::*, AgentTimeouts TurnConfig::*>;

struct Range
{
    int lowest;
    int highest;
};

constexpr Range Seconds{1, 3600};
constexpr Range None{0, 0}; // switches and words need none

struct Row
{
    QLatin1String key;
    Member member;
    Range range;
};

const auto &table()
{
    using C = TurnConfig;
    static const std::array rows{
        Row{QLatin1String("defaultTimeoutSeconds"), &C::defaultTimeoutSeconds, Seconds},
        Row{QLatin1String("humanInterruptMode"), &C::humanInterruptMode, None},
        Row{QLatin1String("announceTimeouts"), &C::announceTimeouts, None},
        Row{QLatin1String("announceDisconnects"), &C::announceDisconnects, None},
        Row{QLatin1String("autoDetectTurnEnd"), &C::autoDetectTurnEnd, None},
        Row{QLatin1String("autoDetectSilenceSeconds"), &C::autoDetectSilenceSeconds, {1, 600}},
        Row{QLatin1String("agentTimeoutSeconds"), &C::agentTimeoutSeconds, Seconds},
        Row{QLatin1String("waitTimeoutSeconds"), &C::waitTimeoutSeconds, Seconds},
        Row{QLatin1String("waitPolicy"), &C::waitPolicy, None},
        Row{QLatin1String("maxWaitsPerTurn"), &C::maxWaitsPerTurn, {0, 20}},
        Row{QLatin1String("resumeMinSeconds"), &C::resumeMinSeconds, Seconds},
        Row{QLatin1String("humanHoldSeconds"), &C::humanHoldSeconds, {1, 600}},
        Row{QLatin1String("heartbeatIntervalSeconds"), &C::heartbeatIntervalSeconds, {1, 300}},
        Row{QLatin1String("heartbeatMissLimit"), &C::heartbeatMissLimit, {1, 20}},
        Row{QLatin1String("announceEmptyChannel"), &C::announceEmptyChannel, None},
        Row{QLatin1String("autoPauseAfterSilentCycles"), &C::autoPauseAfterSilentCycles, {0, 100}},
        Row{QLatin1String("historyLimit"), &C::historyLimit, {0, 1000}},
        Row{QLatin1String("maxMessageChars"), &C::maxMessageChars, {100, 20000}},
    };
    return rows;
}

const Row *findRow(QStringView key)
{
    const auto row =
        std::ranges::find_if(table(), [&](const Row &each) { return each.key == key; });
    return row == table().end() ? nullptr : &*row;
}

QString rangeText(Range range)
{
    return QStringLiteral("a whole number from %1 to %2").arg(range.lowest).arg(range.highest);
}

bool take(int &number, Range range, const JsonValue &value)
{
    // toInteger() gives its argument back for everything that is not a whole number.
    const qint64 wanted = value.toInteger(range.lowest - 1LL);
    if (wanted < range.lowest || wanted > range.highest)
        return false;
    number = static_cast<int>(wanted);
    return true;
}

bool take(bool &flag, Range, const JsonValue &value)
{
    flag = value.toBool();
    return value.isBool();
}

template<Worded E>
bool take(E &word, Range, const JsonValue &value)
{
    const std::optional<E> known = fromWireWord<E>(value.toString());
    word = known.value_or(word);
    return known.has_value();
}

bool take(AgentTimeouts &timeouts, Range range, const JsonValue &value)
{
    if (!value.isObject())
        return false;
    AgentTimeouts wanted;
    const JsonObject object = value.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        int seconds = 0;
        if (!take(seconds, range, entry.value()))
            return false;
        wanted.insert(base::AgentId(entry.key()), seconds);
    }
    timeouts = wanted;
    return true;
}

JsonValue shown(int number)
{
    return number;
}

JsonValue shown(bool flag)
{
    return flag;
}

template<Worded E>
JsonValue shown(E word)
{
    return QString(wireWord(word));
}

JsonValue shown(const AgentTimeouts &timeouts)
{
    JsonObject object;
    for (auto entry = timeouts.begin(); entry != timeouts.end(); ++entry)
        object.insert(entry.key().text(), entry.value());
    return object;
}

// What a person typed, as the value that it looks like; judged by take().
JsonValue typed(int, const QString &text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber ? JsonValue(number) : JsonValue(text);
}

JsonValue typed(bool, const QString &text)
{
    const bool isYes = text == QLatin1String("true");
    return isYes || text == QLatin1String("false") ? JsonValue(isYes) : JsonValue(text);
}

template<Worded E>
JsonValue typed(E, const QString &text)
{
    return text;
}

JsonValue typed(const AgentTimeouts &, const QString &text)
{
    JsonObject object;
    for (const QString &entry : text.split(u',', Qt::SkipEmptyParts)) {
        const qsizetype colon = entry.indexOf(u':');
        if (colon < 0)
            return text;
        object.insert(entry.left(colon).trimmed(), typed(0, entry.mid(colon + 1).trimmed()));
    }
    return object;
}

QString expected(int, Range range)
{
    return rangeText(range);
}

QString expected(bool, Range)
{
    return QStringLiteral("true or false");
}

template<Worded E>
QString expected(E, Range)
{
    return QStringLiteral("one of %1").arg(allWireWords<E>());
}

template<class T>
QStringList wordsOf(T)
{
    return {};
}

template<Worded E>
QStringList wordsOf(E)
{
    QStringList words;
    for (const auto &each : wireWords(E{}))
        words.append(each.word);
    return words;
}

QString expected(const AgentTimeouts &, Range range)
{
    return QStringLiteral("an object of agent ids, each with %1").arg(rangeText(range));
}

} // namespace

int TurnConfig::timeoutSecondsOf(const base::AgentId &agent) const
{
    return agentTimeoutSeconds.value(agent, defaultTimeoutSeconds);
}

base::Result<TurnConfig> TurnConfig::with(const JsonObject &changes) const
{
    TurnConfig changed = *this;
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        const QString key = change.key();
        const Row *row = findRow(key);
        if (!row) {
            return base::Failure{QStringLiteral("turnConfig has no key \"%1\"; it has %2.")
                                     .arg(base::quotable(key), keys().join(QStringLiteral(", "))),
                                 error_code::MissingRequiredField};
        }
        const JsonValue value = change.value();
        const bool allows = std::visit(
            [&](auto member) { return take(changed.*member, row->range, value); }, row->member);
        if (!allows) {
            return base::Failure{
                QStringLiteral("turnConfig: \"%1\" must be %2.").arg(key, allowed(key)),
                error_code::MissingRequiredField};
        }
    }
    return changed;
}

base::Result<JsonObject> TurnConfig::changeFromText(const QString &key, const QString &text)
{
    const Row *row = findRow(key);
    const JsonValue value = row
        ? std::visit([&](auto member) { return typed(TurnConfig().*member, text); }, row->member)
        : JsonValue(text);
    const JsonObject change{{key, value}};
    const base::Result<TurnConfig> tried = TurnConfig().with(change);
    if (!tried)
        return tried.failure();
    return change;
}

JsonObject TurnConfig::changeTo(InterruptMode mode)
{
    const auto row = std::ranges::find_if(table(), [](const Row &each) {
        return std::holds_alternative<InterruptMode TurnConfig::*>(each.member);
    });
    return {{row->key, shown(mode)}};
}

JsonObject TurnConfig::toJson() const
{
    JsonObject object;
    for (const Row &row : table()) {
        std::visit([&](auto member) { object.insert(row.key, shown(this->*member)); }, row.member);
    }
    return object;
}

QStringList TurnConfig::keys()
{
    QStringList keys;
    for (const Row &row : table())
        keys.append(row.key);
    return keys;
}

QString TurnConfig::allowed(QStringView key)
{
    const Row *row = findRow(key);
    if (!row)
        return {};
    const TurnConfig any;
    return std::visit([&](auto member) { return expected(any.*member, row->range); }, row->member);
}

std::optional<TurnConfig::Limits> TurnConfig::limits(QStringView key)
{
    const Row *row = findRow(key);
    if (!row || row->range.lowest == row->range.highest)
        return std::nullopt;
    return Limits{row->range.lowest, row->range.highest};
}

QStringList TurnConfig::words(QStringView key)
{
    const Row *row = findRow(key);
    if (!row)
        return {};
    const TurnConfig any;
    return std::visit([&](auto member) { return wordsOf(any.*member); }, row->member);
}

} // namespace league::protocol
