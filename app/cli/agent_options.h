// What the commands `referee` and `player` have in common: where the manager is, and where we are.
#pragma once

#include "app/cli/option_reader.h"

#include <QHostAddress>

namespace league::app {

struct AgentPlace
{
    QUrl manager;
    QHostAddress address;
    quint16 port = 0;
    QString name;
    QString joinCode;
};

// Declares --manager, --port, --name and --join-code.
void declareAgent(QCommandLineParser &parser, const QString &defaultPort,
                  const QString &defaultName);
[[nodiscard]] AgentPlace readAgent(OptionReader &options, const QCommandLineParser &parser);

} // namespace league::app
