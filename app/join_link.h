// JoinLink: an invitation into a league as one address, agentleague://join?manager=…&code=…
//
// A value. The page at /join of a manager offers such a link, the desktop hands it to the program,
// and the window fills its join dialog with it. A link may come from anybody: what is read is never
// more than texts for that dialog.
#pragma once

#include "agents/base/result.h"

#include <QUrl>

namespace league::app {

struct JoinLink
{
    QUrl manager; // where the manager takes messages: http://192.168.1.20:8000/mcp
    QString code = {}; // the join code; empty when there is none, or when people tell it each other
    QString game = {}; // the id of the game; empty when it is not said
    QString name = {}; // what the league is called; empty when it is not said

    // Whether a text is meant to be such a link, good or bad.
    [[nodiscard]] static bool isMeant(const QString &text);
    // What the link says, or why it cannot be used. Keys that later versions may add are skipped.
    [[nodiscard]] static base::Result<JoinLink> read(const QString &text);
    [[nodiscard]] QString written() const;

    friend bool operator==(const JoinLink &, const JoinLink &) = default;
};

} // namespace league::app
