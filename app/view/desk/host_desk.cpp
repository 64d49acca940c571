#include "app/view/desk/host_desk.h"

#include "app/view/desk/desk.h"
#include "app/view/words/engine_words.h"
#include "app/view/words/language_news.h"

#include <QQmlEngine>

namespace league::app::view {

namespace {

constexpr QStringView ShownGame = u"even_odd"; // the game that is hosted

const QString LastName = QStringLiteral("host_name");
const QString LastPlayers = QStringLiteral("host_players");
const QString LastReferees = QStringLiteral("host_referees");

// What the operator of a lobby decides with a button, not with a rule.
bool isDecidedElsewhere(const QString &rule)
{
    return rule.startsWith(QStringLiteral("auto_start"))
        || rule.startsWith(QStringLiteral("expected_"));
}

} // namespace

HostDesk::HostDesk(Desk &desk, QObject *parent)
    : QObject(parent),
      m_desk(desk),
      m_name(desk.preferences().note(LastName, {})),
      m_players(desk.preferences().note(LastPlayers, QStringLiteral("0")).toInt()),
      m_referees(desk.preferences().note(LastReferees, QStringLiteral("2")).toInt()),
      m_port(QString::number(desk.preferences().basePort())),
      m_openToNetwork(desk.preferences().isOpenToNetwork())
{
    connect(&LanguageNews::here(), &LanguageNews::changed, this, &HostDesk::showRules);
    // The settings decide until the dialog says otherwise.
    connect(&desk.preferences(), &Preferences::changed, this,
            [this, known = m_openToNetwork]() mutable {
                const bool wanted = m_desk.preferences().isOpenToNetwork();
                if (std::exchange(known, wanted) != wanted)
                    setOpenToNetwork(wanted);
            });
    showRules();
}

HostDesk *HostDesk::create(QQmlEngine *engine, QJSEngine *scripts)
{
    Q_UNUSED(scripts)
    return new HostDesk(*engine->singletonInstance<Desk *>(qmlTypeId("League.View", 1, 0, "Desk")));
}

void HostDesk::showRules()
{
    QList<RuleLine> lines;
    for (const tournament::RuleInfo &info : m_rules.all(ShownGame)) {
        if (isDecidedElsewhere(info.key))
            continue;
        lines.append({info.key, info.value, info.defaultValue, info.allowed, info.meaning,
                      info.key == m_refusedRule ? EngineWords::said(m_refusal) : QString()});
    }
    m_lines.show(lines);
    Q_EMIT changed();
}

void HostDesk::setRule(const QString &rule, const QString &value)
{
    const base::Outcome done = m_rules.set(rule, value.trimmed());
    m_refusedRule = rule;
    m_refusal = done ? QString() : done.failure().sentence;
    showRules();
}

void HostDesk::resetRules()
{
    m_rules = {};
    m_refusedRule.clear();
    showRules();
}

void HostDesk::setName(const QString &name)
{
    if (std::exchange(m_name, name) != name)
        Q_EMIT changed();
}

void HostDesk::setPlayers(int players)
{
    if (std::exchange(m_players, players) != players)
        Q_EMIT changed();
}

void HostDesk::setReferees(int referees)
{
    if (std::exchange(m_referees, referees) != referees)
        Q_EMIT changed();
}

void HostDesk::setExpectedPlayers(int players)
{
    if (std::exchange(m_expectedPlayers, players) != players)
        Q_EMIT changed();
}

void HostDesk::setPort(const QString &port)
{
    if (std::exchange(m_port, port) != port)
        Q_EMIT changed();
}

void HostDesk::setOpenToNetwork(bool open)
{
    if (std::exchange(m_openToNetwork, open) != open)
        Q_EMIT changed();
}

void HostDesk::setSpectators(bool allowed)
{
    if (std::exchange(m_spectators, allowed) != allowed)
        Q_EMIT changed();
}

bool HostDesk::isPortValid() const
{
    bool isNumber = false;
    const uint port = m_port.trimmed().toUInt(&isNumber);
    return m_port.trimmed().isEmpty() || (isNumber && port <= 65'535);
}

int HostDesk::changedRules() const
{
    return static_cast<int>(
        std::count_if(m_lines.rows().begin(), m_lines.rows().end(),
                      [](const RuleLine &line) { return line.value != line.usual; }));
}

QString HostDesk::problem() const
{
    const base::Outcome fits = m_rules.check();
    return fits ? QString() : EngineWords::said(fits.failure().sentence);
}

void HostDesk::host()
{
    if (!isPortValid() || !problem().isEmpty())
        return;
    Preferences &preferences = m_desk.preferences();
    preferences.setNote(LastName, m_name.trimmed());
    preferences.setNote(LastPlayers, QString::number(m_players));
    preferences.setNote(LastReferees, QString::number(m_referees));
    HouseOptions options;
    options.opening = Opening::Lobby;
    options.leagueName = m_name.trimmed().isEmpty() ? tr("Our league") : m_name.trimmed();
    options.players = m_players;
    options.referees = m_referees;
    options.expectedPlayers = m_expectedPlayers;
    options.basePort = m_port.trimmed().toUShort();
    options.address =
        QHostAddress(m_openToNetwork ? QHostAddress::AnyIPv4 : QHostAddress::LocalHost);
    options.spectators = m_spectators;
    options.rules = m_rules;
    m_desk.hostLobby(options);
}

} // namespace league::app::view
