// PersonStrategy: lets somebody else decide: whoever sits in the seat.
//
// Meets those who play against a person or against a language model in an MCP client. It never
// answers by itself; silence until the deadline is the referee's business.
#pragma once

#include "agents/player/person_seat.h"

namespace league::player {

class PersonStrategy final : public Strategy
{
public:
    explicit PersonStrategy(std::shared_ptr<PersonSeat> seat) : m_seat(std::move(seat)) { }

    [[nodiscard]] QString name() const override { return QStringLiteral("person"); }
    void answer(const TurnQuestion &question, Done done) override
    {
        m_seat->ask(question, std::move(done));
    }

private:
    std::shared_ptr<PersonSeat> m_seat;
};

} // namespace league::player
