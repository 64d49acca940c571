#include "app/window/program_engine.h"

#include "app/view/desk/languages.h"
#include "app/view/desk/preferences.h"
#include "app/window/fonts.h"

#include <QQmlFileSelector>
#include <QQuickStyle>

#include <memory>

namespace league::app {

ProgramEngine::ProgramEngine()
{
    // Nothing of ours has variants for other systems; left in place, it looks for some whenever a
    // row shows another icon.
    const std::unique_ptr<QQmlFileSelector> unneeded(m_engine.findChild<QQmlFileSelector *>());
    loadFonts();
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    view::Languages::speakFirst(m_engine, view::Preferences().language());
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/League/Main.qml")));
    if (!m_engine.rootObjects().isEmpty())
        m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().constFirst());
}

} // namespace league::app
