// Registration: how referees and players enter a league (002 §3.1, §3.2; protocol.md §2).
//
// Sent by referee and player, answered by the manager's registration desk.
#pragma once

#include "agents/protocol/field_types.h"
#include "agents/protocol/vocabulary.h"

#include <algorithm>

namespace league::protocol {

// The capability of agents that take messages exactly as protocol.md writes them: nobody needs to
// find out what they understand.
inline constexpr QLatin1String SpeaksLeagueV2{"league.v2"};

// Whether referees of games with speeches must know of it (protocol.md §2).
[[nodiscard]] bool isTableCapability(QStringView capability);

// The capability by which an agent says how it decides: "strategy:adaptive". Nobody has to.
[[nodiscard]] QString strategyCapability(const QString &strategy);
// What the capabilities say of it; empty when nothing, or nothing that fits into a word.
[[nodiscard]] QString strategyIn(const QStringList &capabilities);

// An address that a wire can be opened to: http://localhost:8101/mcp.
[[nodiscard]] bool looksLikeEndpoint(QStringView address);

// What an agent says of itself is kept, and told to everybody again and again: an endless name
// would make the league's own messages too large for anybody to take.
template<class Meta, class V>
void limitSizes(const Meta &meta, V &v)
{
    const auto isShort = [](const QStringList &words) {
        return words.size() <= 50
            && std::ranges::all_of(words, [](const QString &word) { return word.size() <= 100; });
    };
    v.must("display_name", meta.displayName.size() <= 200, "must be 200 characters or less");
    v.must("version", meta.version.size() <= 100, "must be 100 characters or less");
    v.must("contact_endpoint", meta.contactEndpoint.size() <= 2000,
           "must be 2000 characters or less");
    v.must("game_types", isShort(meta.gameTypes), "must be 50 short names or less");
    v.must("capabilities", isShort(meta.capabilities), "must be 50 short names or less");
}

struct RefereeMeta
{
    QString displayName = {};
    QString version = {};
    QStringList gameTypes = {};
    QString contactEndpoint = {};
    int maxConcurrentMatches = 1;
    QString protocolVersion = {};
    QStringList capabilities = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("display_name", self.displayName);
        v.required("version", self.version);
        v.required("game_types", self.gameTypes);
        v.must("game_types", !self.gameTypes.isEmpty(), "must name at least one game");
        v.required("contact_endpoint", self.contactEndpoint);
        v.must("contact_endpoint", looksLikeEndpoint(self.contactEndpoint),
               "must be an address such as http://localhost:8001/mcp");
        v.required("max_concurrent_matches", self.maxConcurrentMatches);
        v.must("max_concurrent_matches", self.maxConcurrentMatches >= 1, "must be 1 or more");
        v.optional("protocol_version", self.protocolVersion);
        v.optional("capabilities", self.capabilities);
        limitSizes(self, v);
    }
};

struct PlayerMeta
{
    QString displayName = {};
    QString version = {};
    QStringList gameTypes = {};
    QString contactEndpoint = {};
    QString protocolVersion = {};
    QStringList capabilities = {}; // "channel", "say_chunks", "streaming"
    std::optional<int> maxConcurrentTurns = {};
    QString context = {}; // "full" or "delta"

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("display_name", self.displayName);
        v.required("version", self.version);
        v.required("game_types", self.gameTypes);
        v.must("game_types", !self.gameTypes.isEmpty(), "must name at least one game");
        v.required("contact_endpoint", self.contactEndpoint);
        v.must("contact_endpoint", looksLikeEndpoint(self.contactEndpoint),
               "must be an address such as http://localhost:8101/mcp");
        v.optional("protocol_version", self.protocolVersion);
        v.optional("capabilities", self.capabilities);
        limitSizes(self, v);
        v.optional("max_concurrent_turns", self.maxConcurrentTurns);
        v.must("max_concurrent_turns", self.maxConcurrentTurns.value_or(1) >= 1,
               "must be 1 or more");
        v.optional("context", self.context);
    }
};

struct RefereeRegisterRequest
{
    static constexpr QLatin1String Type{"REFEREE_REGISTER_REQUEST"};
    static constexpr QLatin1String Method{"register_referee"};

    RefereeMeta meta = {};
    QString joinCode = {}; // what the operator gave out, when the league asks for one

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("referee_meta", self.meta);
        v.optional("join_code", self.joinCode);
    }
};

struct RefereeRegisterResponse
{
    static constexpr QLatin1String Type{"REFEREE_REGISTER_RESPONSE"};
    static constexpr QLatin1String Method{};

    RegistrationStatus status = RegistrationStatus::Rejected;
    base::RefereeId refereeId = {};
    QString authToken = {};
    base::LeagueId leagueId = {};
    QString reason = {}; // empty when accepted
    // The manager's own requests will carry a League-Proof (see agents/transport/league_proof.h).
    std::optional<bool> managerProof = {};
    std::optional<int> retryAfterMs = {}; // a rejection that may pass: when to ask again

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        const bool rejected = self.status == RegistrationStatus::Rejected;
        v.optional("referee_id", self.refereeId);
        v.must("referee_id", rejected || !self.refereeId.isEmpty(), "is needed with ACCEPTED");
        v.optional("auth_token", self.authToken);
        v.must("auth_token", rejected || !self.authToken.isEmpty(), "is needed with ACCEPTED");
        v.optional("league_id", self.leagueId);
        v.must("league_id", rejected || !self.leagueId.isEmpty(), "is needed with ACCEPTED");
        v.nullable("reason", self.reason);
        v.optional("manager_proof", self.managerProof);
        v.optional("retry_after_ms", self.retryAfterMs);
    }
};

struct LeagueRegisterRequest
{
    static constexpr QLatin1String Type{"LEAGUE_REGISTER_REQUEST"};
    static constexpr QLatin1String Method{"register_player"};

    PlayerMeta meta = {};
    QString joinCode = {}; // what the operator gave out, when the league asks for one

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("player_meta", self.meta);
        v.optional("join_code", self.joinCode);
    }
};

struct LeagueRegisterResponse
{
    static constexpr QLatin1String Type{"LEAGUE_REGISTER_RESPONSE"};
    static constexpr QLatin1String Method{};

    RegistrationStatus status = RegistrationStatus::Rejected;
    base::PlayerId playerId = {};
    QString authToken = {};
    base::LeagueId leagueId = {};
    QString reason = {}; // empty when accepted
    // The manager's own requests will carry a League-Proof (see agents/transport/league_proof.h).
    std::optional<bool> managerProof = {};
    std::optional<int> retryAfterMs = {}; // a rejection that may pass: when to ask again

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("status", self.status);
        const bool rejected = self.status == RegistrationStatus::Rejected;
        v.optional("player_id", self.playerId);
        v.must("player_id", rejected || !self.playerId.isEmpty(), "is needed with ACCEPTED");
        v.optional("auth_token", self.authToken);
        v.must("auth_token", rejected || !self.authToken.isEmpty(), "is needed with ACCEPTED");
        v.optional("league_id", self.leagueId);
        v.must("league_id", rejected || !self.leagueId.isEmpty(), "is needed with ACCEPTED");
        v.nullable("reason", self.reason);
        v.optional("manager_proof", self.managerProof);
        v.optional("retry_after_ms", self.retryAfterMs);
    }
};

} // namespace league::protocol
