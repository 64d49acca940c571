// What a hostile server answers, once the bytes are there: JSON, event streams and anything else.
// The first byte chooses status and content type, the rest is the body.
#include "agents/transport/event_stream.h"

#include "tests/fuzz/answer_trial.h"
#include "tests/fuzz/fuzz_target.h"

#include <array>

using namespace league;
using namespace league::transport;
using test::mustHold;

namespace {

constexpr std::array Statuses{200, 202, 204, 301, 400, 404, 429, 500, 503};
constexpr std::array Types{"application/json", "text/event-stream",
                           "TEXT/Event-Stream; charset=utf-8", "text/html", ""};

void tryEvents(const QByteArray &stream)
{
    const QList<QByteArray> events = eventsOf(stream);
    qsizetype bytes = 0;
    for (const QByteArray &event : events) {
        mustHold(!event.isEmpty() && !event.contains('\r'), "an event holds lines of data");
        bytes += event.size();
    }
    mustHold(bytes <= stream.size(), "events are not longer than their stream");
    QByteArray otherLineEnds = stream;
    otherLineEnds.replace("\r\n", "\n").replace('\r', '\n');
    mustHold(eventsOf(otherLineEnds) == events, "any line end will do");
    mustHold(eventsOf("\n" + stream) == events || stream.startsWith("\xef\xbb\xbf")
                 || stream.startsWith('\n'),
             "an empty line before a stream changes nothing");
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    const size_t choice = input.isEmpty() ? 0 : static_cast<unsigned char>(input.front());
    const QByteArray body = input.mid(1);
    tryEvents(body);

    WireAnswer answer;
    answer.kind = WireAnswer::Kind::Answered;
    answer.status = Statuses[choice % Statuses.size()];
    answer.contentType = Types[choice / Statuses.size() % Types.size()];
    answer.body = body;
    mustReadWell(answer);
    for (const auto kind : {WireAnswer::Kind::TimedOut, WireAnswer::Kind::Unreachable,
                            WireAnswer::Kind::TooLarge, WireAnswer::Kind::Cancelled}) {
        WireAnswer none;
        none.kind = kind;
        none.reason = QStringLiteral("It did not work.");
        mustReadWell(none);
    }
}
