// DesktopWishes: what the person has told the desktop about colours and motion.
//
// Owned by Preferences, on the window's thread. Asks the desktop's portal over D-Bus
// (org.freedesktop.portal.Settings), which GNOME, KDE and the others answer alike, and hears when
// something changes. It never waits: until there is an answer, and where there is no desktop, there
// are no wishes.
#pragma once

#include <QObject>

#include <memory>
#include <optional>

namespace league::app {

class DesktopWishes : public QObject
{
    Q_OBJECT

public:
    // Where the session's bus is: DBUS_SESSION_BUS_ADDRESS, or the socket that systemd makes; empty
    // when there is none.
    [[nodiscard]] static QString busAddress();

    explicit DesktopWishes(const QString &bus = busAddress(), QObject *parent = nullptr);
    ~DesktopWishes() override;

    // Nothing when the desktop has no preference.
    [[nodiscard]] std::optional<bool> dark() const { return m_dark; }
    [[nodiscard]] bool reducedMotion() const { return m_still || m_noAnimations || m_noDuration; }

Q_SIGNALS:
    void changed();

private:
    class Session;

    bool keep(const QString &group, const QString &key, const QVariant &value);

    std::unique_ptr<Session> m_session; // null where there is no desktop
    std::optional<bool> m_dark;
    bool m_still = false; // the common key of all desktops
    bool m_noAnimations = false; // GNOME's and GTK's
    bool m_noDuration = false; // KDE's: animations take no time
};

} // namespace league::app
