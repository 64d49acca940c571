// SeatedPerson: a window's side with a person in a league elsewhere, whose manager is scripted.
//
// Owned by a test through one of its labs. The seat is a real one, on its own thread and over HTTP.
#pragma once

#include "agents/protocol/mafia/question_kind.h"
#include "agents/protocol/registration_messages.h"
#include "agents/transport/http_wire.h"
#include "app/view/desk/desk.h"
#include "app/view/mafia/mafia_seat_board.h"
#include "tests/support/event_wait.h"
#include "tests/support/scripted_agent.h"

#include <QSettings>
#include <QTemporaryDir>

namespace league::test {

class SeatedPerson
{
public:
    // Sits down at a table of Mafia as P01, with this token.
    explicit SeatedPerson(const QString &token)
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        qputenv("AGENT_LEAGUE_DATA", m_folder.filePath(QStringLiteral("data")).toLocal8Bit());
        m_preferences = std::make_unique<app::view::Preferences>();
        desk = std::make_unique<app::view::Desk>(*m_preferences, clock);
        seat = std::make_unique<app::view::SeatBoard>(*desk);
        board = std::make_unique<app::view::MafiaSeatBoard>(*desk, *seat);
        QObject::connect(board.get(), &app::view::MafiaSeatBoard::asked, board.get(),
                         [this] { ++asked; });
        manager.on(protocol::LeagueRegisterRequest::Method,
                   [this, token](const JsonObject &, const auto &respond) {
                       protocol::LeagueRegisterResponse response;
                       response.status = protocol::RegistrationStatus::Accepted;
                       response.playerId = base::PlayerId(QStringLiteral("P01"));
                       response.authToken = token;
                       response.leagueId = base::LeagueId(QStringLiteral("league_test"));
                       respond.result(protocol::write(envelope("league_manager"), response));
                   });
        app::SeatOptions options;
        options.manager = manager.endpoint();
        options.gameType = protocol::MafiaGame;
        options.player.name = QStringLiteral("Hopper");
        options.player.mind = app::Mind::Person;
        options.dataFolder = m_folder.filePath(QStringLiteral("seat"));
        seat->sit(options, QStringLiteral("Night School"));
        if (!eventually([this] { return seat->phase() == QLatin1String("joined"); }))
            qFatal("The person could not join.");
    }
    ~SeatedPerson()
    {
        board.reset();
        seat.reset();
        desk.reset();
    }

    [[nodiscard]] bool reaches(const char *state) const
    {
        return eventually([&] { return board->state() == QLatin1String(state); });
    }
    // Where the person's agent listens.
    [[nodiscard]] QUrl endpoint() const { return seat->seat()->status().endpoint; }
    [[nodiscard]] protocol::Envelope envelope(const char *sender, const QString &token = {}) const
    {
        return {.sender = QString::fromLatin1(sender),
                .timestampMs = clock.utcMs(),
                .conversationId = QStringLiteral("conv-test"),
                .authToken = token};
    }

    base::SystemClock clock;
    transport::HttpWire wire{clock};
    ScriptedAgent manager{wire, clock};
    std::unique_ptr<app::view::Desk> desk;
    std::unique_ptr<app::view::SeatBoard> seat;
    std::unique_ptr<app::view::MafiaSeatBoard> board;
    int asked = 0; // how often the board was

private:
    QTemporaryDir m_folder;
    std::unique_ptr<app::view::Preferences> m_preferences;
};

} // namespace league::test
