#include "app/cli/voice_options.h"

#include "agents/base/random_stream.h"
#include "agents/base/token.h"
#include "agents/player/channel/model_voice.h"
#include "agents/player/channel/script_voice.h"
#include "app/cli/exec_options.h"
#include "app/cli/model_options.h"

namespace league::app {

namespace {

const QString VoiceOption = QStringLiteral("voice");
const QString SeedOption = QStringLiteral("seed");
const QString Model = QStringLiteral("llm");

QString builtIn()
{
    return player::voiceNames().join(QStringLiteral(", "));
}

VoicePlan namedVoice(OptionReader &options, const QString &name)
{
    if (!player::voiceNames().contains(name)) {
        options.refuse(QStringLiteral("--voice: there is no voice \"%1\". Known are: %2, %3.")
                           .arg(name, builtIn(), Model));
        return {};
    }
    const QString secret = options.has(SeedOption) ? options.text(SeedOption) : base::randomHex(16);
    const quint64 seed = base::RandomStream::seedFromText(secret);
    return {[name, seed](const base::ChannelId &, const base::AgentId &) {
                return std::move(player::makeVoice(name, seed)).value();
            },
            name};
}

VoicePlan scriptVoice(OptionReader &options, const AgentPlace &place, base::Clock &clock)
{
    if (options.has(VoiceOption))
        options.refuse(QStringLiteral("Either --voice or --exec, not both."));
    const ExecPlan plan = readExec(options, place);
    player::ScriptVoiceOptions script;
    script.command = plan.command;
    script.displayName = place.name;
    script.stderrLog = plan.stderrLog;
    script.onStderr = plan.onStderr;
    return {[script, &clock](const base::ChannelId &channel, const base::AgentId &self) {
                return std::make_unique<player::ScriptVoice>(script, channel, self, clock);
            },
            QStringLiteral("script")};
}

} // namespace

void declareVoice(QCommandLineParser &parser)
{
    parser.addOptions({
        {VoiceOption,
         QStringLiteral("How it speaks: %1, or %2, which asks a language model.")
             .arg(builtIn(), Model),
         QStringLiteral("NAME"), QStringLiteral("echo")},
        {SeedOption, QStringLiteral("Any text; the same text gives the same words again."),
         QStringLiteral("TEXT")},
    });
    declareExec(parser,
                QStringLiteral("A program of your own speaks instead: it reads what was said, one "
                               "JSON object per line, and writes one JSON answer per turn. "
                               "`agent-league channel --guide` tells the rest."));
    declareModel(parser);
}

VoicePlan readVoice(OptionReader &options, const AgentPlace &place, transport::Wire &wire,
                    base::Clock &clock)
{
    const QString name = options.text(VoiceOption);
    if (name != Model && namesModel(options))
        options.refuse(QStringLiteral("--llm-url and --llm-model go with --voice llm."));
    if (wantsExec(options))
        return scriptVoice(options, place, clock);
    if (name != Model)
        return namedVoice(options, name);
    const player::ModelOptions model = readModel(options, QStringLiteral("--voice llm"));
    return {
        [model, &wire, &clock, own = place.name](const base::ChannelId &, const base::AgentId &) {
            return std::make_unique<player::ModelVoice>(model, own, wire, clock);
        },
        Model};
}

} // namespace league::app
