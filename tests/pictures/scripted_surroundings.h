// ScriptedSurroundings: a window's time stands still, and its connection test says what it is told.
//
// Made by the PictureStage, owned by the engine. Addresses with port 8000 have a league behind
// them, elsewhere nobody answers; the same three leagues call
// on its network. No socket is ever opened.
#pragma once

#include "app/view/desk/surroundings.h"

namespace league::test {

class ScriptedSurroundings final : public app::view::Surroundings
{
public:
    using Surroundings::Surroundings;

    [[nodiscard]] std::unique_ptr<app::ConnectionTest> makeConnectionTest() override;
    [[nodiscard]] std::unique_ptr<transport::LeagueSeeker> makeSeeker() override;
    [[nodiscard]] bool isPortFree(const QHostAddress &, quint16) const override { return true; }
};

} // namespace league::test
