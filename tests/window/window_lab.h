// WindowLab: the whole window in a test, as a person has it: Main.qml with a real desk behind it,
// driven by clicks and keys.
//
// Owned by a test function; one at a time. Its settings and, unless told otherwise, its leagues are
// in a folder of its own. Whatever Qt or QML warns about while it lives, up to the end of its
// destructor, fails the test.
#pragma once

#include "app/view/desk/desk.h"
#include "app/view/desk/languages.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtQml/qqml.h>

#include <functional>
#include <memory>

namespace league::test {

class WindowLab
{
public:
    // Opens the window; `settings` are lines of its settings file: "speed=MAX". Ports are the
    // system's choice and motion is reduced unless they say otherwise. An empty `dataFolder` is one
    // of its own.
    explicit WindowLab(const QStringList &settings = {}, const QString &dataFolder = {});
    ~WindowLab();
    Q_DISABLE_COPY_MOVE(WindowLab)

    [[nodiscard]] QQuickWindow *window() const { return m_window; }
    [[nodiscard]] app::view::Desk *desk() const { return board<app::view::Desk>("Desk"); }
    [[nodiscard]] app::view::Languages *languages() const;
    [[nodiscard]] app::view::Preferences *preferences() const;
    [[nodiscard]] QString data() const { return m_data; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    // The singleton of that name of League.View.
    template<class Board>
    [[nodiscard]] Board *board(const char *name) const
    {
        return m_engine->singletonInstance<Board *>(qmlTypeId("League.View", 1, 0, name));
    }
    // 1440 × 900 from the start.
    void resize(int width, int height) const;
    // Which page is shown.
    [[nodiscard]] QString page() const;

    // The visible item of that name: an objectName, or the whole text for screen readers, also in a
    // dialog. Of several the one that was added last, which is in front. nullptr when there is
    // none.
    [[nodiscard]] QQuickItem *find(const QString &name) const;
    // The visible item whose text for screen readers fits this expression.
    [[nodiscard]] QQuickItem *findLike(const QString &expression) const;
    [[nodiscard]] QList<QQuickItem *> findAll(const QString &name) const;
    // What a screen reader would say of the item.
    [[nodiscard]] static QString spoken(QQuickItem *item);
    // Waits until there is such an item, or none any more.
    [[nodiscard]] bool shows(const QString &name) const;
    [[nodiscard]] bool hides(const QString &name) const;
    // Waits until what is typed goes to the item, or to something in it.
    [[nodiscard]] bool focuses(const QString &name) const;

    // Waits until the item is there, enabled and at rest, brings it into sight, and clicks its
    // middle. False when that does not come about.
    [[nodiscard]] bool click(const QString &name) const;
    [[nodiscard]] bool clickLike(const QString &expression) const;
    [[nodiscard]] bool click(const std::function<QQuickItem *()> &wanted,
                             QPointF at = {.5, .5}) const;
    // With a modifier, only when no dialog comes or goes: until then shortcuts go to nobody.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    void type(const QString &text) const;
    // Clicks a field, and types instead of what is in it.
    [[nodiscard]] bool fill(const QString &field, const QString &text) const;
    // Goes on by Tab until the item has the focus.
    [[nodiscard]] bool tabTo(const QString &name) const;

    // What Qt and QML complained about since the window was opened.
    [[nodiscard]] static QStringList warnings();

private:
    void drawFrame() const;
    void writeSettings(const QStringList &settings) const;

    QTemporaryDir m_folder;
    QString m_data;
    QtMessageHandler m_before = nullptr;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow *m_window = nullptr;
};

} // namespace league::test
