// Replay files: <match_id>-<attempt>.replay.jsonl as bytes (protocol.md §10).
//
// One canonical JSON object a line; the last line holds the SHA-256 of everything before it, so
// that `head -n -1 FILE | sha256sum` says the same. Pure; who has the bytes of a file comes here.
#pragma once

#include "agents/base/result.h"
#include "agents/store/replay/replay.h"

#include <QByteArray>

namespace league::store {

// The file.
[[nodiscard]] QByteArray toBytes(const Replay &replay);
// One line of it, without the line feed.
[[nodiscard]] QByteArray lineOf(const ReplayInput &input);
[[nodiscard]] QByteArray lineOf(const ReplayEvent &event);

struct ReadReplay
{
    Replay replay;
    bool isIntact = false; // the checksum of the footer is that of the lines before it
};

// Reads a file. It must be whole and in canonical form, with numbers without gaps; a failure names
// the line. Whether the checksum fits is told apart, because it is worth looking for the line that
// was changed.
[[nodiscard]] base::Result<ReadReplay> readReplay(const QByteArray &bytes);

// The same from a disk; the failure names the file.
[[nodiscard]] base::Result<ReadReplay> readReplayFile(const QString &path);

// Whether these bytes end with a footer that has their checksum; looks no closer.
[[nodiscard]] bool isIntactReplay(const QByteArray &bytes);

} // namespace league::store
