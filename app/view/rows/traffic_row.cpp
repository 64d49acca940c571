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

// Of a match: nothing follows but the next one.
bool isEnd(const QString &type)
{
    return type == protocol::GameOver::Type || type == protocol::MatchResultReport::Type;
}

} // namespace

QString TrafficRow::shownTime() const
{
    return momentText(timeMs);
}

QString TrafficRow::icon() const
{
    if (state == State::Failed)
        return QStringLiteral("failed");
    if (state == State::Waiting)
        return QStringLiteral("waiting");
    switch (topic) {
    case protocol::Topic::Registration:
        return QStringLiteral("registered");
    case protocol::Topic::Rounds:
        return QStringLiteral("bell");
    case protocol::Topic::Errors:
        return QStringLiteral("warning");
    case protocol::Topic::Queries:
        return QStringLiteral("search");
    case protocol::Topic::Matches:
        break;
    }
    return isEnd(type) ? QStringLiteral("finished") : QStringLiteral("choices");
}

QString TrafficRow::tone() const
{
    if (state == State::Failed)
        return QStringLiteral("bad");
    if (state == State::Waiting)
        return QStringLiteral("warn");
    switch (topic) {
    case protocol::Topic::Registration:
        return QStringLiteral("accent");
    case protocol::Topic::Rounds:
        return QStringLiteral("text2");
    case protocol::Topic::Errors:
        return QStringLiteral("bad");
    case protocol::Topic::Queries:
        return QStringLiteral("text3");
    case protocol::Topic::Matches:
        break;
    }
    return isEnd(type) ? QStringLiteral("good") : QStringLiteral("accent");
}

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
