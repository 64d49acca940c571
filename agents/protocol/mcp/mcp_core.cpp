#include "agents/protocol/mcp/mcp_core.h"

#include "agents/base/json/json_document.h"
#include "agents/base/quoting.h"
#include "agents/protocol/mcp/mcp_keys.h"

#include <algorithm>

namespace league::protocol {

namespace {

constexpr QLatin1String Cursor("cursor");
constexpr QLatin1String Instructions("instructions");
constexpr QLatin1String Ref("ref");
constexpr QLatin1String Argument("argument");
constexpr QLatin1String Value("value");
constexpr qsizetype MostSuggestions = 100;
constexpr int ListsKeepMs = 60'000; // what is offered does not change while an agent runs

const QStringList &modernMethods()
{
    static const QStringList methods{
        mcp_method::Discover,      mcp_method::ListTools,     mcp_method::CallTool,
        mcp_method::ListResources, mcp_method::ListTemplates, mcp_method::ReadResource,
        mcp_method::ListPrompts,   mcp_method::GetPrompt,     mcp_method::Complete};
    return methods;
}

JsonObject capabilities(McpEra era)
{
    JsonObject all{{QStringLiteral("tools"), JsonObject()},
                   {QStringLiteral("resources"), JsonObject()},
                   {QStringLiteral("prompts"), JsonObject()},
                   {QStringLiteral("completions"), JsonObject()}};
    if (era == McpEra::Legacy)
        all.insert(QStringLiteral("logging"), JsonObject());
    return all;
}

bool isLogLevel(const QString &level)
{
    static const QStringList levels{QStringLiteral("debug"),  QStringLiteral("info"),
                                    QStringLiteral("notice"), QStringLiteral("warning"),
                                    QStringLiteral("error"),  QStringLiteral("critical"),
                                    QStringLiteral("alert"),  QStringLiteral("emergency")};
    return levels.contains(level);
}

template<class Offer>
const Offer *named(const QList<Offer> &offers, const QString &name)
{
    const auto found =
        std::ranges::find_if(offers, [&](const Offer &offer) { return offer.name == name; });
    return found == offers.end() ? nullptr : &*found;
}

} // namespace

struct McpCore::Exchange
{
    RpcRequest request;
    McpEra era;
    JsonObject serverInfo;
    ToolReader reader;
    RunTool run;
    Done done;

    [[nodiscard]] QString text(QLatin1String key) const
    {
        return request.params.value(key).toString();
    }
    [[nodiscard]] JsonObject object(QLatin1String key) const
    {
        return request.params.value(key).toObject();
    }

    void result(JsonObject fields) const
    {
        if (era == McpEra::Modern) {
            fields.insert(mcp_key::ResultType, QStringLiteral("complete"));
            fields.insert(mcp_key::Meta, JsonObject{{mcp_key::ServerInfoMeta, serverInfo}});
        }
        done({200, fields});
    }

    // A result that modern clients may keep for a while.
    void cacheable(JsonObject fields, int keepMs) const
    {
        if (era == McpEra::Modern) {
            fields.insert(QStringLiteral("ttlMs"), keepMs);
            fields.insert(QStringLiteral("cacheScope"), QStringLiteral("private"));
        }
        result(fields);
    }

    void invalid(const QString &sentence, const JsonObject &data = {}) const
    {
        done({200, RpcError{rpc_code::InvalidParams, sentence, data}});
    }
};

void McpCore::offer(const McpTool &tool)
{
    const auto same =
        std::ranges::find_if(m_tools, [&](const McpTool &each) { return each.name == tool.name; });
    if (same == m_tools.end())
        m_tools.append(tool);
    else
        *same = tool;
}

const McpTool *McpCore::tool(const QString &name) const
{
    return named(m_tools, name);
}

const McpPrompt *McpCore::prompt(const QString &name) const
{
    return named(m_prompts, name);
}

void McpCore::receive(const RpcRequest &request, McpEra era, const McpHeaders &headers,
                      const RunTool &run, const Done &done) const
{
    const std::optional<McpRefusal> objection = era == McpEra::Modern
        ? objectionToModern(request, headers, modernMethods())
        : objectionToLegacy(request, headers);
    if (objection)
        return done({objection->status, objection->error});
    const ToolReader reader = headers.version ? ToolReader::McpClient : ToolReader::LeagueAgent;
    answer({request, era, toMcpJson(m_identity), reader, run, done});
}

void McpCore::answer(const Exchange &exchange) const
{
    const QString &method = exchange.request.method;
    if (method == mcp_method::ListTools)
        return list(exchange, QLatin1String("tools"), m_tools);
    if (method == mcp_method::CallTool)
        return callTool(exchange);
    if (method == mcp_method::ListResources)
        return list(exchange, QLatin1String("resources"), m_resources);
    if (method == mcp_method::ListTemplates)
        return list(exchange, QLatin1String("resourceTemplates"), m_templates);
    if (method == mcp_method::ReadResource)
        return readResource(exchange);
    if (method == mcp_method::ListPrompts)
        return list(exchange, QLatin1String("prompts"), m_prompts);
    if (method == mcp_method::GetPrompt)
        return getPrompt(exchange);
    if (method == mcp_method::Complete)
        return complete(exchange);
    if (exchange.era == McpEra::Modern)
        return discover(exchange); // the only one left that modernMethods() lets through
    if (method == mcp_method::Initialize)
        return initialize(exchange);
    if (method == mcp_method::Ping)
        return exchange.result({});
    if (method == mcp_method::SetLogLevel) {
        if (isLogLevel(exchange.text(QLatin1String("level"))))
            return exchange.result({});
        return exchange.invalid(QStringLiteral("\"level\" must be debug, info, notice, warning, "
                                               "error, critical, alert or emergency."));
    }
    exchange.done({200, unknownMcpMethod(method)});
}

void McpCore::initialize(const Exchange &exchange) const
{
    const QString asked = exchange.text(mcp_key::ProtocolVersion);
    exchange.result(
        {{mcp_key::ProtocolVersion,
          legacyMcpVersions().contains(asked) ? asked : legacyMcpVersions().constFirst()},
         {mcp_key::Capabilities, capabilities(McpEra::Legacy)},
         {QStringLiteral("serverInfo"), exchange.serverInfo},
         {Instructions, m_identity.instructions}});
}

void McpCore::discover(const Exchange &exchange) const
{
    exchange.cacheable(
        {{QStringLiteral("supportedVersions"), JsonArray::fromStringList(modernMcpVersions())},
         {mcp_key::Capabilities, capabilities(McpEra::Modern)},
         {Instructions, m_identity.instructions}},
        ListsKeepMs);
}

template<class Offer>
void McpCore::list(const Exchange &exchange, QLatin1String key, const QList<Offer> &offers) const
{
    // Everything fits into one page, so no cursor was ever given out.
    if (exchange.request.params.contains(Cursor))
        return exchange.invalid(QStringLiteral("There is no page of that cursor."));
    JsonArray all;
    for (const Offer &offer : offers)
        all.append(toMcpJson(offer));
    exchange.cacheable({{key, all}}, ListsKeepMs);
}

void McpCore::callTool(const Exchange &exchange) const
{
    const QString name = exchange.text(mcp_key::Name);
    const JsonValue arguments = exchange.request.params.value(mcp_key::Arguments);
    if (!arguments.isUndefined() && !arguments.isNull() && !arguments.isObject())
        return exchange.invalid(QStringLiteral("\"arguments\" must be an object."));
    const bool isKnown =
        exchange.run(name, arguments.toObject(), [exchange](const ToolOutcome &outcome) {
            exchange.result(toolResult(outcome, exchange.reader));
        });
    if (!isKnown) {
        exchange.invalid(QStringLiteral("There is no tool \"%1\"; tools/list tells what there is.")
                             .arg(base::quotable(name)));
    }
}

void McpCore::readResource(const Exchange &exchange) const
{
    const QString uri = exchange.text(mcp_key::Uri);
    const auto notFound = [exchange, uri] {
        const int code =
            exchange.era == McpEra::Modern ? rpc_code::InvalidParams : mcp_code::ResourceNotFound;
        exchange.done(
            {200,
             RpcError{code,
                      QStringLiteral("There is no resource \"%1\".").arg(base::quotable(uri)),
                      {{mcp_key::Uri, uri}}}});
    };
    QString tool;
    JsonObject arguments;
    for (const McpResource &resource : m_resources) {
        if (resource.uri == uri)
            tool = resource.tool;
    }
    for (const McpResourceTemplate &resource : m_templates) {
        const QString rest = uri.mid(resource.prefix.size());
        if (tool.isEmpty() && uri.startsWith(resource.prefix) && !rest.isEmpty()) {
            tool = resource.tool;
            arguments.insert(resource.variable, rest);
        }
    }
    const auto show = [exchange, uri, notFound](const ToolOutcome &outcome) {
        if (!outcome.complaint.isEmpty())
            return notFound();
        const QString text = QString::fromUtf8(JsonDocument(outcome.fields).toJson());
        exchange.cacheable(
            {{QStringLiteral("contents"),
              JsonArray{JsonObject{{mcp_key::Uri, uri},
                                   {QStringLiteral("mimeType"), QStringLiteral("application/json")},
                                   {mcp_key::Text, text}}}}},
            0); // it may change at any moment
    };
    if (tool.isEmpty() || !exchange.run(tool, arguments, show))
        notFound();
}

void McpCore::getPrompt(const Exchange &exchange) const
{
    const McpPrompt *found = prompt(exchange.text(mcp_key::Name));
    if (!found) {
        return exchange.invalid(QStringLiteral("There is no prompt \"%1\".")
                                    .arg(base::quotable(exchange.text(mcp_key::Name))));
    }
    const JsonObject given = exchange.object(mcp_key::Arguments);
    QString text = found->text;
    for (const McpPromptArgument &argument : found->arguments) {
        const QString value = given.value(argument.name).toString();
        text.replace(QLatin1Char('{') + argument.name + QLatin1Char('}'),
                     value.isEmpty() ? argument.otherwise : value);
    }
    exchange.result({{QStringLiteral("description"), found->description},
                     {QStringLiteral("messages"),
                      JsonArray{JsonObject{
                          {QStringLiteral("role"), QStringLiteral("user")},
                          {mcp_key::Content,
                           JsonObject{{mcp_key::Type, mcp_key::Text}, {mcp_key::Text, text}}}}}}});
}

QStringList McpCore::suggestions(const JsonObject &ref, const QString &argument) const
{
    if (const McpPrompt *found = prompt(ref.value(mcp_key::Name).toString())) {
        const McpPromptArgument *field = named(found->arguments, argument);
        return field ? field->suggestions : QStringList();
    }
    for (const McpResourceTemplate &resource : m_templates) {
        const bool isMeant =
            ref.value(mcp_key::Uri) == resource.uriTemplate() && argument == resource.variable;
        if (isMeant && resource.suggestions)
            return resource.suggestions();
    }
    return {};
}

void McpCore::complete(const Exchange &exchange) const
{
    const JsonObject ref = exchange.object(Ref);
    const JsonObject argument = exchange.object(Argument);
    const bool isPrompt = ref.value(mcp_key::Type) == QLatin1String("ref/prompt")
        && ref.value(mcp_key::Name).isString();
    const bool isResource = ref.value(mcp_key::Type) == QLatin1String("ref/resource")
        && ref.value(mcp_key::Uri).isString();
    if ((!isPrompt && !isResource) || !argument.value(mcp_key::Name).isString()
        || !argument.value(Value).isString()) {
        return exchange.invalid(QStringLiteral("\"ref\" must name a prompt or a resource template, "
                                               "\"argument\" needs a name and a value."));
    }
    const QStringList all = suggestions(ref, argument.value(mcp_key::Name).toString());
    const QString begun = argument.value(Value).toString();
    QStringList fitting;
    std::ranges::copy_if(all, std::back_inserter(fitting), [&](const QString &word) {
        return word.startsWith(begun, Qt::CaseInsensitive);
    });
    const qsizetype total = fitting.size();
    exchange.result({{QStringLiteral("completion"),
                      JsonObject{{QStringLiteral("values"),
                                  JsonArray::fromStringList(fitting.mid(0, MostSuggestions))},
                                 {QStringLiteral("total"), total},
                                 {QStringLiteral("hasMore"), total > MostSuggestions}}}});
}

} // namespace league::protocol
