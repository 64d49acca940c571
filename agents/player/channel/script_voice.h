// ScriptVoice: a member of a channel that speaks with a program of somebody else (agent --exec).
//
// Owned by a ChannelMember, one for each channel. The program runs as long as the voice and is told
// everything that is said (agents/protocol/talk_lines.h). One that crashes, stays silent until
// shortly before the turn is over, or writes nonsense loses that turn, with the reason in one
// sentence; it is then started anew, after pauses that grow while it keeps failing.
#pragma once

#include "agents/base/clock.h"
#include "agents/player/channel/voice.h"
#include "agents/player/script_process.h"
#include "agents/player/stderr_log.h"
#include "agents/protocol/talk_lines.h"

namespace league::player {

struct ScriptVoiceOptions
{
    QStringList command;
    QString displayName; // the agent's, told to the program
    QString stderrLog = {}; // the file; nothing is kept when empty
    std::function<void(const QString &)> onStderr = {}; // sees every line of it
    ScriptProcess::Limits limits = {};
    std::chrono::milliseconds firstPause{1'000};
    std::chrono::milliseconds longestPause{60'000};
};

class ScriptVoice final : public Voice
{
public:
    // Starts the program. The clock must outlive the voice.
    ScriptVoice(ScriptVoiceOptions options, base::ChannelId channel, base::AgentId self,
                base::Clock &clock);
    // Says bye and ends the program.
    ~ScriptVoice() override;

    [[nodiscard]] QString name() const override { return QStringLiteral("script"); }
    void speak(const Floor &floor, const Microphone &microphone) override;
    void hear(const protocol::ChannelEntry &entry) override;
    void turnOver(const base::TurnId &turn, const QString &why) override;

private:
    struct Question
    {
        int id = 0;
        base::TurnId turn;
        Microphone microphone;
        base::Alarm deadline;
    };

    void startProgram();
    void onLine(const QByteArray &line);
    void onReply(const protocol::TalkReply &reply);
    void onEnded(const QString &why);
    void answer(const TurnReply &reply);
    // Gives the turn up, and the program with it.
    void fail(const QString &why);
    void tell(const Question &question, const QString &why) const;
    void warnOfUnaskedLine(const QByteArray &line);
    [[nodiscard]] bool isUp() const { return m_process.isRunning() && m_whyDown.isEmpty(); }
    [[nodiscard]] QString program() const;

    ScriptVoiceOptions m_options;
    base::ChannelId m_channel;
    base::AgentId m_self;
    base::Clock &m_clock;
    StderrLog m_log;
    ScriptProcess m_process;
    std::optional<Question> m_asked;
    Microphone m_last; // of the turn that may wait for something external
    int m_lastId = 0;
    int m_owed = 0; // answers to turns that were over; those without an id are not for the next
    QString m_whyDown; // why the program does not run
    int m_failures = 0; // since its last answer
    bool m_isWarned = false; // of lines that nobody asked for, in this run
    base::Alarm m_restart;
};

} // namespace league::player
