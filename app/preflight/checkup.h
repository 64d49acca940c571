// Checkup: one row of checks after the other, and what every agent is asked.
//
// Owned by the Preflight; PlayerCheckup, RefereeCheckup and ManagerCheckup say which checks there
// are. A check that makes the others pointless ends the row: they are reported as skipped.
#pragma once

#include "agents/protocol/envelope.h"
#include "app/preflight/interview.h"
#include "app/preflight/preflight_options.h"
#include "app/preflight/sham_league.h"

#include <QObject>

namespace league::app {

class Checkup : public QObject
{
    Q_OBJECT

public:
    // What all checkups work with; must outlive them.
    struct Means
    {
        const PreflightOptions &options;
        ShamLeague &league;
        transport::Wire &wire;
        base::Clock &clock;
    };

    Checkup(const Means &means, const QUrl &agent);

    // Runs the checks; may only be called once.
    void begin();
    // The word of the dialect that was found out; empty before.
    [[nodiscard]] const QString &dialect() const { return m_dialect; }
    // Whether no HTTP came back from the address at all.
    [[nodiscard]] bool isUnreachable() const { return m_isUnreachable; }

Q_SIGNALS:
    void checked(const league::protocol::PreflightCheck &check);
    void finished();

protected:
    using Verdict = protocol::Verdict;
    using Evidence = protocol::PreflightEvidence;

    struct Step
    {
        QString id;
        QString title;
        std::function<void()> run;
    };

    [[nodiscard]] virtual QList<Step> steps() = 0;

    // Ends the check that is running, and begins the next one.
    void conclude(Verdict verdict, const QString &reason, const Evidence &evidence = {});
    // Ends the check that is running as failed, and skips all others.
    void giveUp(const QString &reason, const Evidence &evidence = {});

    // Checks that are the same for everybody.
    [[nodiscard]] Step reachable();
    [[nodiscard]] Step heartbeat();
    [[nodiscard]] Step unknownMessage();
    [[nodiscard]] Step brokenJson();
    // After `what`: has the program died of it?
    [[nodiscard]] Step stillThere(const QString &id, const QString &title, const QString &what);
    // A message that an agent should take, but can play without.
    void tell(const QString &method, const JsonObject &message);

    [[nodiscard]] protocol::Envelope envelope(const QString &sender,
                                              const QString &token = {}) const;
    [[nodiscard]] const PreflightOptions &options() const { return m_means.options; }
    [[nodiscard]] const Means &means() const { return m_means; }
    [[nodiscard]] Interview &interview() { return m_interview; }
    [[nodiscard]] const QUrl &agent() const { return m_interview.agent(); }
    void setDialect(const QString &word) { m_dialect = word; }

private:
    void next();

    Means m_means;
    Interview m_interview;
    QList<Step> m_steps;
    Step m_current;
    QString m_dialect;
    bool m_isUnreachable = false;
};

} // namespace league::app
