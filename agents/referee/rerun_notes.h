// RerunNotes: what the record of a match needs so that the match can be run again (protocol.md
// §10).
//
// Part of a MatchRunner, for games that keep their inputs. Every input is noted when it was handed
// in; what the match started from, which holds the seed, only when it is over.
#pragma once

#include "agents/games/match_setup.h"
#include "agents/games/match_state.h"
#include "agents/referee/match_recorder.h"

namespace league::referee {

class RerunNotes
{
public:
    // The recorder must outlive it.
    explicit RerunNotes(MatchRecorder &recorder) : m_recorder(recorder) { }

    // Notes the inputs that are new since the last call.
    void noteInputs(const games::MatchState &state);
    // Nothing for a game that keeps no inputs.
    void noteSetup(const QString &gameType, const games::MatchSetup &setup);

private:
    MatchRecorder &m_recorder;
    qsizetype m_known = 0;
};

} // namespace league::referee
