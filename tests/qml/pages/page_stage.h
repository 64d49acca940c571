// PageStage: a window with one page in it, for tests of pages and for pictures of them.
//
// Owned by a test. The page gets the room it has in the program beside rail and status bar; the
// theme knows the size and the mode.
#pragma once

#include "app/window/fonts.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>

#include <memory>

namespace league::test {

class PageStage
{
public:
    static constexpr int Rail = 80;
    static constexpr int StatusBar = 28;

    // Makes the page of that type of the module League; fails the program when it cannot.
    PageStage(const QByteArray &type, const QVariantMap &properties)
    {
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        m_theme = make("import QtQml\nimport League\nQtObject { property var theme: Theme }", {});
        m_page.reset(qobject_cast<QQuickItem *>(
            make("import QtQuick\nimport League\n" + type + " { focus: true }", properties)
                .release()));
        m_page->setParentItem(window.contentItem());
        show(1440, 900, QStringLiteral("dark"));
    }

    // Before the first stage: style and fonts as the program has them.
    static void prepare()
    {
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        app::loadFonts();
    }

    void show(int width, int height, const QString &mode)
    {
        auto *theme = m_theme->property("theme").value<QObject *>();
        theme->setProperty("mode", mode);
        theme->setProperty("compact", width < theme->property("wideFrom").toInt());
        theme->setProperty("low", height < theme->property("highFrom").toInt());
        theme->setProperty("reducedMotion", true);
        window.setColor(theme->property("bg").value<QColor>());
        window.resize(width, height);
        m_page->setPosition({Rail, 0});
        m_page->setSize(QSizeF(width - Rail, height - StatusBar));
        window.show();
        m_page->forceActiveFocus(Qt::TabFocusReason);
    }

    [[nodiscard]] QQuickItem &page() { return *m_page; }
    // The first item below the page whose property of that name has that value; null for none.
    [[nodiscard]] QQuickItem *find(const char *property, const QVariant &value)
    {
        return findBelow(m_page.get(), property, value);
    }

private:
    std::unique_ptr<QObject> make(const QByteArray &code, const QVariantMap &properties)
    {
        QQmlComponent component(&m_engine);
        component.setData(code, QUrl(QStringLiteral("qrc:/stage.qml")));
        if (!component.isReady())
            qFatal("%s", qPrintable(component.errorString()));
        return std::unique_ptr<QObject>(component.createWithInitialProperties(properties));
    }

    static QQuickItem *findBelow(QQuickItem *item, const char *property, const QVariant &value)
    {
        if (item->property(property) == value && item->isVisible())
            return item;
        for (QQuickItem *child : item->childItems()) {
            if (QQuickItem *found = findBelow(child, property, value))
                return found;
        }
        return nullptr;
    }

public:
    QQuickWindow window;

private:
    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_theme;
    std::unique_ptr<QQuickItem> m_page;
};

} // namespace league::test
