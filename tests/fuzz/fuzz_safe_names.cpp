// Safe names: whatever somebody calls himself, the name of the file is harmless, and two different
// ids never share a file. Takes UTF-16, because JSON can hold text that no UTF-8 can.
#include "agents/store/safe_name.h"

#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

using namespace league;
using store::idFromSafeName;
using store::safeName;

namespace {

bool isHarmless(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9')
        || c == u'-' || c == u'_' || c == u'=';
}

void tryId(const QString &id)
{
    const QString name = safeName(id);
    test::mustHold(!name.isEmpty() && name.size() <= 120, "a name fits into any folder", name);
    test::mustHold(std::all_of(name.begin(), name.end(), isHarmless), "a name is harmless", name);
    constexpr qsizetype NeverCut = 120 / 9; // one character is at most three bytes, each =XX
    if (id.size() <= NeverCut && id.isValidUtf16())
        test::mustHold(idFromSafeName(name) == id, "an id comes back from its name", name);
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    const QString text(reinterpret_cast<const QChar *>(input.constData()), input.size() / 2);
    const qsizetype middle = text.size() / 2;
    const QString one = text.left(middle);
    const QString other = text.mid(middle);
    tryId(one);
    tryId(other);
    tryId(QString::fromUtf8(input));
    mustHold((safeName(one) == safeName(other)) == (one == other), "two ids have two names",
             safeName(one));
}
