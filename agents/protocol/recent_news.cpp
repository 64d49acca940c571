#include "agents/protocol/recent_news.h"

namespace league::protocol {

namespace {

constexpr qsizetype Shortest = 1'024;
constexpr qsizetype Longest = 256 * 1'024;

struct Frame
{
    qint64 id = 0;
    qsizetype from = 0; // behind the id and its comma
};

// Of a text that begins as those of our own client do.
std::optional<Frame> frameOf(QByteArrayView body)
{
    constexpr QByteArrayView Opening("{\"id\":");
    constexpr qsizetype MostDigits = 15; // numbers that every reader of JSON takes as they are
    if (body.size() < Shortest || body.size() > Longest || !body.startsWith(Opening))
        return std::nullopt;
    Frame frame{0, Opening.size()};
    while (body[frame.from] >= '0' && body[frame.from] <= '9') {
        frame.id = 10 * frame.id + (body[frame.from] - '0');
        if (++frame.from > Opening.size() + MostDigits)
            return std::nullopt;
    }
    const bool isNumber = frame.from > Opening.size() && body[Opening.size()] != '0';
    if (!isNumber || body[frame.from] != ',')
        return std::nullopt;
    ++frame.from;
    return frame;
}

} // namespace

RecentNews &RecentNews::ofThisThread()
{
    thread_local RecentNews news;
    return news;
}

std::optional<RpcRequest> RecentNews::find(const QByteArray &body) const
{
    const std::optional<Frame> frame = frameOf(body);
    if (!frame)
        return std::nullopt;
    const QByteArrayView rest = QByteArrayView(body).sliced(frame->from);
    for (const News &news : m_news) {
        const bool isSame = news.body.constData() == body.constData(); // without sockets
        if (!news.body.isNull()
            && (isSame || QByteArrayView(news.body).sliced(news.from) == rest)) {
            RpcRequest request = news.request;
            request.id = JsonValue(frame->id);
            return request;
        }
    }
    return std::nullopt;
}

void RecentNews::keep(const QByteArray &body, const RpcRequest &request)
{
    const std::optional<Frame> frame = frameOf(body);
    if (!frame || request.id != JsonValue(frame->id)) // or it names another id further on
        return;
    m_news[m_next] = {body, frame->from, request};
    m_next = (m_next + 1) % m_news.size();
}

} // namespace league::protocol
