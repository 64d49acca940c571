// JournalLock: one process at a time writes a journal.
//
// The operating system holds the lock and drops it when the process ends, however it ends, so a
// lock is never stale. The file beside the journal (journal.db.lock) only says who holds it; it
// stays behind, because removing it would let two processes lock two different files.
#pragma once

#include "agents/base/result.h"

#include <QString>

#include <memory>

namespace league::store {

class JournalLock
{
public:
    // Takes the lock of this journal, or says which process has it.
    [[nodiscard]] static base::Result<std::unique_ptr<JournalLock>> take(const QString &journal);
    ~JournalLock();
    JournalLock(const JournalLock &) = delete;
    JournalLock &operator=(const JournalLock &) = delete;

private:
    explicit JournalLock(int file) : m_file(file) { }

    int m_file;
};

} // namespace league::store
