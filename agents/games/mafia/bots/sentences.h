// What built-in players say: a sentence for each speech act, from templates with names filled in.
//
// At least six wordings for each; the bot's stream chooses, so the same situation always gives the
// same words. Players who read only the text learn the same as those who read the speech acts.
#pragma once

#include "agents/games/mafia/bots/situation.h"

namespace league::games::bots {

// The whole statement: one or two sentences for each act.
[[nodiscard]] QString statementFor(const Situation &situation, const QList<SpeechAct> &acts);

// Private reasoning: the three strongest suspicions with numbers, and what it decided.
[[nodiscard]] QString thoughtFor(const Situation &situation, const QString &decision);

// The wordings of an act, with %1 for the name of its target; for tests.
[[nodiscard]] QStringList wordingsOf(const SpeechAct &act);

} // namespace league::games::bots
