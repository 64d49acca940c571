// Schema: the tables and views of a journal file, and the way to them from every older version.
//
// The version stands in SQLite's user_version, our mark in its application_id. Each version is one
// step of a table in schema.cpp; a new version is a new row there and nothing else.
#pragma once

#include "agents/base/result.h"
#include "agents/store/sql_connection.h"

namespace league::store {

// "LEAG": what `file` and SQLite show as the application of a journal.
inline constexpr int journalApplicationId = 0x4C454147;

// The version that this program writes.
[[nodiscard]] int newestSchemaVersion();

// Checks that the file is a journal, sound and not from a newer program, and brings it to the
// newest version. An empty file becomes a journal.
base::Outcome prepareSchema(SqlConnection &connection);

} // namespace league::store
