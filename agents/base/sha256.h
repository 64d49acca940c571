// The SHA-256 sum of bytes: of tokens, draws, records and files.
#pragma once

#include <QByteArray>

namespace league::base {

// 32 bytes. By OpenSSL, which uses what the processor has for it: a tenth of what Qt's own takes.
[[nodiscard]] QByteArray sha256(QByteArrayView bytes);

} // namespace league::base
