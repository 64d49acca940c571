#include "tests/fuzz/fuzz_target.h"

#include <cstdio>
#include <cstdlib>

namespace league::test {

void mustHold(bool holds, const char *property, const QString &seen)
{
    if (holds)
        return;
    std::fprintf(stderr, "Does not hold: %s\n%s\n", property, qPrintable(seen));
    std::abort();
}

} // namespace league::test
