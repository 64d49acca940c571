// The field `attempt` of match messages: 1 unless the match was restarted (protocol.md §1).
#pragma once

#include <optional>

namespace league::protocol {

// Agents written from the source documents alone do not send it; then it is 1.
template<class Self, class V>
void describeAttempt(Self &self, V &v)
{
    v.withDefault("attempt", self.attempt, 1);
    v.must("attempt", self.attempt >= 1, "must be 1 or more");
}

// In answers and reports: who does not say it means the attempt that is being played.
template<class Self, class V>
void describeSaidAttempt(Self &self, V &v)
{
    v.optional("attempt", self.attempt);
    v.must("attempt", self.attempt.value_or(1) >= 1, "must be 1 or more");
}

// Whether an answer or a report is about this attempt.
[[nodiscard]] inline bool isAbout(const std::optional<int> &said, int attempt)
{
    return said.value_or(attempt) == attempt;
}

} // namespace league::protocol
