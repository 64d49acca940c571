// Offering a match to a referee of another dialect, and reading whether it took it (interop.md §3).
#pragma once

#include "agents/protocol/assignment_messages.h"
#include "agents/protocol/envelope.h"
#include "agents/protocol/wire_words.h"

#include <QList>

#include <optional>

namespace league::protocol {

// The ways referees are given matches; which one a referee understood is remembered by its word.
enum class OfferForm {
    Canonical, // assign_match as protocol.md has it: our own
    RoundAnnouncement, // a round of one match, with all endpoints
    AssignMatch, // the same with the names that others use
    StartMatch,
    StartMatchType, // the message type as the method, from "league_manager:LM01"
    RunMatch,
    StartMatchTool, // tools/call without any of MCP around it
    Polling, // it asks for its matches itself
};

constexpr auto wireWords(OfferForm)
{
    using enum OfferForm;
    return std::array{WireWord{Canonical, QLatin1String("league.v2")},
                      WireWord{RoundAnnouncement, QLatin1String("notify_round")},
                      WireWord{AssignMatch, QLatin1String("assign_match")},
                      WireWord{StartMatch, QLatin1String("start_match")},
                      WireWord{StartMatchType, QLatin1String("START_MATCH")},
                      WireWord{RunMatch, QLatin1String("run_match")},
                      WireWord{StartMatchTool, QLatin1String("tools_call")},
                      WireWord{Polling, QLatin1String("get_assigned_matches")}};
}

// The forms to try with a referee nobody knows yet, best first.
[[nodiscard]] QList<OfferForm> offerForms();

struct MatchOffer
{
    QString method;
    JsonObject params;
};

// The assignment in that form. The roster's endpoints are what the referee will call.
[[nodiscard]] MatchOffer offerIn(OfferForm form, const Envelope &envelope,
                                 const MatchAssignment &assignment);
// A match as a referee that asks for its matches gets it.
[[nodiscard]] JsonObject assignedMatch(const MatchAssignment &assignment);

// What the answer to an offer says.
struct OfferReading
{
    enum class Kind {
        Unclear, // a plain acknowledgement, or nothing that we know: try another form
        Started, // it plays the match
        Declined, // it says no, and why
        Finished, // it has played it already: `report` is the result
    };

    Kind kind = Kind::Unclear;
    QString reason = {};
    JsonObject report = {}; // MATCH_RESULT_REPORT in our form
};

[[nodiscard]] OfferReading readOfferAnswer(const JsonObject &body,
                                           const MatchAssignment &assignment, qint64 nowMs);

} // namespace league::protocol
