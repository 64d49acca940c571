// FieldOrder: in which order people read the fields of a message: as the documents write them.
//
// Made by whoever shows a message: the pages of a match and of the traffic.
#pragma once

#include "agents/base/json/json.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace league::protocol {

class FieldOrder
{
public:
    // The order for that message or that JSON-RPC request or reply; the framing comes first, then
    // the envelope, then what the message's type names, then what any message names.
    [[nodiscard]] static FieldOrder of(const JsonObject &messageOrFrame);

    // The fields of any object of the message; those nobody knows come last, by the alphabet.
    [[nodiscard]] QStringList fieldsOf(const JsonObject &object) const;

private:
    QHash<QString, int> m_rank;
};

// The message in a JSON-RPC request or reply (its params, result, or the arguments of a tool call);
// the object itself when it is not framed.
[[nodiscard]] JsonObject messageIn(const JsonObject &frame);

} // namespace league::protocol
