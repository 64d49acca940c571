// The inputs of an Even/Odd match, as its journal tells them without knowing of replays.
//
//     source        type                      from
//     player:<id>   GAME_JOIN_ACK             the message; entropy is part of the draw
//     player:<id>   CHOOSE_PARITY_RESPONSE    the message
//     player:<id>   the same, not accepted    an answer that was none (answer_rejected)
//     clock         NO_SHOW, TIMEOUT          silence after all retries
//     link          UNREACHABLE               the endpoint could not be reached
//     player:<id>   ERROR_ANSWER, UNUSABLE_ANSWER
//
// Written by MatchReplay, read when a match is run again. The last three kinds name the fault
// (agents/games/fault.h), and the player in `player_id`.
#pragma once

#include "agents/store/entry.h"
#include "agents/store/replay/replay.h"

namespace league::store {

// The input that an entry stands for, without number and time; nothing for most entries.
[[nodiscard]] std::optional<ReplayInput> evenOddInput(const Entry &entry);

// The same, taken from a file again.
struct EvenOddInput
{
    enum class What {
        Join, // answered the invitation
        Choice, // answered the question; without a choice when it was no text at all
        Fault, // will not answer any more
        Nothing, // an answer that was none, and was asked for again
    } what = What::Nothing;
    QString playerId = {};
    bool accepts = false;
    QString entropy = {};
    std::optional<QString> choice = {};
    QString fault = {}; // "NO_SHOW"
};

// Fails for an input that no match of Even/Odd has.
[[nodiscard]] base::Result<EvenOddInput> readEvenOddInput(const ReplayInput &input);

} // namespace league::store
