// PictureStage: the program's window where everything is the same every time.
//
// Made by the program `pictures`, one at a time. The window is the real one, Main.qml with the
// real singletons behind it; its surroundings are not: time stands still, preferences and leagues
// are in a folder of its own, the connection is tested by a script.
#pragma once

#include "agents/base/fake_clock.h"
#include "app/view/desk/desk.h"
#include "app/view/desk/surroundings.h"
#include "tests/pictures/still_time.h"

#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtQml/qqml.h>

#include <functional>

namespace league::test {

// How a picture is taken.
struct Look
{
    QString theme = QStringLiteral("dark"); // or light
    QSize size{1440, 900};
    QString language = QStringLiteral("en");

    // dark-1440x900, or dark-1440x900-he
    [[nodiscard]] QString name() const;
};

class PictureStage
{
public:
    // What the clock on the wall says: 2025-05-19T10:42:00Z.
    static constexpr qint64 Now = 1'747'651'320'000;

    // Style, fonts and locale as every picture has them; once, after the application is made.
    static void prepare();

    PictureStage();
    ~PictureStage();

    // Loads the window in a language. Leagues and preferences must be in their places by then.
    void open(const QString &language);
    // Dresses the window like that, but for the language.
    void wear(const Look &look);
    // Everything that began comes to its end: fades, delayed texts, what is read in threads.
    void settle();
    // What the window shows; of the projector's window when that is open. `lastly` is done in the
    // same breath, before anything else can happen.
    [[nodiscard]] QImage picture(const std::function<void()> &lastly);

    // Leads to a page, as the rail does.
    void lead(const QString &page);
    // Opens a dialog, as keys and buttons do.
    void ask(const QString &dialog, const QString &about = {});
    void setNav(const char *property, const QVariant &value);
    void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier);
    // The visible item of that objectName; null for none.
    [[nodiscard]] QQuickItem *item(const QString &name) const;

    // A file of the league's preferences: "players=8"
    void prefer(const QString &line) { m_preferences.append(line); }
    // Where leagues are kept.
    [[nodiscard]] QString data() const { return m_folder.filePath(QStringLiteral("data")); }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] base::FakeClock &clock() { return *m_clock; }
    [[nodiscard]] app::view::Desk *desk() { return board<app::view::Desk>("Desk"); }
    // The singleton of that name of League.View.
    template<class T>
    [[nodiscard]] T *board(const char *name)
    {
        return m_engine->singletonInstance<T *>(qmlTypeId("League.View", 1, 0, name));
    }
    // What Qt complained about since the window was opened.
    [[nodiscard]] static QStringList warnings();

private:
    [[nodiscard]] QQuickWindow *shown() const;
    [[nodiscard]] QObject *nav();
    void callNav(const QString &call);

    QTemporaryDir m_folder;
    QStringList m_preferences;
    StillTime m_time;
    base::FakeClock *m_clock = nullptr; // the surroundings' own
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    std::unique_ptr<QObject> m_nav; // holds the singleton
    QQuickWindow *m_window = nullptr;
};

} // namespace league::test
