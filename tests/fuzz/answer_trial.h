// What must hold for what a caller is told of an answer, whoever gave it.
#pragma once

#include "agents/transport/answer_reading.h"

namespace league::test {

// Reads the answer, as a call that wants a message and as one that wants an acknowledgement.
void mustReadWell(const transport::WireAnswer &answer);

} // namespace league::test
