// What the comparison of pictures lets pass, and what it finds.
#include "tests/pictures/comparison.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QTest>

using league::test::Comparison;

namespace {

const QColor Card(0x14, 0x1A, 0x22);
const QColor Text(0xE8, 0xEC, 0xF2);

// A card with an icon, letters made of strokes, and a line.
struct Drawing
{
    QPointF label{60, 30};
    bool hasIcon = true;
    QColor text = Text;
    qreal shift = 0; // of everything, by a part of a pixel: other smoothing
    qreal thickness = 1.75;

    [[nodiscard]] QImage made() const
    {
        QImage image(320, 200, QImage::Format_RGB32);
        image.fill(Card);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(shift, shift / 2);
        if (hasIcon) {
            painter.setPen(QPen(Text, thickness));
            painter.drawEllipse(QPointF(30, 40), 6, 6);
            painter.drawLine(QPointF(27, 40), QPointF(33, 40));
        }
        painter.setPen(QPen(text, thickness - 0.5));
        for (int letter = 0; letter < 12; ++letter) {
            const QPointF at = label + QPointF(letter * 9, 0);
            painter.drawLine(at, at + QPointF(0, 10));
            painter.drawLine(at, at + QPointF(5, 4));
            painter.drawEllipse(at + QPointF(3, 7), 2, 3);
        }
        painter.drawLine(QPointF(10, 100), QPointF(300, 100));
        return image;
    }
};

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samePictures_areTheSame()
    {
        const Comparison same(Drawing().made(), Drawing().made());
        QVERIFY(same.isSame());
        QCOMPARE(same.differing(), 0);
    }

    void otherSmoothing_isTheSame_data()
    {
        QTest::addColumn<qreal>("shift");
        QTest::addColumn<qreal>("thickness");
        QTest::newRow("an eighth of a pixel to the side") << 0.125 << 1.75;
        QTest::newRow("heavier strokes") << 0.0 << 1.9;
        QTest::newRow("lighter strokes") << 0.0 << 1.6;
    }
    void otherSmoothing_isTheSame()
    {
        QFETCH(qreal, shift);
        QFETCH(qreal, thickness);
        Drawing other;
        other.shift = shift;
        other.thickness = thickness;
        const Comparison compared(other.made(), Drawing().made());
        QVERIFY2(compared.isSame(), qPrintable(compared.sentence()));
    }

    void aMovedLabel_isFound_data()
    {
        QTest::addColumn<QPointF>("by");
        QTest::newRow("three pixels to the side") << QPointF(3, 0);
        QTest::newRow("three pixels down") << QPointF(0, 3);
        QTest::newRow("far away") << QPointF(40, 60);
    }
    void aMovedLabel_isFound()
    {
        QFETCH(QPointF, by);
        Drawing other;
        other.label += by;
        const Comparison compared(other.made(), Drawing().made());
        QVERIFY2(!compared.isSame(), qPrintable(compared.sentence()));
    }

    void aLostIcon_isFound()
    {
        Drawing other;
        other.hasIcon = false;
        const Comparison compared(other.made(), Drawing().made());
        QVERIFY2(!compared.isSame(), qPrintable(compared.sentence()));
        // The other way round too.
        QVERIFY(!Comparison(Drawing().made(), other.made()).isSame());
        // And the picture of the difference shows where it was.
        QCOMPARE(compared.difference().pixelColor(5, 5).saturation(), 0);
        int red = 0;
        for (int y = 30; y < 50; ++y) {
            for (int x = 20; x < 40; ++x)
                red += compared.difference().pixelColor(x, y) == QColor(220, 0, 0) ? 1 : 0;
        }
        QCOMPARE(red, compared.differing());
    }

    void anotherColour_isFound()
    {
        Drawing other;
        other.text = QColor(0x9A, 0xA4, 0xB2); // the theme's second text
        const Comparison compared(other.made(), Drawing().made());
        QVERIFY2(!compared.isSame(), qPrintable(compared.sentence()));
    }

    void anotherBackground_isFound()
    {
        QImage light(320, 200, QImage::Format_RGB32);
        light.fill(QColor(0xF3, 0xF5, 0xF8));
        QVERIFY(!Comparison(light, Drawing().made()).isSame());
    }

    void anotherSize_isFound()
    {
        const QImage reference = Drawing().made();
        QVERIFY(!Comparison(reference.copy(0, 0, 319, 200), reference).isSame());
    }

    void manyScatteredPixels_areFound_andFewAreNot()
    {
        QImage few = Drawing().made();
        QImage many = few;
        for (int i = 0; i < 20; ++i)
            few.setPixelColor(10 + i * 15, 120 + (i % 5) * 15, Qt::red);
        for (int i = 0; i < 200; ++i)
            many.setPixelColor(10 + (i % 20) * 15, 115 + (i / 20) * 8, Qt::red);
        QVERIFY(Comparison(few, Drawing().made()).isSame());
        QVERIFY(!Comparison(many, Drawing().made()).isSame());
    }
};

QTEST_MAIN(TestComparison)
#include "tst_comparison.moc"
