// ExampleConfig: the commented configuration folder that is built into the program.
//
// `agent-league config init` writes it out; the files are resources/config.
#pragma once

#include "agents/base/result.h"

#include <QStringList>

namespace league::app {

class ExampleConfig
{
public:
    // Below the folder, with "/" between the parts: "system.json", "agents/agents_config.json".
    [[nodiscard]] static QStringList files();
    // Writes all of them, with the folders they need, and returns their paths. A file that is
    // there already is a failure, and then nothing is written.
    [[nodiscard]] static base::Result<QStringList> writeTo(const QString &folder);
};

} // namespace league::app
