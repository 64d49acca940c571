// giveWay: how much a thread insists on its turn.
#pragma once

namespace league::base {

// From now on the calling thread lets others of the machine go first when processors are short; the
// more steps, of at most 19, the more. Nothing where a system cannot tell one thread so.
void giveWay(int steps);

} // namespace league::base
