#include "agents/base/json/json_writer.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <charconv>

namespace league::base {

class JsonWriter
{
public:
    explicit JsonWriter(bool isIndented) : m_isIndented(isIndented)
    {
        constexpr qsizetype UsualBytes = 1'000;
        m_bytes.reserve(UsualBytes);
    }

    void add(const JsonValue &value)
    {
        std::visit([this](const auto &content) { add(content); }, value.m_content);
    }

    [[nodiscard]] QByteArray take()
    {
        if (m_isIndented)
            m_bytes += '\n';
        return std::move(m_bytes);
    }

private:
    void add(std::monostate) { m_bytes += "null"; }
    void add(std::nullptr_t) { m_bytes += "null"; }
    void add(bool value) { m_bytes += value ? QByteArrayView("true") : QByteArrayView("false"); }

    void add(qint64 number)
    {
        std::array<char, 24> digits; // NOLINT(cppcoreguidelines-pro-type-member-init): written next
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        m_bytes.append(digits.data(), end - digits.data());
    }

    void add(double number) { addAsQtWrites(number); }

    void add(const QString &text)
    {
        const auto isPlain = [](QChar c) {
            return c >= u' ' && c <= u'~' && c != u'"' && c != u'\\';
        };
        if (!std::ranges::all_of(text, isPlain))
            return addUnusual(text);
        const qsizetype from = m_bytes.size();
        m_bytes.resize(from + text.size() + 2);
        char *place = m_bytes.data() + from;
        *place++ = '"';
        for (const QChar c : text)
            *place++ = static_cast<char>(c.unicode());
        *place = '"';
    }

    void add(const JsonArray &items)
    {
        addAll('[', items, ']', [](auto) {});
    }

    void add(const JsonObject &fields)
    {
        addAll('{', fields, '}', [this](const auto &field) {
            add(field.key());
            m_bytes += m_isIndented ? QByteArrayView(": ") : QByteArrayView(":");
        });
    }

    template<class Items, class Name>
    void addAll(char opening, const Items &items, char closing, Name name)
    {
        m_bytes += opening;
        ++m_depth;
        bool isFirst = true;
        for (auto item = items.begin(); item != items.end(); ++item) {
            if (!std::exchange(isFirst, false))
                m_bytes += ',';
            addLineEnd();
            name(item);
            add(*item);
        }
        --m_depth;
        addLineEnd();
        m_bytes += closing;
    }

    void addLineEnd()
    {
        constexpr qsizetype Step = 4;
        if (m_isIndented)
            m_bytes.append('\n').append(m_depth * Step, ' ');
    }

    // Other letters are as they are in UTF-8; what has to be escaped is left to Qt.
    void addUnusual(const QString &text)
    {
        const auto isEscaped = [](QChar c) {
            return c < u' ' || c == u'"' || c == u'\\' || c.isSurrogate();
        };
        if (std::ranges::any_of(text, isEscaped))
            return addAsQtWrites(text);
        m_bytes.append('"').append(text.toUtf8()).append('"');
    }

    void addAsQtWrites(const QJsonValue &value)
    {
        const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        m_bytes += QByteArrayView(list).sliced(1, list.size() - 2);
    }

    QByteArray m_bytes;
    bool m_isIndented;
    qsizetype m_depth = 0;
};

QByteArray writeJson(const JsonValue &value, JsonDocument::JsonFormat format)
{
    JsonWriter writer(format == JsonDocument::Indented);
    writer.add(value);
    return writer.take();
}

} // namespace league::base
