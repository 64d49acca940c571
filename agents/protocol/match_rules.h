// MatchRules: by which rules and limits a referee plays a match; part of MATCH_ASSIGNMENT.
//
// Filled by the manager from the league's rules. A game takes its own keys from the same object, so
// that a rule is named once (requirements.md §1). Everything has the default of the documents: an
// assignment without rules is played by the book.
#pragma once

#include "agents/protocol/field_types.h"
#include "agents/protocol/vocabulary.h"

namespace league::protocol {

struct DrawRange
{
    int min = 1;
    int max = 10;

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.withDefault("min", self.min, 1);
        v.withDefault("max", self.max, 10);
        v.must("max", self.min <= self.max, "must not be below min");
    }
};

struct MatchRules
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    int joinTimeoutMs = 5'000;
    int choiceTimeoutMs = 30'000;
    int ackTimeoutMs = 10'000;
    int reportTimeoutMs = 10'000;
    int maxRetries = 3;
    int initialDelayMs = 2'000;
    double backoffMultiplier = 2;
    int failureThreshold = 5; // of the circuit breakers of the referee (L-31)
    int recoveryTimeoutMs = 30'000;
    DrawRange drawRange = {};
    DrawSource drawSource = DrawSource::System;
    QString noShowPolicy = QStringLiteral("technical_loss");
    bool trustSourceAddress = false; // of answers that come by themselves without a token

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.withDefault("join_timeout_ms", self.joinTimeoutMs, 5'000);
        v.must("join_timeout_ms", self.joinTimeoutMs > 0, "must be above 0");
        v.withDefault("choice_timeout_ms", self.choiceTimeoutMs, 30'000);
        v.must("choice_timeout_ms", self.choiceTimeoutMs > 0, "must be above 0");
        v.withDefault("ack_timeout_ms", self.ackTimeoutMs, 10'000);
        v.withDefault("report_timeout_ms", self.reportTimeoutMs, 10'000);
        v.withDefault("max_retries", self.maxRetries, 3);
        v.must("max_retries", self.maxRetries >= 0, "must not be negative");
        v.withDefault("initial_delay_ms", self.initialDelayMs, 2'000);
        v.withDefault("backoff_multiplier", self.backoffMultiplier, 2);
        v.withDefault("failure_threshold", self.failureThreshold, 5);
        v.must("failure_threshold", self.failureThreshold > 0, "must be above 0");
        v.withDefault("recovery_timeout_ms", self.recoveryTimeoutMs, 30'000);
        v.must("recovery_timeout_ms", self.recoveryTimeoutMs > 0, "must be above 0");
        v.withDefault("draw_range", self.drawRange, DrawRange{});
        v.withDefault("draw_source", self.drawSource, DrawSource::System);
        v.withDefault("no_show_policy", self.noShowPolicy, QStringLiteral("technical_loss"));
        v.withDefault("trust_source_address", self.trustSourceAddress, false);
    }
};

} // namespace league::protocol
