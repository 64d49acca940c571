// TurnConfig: how a channel hands out turns (T-051, T-052; protocol.md §12.7).
//
// A plain value. A channel is made with one; the operator changes it by an object that holds only
// the keys to change. One table in the .cpp knows every key, its limits and its words; a key that
// is not in it is refused by name, a value out of range with the range (T-053).
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/base/json/json.h"
#include "agents/base/result.h"
#include "agents/protocol/channel_words.h"

#include <QMap>
#include <QStringList>

#include <optional>

namespace league::protocol {

struct TurnConfig
{
    int defaultTimeoutSeconds = 60;
    InterruptMode humanInterruptMode = InterruptMode::Inject;
    bool announceTimeouts = true;
    bool announceDisconnects = true;
    bool autoDetectTurnEnd = false;
    int autoDetectSilenceSeconds = 10;

    QMap<base::AgentId, int> agentTimeoutSeconds = {};
    int waitTimeoutSeconds = 120;
    WaitPolicy waitPolicy = WaitPolicy::Hold;
    int maxWaitsPerTurn = 3; // 0 forbids waiting
    int resumeMinSeconds = 5;
    int humanHoldSeconds = 20;
    int heartbeatIntervalSeconds = 10;
    int heartbeatMissLimit = 3;
    bool announceEmptyChannel = true;
    int autoPauseAfterSilentCycles = 3; // 0 is off
    int historyLimit = 50;
    int maxMessageChars = 4000;

    // How long a turn of that agent may take.
    [[nodiscard]] int timeoutSecondsOf(const base::AgentId &agent) const;

    // This configuration with the changes; E003 names the first key that is not known or not
    // allowed. `agentTimeoutSeconds` is replaced as a whole.
    [[nodiscard]] base::Result<TurnConfig> with(const JsonObject &changes) const;
    // Every key with its value.
    [[nodiscard]] JsonObject toJson() const;
    // One change as people type it: a key and a text such as "90", "true", "yield" or, for
    // `agentTimeoutSeconds`, "A01:90,A02:30". The same refusals as with().
    [[nodiscard]] static base::Result<JsonObject> changeFromText(const QString &key,
                                                                 const QString &text);
    // The change that sets the interrupt mode.
    [[nodiscard]] static JsonObject changeTo(InterruptMode mode);
    // The keys in the order of the documents.
    [[nodiscard]] static QStringList keys();
    // What a key allows, in words: "1 to 3600", "hold or yield"; empty for an unknown key.
    [[nodiscard]] static QString allowed(QStringView key);
    // The same for forms: between which numbers; none for a key that is not a number.
    struct Limits
    {
        int lowest = 0;
        int highest = 0;
    };
    [[nodiscard]] static std::optional<Limits> limits(QStringView key);
    // … and the words to choose from; none for a key that is not one of a few words.
    [[nodiscard]] static QStringList words(QStringView key);

    friend bool operator==(const TurnConfig &, const TurnConfig &) = default;
};

} // namespace league::protocol
