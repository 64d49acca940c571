// How each kind of message is completed; see completion.h.
#pragma once

#include <QJsonObject>

namespace league::protocol {

// Flat registrations and those with other names get their meta block. `meta` is "player_meta" or
// "referee_meta".
void completeRegistration(QJsonObject &message, QLatin1String meta);
// The winner under its many names; a score that makes no sense is dropped, because points are
// computed anyway.
void completeReport(QJsonObject &message);

void completeInvitation(QJsonObject &message);
void completeChoiceCall(QJsonObject &message, qint64 nowMs);
void completeGameOver(QJsonObject &message);
void completeGameError(QJsonObject &message);
void completeAssignment(QJsonObject &message);

// Accepting an invitation: `accept`, `accepted`, or a status such as ACCEPTED or ACK.
void completeJoinAck(QJsonObject &message, qint64 nowMs);
// Choosing: `parity_choice`, `choice` or `move_data.choice`, in any case and with blanks around it.
void completeChoice(QJsonObject &message);

// What managers tell everybody; players need little of it, so what cannot be read is left out.
void completeRoundAnnouncement(QJsonObject &message);
void completeStandingsUpdate(QJsonObject &message);
void completeRoundCompleted(QJsonObject &message);
void completeLeagueCompleted(QJsonObject &message);
void completeQuery(QJsonObject &message);

} // namespace league::protocol
