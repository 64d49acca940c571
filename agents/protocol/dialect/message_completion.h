// How each kind of message is completed; see completion.h.
#pragma once

#include "agents/base/json/json.h"

namespace league::protocol {

// Flat registrations and those with other names get their meta block. `meta` is "player_meta" or
// "referee_meta".
void completeRegistration(JsonObject &message, QLatin1String meta);
// The winner under its many names; a score that makes no sense is dropped, because points are
// computed anyway.
void completeReport(JsonObject &message);

void completeInvitation(JsonObject &message);
void completeChoiceCall(JsonObject &message, qint64 nowMs);
void completeGameOver(JsonObject &message);
void completeGameError(JsonObject &message);
void completeAssignment(JsonObject &message);

// Accepting an invitation: `accept`, `accepted`, or a status such as ACCEPTED or ACK.
void completeJoinAck(JsonObject &message, qint64 nowMs);
// Choosing: `parity_choice`, `choice` or `move_data.choice`, in any case and with blanks around it.
void completeChoice(JsonObject &message);

// What managers tell everybody; players need little of it, so what cannot be read is left out.
void completeRoundAnnouncement(JsonObject &message);
void completeStandingsUpdate(JsonObject &message);
void completeRoundCompleted(JsonObject &message);
void completeLeagueCompleted(JsonObject &message);
void completeQuery(JsonObject &message);

} // namespace league::protocol
