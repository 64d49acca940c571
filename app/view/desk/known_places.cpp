#include "app/view/desk/known_places.h"

#include <QUrl>

namespace league::app::view {

namespace {

const QString Note = QStringLiteral("places");
constexpr QChar BetweenPlaces = u'\n';
constexpr QChar BetweenParts = u'\t';

// What strangers call their league must not look like the end of a part.
QString onOneLine(const QString &text)
{
    return text.simplified();
}

} // namespace

QString placeOf(const QString &address)
{
    return QUrl(address).authority();
}

KnownPlaces::KnownPlaces(Preferences &preferences) : m_preferences(preferences)
{
    for (const QString &line :
         preferences.note(Note, {}).split(BetweenPlaces, Qt::SkipEmptyParts)) {
        const QStringList parts = line.split(BetweenParts);
        if (parts.size() != 4 || placeOf(parts.at(0)).isEmpty() || m_places.size() == Most)
            continue;
        m_places.append({parts.at(0), placeOf(parts.at(0)), parts.at(1), parts.at(2), parts.at(3)});
    }
}

void KnownPlaces::add(const PlaceRow &place)
{
    QList<PlaceRow> places = m_places;
    places.removeIf([&](const PlaceRow &each) { return each.address == place.address; });
    places.prepend(place);
    places.first().place = placeOf(place.address);
    keep(places.first(std::min<qsizetype>(places.size(), Most)));
}

void KnownPlaces::remove(const QString &address)
{
    QList<PlaceRow> places = m_places;
    places.removeIf([&](const PlaceRow &each) { return each.address == address; });
    keep(places);
}

QString KnownPlaces::codeOf(const QString &address) const
{
    for (const PlaceRow &each : m_places) {
        if (each.address == address)
            return each.code;
    }
    return {};
}

void KnownPlaces::keep(const QList<PlaceRow> &places)
{
    QStringList lines;
    for (const PlaceRow &each : places) {
        lines.append(QStringList{onOneLine(each.address), onOneLine(each.code),
                                 onOneLine(each.name), onOneLine(each.game)}
                         .join(BetweenParts));
    }
    m_preferences.setNote(Note, lines.join(BetweenPlaces));
    m_places = places;
}

} // namespace league::app::view
