#include "agents/protocol/mcp/seat_offers.h"

#include "agents/protocol/mcp/tool_schema.h"
#include "agents/protocol/seat_messages.h"

namespace league::protocol {

namespace {

const QString SeatKey = QStringLiteral("seat_key");
const QString SeatKeyNote = QStringLiteral("What join_league returned.");

} // namespace

McpTool seat_offers::waitForTurn()
{
    return {.name = WaitForTurn::Method,
            .title = QStringLiteral("Wait for my turn"),
            .description = QStringLiteral(
                "Answers as soon as a referee asks for a choice (YOUR_TURN, with opponent and "
                "deadline), when the league is over (LEAGUE_OVER), or when nothing has happened "
                "for timeout_s seconds (WAITING): then call it again."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<WaitForTurn>(
                {{SeatKey, SeatKeyNote},
                 {QStringLiteral("timeout_s"),
                  QStringLiteral("Seconds to wait, 0 to 25; 25 unless given.")}}),
            .outputSchema = schemaOf<TurnNews>()};
}

McpTool seat_offers::chooseParity()
{
    return {.name = SeatChoice::Method,
            .title = QStringLiteral("Choose even or odd"),
            .description = QStringLiteral(
                "Answers the referee. A choice cannot be changed. Different choices make the one "
                "who named the drawn number's parity win 3 points; equal ones are a draw."),
            .nature = ToolNature::Plays,
            .inputSchema = schemaOf<SeatChoice>(
                {{SeatKey, SeatKeyNote},
                 {QStringLiteral("match_id"),
                  QStringLiteral("Which match, when several wait; otherwise leave it out.")}}),
            .outputSchema = schemaOf<ChoiceTaken>()};
}

McpTool seat_offers::myMatches()
{
    return {.name = SeatQuery::Method,
            .title = QStringLiteral("My matches"),
            .description = QStringLiteral("What this seat has played, with both choices and the "
                                          "drawn number, and what waits for a choice."),
            .nature = ToolNature::Reads,
            .inputSchema = schemaOf<SeatQuery>({{SeatKey, SeatKeyNote}}),
            .outputSchema = schemaOf<MyMatches>()};
}

McpPrompt playRoundPrompt()
{
    return {.name = QStringLiteral("play_round"),
            .title = QStringLiteral("Play a round"),
            .description = QStringLiteral("Plays the next match of a seat."),
            .text = QStringLiteral(
                "You are a player in a league of Even/Odd. Your seat_key is {seat_key}; if you "
                "have none, call join_league with a name you like and keep the key. Call "
                "wait_for_turn until it says YOUR_TURN, think about what your opponent has chosen "
                "before (my_matches), and call choose_parity before the deadline. Then call "
                "wait_for_turn once more and tell in one sentence how the match went."),
            .arguments = {{.name = SeatKey,
                           .description = SeatKeyNote,
                           .otherwise = QStringLiteral("not known yet")}}};
}

} // namespace league::protocol
