// What `agent-league replay --verify` found, as its --json object.
#pragma once

#include "agents/protocol/field_types.h"

namespace league::protocol {

struct ReplayReport
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    QString file = {};
    QString gameType = {};
    QString leagueId = {};
    QString matchId = {};
    QString channelId = {};
    std::optional<int> attempt = {};
    QString redaction = {};
    qint64 inputs = 0;
    qint64 events = 0;
    qint64 durationMs = 0;
    QString resultStatus = {};
    QString winner = {}; // a player or a team
    QString reason = {};
    std::optional<bool> verified = {}; // nothing when nobody asked
    std::optional<bool> checksumFits = {};
    std::optional<bool> commitmentFits = {}; // nothing when there was none to check
    std::optional<bool> eventsFit = {}; // nothing when it did not come to that
    QString problem = {}; // a sentence, empty when everything is right
    std::optional<int> line = {}; // of the problem, counted from 1

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.optional("file", self.file);
        v.optional("game_type", self.gameType);
        v.optional("league_id", self.leagueId);
        v.optional("match_id", self.matchId);
        v.optional("channel_id", self.channelId);
        v.optional("attempt", self.attempt);
        v.optional("redaction", self.redaction);
        v.required("inputs", self.inputs);
        v.required("events", self.events);
        v.required("duration_ms", self.durationMs);
        v.optional("status", self.resultStatus);
        v.optional("winner", self.winner);
        v.optional("reason", self.reason);
        v.optional("verified", self.verified);
        v.optional("checksum_fits", self.checksumFits);
        v.optional("commitment_fits", self.commitmentFits);
        v.optional("events_fit", self.eventsFit);
        v.optional("problem", self.problem);
        v.optional("line", self.line);
    }
};

} // namespace league::protocol
