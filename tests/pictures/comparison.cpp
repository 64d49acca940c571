#include "tests/pictures/comparison.h"

#include <algorithm>
#include <vector>

namespace league::test {

namespace {

bool isLike(QRgb a, QRgb b)
{
    const int off = std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                              std::abs(qBlue(a) - qBlue(b))});
    return off <= Comparison::ColourTolerance;
}

// Whether that colour is there or right beside it.
bool isNear(QRgb colour, const QImage &image, int x, int y)
{
    for (int row = std::max(0, y - 1); row <= std::min(image.height() - 1, y + 1); ++row) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(row));
        for (int column = std::max(0, x - 1); column <= std::min(image.width() - 1, x + 1);
             ++column) {
            if (isLike(colour, line[column]))
                return true;
        }
    }
    return false;
}

QRgb pale(QRgb colour)
{
    const int grey = 160 + qGray(colour) / 3;
    return qRgb(grey, grey, grey);
}

} // namespace

Comparison::Comparison(const QImage &actual, const QImage &reference)
    : m_sameSize(actual.size() == reference.size()),
      m_pixels(qsizetype(actual.width()) * actual.height()),
      m_difference(actual.convertToFormat(QImage::Format_RGB32))
{
    if (!m_sameSize)
        return;
    const QImage ours = m_difference;
    const QImage theirs = reference.convertToFormat(QImage::Format_RGB32);
    const int across = ours.width() / SquareSide + 1;
    std::vector<int> squares(static_cast<size_t>(across * (ours.height() / SquareSide + 1)));
    for (int y = 0; y < ours.height(); ++y) {
        const auto *our = reinterpret_cast<const QRgb *>(ours.constScanLine(y));
        const auto *their = reinterpret_cast<const QRgb *>(theirs.constScanLine(y));
        auto *shown = reinterpret_cast<QRgb *>(m_difference.scanLine(y));
        for (int x = 0; x < ours.width(); ++x) {
            const bool differs = !isLike(our[x], their[x])
                && (!isNear(our[x], theirs, x, y) || !isNear(their[x], ours, x, y));
            shown[x] = differs ? qRgb(220, 0, 0) : pale(our[x]);
            if (!differs)
                continue;
            ++m_differing;
            int &square = squares[static_cast<size_t>((y / SquareSide) * across + x / SquareSide)];
            m_worstSquare = std::max(m_worstSquare, ++square);
        }
    }
}

bool Comparison::isSame() const
{
    return m_sameSize && m_worstSquare <= MostInASquare
        && m_differing * 1'000'000 <= m_pixels * MostInAMillion;
}

QString Comparison::sentence() const
{
    if (!m_sameSize)
        return QStringLiteral("The picture has another size.");
    return QStringLiteral("%1 pixels differ, %2 of them in one square of %3.")
        .arg(m_differing)
        .arg(m_worstSquare)
        .arg(SquareSide);
}

} // namespace league::test
