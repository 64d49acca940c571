// Preferences: what the window remembers from one start to the next.
//
// A singleton of QML, on the window's thread. Kept in the user's configuration folder; written when
// something changes. A value that makes no sense, typed into the file by hand, is the default.
#pragma once

#include "app/desktop/desktop_wishes.h"

#include <QObject>
#include <QRect>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

namespace league::app::view {

class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(bool isDark READ isDark NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(double scale READ scale WRITE setScale NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(QString speed READ speed WRITE setSpeed NOTIFY changed)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QStringList games READ games CONSTANT)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    Q_PROPERTY(int referees READ referees WRITE setReferees NOTIFY changed)
    Q_PROPERTY(int basePort READ basePort WRITE setBasePort NOTIFY changed)
    Q_PROPERTY(bool isOpenToNetwork READ isOpenToNetwork WRITE setOpenToNetwork NOTIFY changed)
    Q_PROPERTY(bool isDataFolderFixed READ isDataFolderFixed CONSTANT)
    Q_PROPERTY(QString displayName READ displayName WRITE setDisplayName NOTIFY changed)
    Q_PROPERTY(QString dataFolder READ dataFolder WRITE setDataFolder NOTIFY changed)
    Q_PROPERTY(QRect window READ window WRITE setWindow NOTIFY windowChanged)
    Q_PROPERTY(bool isMaximised READ isMaximised WRITE setMaximised NOTIFY windowChanged)

public:
    explicit Preferences(QObject *parent = nullptr);

    // "system", "dark" or "light"
    [[nodiscard]] QString theme() const;
    void setTheme(const QString &theme);
    // What the theme comes to: that of the desktop when it is "system".
    [[nodiscard]] bool isDark() const;
    // "system" or a code such as "he"
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &language);
    // Of the interface, 0.8 to 1.5
    [[nodiscard]] double scale() const;
    void setScale(double scale);
    // The desktop's wish, until the person has chosen here.
    [[nodiscard]] bool reducedMotion() const;
    void setReducedMotion(bool reduced);
    // NORMAL, FAST, DEBUG, STEP or MAX
    [[nodiscard]] QString speed() const;
    void setSpeed(const QString &speed);

    // The last set-up of a league.
    [[nodiscard]] QString game() const;
    void setGame(const QString &game);
    // Every game there is.
    [[nodiscard]] static QStringList games();
    [[nodiscard]] int players() const;
    void setPlayers(int players);
    [[nodiscard]] int referees() const;
    void setReferees(int referees);
    [[nodiscard]] int basePort() const;
    void setBasePort(int port);
    // Whether leagues that are hosted let other computers in.
    [[nodiscard]] bool isOpenToNetwork() const;
    void setOpenToNetwork(bool open);
    // What this person is called in leagues elsewhere.
    [[nodiscard]] QString displayName() const;
    void setDisplayName(const QString &name);
    // Where leagues are kept; AGENT_LEAGUE_DATA decides when it is set.
    [[nodiscard]] QString dataFolder() const;
    void setDataFolder(const QString &folder);
    [[nodiscard]] static bool isDataFolderFixed();

    // Where the window was; empty at the first start.
    [[nodiscard]] QRect window() const;
    void setWindow(const QRect &window);
    [[nodiscard]] bool isMaximised() const;
    void setMaximised(bool maximised);

    // A value of a page's own, by name.
    Q_INVOKABLE [[nodiscard]] QString note(const QString &name, const QString &fallback) const;
    Q_INVOKABLE void setNote(const QString &name, const QString &value);

Q_SIGNALS:
    void changed();
    void windowChanged();

private:
    void keep(const QString &name, const QVariant &value);
    [[nodiscard]] QString word(const QString &name, const QStringList &allowed) const;
    [[nodiscard]] int number(const QString &name, int least, int most, int fallback) const;

    QSettings m_file;
    DesktopWishes m_desktop;
};

} // namespace league::app::view
