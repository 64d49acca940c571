// A league as one JSON document that can be played back: every journal entry, one per line.
//
// Fingerprints of tokens are blank, and so is the seed of a league that is still played: it would
// tell every draw beforehand.
#pragma once

#include "agents/base/result.h"
#include "agents/store/journal_reader.h"
#include "agents/store/league_record.h"

namespace league::store {

// The whole document.
[[nodiscard]] base::Result<QByteArray> leagueJson(JournalReader &reader,
                                                  const LeagueRecord &record);
// Makes a journal at `journal` from such a document. The failure says what is wrong with the file.
[[nodiscard]] base::Outcome journalFromJson(const QString &document, const QString &journal);

} // namespace league::store
