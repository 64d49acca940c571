// The error codes of league.v2: protocol.md §7 and the additions of interop.md §1.
//
// One table serves everybody: agents that raise an error take a constant from `error_code`, readers
// and screens look up the name. Other implementations fill the gaps in the numbering in conflicting
// ways, so the name always travels with the code.
#pragma once

#include <QLatin1String>
#include <QString>

#include <array>

namespace league::protocol {

namespace error_code {
inline constexpr QLatin1String Timeout("E001");
inline constexpr QLatin1String MissingRequiredField("E003");
inline constexpr QLatin1String InvalidParityChoice("E004");
inline constexpr QLatin1String PlayerNotRegistered("E005");
inline constexpr QLatin1String ConnectionError("E009");
inline constexpr QLatin1String AuthTokenMissing("E011");
inline constexpr QLatin1String AuthTokenInvalid("E012");
inline constexpr QLatin1String RefereeNotRegistered("E013");
inline constexpr QLatin1String ProtocolVersionMismatch("E018");
inline constexpr QLatin1String InvalidTimestamp("E021");
inline constexpr QLatin1String InvalidPhase("E101");
inline constexpr QLatin1String NotYourAction("E102");
inline constexpr QLatin1String PlayerDead("E103");
inline constexpr QLatin1String InvalidTarget("E104");
inline constexpr QLatin1String RepeatProtection("E105");
inline constexpr QLatin1String SelfTarget("E106");
inline constexpr QLatin1String ActionFinal("E107");
inline constexpr QLatin1String DeadlinePassed("E108");
inline constexpr QLatin1String StaleAttempt("E109");
inline constexpr QLatin1String SeatsUnfilled("E110");
inline constexpr QLatin1String MatchRestarted("E120");
inline constexpr QLatin1String UnknownChannel("E201");
inline constexpr QLatin1String NotAMember("E202");
inline constexpr QLatin1String NotYourTurn("E203");
inline constexpr QLatin1String StaleTurn("E204");
inline constexpr QLatin1String TurnPaused("E205");
inline constexpr QLatin1String WaitNotAllowed("E206");
inline constexpr QLatin1String ChannelClosed("E207");
inline constexpr QLatin1String AlreadyMember("E208");
inline constexpr QLatin1String ChunkOutOfOrder("E209");
inline constexpr QLatin1String MessageTooLong("E210");
inline constexpr QLatin1String NotPermitted("E211");
} // namespace error_code

// Whether the very same message may succeed when it is sent again later.
enum class Retry { Useless, Worthwhile };

struct ErrorInfo
{
    QLatin1String code;
    QLatin1String name;
    QLatin1String when;
    Retry retry = Retry::Useless;
};

inline constexpr std::array ErrorTable{
    ErrorInfo{error_code::Timeout, QLatin1String("TIMEOUT_ERROR"),
              QLatin1String("no answer came in time"), Retry::Worthwhile},
    ErrorInfo{error_code::MissingRequiredField, QLatin1String("MISSING_REQUIRED_FIELD"),
              QLatin1String("a required field is missing or has the wrong type")},
    ErrorInfo{error_code::InvalidParityChoice, QLatin1String("INVALID_PARITY_CHOICE"),
              QLatin1String("the choice is neither \"even\" nor \"odd\"")},
    ErrorInfo{error_code::PlayerNotRegistered, QLatin1String("PLAYER_NOT_REGISTERED"),
              QLatin1String("no player has this id")},
    ErrorInfo{error_code::ConnectionError, QLatin1String("CONNECTION_ERROR"),
              QLatin1String("the transport failed or the circuit breaker is open"),
              Retry::Worthwhile},
    ErrorInfo{error_code::AuthTokenMissing, QLatin1String("AUTH_TOKEN_MISSING"),
              QLatin1String("the message has no auth_token")},
    ErrorInfo{error_code::AuthTokenInvalid, QLatin1String("AUTH_TOKEN_INVALID"),
              QLatin1String("the auth_token is not the one of the sender")},
    ErrorInfo{error_code::RefereeNotRegistered, QLatin1String("REFEREE_NOT_REGISTERED"),
              QLatin1String("no referee has this id")},
    ErrorInfo{error_code::ProtocolVersionMismatch, QLatin1String("PROTOCOL_VERSION_MISMATCH"),
              QLatin1String("the protocol is not league.v2")},
    ErrorInfo{error_code::InvalidTimestamp, QLatin1String("INVALID_TIMESTAMP"),
              QLatin1String("a timestamp is not ISO 8601 in UTC")},
    ErrorInfo{error_code::InvalidPhase, QLatin1String("INVALID_PHASE"),
              QLatin1String("the action does not belong to the phase, or the match is over")},
    ErrorInfo{error_code::NotYourAction, QLatin1String("NOT_YOUR_ACTION"),
              QLatin1String("the sender's role has no such action")},
    ErrorInfo{error_code::PlayerDead, QLatin1String("PLAYER_DEAD"),
              QLatin1String("the sender is dead")},
    ErrorInfo{error_code::InvalidTarget, QLatin1String("INVALID_TARGET"),
              QLatin1String("the target is unknown, dead, or mafia for a kill")},
    ErrorInfo{error_code::RepeatProtection, QLatin1String("REPEAT_PROTECTION"),
              QLatin1String("the same player was protected last night")},
    ErrorInfo{error_code::SelfTarget, QLatin1String("SELF_TARGET"),
              QLatin1String("a vote or an investigation names the sender")},
    ErrorInfo{error_code::ActionFinal, QLatin1String("ACTION_FINAL"),
              QLatin1String("the protection or investigation was accepted already")},
    ErrorInfo{error_code::DeadlinePassed, QLatin1String("DEADLINE_PASSED"),
              QLatin1String("the phase or turn is closed")},
    ErrorInfo{error_code::StaleAttempt, QLatin1String("STALE_ATTEMPT"),
              QLatin1String("the message belongs to an older attempt of the match")},
    ErrorInfo{error_code::SeatsUnfilled, QLatin1String("SEATS_UNFILLED"),
              QLatin1String("fewer than ten players")},
    ErrorInfo{error_code::MatchRestarted, QLatin1String("MATCH_RESTARTED"),
              QLatin1String("a new attempt of the match follows")},
    ErrorInfo{error_code::UnknownChannel, QLatin1String("UNKNOWN_CHANNEL"),
              QLatin1String("no channel has this id")},
    ErrorInfo{error_code::NotAMember, QLatin1String("NOT_A_MEMBER"),
              QLatin1String("the sender is not in the channel")},
    ErrorInfo{error_code::NotYourTurn, QLatin1String("NOT_YOUR_TURN"),
              QLatin1String("the sender is waiting for its turn"), Retry::Worthwhile},
    ErrorInfo{error_code::StaleTurn, QLatin1String("STALE_TURN"),
              QLatin1String("the turn id is not the current one")},
    ErrorInfo{error_code::TurnPaused, QLatin1String("TURN_PAUSED"),
              QLatin1String("the sender's turn is paused"), Retry::Worthwhile},
    ErrorInfo{error_code::WaitNotAllowed, QLatin1String("WAIT_NOT_ALLOWED"),
              QLatin1String("waiting is disabled, or there were too many waits")},
    ErrorInfo{error_code::ChannelClosed, QLatin1String("CHANNEL_CLOSED"),
              QLatin1String("the channel is closed, or paused for posts")},
    ErrorInfo{error_code::AlreadyMember, QLatin1String("ALREADY_MEMBER"),
              QLatin1String("the agent is in the channel already")},
    ErrorInfo{error_code::ChunkOutOfOrder, QLatin1String("CHUNK_OUT_OF_ORDER"),
              QLatin1String("wrong chunk_seq or segment")},
    ErrorInfo{error_code::MessageTooLong, QLatin1String("MESSAGE_TOO_LONG"),
              QLatin1String("the text is above the channel's limit")},
    ErrorInfo{error_code::NotPermitted, QLatin1String("NOT_PERMITTED"),
              QLatin1String("this needs the operator's right")},
};

// The row of a code such as "E003", or null when the code is not ours.
[[nodiscard]] const ErrorInfo *errorByCode(QStringView code);
// The row of a name such as "TIMEOUT_ERROR", or null.
[[nodiscard]] const ErrorInfo *errorByName(QStringView name);
// "E012" > "AUTH_TOKEN_INVALID"; a code that is not ours has an empty name.
[[nodiscard]] QString errorName(QStringView code);
// L-16: what stands in error_code may be a code or a name; both give the code, anything else stays.
[[nodiscard]] QString errorCodeOf(QStringView codeOrName);

} // namespace league::protocol
