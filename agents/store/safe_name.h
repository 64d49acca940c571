// Safe names: an id that somebody else chose, as the name of a file.
#pragma once

#include <QString>

namespace league::store {

// ASCII letters, digits, - and _ stay; every other byte is written as =XX, so there are no slashes,
// dots, blanks or control characters, and two ids never become one name. An id too long for a file
// name, or one with half a character in it, is cut and gets a hash of the whole.
[[nodiscard]] QString safeName(const QString &id);

// The id that this name was made from; something else when the id was cut.
[[nodiscard]] QString idFromSafeName(const QString &name);

} // namespace league::store
