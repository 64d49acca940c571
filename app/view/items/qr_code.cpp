#include "app/view/items/qr_code.h"

#include <QPainter>

#include <qrencode.h>

#include <memory>

namespace league::app::view {

QrCode::QrCode(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setFillColor(Qt::white);
    setAntialiasing(false);
}

void QrCode::setText(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    m_modules = 0;
    m_cells.clear();
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        text.isEmpty() ? nullptr
                       : QRcode_encodeString8bit(text.toUtf8().constData(), 0, QR_ECLEVEL_M),
        &QRcode_free);
    if (code) {
        m_modules = code->width;
        for (qsizetype cell = 0; cell < qsizetype(m_modules) * m_modules; ++cell)
            m_cells.append(static_cast<char>(code->data[cell] & 1));
    }
    Q_EMIT textChanged();
    update();
}

bool QrCode::isBlack(int row, int column) const
{
    return row >= 0 && column >= 0 && row < m_modules && column < m_modules
        && m_cells.at(qsizetype(row) * m_modules + column) != 0;
}

void QrCode::paint(QPainter *painter)
{
    if (m_modules == 0)
        return;
    // Every edge on a whole pixel, wherever the module should end.
    const double side = std::min(width(), height()) / (m_modules + 2 * QuietZone);
    const double left = (width() - side * m_modules) / 2;
    const double top = (height() - side * m_modules) / 2;
    for (int row = 0; row < m_modules; ++row) {
        for (int column = 0; column < m_modules; ++column) {
            if (!isBlack(row, column))
                continue;
            const QPoint from(qRound(left + column * side), qRound(top + row * side));
            const QPoint to(qRound(left + (column + 1) * side), qRound(top + (row + 1) * side));
            painter->fillRect(QRect(from, to - QPoint(1, 1)), Qt::black);
        }
    }
}

} // namespace league::app::view
