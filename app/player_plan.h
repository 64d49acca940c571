// PlayerPlan: a player that this program is to bring along: its name, and who decides for it.
//
// A plain value, filled in by the window (join dialog, "Add player") or by the command line.
#pragma once

#include "agents/base/result.h"
#include "agents/player/player_agent.h"

namespace league::app {

enum class Mind {
    BuiltIn, // a strategy of ours
    Script, // a program on this computer
    Model, // a language model
    Person, // whoever sits at this screen
};

// built_in, script, model or person: how the journal writes it.
[[nodiscard]] QString mindWord(Mind mind);
[[nodiscard]] Mind mindFrom(QStringView word);

struct PlayerPlan
{
    QString name = {}; // empty: the next of the usual names
    Mind mind = Mind::BuiltIn;
    QString strategy = {}; // of a built-in one, and what a model falls back on; empty: the usual
    QString command = {}; // of a script, as at the terminal
    QString modelUrl = {}; // of a model: a server with OpenAI's chat completions
    QString modelName = {};
    QByteArray modelKey = {}; // empty: from the environment
    quint16 port = 0; // 0: any free one
    QString seed = {}; // the same text decides the same way again; empty: by chance

    // The word that everybody sees: random, adaptive, script, llm, human.
    [[nodiscard]] QString strategyWord(const QString &gameType = player::UsualGame) const;
};

// What a mind works with; wire and clock must outlive what it makes, the seat is a person's.
struct MindMeans
{
    transport::Wire &wire;
    base::Clock &clock;
    QString dataFolder = {}; // logs/<name>.stderr.log is kept here
    std::shared_ptr<player::PersonSeat> seat = {};
    QString gameType = player::UsualGame; // what the league plays
};

// How the player decides. Fails with a sentence about what is wrong with the plan.
[[nodiscard]] base::Result<player::PlayerAgent::StrategyMaker> makeMind(const PlayerPlan &plan,
                                                                        const MindMeans &means);

// Where the stderr of a script with this name is kept.
[[nodiscard]] QString stderrLogOf(const QString &dataFolder, const QString &name);

// The key for a model's server: AGENT_LEAGUE_LLM_KEY, else OPENAI_API_KEY; empty when neither is
// set.
[[nodiscard]] QByteArray modelKeyFromEnvironment();

} // namespace league::app
