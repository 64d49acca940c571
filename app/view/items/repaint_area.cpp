#include "app/view/items/repaint_area.h"

#include <QQuickWindow>
#include <QSGRendererInterface>
#include <QSGSimpleRectNode>

#include <memory>

namespace league::app::view {

RepaintArea::RepaintArea(QQuickItem *parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

void RepaintArea::setModel(QAbstractItemModel *model)
{
    if (model == m_model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    if (model) {
        connect(model, &QAbstractItemModel::dataChanged, this, &QQuickItem::update);
        connect(model, &QAbstractItemModel::rowsInserted, this, &RepaintArea::repaintWhileSliding);
        connect(model, &QAbstractItemModel::rowsRemoved, this, &RepaintArea::repaintWhileSliding);
        connect(model, &QAbstractItemModel::rowsMoved, this, &RepaintArea::repaintWhileSliding);
        connect(model, &QAbstractItemModel::layoutChanged, this, &RepaintArea::repaintWhileSliding);
        connect(model, &QAbstractItemModel::modelReset, this, &QQuickItem::update);
    }
    update();
    Q_EMIT modelChanged();
}

void RepaintArea::setPosition(qreal position)
{
    if (position == m_position)
        return;
    m_position = position;
    update();
    Q_EMIT positionChanged();
}

void RepaintArea::repaintWhileSliding()
{
    constexpr int SlideFrames = 20; // a third of a second
    m_framesLeft = m_slides ? SlideFrames : 0;
    update();
}

QSGNode *RepaintArea::updatePaintNode(QSGNode *old, UpdatePaintNodeData *)
{
    if (window()->rendererInterface()->graphicsApi() != QSGRendererInterface::Software) {
        const std::unique_ptr<QSGNode> unneeded(old);
        return nullptr;
    }
    auto *node = old ? static_cast<QSGSimpleRectNode *>(old) : new QSGSimpleRectNode;
    node->setColor(Qt::transparent);
    node->setRect(boundingRect());
    node->markDirty(QSGNode::DirtyMaterial); // changed or not
    if (m_framesLeft > 0) {
        --m_framesLeft;
        QMetaObject::invokeMethod(this, &QQuickItem::update, Qt::QueuedConnection);
    }
    return node;
}

} // namespace league::app::view
