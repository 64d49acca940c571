// Where libFuzzer comes in: ./check --fuzz.
#include "tests/fuzz/fuzz_target.h"

#include <QCoreApplication>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    static int argc = 1;
    static char name[] = "fuzz";
    static char *argv[] = {name, nullptr};
    static const QCoreApplication app(argc, argv);
    league::test::tryInput(
        QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    return 0;
}
