// JSON as people read it: a line per row, fields in the order of the documents, tokens masked.
//
// Made by the boards of a match and of the traffic for the message that is selected.
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/field_order.h"

#include <QList>
#include <QString>

namespace league::app::view {

// One line.
struct JsonRow
{
    int number = 0; // from 1
    int depth = 0; // how far it is indented
    QString name = {}; // of the field, in quotes; empty for none
    QString value = {}; // as JSON writes it, or the bracket that opens or closes
    QString kind = {}; // text, number, word (true, false, null), mark (brackets), plain (no JSON)
    QString tail = {}; // a comma, or nothing

    [[nodiscard]] QString text() const;
};

// The lines of a value.
[[nodiscard]] QList<JsonRow> jsonRows(const JsonValue &value, const protocol::FieldOrder &order);
// The lines of bytes that went over the wire; what is no JSON is shown as the text it is.
[[nodiscard]] QList<JsonRow> jsonRows(const QByteArray &bytes);
// The lines as one text, for the clipboard and for files.
[[nodiscard]] QString jsonText(const QList<JsonRow> &rows);
// A secret with nothing left but its first part: tok_••••
[[nodiscard]] QString maskedToken(const QString &token);

} // namespace league::app::view
