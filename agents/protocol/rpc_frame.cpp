#include "agents/protocol/rpc_frame.h"

namespace league::protocol {

QByteArray withId(const QByteArray &request, qint64 id)
{
    const QByteArray number = QByteArray::number(id);
    QByteArray bytes;
    bytes.reserve(request.size() + number.size() + 6);
    bytes += "{\"id\":"; // fields are in the order of their names
    bytes += number;
    bytes += ',';
    bytes += QByteArrayView(request).sliced(1);
    return bytes;
}

} // namespace league::protocol
