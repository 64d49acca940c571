#include "app/view/desk/preferences.h"

#include "agents/base/speed.h"
#include "agents/games/game_registry.h"
#include "agents/store/league_folder.h"
#include "app/view/desk/languages.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace league::app::view {

namespace {

const QString System = QStringLiteral("system");
constexpr int DarkBelow = 128;

QStringList speeds()
{
    QStringList names;
    for (const base::Speed speed : base::AllSpeeds)
        names.append(base::speedName(speed));
    return names;
}

} // namespace

Preferences::Preferences(QObject *parent)
    : QObject(parent),
      m_file(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("agent-league"),
             QStringLiteral("window"))
{
    connect(&m_desktop, &DesktopWishes::changed, this, &Preferences::changed);
}

QString Preferences::theme() const
{
    return word(QStringLiteral("theme"), {System, QStringLiteral("dark"), QStringLiteral("light")});
}

void Preferences::setTheme(const QString &theme)
{
    keep(QStringLiteral("theme"), theme);
}

bool Preferences::isDark() const
{
    const QString wanted = theme();
    if (wanted != System)
        return wanted == QLatin1String("dark");
    if (m_desktop.dark())
        return *m_desktop.dark();
    return QGuiApplication::palette().color(QPalette::Window).lightness() < DarkBelow;
}

QString Preferences::language() const
{
    return word(QStringLiteral("language"), QStringList{System} + Languages::codes());
}

void Preferences::setLanguage(const QString &language)
{
    keep(QStringLiteral("language"), language);
}

double Preferences::scale() const
{
    return number(QStringLiteral("scale_percent"), 80, 150, 100) / 100.0;
}

void Preferences::setScale(double scale)
{
    keep(QStringLiteral("scale_percent"), qRound(scale * 100));
}

bool Preferences::reducedMotion() const
{
    return m_file.value(QStringLiteral("reduced_motion"), m_desktop.reducedMotion()).toBool();
}

void Preferences::setReducedMotion(bool reduced)
{
    keep(QStringLiteral("reduced_motion"), reduced);
}

QString Preferences::speed() const
{
    return word(QStringLiteral("speed"), speeds());
}

void Preferences::setSpeed(const QString &speed)
{
    keep(QStringLiteral("speed"), speed);
}

QString Preferences::game() const
{
    return word(QStringLiteral("game"), games::GameRegistry::ids());
}

void Preferences::setGame(const QString &game)
{
    keep(QStringLiteral("game"), game);
}

QStringList Preferences::games()
{
    return games::GameRegistry::ids();
}

int Preferences::players() const
{
    return number(QStringLiteral("players"), 2, 200, 4);
}

void Preferences::setPlayers(int players)
{
    keep(QStringLiteral("players"), players);
}

int Preferences::referees() const
{
    return number(QStringLiteral("referees"), 1, 10, 2);
}

void Preferences::setReferees(int referees)
{
    keep(QStringLiteral("referees"), referees);
}

int Preferences::basePort() const
{
    return number(QStringLiteral("base_port"), 0, 65000, 8000);
}

void Preferences::setBasePort(int port)
{
    keep(QStringLiteral("base_port"), port);
}

bool Preferences::isOpenToNetwork() const
{
    return m_file.value(QStringLiteral("open_to_network"), true).toBool();
}

void Preferences::setOpenToNetwork(bool open)
{
    keep(QStringLiteral("open_to_network"), open);
}

QString Preferences::displayName() const
{
    return note(QStringLiteral("display_name"), {});
}

void Preferences::setDisplayName(const QString &name)
{
    keep(QStringLiteral("display_name"), name);
}

QString Preferences::dataFolder() const
{
    if (isDataFolderFixed())
        return store::LeagueFolder::defaultDataFolder();
    return note(QStringLiteral("data_folder"), store::LeagueFolder::defaultDataFolder());
}

bool Preferences::isDataFolderFixed()
{
    return !qEnvironmentVariableIsEmpty("AGENT_LEAGUE_DATA");
}

void Preferences::setDataFolder(const QString &folder)
{
    keep(QStringLiteral("data_folder"), folder);
}

QRect Preferences::window() const
{
    return m_file.value(QStringLiteral("window")).toRect();
}

void Preferences::setWindow(const QRect &window)
{
    m_file.setValue(QStringLiteral("window"), window);
    Q_EMIT windowChanged();
}

bool Preferences::isMaximised() const
{
    return m_file.value(QStringLiteral("maximised"), false).toBool();
}

void Preferences::setMaximised(bool maximised)
{
    m_file.setValue(QStringLiteral("maximised"), maximised);
    Q_EMIT windowChanged();
}

QString Preferences::note(const QString &name, const QString &fallback) const
{
    const QString kept = m_file.value(name).toString();
    return kept.isEmpty() ? fallback : kept;
}

void Preferences::setNote(const QString &name, const QString &value)
{
    keep(name, value);
}

void Preferences::keep(const QString &name, const QVariant &value)
{
    if (m_file.value(name) == value)
        return;
    m_file.setValue(name, value);
    Q_EMIT changed();
}

QString Preferences::word(const QString &name, const QStringList &allowed) const
{
    const QString kept = m_file.value(name).toString();
    return allowed.contains(kept) ? kept : allowed.constFirst();
}

int Preferences::number(const QString &name, int least, int most, int fallback) const
{
    bool isNumber = false;
    const int kept = m_file.value(name).toInt(&isNumber);
    return isNumber ? std::clamp(kept, least, most) : fallback;
}

} // namespace league::app::view
