#include "app/desktop/desktop_wishes.h"

#include <QDBusAbstractInterface>
#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>
#include <QUuid>

namespace league::app {

namespace {

constexpr auto Interface = "org.freedesktop.portal.Settings";
const QString Service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString Path = QStringLiteral("/org/freedesktop/portal/desktop");

const QString Common = QStringLiteral("org.freedesktop.appearance");
const QString Gnome = QStringLiteral("org.gnome.desktop.interface");
const QString Kde = QStringLiteral("org.kde.kdeglobals.KDE");

using Groups = QMap<QString, QVariantMap>;

// Qt connects a signal of such a class to the signal of the same name on the bus.
class Portal : public QDBusAbstractInterface
{
    Q_OBJECT

public:
    explicit Portal(const QDBusConnection &bus)
        : QDBusAbstractInterface(Service, Path, Interface, bus, nullptr)
    {
    }

Q_SIGNALS:
    void SettingChanged(const QString &group, const QString &key, const QDBusVariant &value);
};

} // namespace

// A connection of its own, which ends with it.
class DesktopWishes::Session
{
public:
    explicit Session(const QString &address)
        : m_name(QUuid::createUuid().toString()),
          m_bus(QDBusConnection::connectToBus(address, m_name)),
          m_portal(std::make_unique<Portal>(m_bus))
    {
    }
    ~Session()
    {
        m_portal.reset();
        QDBusConnection::disconnectFromBus(m_name);
    }
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    [[nodiscard]] bool isConnected() const { return m_bus.isConnected(); }
    [[nodiscard]] Portal &portal() { return *m_portal; }

private:
    QString m_name;
    QDBusConnection m_bus;
    std::unique_ptr<Portal> m_portal;
};

QString DesktopWishes::busAddress()
{
    const QString told = qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS");
    if (!told.isEmpty())
        return told;
    const QString socket = qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus");
    return QFile::exists(socket) ? QStringLiteral("unix:path=") + socket : QString();
}

DesktopWishes::DesktopWishes(const QString &bus, QObject *parent) : QObject(parent)
{
    if (bus.isEmpty() || bus == QLatin1String("disabled:"))
        return;
    auto session = std::make_unique<Session>(bus);
    if (!session->isConnected())
        return;
    m_session = std::move(session);
    qDBusRegisterMetaType<Groups>();
    connect(&m_session->portal(), &Portal::SettingChanged, this,
            [this](const QString &group, const QString &key, const QDBusVariant &value) {
                if (keep(group, key, value.variant()))
                    Q_EMIT changed();
            });
    auto *answer = new QDBusPendingCallWatcher(
        m_session->portal().asyncCall(QStringLiteral("ReadAll"), QStringList{Common, Gnome, Kde}),
        this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        const QDBusPendingReply<Groups> reply = *answer;
        if (reply.isError())
            return;
        bool isNew = false;
        const Groups groups = reply.value();
        for (auto group = groups.begin(); group != groups.end(); ++group) {
            for (auto key = group->begin(); key != group->end(); ++key)
                isNew = keep(group.key(), key.key(), key.value()) || isNew;
        }
        if (isNew)
            Q_EMIT changed();
    });
}

DesktopWishes::~DesktopWishes() = default;

bool DesktopWishes::keep(const QString &group, const QString &key, const QVariant &value)
{
    const auto before = std::make_pair(m_dark, reducedMotion());
    if (group == Common && key == QLatin1String("color-scheme")) {
        const uint scheme = value.toUInt(); // 1 dark, 2 light, anything else: no preference
        m_dark.reset();
        if (scheme == 1 || scheme == 2)
            m_dark = scheme == 1;
    } else if (group == Common && key == QLatin1String("reduced-motion")) {
        m_still = value.toUInt() == 1;
    } else if (group == Gnome && key == QLatin1String("enable-animations")) {
        m_noAnimations = !value.toBool();
    } else if (group == Kde && key == QLatin1String("AnimationDurationFactor")) {
        bool isNumber = false;
        const double factor = value.toString().toDouble(&isNumber); // KDE's settings are texts
        m_noDuration = isNumber && factor == 0;
    }
    return before != std::make_pair(m_dark, reducedMotion());
}

} // namespace league::app

#include "desktop_wishes.moc"
