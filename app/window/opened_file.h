// OpenedFile: a replay that somebody double-clicked, as the window can show it.
//
// A file <league>/replays/<match_id>-<attempt>.replay.jsonl stands for a match of the league that
// keeps it: the window opens that league and leads to the match.
#pragma once

#include <QString>

namespace league::app {

struct OpenedFile
{
    QString record; // what the desk opens: the league's folder, or the file where there is none
    QString matchId; // the match to lead to; empty when it is not known

    // Whether an argument of the program names a replay: a path or a file: address.
    [[nodiscard]] static bool isReplay(const QString &argument);
    [[nodiscard]] static OpenedFile from(const QString &argument);
};

} // namespace league::app
