// Comparison: whether two pictures show the same, on whichever machine they were drawn.
//
// Letters and curves are smoothed a little differently by other versions of the font renderer: a
// pixel at an edge is lighter, or its neighbour is the dark one. So a pixel counts as different
// only when nothing like it is there or right beside it in the other picture. What was moved by
// more than that, has another colour, or is gone, makes many different pixels close together; that
// fails, and a few single ones scattered over the picture do not.
#pragma once

#include <QImage>

namespace league::test {

class Comparison
{
public:
    // How far a colour may be off, of 255, in its worst channel. Greys that the theme keeps apart
    // are at least 50 apart on text.
    static constexpr int ColourTolerance = 48;
    // Different pixels in one square of this side: an icon of 14 pixels has more in its strokes.
    static constexpr int SquareSide = 32;
    static constexpr int MostInASquare = 20;
    // In the whole picture, of a million.
    static constexpr int MostInAMillion = 600;

    Comparison(const QImage &actual, const QImage &reference);

    [[nodiscard]] bool isSame() const;
    [[nodiscard]] qsizetype differing() const { return m_differing; }
    [[nodiscard]] int worstSquare() const { return m_worstSquare; }
    // One sentence: how they differ.
    [[nodiscard]] QString sentence() const;
    // The actual picture, pale, with every different pixel in red.
    [[nodiscard]] const QImage &difference() const { return m_difference; }

private:
    bool m_sameSize;
    qsizetype m_pixels;
    qsizetype m_differing = 0;
    int m_worstSquare = 0;
    QImage m_difference;
};

} // namespace league::test
