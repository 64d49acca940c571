// RepaintArea: a part of the window that is drawn as a whole when the list below it changes.
//
// Laid over a list by QML, and invisible. Without a graphics card Qt draws only what has changed,
// and takes longer to find out which of a hundred little pieces of a list that is than to draw the
// list. With this on top it is one piece. With a graphics card it is nothing at all.
#pragma once

#include <QAbstractItemModel>
#include <QPointer>
#include <QQuickItem>

namespace league::app::view {

class RepaintArea : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    // What the list shows.
    Q_PROPERTY(QAbstractItemModel *model READ model WRITE setModel NOTIFY modelChanged)
    // Where the list has been scrolled to.
    Q_PROPERTY(qreal position READ position WRITE setPosition NOTIFY positionChanged)
    // Whether its rows slide to another place.
    Q_PROPERTY(bool slides MEMBER m_slides NOTIFY slidesChanged)

public:
    explicit RepaintArea(QQuickItem *parent = nullptr);

    [[nodiscard]] QAbstractItemModel *model() const { return m_model; }
    void setModel(QAbstractItemModel *model);
    [[nodiscard]] qreal position() const { return m_position; }
    void setPosition(qreal position);

Q_SIGNALS:
    void modelChanged();
    void positionChanged();
    void slidesChanged();

protected:
    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *data) override;

private:
    void repaintWhileSliding();

    QPointer<QAbstractItemModel> m_model;
    qreal m_position = 0;
    bool m_slides = false;
    int m_framesLeft = 0; // in which rows may still slide
};

} // namespace league::app::view
