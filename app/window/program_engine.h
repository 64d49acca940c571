// ProgramEngine: the QML engine with our modules, fonts and style, and the window it opens.
//
// Made by runWindow() and by the bench, after the application object; one at a time.
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>

namespace league::app {

class ProgramEngine
{
public:
    // Loads Main.qml; the window is shown when the event loop runs.
    ProgramEngine();

    // nullptr when the QML could not be loaded; the log says why.
    [[nodiscard]] QQuickWindow *window() const { return m_window; }
    // The singleton of that name of League.View.
    template<class T>
    [[nodiscard]] T *singleton(const char *name)
    {
        return m_engine.singletonInstance<T *>(qmlTypeId("League.View", 1, 0, name));
    }

private:
    QQmlApplicationEngine m_engine;
    QQuickWindow *m_window = nullptr;
};

} // namespace league::app
