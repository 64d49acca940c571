// `--resume` and `--league`: going on with a league that was interrupted.
#pragma once

#include "app/cli/option_reader.h"

#include <QStringList>

#include <optional>

namespace league::app {

// Declares --resume and --league.
void declareResume(QCommandLineParser &parser);
// The league to go on with, empty for the newest that is not over; nothing without --resume. Any of
// the `settled` options beside it is refused: the league's journal has decided them.
[[nodiscard]] std::optional<QString> readResume(OptionReader &options, const QStringList &settled);

} // namespace league::app
