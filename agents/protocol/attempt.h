// The field `attempt` of match messages: 1 unless the match was restarted (protocol.md §1).
#pragma once

namespace league::protocol {

// Agents written from the source documents alone do not send it; then it is 1.
template<class Self, class V>
void describeAttempt(Self &self, V &v)
{
    v.withDefault("attempt", self.attempt, 1);
    v.must("attempt", self.attempt >= 1, "must be 1 or more");
}

} // namespace league::protocol
