// WindowLab: the whole window in a test, as a person has it: Main.qml with a real desk behind it.
//
// Owned by a test function; one at a time. Its settings and leagues are in a folder of its own.
// Whatever Qt warns about while it lives is a failure: see warnings().
#pragma once

#include "app/view/desk/desk.h"
#include "app/view/desk/languages.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <memory>

namespace league::test {

class WindowLab
{
public:
    // Opens the window; `settings` are lines of its settings file: "speed=MAX".
    explicit WindowLab(const QStringList &settings = {});
    ~WindowLab();

    [[nodiscard]] QQuickWindow *window() const { return m_window; }
    [[nodiscard]] app::view::Desk *desk() const { return m_desk; }
    [[nodiscard]] app::view::Languages *languages() const { return m_languages; }
    [[nodiscard]] app::view::Preferences *preferences() const { return m_preferences; }
    [[nodiscard]] QString data() const { return m_folder.filePath(QStringLiteral("data")); }
    // Which page is shown.
    [[nodiscard]] QString page() const;
    // The visible item with this text for screen readers; nullptr when there is none.
    [[nodiscard]] QQuickItem *find(const QString &name) const;
    // Clicks in its middle; false when there is no such item.
    bool click(const QString &name) const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    void type(const QString &text) const;

    // What Qt and QML complained about since the window was opened.
    [[nodiscard]] QStringList warnings() const;

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow *m_window = nullptr;
    app::view::Desk *m_desk = nullptr;
    app::view::Languages *m_languages = nullptr;
    app::view::Preferences *m_preferences = nullptr;
};

} // namespace league::test
