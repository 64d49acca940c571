// HTTP requests, without a socket: the scanner, and the desk behind it.
//
// However the bytes are cut into pieces, the same requests are accepted; an accepted one keeps
// within its limits and ends where it says; each gets exactly one answer, well-formed, and only
// callers that name this machine get anything but a 403.
#include "agents/base/fake_clock.h"
#include "agents/base/json/json_document.h"
#include "agents/transport/http_answer.h"
#include "agents/transport/request_scanner.h"
#include "agents/transport/rpc_desk.h"

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/http_reading.h"

#include <algorithm>

using namespace league;
using namespace league::transport;
using test::mustHold;

namespace {

// Small, so that inputs reach them.
constexpr HttpLimits Limits{.maxHeaderBytes = 600, .maxTargetBytes = 100, .maxBodyBytes = 400};

void feedInPieces(RequestScanner &scanner, QByteArrayView bytes, qsizetype pieceSize)
{
    while (!bytes.isEmpty() && !scanner.isComplete() && !scanner.refusal()) {
        const qsizetype size = std::min(pieceSize, bytes.size());
        const qsizetype used = scanner.feed(bytes.first(size));
        mustHold(used > 0 && used <= size, "the scanner reads on");
        if (used < size)
            break;
        bytes = bytes.sliced(used);
    }
}

// Of a copy, so that the scanner keeps it.
QByteArray bodyIn(RequestScanner scanner)
{
    return scanner.takeBody();
}

void mustReadTheSameInPieces(const RequestScanner &whole, QByteArrayView bytes)
{
    for (const qsizetype size : {1, 7}) {
        RequestScanner other(Limits);
        feedInPieces(other, bytes, size);
        mustHold(other.isComplete() == whole.isComplete()
                     && other.refusal().has_value() == whole.refusal().has_value()
                     && other.hasHead() == whole.hasHead(),
                 "pieces are read as the whole is");
        if (whole.isComplete())
            mustHold(bodyIn(other) == bodyIn(whole), "pieces give the same body");
    }
}

bool isClean(const QByteArray &text)
{
    return !text.contains('\r') && !text.contains('\n') && !text.contains('\0');
}

void mustKeepWithinLimits(const HttpHead &head, qint64 bodyBytes)
{
    mustHold(!head.verb.isEmpty() && isClean(head.verb) && !head.verb.contains(' '),
             "a verb is a word");
    mustHold(head.path.startsWith('/') || (head.path == "*" && head.verb == "OPTIONS"),
             "a path starts with a slash");
    mustHold(head.path.size() + head.query.size() <= Limits.maxTargetBytes,
             "the target keeps its limit");
    mustHold(bodyBytes >= 0 && bodyBytes <= Limits.maxBodyBytes, "the body keeps its limit");
    mustHold(!head.chunked || head.contentLength == 0, "a body has one length");
    qint64 headerBytes = 0;
    for (const auto &[name, value] : head.headers) {
        mustHold(!name.isEmpty() && isClean(name) && isClean(value), "a header is one line");
        headerBytes += name.size() + value.size();
    }
    mustHold(headerBytes <= Limits.maxHeaderBytes, "the header keeps its limit");
}

// The body of a request whose bytes are these; checks that the scanner has read the same.
QByteArray bodyOf(const RequestScanner &scanner, const QByteArray &request)
{
    const QByteArray rest = request.mid(request.indexOf("\r\n\r\n") + 4);
    const std::optional<QByteArray> body =
        scanner.head().chunked ? test::dechunked(rest) : std::optional(rest);
    mustHold(body && *body == bodyIn(scanner), "a body is what was sent");
    return *body;
}

// The last way back of an answer: keeps it, and counts.
class Recorder final : public WireReply::WayBack
{
public:
    struct Record
    {
        int answers = 0;
        int status = 0;
        QByteArray body = {};
        QByteArray contentType = {};
        Headers headers = {};
    };
    explicit Recorder(Record &record) : m_record(record) { }

protected:
    void deliver(int status, QByteArray body, QByteArray contentType, Headers headers) override
    {
        m_record = {m_record.answers + 1, status, std::move(body), std::move(contentType),
                    std::move(headers)};
    }

private:
    Record &m_record;
};

RpcDesk::Handler handling(RpcServer::Handler handler)
{
    return std::make_shared<const RpcServer::Handler>(std::move(handler));
}

const std::shared_ptr<RpcDesk> &desk()
{
    static base::FakeClock clock;
    static const std::shared_ptr<RpcDesk> desk = [] {
        auto made = std::make_shared<RpcDesk>(clock);
        RpcDesk::Settings &settings = made->settings();
        settings.health = [] { return JsonObject{{QStringLiteral("status"), 1}}; };
        settings.byMethod.insert(QStringLiteral("echo"),
                                 handling([](const auto &request, const auto &, auto respond) {
                                     respond.result(request.params);
                                 }));
        settings.byMessageType.insert(QStringLiteral("HEARTBEAT"),
                                      handling([](const auto &, const auto &, auto) {}));
        settings.pages.insert_or_assign(
            "/api/",
            std::make_shared<const RpcServer::GetHandler>(
                [](const WireRequest &, const WireReply &reply) { reply.send(200, "{}"); }));
        return made;
    }();
    return desk;
}

void mustAnswerWell(const WireRequest &request, const HttpHead &head)
{
    Recorder::Record record;
    desk()->receive(request, WireReply(std::make_shared<Recorder>(record)));
    mustHold(record.answers == 1, "a request gets one answer");
    mustHold(record.status == 403 || test::namesThisMachine(request.header("host")),
             "only who names this machine is heard");
    const bool isJson = record.contentType == JsonContentType && !record.body.isEmpty();
    mustHold(!isJson || JsonDocument::fromJson(record.body).isObject(),
             "an answer that says it is JSON is JSON", QString::fromUtf8(record.body));

    const AnswerForm form = AnswerForm::of(head);
    const QByteArray bytes =
        httpAnswer(record.status, record.body, record.contentType, record.headers, form);
    const auto answers =
        test::answersIn(bytes, form.withoutBody ? QList<qsizetype>{0} : QList<qsizetype>{});
    mustHold(answers && answers->size() == 1, "an answer is one HTTP answer",
             QString::fromLatin1(bytes));
    mustHold(answers->constFirst().status == record.status, "with the status that was given");
}

// One request from the front of the bytes; returns how many it took, 0 when there is no more.
qsizetype tryRequest(const QByteArray &bytes)
{
    RequestScanner scanner(Limits);
    const qsizetype used = scanner.feed(bytes);
    mustHold(used >= 0 && used <= bytes.size(), "the scanner stays within what it was given");
    mustReadTheSameInPieces(scanner, bytes);
    if (scanner.refusal()) {
        mustHold(scanner.refusal()->status >= 400 && scanner.refusal()->status <= 599
                     && !scanner.refusal()->sentence.isEmpty(),
                 "a refusal says why");
        return 0;
    }
    if (!scanner.isComplete())
        return 0;
    const HttpHead &head = scanner.head();
    mustKeepWithinLimits(head, bodyIn(scanner).size());
    qsizetype start = 0;
    while (bytes[start] == '\r' || bytes[start] == '\n')
        ++start; // empty lines before a request are skipped
    const QByteArray body = bodyOf(scanner, bytes.mid(start, used - start));
    mustAnswerWell({head.verb, head.path, head.query, head.headers, body, {}}, head);
    return used;
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    qsizetype at = 0;
    for (int requests = 0; requests < 8 && at < input.size(); ++requests) {
        const qsizetype used = tryRequest(input.mid(at));
        if (used == 0)
            return;
        at += used;
    }
}
