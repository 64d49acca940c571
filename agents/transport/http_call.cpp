#include "agents/transport/http_call.h"

#include "agents/base/quoting.h"

namespace league::transport {

namespace {

WireAnswer failed(WireAnswer::Kind kind, const QString &sentence)
{
    WireAnswer answer;
    answer.kind = kind;
    answer.reason = sentence;
    return answer;
}

} // namespace

QString whyNotCallable(const WireCall &call)
{
    const QUrl &url = call.endpoint;
    const bool isWeb =
        url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    if (!url.isValid() || !isWeb || url.host().isEmpty())
        return QStringLiteral("\"%1\" is not an http URL.").arg(url.toString());
    const auto hasLineBreak = [](const QByteArray &text) {
        return text.contains('\r') || text.contains('\n') || text.contains('\0');
    };
    for (const auto &[name, value] : call.headers) {
        if (hasLineBreak(name) || hasLineBreak(value))
            return QStringLiteral("A header of the call holds a line break.");
    }
    return {};
}

QString nameOf(const QUrl &endpoint)
{
    return base::quotable(endpoint.toString(), 200);
}

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == QLatin1String("https") ? 443 : 80);
}

std::optional<QUrl> redirectIn(const WireAnswer &answer, const QUrl &from)
{
    if (answer.status != 307 && answer.status != 308)
        return std::nullopt;
    const QByteArray target = headerValue(answer.headers, "location");
    const QUrl url = from.resolved(QUrl::fromEncoded(target));
    const bool isSameHost =
        url.scheme() == from.scheme() && url.host() == from.host() && portOf(url) == portOf(from);
    return target.isEmpty() || !url.isValid() || !isSameHost ? std::nullopt : std::optional(url);
}

namespace no_answer {

using Kind = WireAnswer::Kind;

WireAnswer nobodyListens(const QUrl &endpoint)
{
    return failed(
        Kind::Unreachable,
        QStringLiteral("Nobody listens at %1. Is the agent running?").arg(nameOf(endpoint)));
}

WireAnswer brokenOff(const QUrl &endpoint)
{
    return failed(Kind::Unreachable,
                  QStringLiteral("%1 broke the connection off before its answer was complete.")
                      .arg(nameOf(endpoint)));
}

WireAnswer notHttp(const QUrl &endpoint)
{
    return trouble(QStringLiteral("%1 could not be talked to: what it answers is not HTTP.")
                       .arg(nameOf(endpoint)));
}

WireAnswer tooLarge(const QUrl &endpoint, qint64 limit)
{
    return failed(Kind::TooLarge,
                  QStringLiteral("The answer of %1 is larger than %2 bytes.")
                      .arg(nameOf(endpoint), QString::number(limit)));
}

WireAnswer late(const QUrl &endpoint)
{
    return failed(Kind::TimedOut,
                  QStringLiteral("%1 did not answer in time.").arg(nameOf(endpoint)));
}

WireAnswer trouble(const QString &sentence)
{
    return failed(Kind::Unreachable, sentence);
}

} // namespace no_answer

} // namespace league::transport
