// ScriptStrategy: a player that thinks with a program of somebody else (--exec).
//
// Owned by the player agent. It asks the program one question at a time, in the line protocol
// (agents/protocol/script_lines.h). A program that crashes, stays silent until shortly before the
// referee's time is up, or writes something else than an answer, loses that match, with the reason
// in one sentence; then it is started anew, so that no late answer can count for another match. The
// pauses before a new start grow while it keeps failing.
#pragma once

#include "agents/base/clock.h"
#include "agents/player/script_process.h"
#include "agents/player/stderr_log.h"
#include "agents/player/strategies/match_history.h"
#include "agents/player/strategy.h"

#include <deque>

namespace league::player {

struct ScriptOptions
{
    QStringList command;
    QString displayName; // the player's, told to the program
    QString gameType;
    QString stderrLog = {}; // the file; nothing is kept when empty
    std::function<void(const QString &)> onStderr = {}; // sees every line of it
    ScriptProcess::Limits limits = {};
    std::chrono::milliseconds firstPause{1'000};
    std::chrono::milliseconds longestPause{60'000};
};

class ScriptStrategy final : public Strategy
{
public:
    // Starts the program. The clock must outlive the strategy.
    ScriptStrategy(ScriptOptions options, base::PlayerId self, base::Clock &clock);
    // Says bye and ends the program.
    ~ScriptStrategy() override;

    [[nodiscard]] QString name() const override { return QStringLiteral("exec"); }
    void answer(const TurnQuestion &question, Done done) override;
    // Tells the program.
    void observe(const FinishedMatch &match) override;

private:
    struct Turn
    {
        int id = 0;
        TurnQuestion question;
        Done done;
        qint64 endsAtMs = 0; // on the steady clock
        base::Alarm deadline;
    };

    void startProgram();
    void askNext();
    void onLine(const QByteArray &line);
    void onEnded(const QString &why);
    void expire(int id);
    // Gives the turn up, and the program with it.
    void fail(const Turn &turn, const QString &why);
    void tell(const Turn &turn, const QString &why) const;
    void warnOfUnaskedLine(const QByteArray &line);
    [[nodiscard]] QString program() const;

    ScriptOptions m_options;
    base::PlayerId m_self;
    base::Clock &m_clock;
    StderrLog m_log;
    MatchHistory m_history;
    ScriptProcess m_process;
    std::optional<Turn> m_asked;
    std::deque<Turn> m_waiting;
    int m_lastId = 0;
    QString m_whyDown; // why the program does not run
    int m_failures = 0; // since its last answer
    bool m_isWarned = false; // of lines that nobody asked for, in this run
    base::Alarm m_restart;
};

} // namespace league::player
