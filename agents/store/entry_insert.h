// EntryInsert: puts entries into the table of a journal, several of them with one statement.
//
// Owned by the JournalWriter and used on its thread, inside a transaction. The connection must
// outlive it.
#pragma once

#include "agents/store/entry.h"
#include "agents/store/sql_connection.h"

#include <array>
#include <span>

namespace league::store {

class EntryInsert
{
public:
    [[nodiscard]] static base::Result<EntryInsert> prepare(SqlConnection &connection);

    // Inserts them all, each with the body of the same place. After a failure some may be in the
    // table: the transaction has to be rolled back.
    base::Outcome insert(std::span<const Entry> entries, std::span<const QByteArray> bodies);

private:
    // A statement starts and ends once for all its rows: eight take a fifth less than one by one,
    // and more would hardly gain anything.
    static constexpr size_t Many = 8;

    // What stands in the columns of words; nearly all is the same again a batch later.
    using Words = std::array<QString, 4>;

    struct Statement
    {
        SqlStatement sql;
        std::array<Words, Many> bound = {}; // by row
    };

    EntryInsert(SqlStatement one, SqlStatement many);
    static void bind(Statement &statement, int row, const Entry &entry, const QByteArray &body);

    Statement m_one;
    Statement m_many;
};

} // namespace league::store
