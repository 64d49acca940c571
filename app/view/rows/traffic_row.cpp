#include "app/view/rows/traffic_row.h"

#include "agents/protocol/report_messages.h"
#include "app/view/rows/span_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace league::app::view {

namespace {

// Where translators find these words.
struct Traffic
{
    Q_DECLARE_TR_FUNCTIONS(Traffic)
};

QString wordFor(const QString &outcome)
{
    if (outcome == QLatin1String("timed_out"))
        return Traffic::tr("timed out");
    if (outcome == QLatin1String("unreachable"))
        return Traffic::tr("unreachable");
    if (outcome == QLatin1String("unreadable"))
        return Traffic::tr("unreadable");
    if (outcome == QLatin1String("cancelled"))
        return Traffic::tr("cancelled");
    if (outcome == QLatin1String("circuit_open"))
        return Traffic::tr("breaker open");
    if (outcome == QLatin1String("no_answer"))
        return Traffic::tr("no answer");
    return Traffic::tr("refused");
}

} // namespace

QString TrafficRow::shownTo() const
{
    return to.size() > 1 ? Traffic::tr("all %n", "recipients", static_cast<int>(to.size()))
                         : to.value(0);
}

QString TrafficRow::shownResult() const
{
    if (state == State::Waiting)
        return Traffic::tr("waiting");
    if (state == State::Failed)
        return wordFor(outcome);
    return status > 0 ? QString::number(status) : Traffic::tr("sent");
}

QString TrafficRow::resultTone() const
{
    if (state == State::Waiting)
        return QStringLiteral("warn");
    return isFailed() ? QStringLiteral("bad") : QStringLiteral("good");
}

QString TrafficRow::shownTook() const
{
    constexpr qint64 Second = 1'000;
    if (state == State::Waiting)
        return spanText(waitedS * Second);
    return tookMs < 0 ? QString() : spanText(tookMs);
}

QString TrafficRow::spoken() const
{
    return Traffic::tr("%1 from %2 to %3, %4, %5").arg(type, from, shownTo(), about, shownResult());
}

void TrafficRow::dress()
{
    const auto look = [this](const char *symbol, const char *colour) {
        icon = QLatin1String(symbol);
        tone = QLatin1String(colour);
    };
    if (state == State::Failed)
        return look("failed", "bad");
    if (state == State::Waiting)
        return look("waiting", "warn");
    switch (topic) {
    case protocol::Topic::Registration:
        return look("registered", "accent");
    case protocol::Topic::Rounds:
        return look("bell", "text2");
    case protocol::Topic::Errors:
        return look("warning", "bad");
    case protocol::Topic::Queries:
        return look("search", "text3");
    case protocol::Topic::Matches:
        break;
    }
    const bool isEnd =
        type == protocol::GameOver::Type || type == protocol::MatchResultReport::Type;
    look(isEnd ? "finished" : "choices", isEnd ? "good" : "accent");
}

bool TrafficRow::contains(const QString &text) const
{
    const auto has = [&](const QString &field) {
        return field.contains(text, Qt::CaseInsensitive);
    };
    if (has(type) || has(about) || has(from) || has(conversation) || has(target)
        || std::ranges::any_of(to, has))
        return true;
    return QString::fromUtf8(request).contains(text, Qt::CaseInsensitive)
        || QString::fromUtf8(reply).contains(text, Qt::CaseInsensitive);
}

} // namespace league::app::view
