#include "tests/window/window_lab.h"

#include "app/view/desk/languages.h"
#include "app/window/fonts.h"

#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QQuickStyle>
#include <QTest>
#include <QtQml/qqml.h>

namespace league::test {

namespace {

QStringList complaints;

void hear(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    const QLatin1String category(context.category ? context.category : "");
    if (type == QtWarningMsg && !category.startsWith(QLatin1String("league.")))
        complaints.append(text);
}

// What a screen reader would say of it.
QString nameOf(QQuickItem *item)
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

QQuickItem *findBelow(QQuickItem *item, const QString &name)
{
    if (!item->isVisible())
        return nullptr;
    if (nameOf(item) == name)
        return item;
    for (QQuickItem *child : item->childItems()) {
        if (QQuickItem *found = findBelow(child, name))
            return found;
    }
    return nullptr;
}

template<class Singleton>
Singleton *singleton(QQmlEngine &engine, const char *name)
{
    return engine.singletonInstance<Singleton *>(qmlTypeId("League.View", 1, 0, name));
}

} // namespace

WindowLab::WindowLab(const QStringList &settings)
{
    complaints.clear();
    qInstallMessageHandler(hear);
    qputenv("AGENT_LEAGUE_DATA", data().toLocal8Bit());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    QDir(m_folder.path()).mkpath(QStringLiteral("agent-league"));
    QFile file(m_folder.filePath(QStringLiteral("agent-league/window.ini")));
    if (file.open(QIODevice::WriteOnly))
        file.write(
            ("[General]\nlanguage=en\nbase_port=0\n" + settings.join(u'\n') + u'\n').toUtf8());
    file.close();
    app::loadFonts();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    m_engine = std::make_unique<QQmlApplicationEngine>();
    m_engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine->load(QUrl(QStringLiteral("qrc:/qt/qml/League/Main.qml")));
    if (!m_engine->rootObjects().isEmpty())
        m_window = qobject_cast<QQuickWindow *>(m_engine->rootObjects().constFirst());
    m_desk = singleton<app::view::Desk>(*m_engine, "Desk");
    m_languages = singleton<app::view::Languages>(*m_engine, "Languages");
    m_preferences = singleton<app::view::Preferences>(*m_engine, "Preferences");
    if (m_window) {
        m_window->requestActivate();
        (void)QTest::qWaitForWindowActive(m_window);
    }
}

WindowLab::~WindowLab()
{
    m_engine.reset();
    qInstallMessageHandler(nullptr);
}

QString WindowLab::page() const
{
    return m_window->property("page").toString();
}

QQuickItem *WindowLab::find(const QString &name) const
{
    return findBelow(m_window->contentItem(), name);
}

bool WindowLab::click(const QString &name) const
{
    QQuickItem *item = find(name);
    if (!item)
        return false;
    const QPointF middle = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
    QTest::mouseClick(m_window, Qt::LeftButton, {}, middle.toPoint());
    return true;
}

void WindowLab::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    QTest::keyClick(m_window, key, modifiers);
}

void WindowLab::type(const QString &text) const
{
    for (const QChar letter : text)
        QTest::keyClick(m_window, letter.toLatin1());
}

QStringList WindowLab::warnings() const
{
    return complaints;
}

} // namespace league::test
