// --llm-url and --llm-model: the language model that an agent thinks with.
#pragma once

#include "agents/player/model_line.h"
#include "app/cli/option_reader.h"

namespace league::app {

// Declares both.
void declareModel(QCommandLineParser &parser);
// Whether either was given.
[[nodiscard]] bool namesModel(const OptionReader &options);
// What was chosen, checked: whatever is wrong with it is a problem of the options. `wish` is the
// option that asks for a model, such as "--strategy llm". The key comes from the environment.
[[nodiscard]] player::ModelOptions readModel(OptionReader &options, const QString &wish);

} // namespace league::app
