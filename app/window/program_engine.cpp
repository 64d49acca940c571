#include "app/window/program_engine.h"

#include "app/view/desk/languages.h"
#include "app/view/desk/preferences.h"
#include "app/window/fonts.h"

#include <QQmlContext>
#include <QQmlExpression>
#include <QQuickStyle>

namespace league::app {

ProgramEngine::ProgramEngine()
{
    loadFonts();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    view::Languages::speakFirst(m_engine, view::Preferences().language());
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/League/Main.qml")));
    if (!m_engine.rootObjects().isEmpty())
        m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().constFirst());
}

void ProgramEngine::open(const QString &page, const QString &match)
{
    // Nav is written in QML: C++ reaches it only where QML does.
    const QString words = match.isEmpty() ? QStringLiteral("Nav.open('%1')").arg(page)
                                          : QStringLiteral("Nav.openMatch('%1')").arg(match);
    QQmlExpression expression(QQmlEngine::contextForObject(m_window), m_window, words);
    expression.evaluate();
    if (expression.hasError())
        qWarning("%s", qPrintable(expression.error().toString()));
}

} // namespace league::app
