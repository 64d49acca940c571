#include "tests/pictures/picture_stage.h"

#include "app/version.h"
#include "app/window/fonts.h"
#include "tests/pictures/scripted_surroundings.h"
#include "tests/support/event_wait.h"

#include <QCursor>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlExpression>
#include <QQuickStyle>
#include <QStyleHints>
#include <QTest>

namespace league::test {

using namespace std::chrono_literals;

namespace {

QStringList complaints;

void hear(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    const QLatin1String category(context.category ? context.category : "");
    if (type == QtFatalMsg)
        fprintf(stderr, "%s\n", qPrintable(text));
    if (type != QtDebugMsg && type != QtInfoMsg && !category.startsWith(QLatin1String("league.")))
        complaints.append(text);
}

QQuickItem *findBelow(QQuickItem *item, const QString &name)
{
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == name)
        return item;
    for (QQuickItem *child : item->childItems()) {
        if (QQuickItem *found = findBelow(child, name))
            return found;
    }
    return nullptr;
}

} // namespace

QString Look::name() const
{
    const QString plain =
        QStringLiteral("%1-%2x%3").arg(theme).arg(size.width()).arg(size.height());
    return language == QLatin1String("en") ? plain : plain + u'-' + language;
}

void PictureStage::prepare()
{
    QCoreApplication::setApplicationName(QStringLiteral("agent-league"));
    QCoreApplication::setApplicationVersion(app::version());
    QGuiApplication::styleHints()->setCursorFlashTime(0); // a caret that blinks is there or not
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    app::loadFonts();
}

PictureStage::PictureStage()
{
    complaints.clear();
    qInstallMessageHandler(hear);
    qputenv("AGENT_LEAGUE_DATA", data().toLocal8Bit());
    QDir().mkpath(data());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    m_preferences = {QStringLiteral("theme=dark"), QStringLiteral("reduced_motion=true"),
                     QStringLiteral("window=@Rect(0 0 1440 900)")};
}

PictureStage::~PictureStage()
{
    m_nav.reset();
    m_engine.reset();
    qInstallMessageHandler(nullptr);
}

void PictureStage::open(const QString &language)
{
    prefer(QStringLiteral("language=") + language);
    QDir(m_folder.path()).mkpath(QStringLiteral("agent-league"));
    QFile file(m_folder.filePath(QStringLiteral("agent-league/window.ini")));
    if (file.open(QIODevice::WriteOnly))
        file.write(("[General]\n" + m_preferences.join(u'\n') + u'\n').toUtf8());
    file.close();
    m_engine = std::make_unique<QQmlApplicationEngine>();
    auto clock = std::make_unique<base::FakeClock>(Now);
    m_clock = clock.get();
    new ScriptedSurroundings(*m_engine, std::move(clock)); // owned by the engine
    m_engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine->load(QUrl(QStringLiteral("qrc:/qt/qml/League/Main.qml")));
    if (m_engine->rootObjects().isEmpty())
        qFatal("The window could not be made: %s", qPrintable(complaints.join(u'\n')));
    m_window = qobject_cast<QQuickWindow *>(m_engine->rootObjects().constFirst());
    QQmlComponent component(m_engine.get());
    component.setData("import QtQml\nimport League\nQtObject { property var nav: Nav }",
                      QUrl(QStringLiteral("qrc:/nav.qml")));
    m_nav.reset(component.create());
    m_window->setPosition(0, 0);
    QCursor::setPos(m_window->screen(), 1'590, 990); // nothing is under the pointer
    m_window->requestActivate();
    if (!eventually([this] { return m_window->isExposed() && m_window->isActive(); }))
        qFatal("The window did not come up.");
    if (!eventually([this] { return desk()->recent()->isKnown(); }))
        qFatal("The leagues on this computer were not read.");
}

void PictureStage::wear(const Look &look)
{
    auto *preferences = board<app::view::Preferences>("Preferences");
    preferences->setTheme(look.theme);
    shown()->resize(look.size);
    settle();
}

void PictureStage::settle()
{
    // Longer than any fade, delay or timer of a page but toasts; in the steps of a screen.
    for (int passed = 0; passed < 2'400; passed += 16) {
        m_clock->advance(16ms);
        m_time.pass(16);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

QImage PictureStage::picture(const std::function<void()> &lastly)
{
    (void)shown()->grabWindow(); // lays out what the last change moved
    settle();
    lastly();
    return shown()->grabWindow().convertToFormat(QImage::Format_RGB32);
}

QQuickWindow *PictureStage::shown() const
{
    for (QWindow *each : QGuiApplication::topLevelWindows()) {
        auto *window = qobject_cast<QQuickWindow *>(each);
        if (window && window != m_window && window->isVisible())
            return window;
    }
    return m_window;
}

QObject *PictureStage::nav()
{
    return m_nav->property("nav").value<QObject *>();
}

void PictureStage::lead(const QString &page)
{
    callNav(QStringLiteral("open(\"%1\")").arg(page));
}

void PictureStage::ask(const QString &dialog, const QString &about)
{
    callNav(QStringLiteral("ask(\"%1\", \"%2\")").arg(dialog, about));
}

void PictureStage::callNav(const QString &call)
{
    QQmlExpression expression(m_engine->rootContext(), nav(), call);
    expression.evaluate();
    if (expression.hasError())
        qFatal("%s", qPrintable(expression.error().toString()));
    settle();
}

void PictureStage::setNav(const char *property, const QVariant &value)
{
    nav()->setProperty(property, value);
    settle();
}

void PictureStage::press(Qt::Key key, Qt::KeyboardModifiers with)
{
    QTest::keyClick(m_window, key, with);
    settle();
}

QQuickItem *PictureStage::item(const QString &name) const
{
    return findBelow(m_window->contentItem(), name);
}

QStringList PictureStage::warnings()
{
    return complaints;
}

} // namespace league::test
