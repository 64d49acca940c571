#include "agents/protocol/match_messages.h"

#include <algorithm>

namespace league::protocol {

bool GameJoinAck::isEntropy(QStringView text)
{
    return text.size() <= MaxEntropyChars
        && std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

} // namespace league::protocol
