// A league written to files for other people and programs.
//
// Called by the command `export` and by the window, on a thread that may wait. Reads the journal;
// the league may be played at the same time.
#pragma once

#include "agents/base/result.h"
#include "agents/store/replay/replay_export.h"

#include <QStringList>

#include <optional>

namespace league::store {

enum class ExportFormat {
    Json, // everything, for replay
    Csv, // standings at the path, matches beside it: spring.csv and spring-matches.csv
    Html, // one page that prints well
    Bundle, // all of these and the replays in one .zip
};

// json, csv, html and bundle, in this order.
[[nodiscard]] QStringList exportFormatNames();
[[nodiscard]] std::optional<ExportFormat> exportFormatNamed(const QString &name);

// How files of this format end: "json", and "zip" for a bundle.
[[nodiscard]] QString exportEnding(ExportFormat format);

// Writes the league of this journal and returns the paths that were written, the one that was asked
// for first. Existing files are replaced, each in one step. A bundle may be one for everybody.
[[nodiscard]] base::Result<QStringList> exportLeague(const QString &journal, ExportFormat format,
                                                     const QString &path,
                                                     Redaction redaction = Redaction::Full);

} // namespace league::store
