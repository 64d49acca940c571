#include "agents/base/byte_builder.h"

namespace league::base {

QByteArray ByteBuilder::take()
{
    if (m_many.isNull())
        return {m_begin, m_size};
    m_many.truncate(m_size);
    m_many.squeeze();
    return std::move(m_many);
}

void ByteBuilder::grow(qsizetype needed)
{
    QByteArray larger(std::max(needed, 2 * m_capacity), Qt::Uninitialized);
    std::copy_n(m_begin, m_size, larger.data());
    m_many = std::move(larger);
    m_begin = m_many.data();
    m_capacity = m_many.size();
}

} // namespace league::base
