// The MCP client as a program, for trials against servers that are not ours.
//
//     mcp_client_trial URL                          lists the tools and calls each of them
//     mcp_client_trial TOOL JSON [TOOL JSON …] URL  calls these, one after the other, in one
//     session
//
// The URL comes last because the official conformance suite appends it. What came of each step is
// one line of JSON on stdout. Ends with 0 when the server could be talked to, whatever it said.
#include "agents/base/json/json_document.h"
#include "agents/base/system_clock.h"
#include "agents/transport/answer_reading.h"
#include "agents/transport/http_wire.h"
#include "agents/transport/mcp_client.h"

#include <QCoreApplication>

#include <cstdio>

using namespace league;
using namespace league::transport;
using league::base::Result;

namespace {

constexpr std::chrono::milliseconds Timeout{20'000};

struct Step
{
    QString tool;
    JsonObject arguments;
};

void print(const JsonObject &line)
{
    std::puts(JsonDocument(line).toJson(JsonDocument::Compact).constData());
    std::fflush(stdout);
}

// Something of the right type for every argument that the tool cannot do without.
JsonObject sampleArguments(const McpTool &tool, const QList<McpTool> &all)
{
    JsonObject arguments;
    const JsonObject properties = tool.inputSchema.value(u"properties").toObject();
    const JsonArray required = tool.inputSchema.value(u"required").toArray();
    for (const auto &value : required) {
        const QString name = value.toString();
        const QString type = properties.value(name).toObject().value(u"type").toString();
        if (type == QLatin1String("number") || type == QLatin1String("integer"))
            arguments.insert(name, 2);
        else if (type == QLatin1String("boolean"))
            arguments.insert(name, true);
        else if (type == QLatin1String("object")) // the suite wants to see a schema come back
            arguments.insert(name, all.first().inputSchema);
        else
            arguments.insert(name, QStringLiteral("sample"));
    }
    return arguments;
}

class Trial
{
public:
    explicit Trial(const QUrl &url) : m_url(url), m_wire(m_clock), m_client(m_wire, m_clock) { }

    void list()
    {
        m_call = m_client.listTools(m_url, Timeout, [this](const Result<QList<McpTool>> &listed) {
            if (!listed) {
                print({{QStringLiteral("failure"), listed.failure().sentence}});
                return leave(1);
            }
            JsonArray names;
            for (const McpTool &tool : *listed)
                names.append(tool.name);
            print({{QStringLiteral("tools"), names}});
            perform(stepsFor(*listed));
        });
    }

    void perform(const QList<Step> &steps)
    {
        if (steps.isEmpty())
            return leave(0);
        const Step &step = steps.first();
        m_call = m_client.call(m_url, step.tool, step.arguments, Timeout,
                               [this, steps](const RpcOutcome &outcome) {
                                   tell(outcome);
                                   perform(steps.mid(1));
                               });
    }

private:
    // The calls that the suite wants, or one of each tool.
    static QList<Step> stepsFor(const QList<McpTool> &tools)
    {
        QList<Step> steps;
        const JsonObject context =
            JsonDocument::fromJson(qgetenv("MCP_CONFORMANCE_CONTEXT")).object();
        const JsonArray wanted = context.value(u"toolCalls").toArray();
        for (const auto &call : wanted) {
            steps.append({call.toObject().value(u"name").toString(),
                          call.toObject().value(u"arguments").toObject()});
        }
        if (!steps.isEmpty())
            return steps;
        for (const McpTool &tool : tools)
            steps.append({tool.name, sampleArguments(tool, tools)});
        return steps;
    }

    void tell(const RpcOutcome &outcome)
    {
        JsonObject line{{QStringLiteral("outcome"), outcomeWord(outcome.kind)}};
        if (outcome.ok())
            line.insert(QStringLiteral("result"), outcome.result);
        else
            line.insert(QStringLiteral("reason"), outcome.reason);
        if (const auto facts = m_client.facts(m_url)) {
            line.insert(QStringLiteral("version"), facts->version);
            line.insert(QStringLiteral("server"), facts->name);
        }
        print(line);
        m_exitCode = isEndpointFailure(outcome.kind) ? 1 : m_exitCode;
    }

    void leave(int code)
    {
        m_exitCode = std::max(m_exitCode, code);
        m_client.endSessions([this] { QCoreApplication::exit(m_exitCode); });
    }

    QUrl m_url;
    league::base::SystemClock m_clock;
    HttpWire m_wire;
    McpClient m_client;
    McpCall m_call;
    int m_exitCode = 0;
};

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (words.size() % 2 == 0) {
        std::fputs("mcp_client_trial [TOOL JSON]... URL\n", stderr);
        return 2;
    }
    Trial trial(QUrl(words.last()));
    QList<Step> steps;
    for (qsizetype i = 0; i + 2 < words.size(); i += 2)
        steps.append({words.at(i), JsonDocument::fromJson(words.at(i + 1).toUtf8()).object()});
    if (steps.isEmpty())
        trial.list();
    else
        trial.perform(steps);
    return QCoreApplication::exec();
}
