// compactJson: an object as text, byte for byte what QJsonDocument writes, in a fraction of the
// time.
//
// For what is written again and again: messages, entries of the journal, lines of logs.
#pragma once

#include <QByteArray>
#include <QJsonObject>

namespace league::protocol {

[[nodiscard]] QByteArray compactJson(const QJsonObject &object);

} // namespace league::protocol
