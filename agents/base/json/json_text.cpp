#include "agents/base/json/json_text.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace league::base {

// Other letters are as they are in UTF-8; what has to be escaped is left to Qt.
void JsonText::addUnusual(const QString &text)
{
    const auto isEscaped = [](QChar c) {
        return c < u' ' || c == u'"' || c == u'\\' || c.isSurrogate();
    };
    if (std::ranges::any_of(text, isEscaped)) {
        const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
        return add(QByteArrayView(list).sliced(1, list.size() - 2));
    }
    add('"');
    add(text.toUtf8());
    add('"');
}

} // namespace league::base
