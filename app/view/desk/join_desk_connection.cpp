// What the join dialog knows of the connection: when it is tried, and what was found.
#include "app/view/desk/join_desk.h"

#include "app/view/words/engine_words.h"

namespace league::app::view {

namespace {

QString wordOf(ConnectionCheck::State state)
{
    using enum ConnectionCheck::State;
    switch (state) {
    case Waiting:
        break;
    case Running:
        return QStringLiteral("running");
    case Passed:
        return QStringLiteral("passed");
    case Failed:
        return QStringLiteral("failed");
    case Unknown:
        return QStringLiteral("unknown");
    }
    return QStringLiteral("waiting");
}

JoinRole roleFrom(const QString &word)
{
    return word == QStringLiteral("spectator") ? JoinRole::Spectator
        : word == QStringLiteral("referee")    ? JoinRole::Referee
                                               : JoinRole::Player;
}

} // namespace

void JoinDesk::testSoon()
{
    forgetTest();
    m_waitsForWord = false;
    m_isPending = !m_address.trimmed().isEmpty() && missing() != QStringLiteral("port");
    if (m_isPending)
        m_pause = m_clock.after(Pause, [this] { test(); });
    Q_EMIT tested();
}

void JoinDesk::forgetTest()
{
    m_test->cancel();
    m_pause.cancel();
    m_isPending = false;
    m_checks.show({});
    Q_EMIT tested();
}

void JoinDesk::test()
{
    m_pause.cancel();
    m_isPending = false;
    m_waitsForWord = false;
    if (m_address.trimmed().isEmpty() || missing() == QStringLiteral("port"))
        return;
    ConnectionPlan plan;
    plan.manager = m_address;
    plan.joinCode = m_code;
    plan.role = roleFrom(m_role);
    plan.port = needsPort() ? m_port.trimmed().toUShort() : quint16(0);
    m_test->start(plan);
}

void JoinDesk::take(const ConnectionReport &report)
{
    QList<ConnectionRow> rows;
    for (const ConnectionCheck &check : report.checks)
        rows.append({check.id, check.title, wordOf(check.state), check.value,
                     EngineWords::said(check.cause)});
    if (!m_isPending)
        m_checks.show(rows);
    m_secondsAgo = 0;
    m_tick.cancel();
    if (report.finishedUtcMs > 0)
        m_tick = m_clock.after(std::chrono::seconds(1), [this] { tick(); });
    Q_EMIT ticked();
    Q_EMIT tested();
}

void JoinDesk::tick()
{
    ++m_secondsAgo;
    Q_EMIT ticked();
    m_tick = m_clock.after(std::chrono::seconds(1), [this] { tick(); });
}

QString JoinDesk::testState() const
{
    using enum ConnectionReport::State;
    if (m_isPending)
        return QStringLiteral("pending");
    switch (m_test->report().state) {
    case Idle:
        break;
    case Running:
        return QStringLiteral("running");
    case Works:
        return QStringLiteral("works");
    case Fails:
        return QStringLiteral("fails");
    }
    return QStringLiteral("idle");
}

const ConnectionCheck *JoinDesk::failure() const
{
    const ConnectionReport &report = m_test->report();
    const bool has = !m_isPending && report.state == ConnectionReport::State::Fails
        && report.failed >= 0 && report.failed < report.checks.size();
    return has ? &report.checks.at(report.failed) : nullptr;
}

QString JoinDesk::failedCheck() const
{
    return failure() ? failure()->id : QString();
}

QString JoinDesk::cause() const
{
    return failure() ? EngineWords::said(failure()->cause) : QString();
}

QString JoinDesk::remedy() const
{
    return failure() ? failure()->remedy : QString();
}

int JoinDesk::freePort() const
{
    return failure() ? failure()->freePort : 0;
}

QString JoinDesk::leagueName() const
{
    return m_test->report().leagueName;
}

QString JoinDesk::details() const
{
    QStringList lines{tr("Agent League, joining %1 as %2").arg(m_address, m_role)};
    for (const ConnectionCheck &check : m_test->report().checks) {
        const QString found = check.cause.isEmpty() ? check.value : EngineWords::said(check.cause);
        lines.append(QStringLiteral("%1: %2 %3").arg(check.title, wordOf(check.state), found));
    }
    if (!remedy().isEmpty())
        lines.append(remedy());
    return lines.join(u'\n');
}

} // namespace league::app::view
