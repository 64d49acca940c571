#include "app/cli/model_options.h"

#include "app/cli/terminal.h"

#include <QHostAddress>

namespace league::app {

namespace {

const QString UrlOption = QStringLiteral("llm-url");
const QString ModelOption = QStringLiteral("llm-model");

QByteArray keyFromEnvironment()
{
    const QByteArray own = qgetenv("AGENT_LEAGUE_LLM_KEY");
    return (own.isEmpty() ? qgetenv("OPENAI_API_KEY") : own).trimmed();
}

} // namespace

void declareModel(QCommandLineParser &parser)
{
    parser.addOptions({
        {UrlOption,
         QStringLiteral("For llm: a server with OpenAI's chat completions, such as "
                        "http://127.0.0.1:8080/v1. The key comes from AGENT_LEAGUE_LLM_KEY or "
                        "OPENAI_API_KEY in the environment."),
         QStringLiteral("URL")},
        {ModelOption, QStringLiteral("For llm: the model's name."), QStringLiteral("NAME")},
    });
}

bool namesModel(const OptionReader &options)
{
    return options.has(UrlOption) || options.has(ModelOption);
}

player::ModelOptions readModel(OptionReader &options, const QString &wish)
{
    player::ModelOptions model;
    model.model = options.text(ModelOption);
    model.key = keyFromEnvironment();
    if (!options.has(UrlOption) || model.model.isEmpty()) {
        options.refuse(QStringLiteral("%1 needs --llm-url and --llm-model: which server, and which "
                                      "of its models?")
                           .arg(wish));
        return model;
    }
    const base::Result<QUrl> endpoint = protocol::chatEndpoint(options.text(UrlOption));
    if (!endpoint) {
        options.refuse(QStringLiteral("--llm-url %1.").arg(endpoint.failure().sentence));
        return model;
    }
    model.endpoint = *endpoint;
    const QHostAddress host(endpoint->host());
    const bool isHere = host.isLoopback() || endpoint->host() == QLatin1String("localhost");
    if (!model.key.isEmpty() && endpoint->scheme() == QLatin1String("http") && !isHere) {
        Terminal::say(QStringLiteral("The key travels to %1 without encryption; https would keep "
                                     "it secret.")
                          .arg(endpoint->host()));
    }
    return model;
}

} // namespace league::app
