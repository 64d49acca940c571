// QrCode: a text as a QR code, black on white with a quiet zone of two modules, in every theme.
//
// An item of QML; edges lie on whole pixels, so that cameras find sharp edges.
#pragma once

#include <QQuickPaintedItem>

namespace league::app::view {

class QrCode : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    Q_PROPERTY(int modules READ modules NOTIFY textChanged)

public:
    // Around the code, in modules.
    static constexpr int QuietZone = 2;

    explicit QrCode(QQuickItem *parent = nullptr);

    [[nodiscard]] const QString &text() const { return m_text; }
    void setText(const QString &text);
    // How many modules a side has, without the quiet zone; 0 when there is nothing to show.
    [[nodiscard]] int modules() const { return m_modules; }
    // Whether a module is black.
    [[nodiscard]] bool isBlack(int row, int column) const;

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void textChanged();

private:
    QString m_text;
    int m_modules = 0;
    QByteArray m_cells; // row by row, 1 for black
};

} // namespace league::app::view
