// SentencePattern: "Port %1 on %2 is taken", to recognise sentences that were made from it.
//
// A value; EngineWords keeps one for each pattern of its tables.
#pragma once

#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace league::app::view {

class SentencePattern
{
public:
    // What was put into the places: 1 is %1.
    using Values = QMap<int, QString>;

    explicit SentencePattern(const char *pattern);

    // What the translation is found by.
    [[nodiscard]] const char *source() const { return m_source; }
    // Characters of its own; the more, the surer it is.
    [[nodiscard]] qsizetype ownLength() const { return m_ownLength; }
    // Whether it has so few of them that chance may fit: then it takes single words only.
    [[nodiscard]] bool isVague() const { return m_isVague; }
    // Whether the place stands in quotes: then it is what somebody typed or sent, word for word.
    [[nodiscard]] bool isQuoted(int place) const;
    // What was put into it, when this text was made from it, from beginning to end.
    [[nodiscard]] std::optional<Values> valuesIn(const QString &text) const;

    // The text with its places filled; a value may hold a %1 of its own.
    [[nodiscard]] static QString filled(const QString &text, const Values &values);

private:
    const char *m_source;
    QStringList m_own; // before, between and after the places
    QList<int> m_places;
    qsizetype m_ownLength = 0;
    bool m_isVague = false;
};

} // namespace league::app::view
