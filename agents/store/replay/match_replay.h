// MatchReplay: the replay of a match's last attempt, a fold over the entries about the match.
//
// Made by a ProjectionWriter for as long as it takes to write the file; pure. What the referee
// recorded as inputs is taken as it is (replay_facts.h); for Even/Odd the inputs are read from the
// messages and silences that stand in the journal anyway (even_odd_inputs.h).
#pragma once

#include "agents/protocol/replay_facts.h"
#include "agents/store/entry.h"
#include "agents/store/league_facts.h"
#include "agents/store/match_file.h"
#include "agents/store/replay/replay_context.h"

namespace league::store {

class MatchReplay
{
public:
    MatchReplay(const ReplayContext &context, QString matchId);

    // Takes the next entry in; entries about something else are ignored.
    void apply(const Entry &entry);
    // Likewise, with its body as it is in one line of JSON, which is read only where it is of use.
    void apply(const Entry &entry, QByteArrayView body);
    // Nothing while the match has no result, and where the referee told nothing that could be
    // replayed: a result alone, or a match that the manager decided.
    [[nodiscard]] std::optional<Replay> replay() const;

private:
    struct InputList
    {
        QList<ReplayInput> inputs; // not numbered yet
        QList<qint64> eventsBefore; // of each

        void add(const ReplayInput &input, qint64 before);
    };
    struct Attempt
    {
        QString commitment;
        std::optional<qint64> startedAtMs;
        std::optional<protocol::MatchSetupFact> setup;
        InputList recorded; // as inputs, by the referee
        InputList heard; // as messages, for Even/Odd
        QList<ReplayEvent> events; // not numbered yet
        std::optional<ResultFact> result;
    };

    void applyInput(const Entry &entry);
    void applyEvent(const Entry &entry);
    void readEvenOdd(const Entry &entry);
    // Those that the game of this match was handed.
    [[nodiscard]] const InputList &inputs() const;
    [[nodiscard]] ReplayHeader header() const;
    // What a match that never began is decided by; the game itself had no word in it.
    [[nodiscard]] std::optional<ReplayEvent> decisionWithoutGame() const;

    const ReplayContext &m_context;
    QString m_matchId;
    Attempt m_attempt;
};

// The replay that a transcript (matches/<match_id>.json) holds.
[[nodiscard]] std::optional<Replay> replayOf(const MatchFile &file, const ReplayContext &context);

} // namespace league::store
