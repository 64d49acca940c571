#include "agents/base/json/json_writer.h"

#include "agents/base/json/json_text.h"

#include <QJsonArray>

namespace league::base {

class JsonWriter
{
public:
    explicit JsonWriter(bool isIndented) : m_isIndented(isIndented) { }

    void add(const JsonValue &value)
    {
        // Nearly every value is a text or a number; visiting is a call.
        if (const auto *text = std::get_if<QString>(&value.m_content))
            return add(*text);
        if (const auto *number = std::get_if<qint64>(&value.m_content))
            return add(*number);
        std::visit([this](const auto &content) { add(content); }, value.m_content);
    }

    // Takes what the value needs at most, in one line and with a comma, from the room; below zero
    // it was not enough, and nobody has looked further.
    static void claim(qint64 &room, const JsonValue &value)
    {
        constexpr qint64 LongestLetter = 6; // of a control character: \u0001
        constexpr qint64 LongestNumber = 25; // more than a word, quotes or brackets
        room -= LongestNumber;
        if (const auto *text = std::get_if<QString>(&value.m_content)) {
            room -= LongestLetter * text->size();
        } else if (const auto *fields = std::get_if<JsonObject>(&value.m_content)) {
            for (auto field = fields->begin(); room >= 0 && field != fields->end(); ++field) {
                room -= LongestLetter * field.key().size() + 3;
                claim(room, field.value());
            }
        } else if (const auto *items = std::get_if<JsonArray>(&value.m_content)) {
            for (auto item = items->begin(); room >= 0 && item != items->end(); ++item)
                claim(room, *item);
        }
    }

    [[nodiscard]] QByteArray take()
    {
        if (m_isIndented)
            m_text.add('\n');
        return m_text.take();
    }

private:
    void add(std::monostate) { m_text.add("null"); }
    void add(std::nullptr_t) { m_text.add("null"); }
    void add(bool value) { m_text.add(value ? QByteArrayView("true") : QByteArrayView("false")); }
    void add(qint64 number) { m_text.addNumber(number); }
    void add(double number) { addAsQtWrites(number); }

    void add(const QString &text) { m_text.addText(text); }

    void add(const JsonArray &items)
    {
        addAll('[', items, ']', [](auto) {});
    }

    void add(const JsonObject &fields)
    {
        addAll('{', fields, '}', [this](const auto &field) {
            add(field.key());
            m_text.add(':');
            if (m_isIndented)
                m_text.add(' ');
        });
    }

    template<class Items, class Name>
    void addAll(char opening, const Items &items, char closing, Name name)
    {
        m_text.add(opening);
        ++m_depth;
        bool isFirst = true;
        for (auto item = items.begin(); item != items.end(); ++item) {
            if (!std::exchange(isFirst, false))
                m_text.add(',');
            addLineEnd();
            name(item);
            add(*item);
        }
        --m_depth;
        addLineEnd();
        m_text.add(closing);
    }

    void addLineEnd()
    {
        constexpr qsizetype Step = 4;
        if (!m_isIndented)
            return;
        m_text.add('\n');
        m_text.fill(m_depth * Step, ' ');
    }

    void addAsQtWrites(double number)
    {
        const QByteArray list = QJsonDocument(QJsonArray{number}).toJson(QJsonDocument::Compact);
        m_text.add(QByteArrayView(list).sliced(1, list.size() - 2));
    }

    JsonText m_text;
    bool m_isIndented;
    qsizetype m_depth = 0;
};

QByteArray writeJson(const JsonValue &value, JsonDocument::JsonFormat format)
{
    JsonWriter writer(format == JsonDocument::Indented);
    writer.add(value);
    return writer.take();
}

bool isSurelyShorter(const JsonValue &value, qint64 bytes)
{
    JsonWriter::claim(bytes, value);
    return bytes >= 0;
}

} // namespace league::base
