#include "agents/protocol/registration_messages.h"

namespace league::protocol {

bool looksLikeEndpoint(QStringView address)
{
    constexpr QStringView Mark = u"://";
    const qsizetype mark = address.indexOf(Mark);
    return mark > 0 && mark + Mark.size() < address.size() && !address.contains(u' ');
}

} // namespace league::protocol
