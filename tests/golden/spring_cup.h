// SpringCup: the recorded league that the window's pictures show, played anew.
//
// Made by the program record_spring_cup and by the test that compares its record with the stored
// one. A real manager and two real referees, on a wire in the program and in time that is moved by
// hand; the eight players are scripted. Everything comes from fixed seeds, so it is the same league
// every time: one player is late and asked again, one answers nonsense, one does not answer at all.
#pragma once

#include "agents/base/fake_clock.h"
#include "agents/base/pace.h"
#include "agents/base/random_stream.h"
#include "agents/manager/league_manager.h"
#include "agents/referee/referee_agent.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/in_process_wire.h"
#include "tests/golden/lagging_wire.h"
#include "tests/support/scripted_agent.h"

#include <QTemporaryDir>

#include <deque>

namespace league::test {

class SpringCup
{
public:
    SpringCup();
    ~SpringCup();

    // Plays the league to its end and gives it as `agent-league export --format json` would; what
    // is random in it (conversations, tokens) is numbered instead.
    [[nodiscard]] base::Result<QByteArray> record();

private:
    struct Player;

    void openManager();
    void addReferee(const QString &name, quint16 port);
    void addPlayer(const QString &name, const QString &strategy);
    void invited(Player &player, const JsonObject &call, const transport::RpcResponder &respond);
    void asked(Player &player, const JsonObject &call, const transport::RpcResponder &respond);
    // Answers when that much time has passed.
    void answerAfter(std::chrono::milliseconds span, const transport::RpcResponder &respond,
                     const JsonObject &answer);
    // What a player is given by chance in a match, always the same.
    [[nodiscard]] static base::RandomStream chance(const Player &player, const QString &match,
                                                   QStringView what);
    void settle() const;
    void pass(std::chrono::milliseconds span);

    QTemporaryDir m_folder;
    base::FakeClock m_clock;
    transport::InProcessHub m_hub;
    transport::InProcessWire m_direct;
    LaggingWire m_wire;
    base::Pace m_pace;
    std::unique_ptr<store::Journal> m_journal;
    std::unique_ptr<manager::LeagueManager> m_manager;
    std::deque<std::unique_ptr<referee::RefereeAgent>> m_referees;
    std::deque<Player> m_players;
    std::vector<base::Alarm> m_answers;
    QList<transport::RpcResponder> m_unanswered; // letting go of one would be an answer
    bool m_isSettled = false;
};

} // namespace league::test
