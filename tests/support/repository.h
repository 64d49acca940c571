// Where the repository is, for tests that read its files (examples, recordings, sources).
//
// The one place that knows: a path in every test's compiler call would make each clone compile all
// of them anew instead of taking them from ccache.
#pragma once

#include <QString>

namespace league::test {

// The full path of a file in the repository: inRepository("tests/golden/x.txt").
[[nodiscard]] QString inRepository(const QString &path);

} // namespace league::test
