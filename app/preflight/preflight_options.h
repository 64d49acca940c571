// What a pre-flight is asked to look at, and how long it waits.
#pragma once

#include "agents/protocol/agent_address.h"
#include "agents/transport/wire_headers.h"

#include <QHostAddress>
#include <QUrl>

#include <chrono>
#include <optional>

namespace league::app {

struct PreflightOptions
{
    protocol::Role role = protocol::Role::Player; // or Referee, or LeagueManager
    QUrl agent = {}; // may be empty when the agent is to register: then it is what it registers
    // Where the sham manager listens, when the agent is to register with it; 0 is any free port.
    std::optional<quint16> managerPort = {};
    QHostAddress address = QHostAddress(QHostAddress::LocalHost); // of everything sham
    QStringList hosts = {}; // names by which the agent may call that address
    transport::Headers headers = {}; // that every call carries, such as a league's proof
    QString joinCode = {}; // of the league of a manager that is looked at
    std::chrono::milliseconds joinTimeout{5'000};
    std::chrono::milliseconds choiceTimeout{30'000};
    std::chrono::milliseconds registrationTimeout{60'000};
};

} // namespace league::app
