// A full disk without one: the files of a running process may not grow past a size.
//
// The process gets EFBIG where a full disk would give ENOSPC; it must ignore SIGXFSZ, as main()
// does. Nothing but the process itself is touched, and no right is needed.
#pragma once

#include "agents/base/result.h"

namespace league::app {

// From now on no write of this process goes past this many bytes of a file.
[[nodiscard]] base::Outcome limitFiles(qint64 pid, qint64 bytes);
[[nodiscard]] base::Outcome liftFileLimit(qint64 pid);

} // namespace league::app
