// KnownPlaces: addresses of leagues that were joined before, newest first, for the join dialog.
//
// Owned by the JoinDesk. Kept in the preferences from one start to the next; the latest few only.
#pragma once

#include "app/view/desk/preferences.h"
#include "app/view/row_model.h"

namespace league::app::view {

struct PlaceRow
{
    Q_GADGET
    Q_PROPERTY(QString address MEMBER address)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString game MEMBER game)

public:
    QString address = {}; // http://192.168.1.20:8000/mcp
    QString place = {}; // 192.168.1.20:8000
    QString code = {}; // that it was joined with
    QString name = {}; // of the league that was there
    QString game = {};

    [[nodiscard]] QString key() const { return address; }
    friend bool operator==(const PlaceRow &, const PlaceRow &) = default;
};

class KnownPlaces
{
public:
    static constexpr int Most = 8;

    // The preferences must outlive it.
    explicit KnownPlaces(Preferences &preferences);

    // Puts the place first, also when it was there before.
    void add(const PlaceRow &place);
    // Forgets it.
    void remove(const QString &address);

    // The code that this place was joined with; empty when it is not known.
    [[nodiscard]] QString codeOf(const QString &address) const;
    [[nodiscard]] const QList<PlaceRow> &all() const { return m_places; }

private:
    void keep(const QList<PlaceRow> &places);

    Preferences &m_preferences;
    QList<PlaceRow> m_places;
};

// 192.168.1.20:8000 of an address.
[[nodiscard]] QString placeOf(const QString &address);

} // namespace league::app::view
