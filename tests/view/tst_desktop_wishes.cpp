// What the desktop says about colours and motion: DesktopWishes, on a bus of the test's own with a
// portal that the test plays.
#include "app/desktop/desktop_wishes.h"
#include "app/view/desk/preferences.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using league::app::DesktopWishes;
using league::app::view::Preferences;

using Groups = QMap<QString, QVariantMap>;

namespace {

const QString Common = QStringLiteral("org.freedesktop.appearance");
const QString Gnome = QStringLiteral("org.gnome.desktop.interface");
const QString Kde = QStringLiteral("org.kde.kdeglobals.KDE");

// The portal of a desktop with these settings.
class Portal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    explicit Portal(const QString &bus) : m_bus(QDBusConnection::connectToBus(bus, "portal"))
    {
        m_bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), this,
                             QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
        m_bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop"));
    }
    ~Portal() override { QDBusConnection::disconnectFromBus("portal"); }

    Groups settings;

public Q_SLOTS:
    Groups ReadAll(const QStringList &wanted)
    {
        Groups groups;
        for (const QString &name : wanted) {
            if (settings.contains(name))
                groups.insert(name, settings.value(name));
        }
        return groups;
    }

Q_SIGNALS:
    void SettingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    QDBusConnection m_bus;
};

} // namespace

class DesktopWishesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qDBusRegisterMetaType<Groups>();
        m_daemon.start(QStringLiteral("dbus-daemon"),
                       {QStringLiteral("--session"), QStringLiteral("--print-address"),
                        QStringLiteral("--nofork"), QStringLiteral("--nopidfile")});
        QVERIFY2(m_daemon.waitForStarted(), "dbus-daemon is not installed");
        QVERIFY(m_daemon.waitForReadyRead());
        m_bus = QString::fromLatin1(m_daemon.readLine().trimmed());
        QVERIFY(!m_bus.isEmpty());
    }
    void cleanupTestCase()
    {
        m_daemon.terminate();
        m_daemon.waitForFinished();
    }

    void hearsWhatIsSet_data()
    {
        QTest::addColumn<QString>("group");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QVariant>("dark"); // invalid: no preference
        QTest::addColumn<bool>("still");
        const QVariant none;
        QTest::newRow("dark") << Common << "color-scheme" << QVariant(1U) << QVariant(true)
                              << false;
        QTest::newRow("light") << Common << "color-scheme" << QVariant(2U) << QVariant(false)
                               << false;
        QTest::newRow("GNOME without animations")
            << Gnome << "enable-animations" << QVariant(false) << none << true;
        QTest::newRow("KDE without animations")
            << Kde << "AnimationDurationFactor" << QVariant(QStringLiteral("0")) << none << true;
        QTest::newRow("reduced motion for all desktops")
            << Common << "reduced-motion" << QVariant(1U) << none << true;
    }

    void hearsWhatIsSet()
    {
        QFETCH(QString, group);
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        QFETCH(QVariant, dark);
        QFETCH(bool, still);
        Portal portal(m_bus);
        portal.settings[group].insert(key, value);

        const DesktopWishes wishes(m_bus);
        QVERIFY(!wishes.dark().has_value());
        QVERIFY(!wishes.reducedMotion());
        QSignalSpy changed(&wishes, &DesktopWishes::changed);
        QVERIFY(changed.wait());
        QCOMPARE(wishes.dark().has_value(), dark.isValid());
        if (dark.isValid())
            QCOMPARE(*wishes.dark(), dark.toBool());
        QCOMPARE(wishes.reducedMotion(), still);
    }

    void hearsWhatChanges()
    {
        Portal portal(m_bus);
        portal.settings[Gnome].insert(QStringLiteral("enable-animations"), false);
        DesktopWishes wishes(m_bus);
        QSignalSpy changed(&wishes, &DesktopWishes::changed);
        QVERIFY(changed.wait());
        QVERIFY(wishes.reducedMotion());

        // What is not ours to know comes before, and changes nothing.
        Q_EMIT portal.SettingChanged(Gnome, QStringLiteral("cursor-size"), QDBusVariant(48));
        Q_EMIT portal.SettingChanged(Gnome, QStringLiteral("enable-animations"),
                                     QDBusVariant(true));
        QVERIFY(changed.wait());
        QVERIFY(!wishes.reducedMotion());
        QCOMPARE(changed.size(), 2);
    }

    void isSilentWithoutADesktop()
    {
        const DesktopWishes wishes{QString()};
        QVERIFY(!wishes.dark().has_value());
        QVERIFY(!wishes.reducedMotion());
    }

    // The person's own choice wins over the desktop's wish, in both directions.
    void givesWayToThePersonsChoice()
    {
        const QTemporaryDir home;
        qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.toUtf8());
        Portal portal(m_bus);
        portal.settings[Gnome].insert(QStringLiteral("enable-animations"), false);
        portal.settings[Common].insert(QStringLiteral("color-scheme"), 1U);

        Preferences preferences;
        QSignalSpy changed(&preferences, &Preferences::changed);
        QVERIFY(changed.wait());
        QVERIFY(preferences.reducedMotion());
        QVERIFY(preferences.isDark());
        preferences.setReducedMotion(false);
        preferences.setTheme(QStringLiteral("light"));
        QVERIFY(!preferences.reducedMotion());
        QVERIFY(!preferences.isDark());
    }

private:
    QProcess m_daemon;
    QString m_bus;
};

QTEST_MAIN(DesktopWishesTest)

#include "tst_desktop_wishes.moc"
