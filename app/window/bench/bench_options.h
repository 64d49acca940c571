// What `agent-league bench --gui` was asked to measure.
#pragma once

#include <QString>

namespace league::app {

struct BenchOptions
{
    int players = 60; // thirty matches a round: twenty at once, most of the time
    int referees = 10;
    int seconds = 20; // of measuring
    int starts = 5; // fresh processes whose first frame is waited for
    int messages = 0; // the inspector holds so many before the measuring begins
    QString speed = QStringLiteral("DEBUG");
};

} // namespace league::app
