// Names of fields, kept: the few hundred that messages have come again and again.
#pragma once

#include <QLatin1String>
#include <QString>

namespace league::base {

// The name as a text. One that was asked for lately, on this thread, is shared and not made anew.
[[nodiscard]] QString jsonName(QLatin1String name);
// Likewise, from UTF-8.
[[nodiscard]] QString jsonName(QByteArrayView utf8);

} // namespace league::base
