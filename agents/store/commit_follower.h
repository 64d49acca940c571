// CommitFollower: something that keeps up with the journal on a thread of its own.
//
// Given to a Journal in its options; ProjectionWriter is the one of this room. All functions are
// called on that thread, one at a time (follower_thread.h). What it hears goes first: it does its
// work in small pieces in between, and reads what it needs from the journal. What it hears becomes
// work only now and then, so that ten entries about one file are one piece of work.
#pragma once

#include "agents/base/result.h"
#include "agents/store/entry.h"
#include "agents/store/journal_reader.h"

#include <vector>

namespace league::store {

class CommitFollower
{
public:
    CommitFollower() = default;
    virtual ~CommitFollower() = default;
    CommitFollower(const CommitFollower &) = delete;
    CommitFollower &operator=(const CommitFollower &) = delete;

    // Once, before the first commit: look at what the journal holds already.
    virtual base::Outcome opened(JournalReader &reader) = 0;
    // These entries are on disk now; only take note here.
    virtual void committed(std::vector<Entry> entries) = 0;
    // A little while has passed since the last commit of note: what was noted becomes work.
    virtual void refresh() = 0;
    // Whether something noted has not become work yet, so that it wants another refresh.
    [[nodiscard]] virtual bool hasPutOff() const { return false; }
    // Somebody flushes or closes the journal: everything that was put off becomes work.
    virtual void settle() = 0;
    // Whether there is a piece of work to do.
    [[nodiscard]] virtual bool hasWork() const = 0;
    // Does one piece. One that fails stays work, and is tried again after the next commit.
    virtual base::Outcome workOnce(JournalReader &reader) = 0;
};

} // namespace league::store
