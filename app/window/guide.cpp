#include "app/window/guide.h"

#include <QQmlEngine>
#include <QQmlExpression>

namespace league::app {

namespace {

// Nav is written in QML: C++ reaches it only where QML does.
void tell(QQuickWindow &window, const QString &words)
{
    QQmlExpression expression(QQmlEngine::contextForObject(&window), &window, words);
    expression.evaluate();
    if (expression.hasError())
        qWarning("%s", qPrintable(expression.error().toString()));
}

} // namespace

void leadTo(QQuickWindow &window, const QString &page)
{
    tell(window, QStringLiteral("Nav.open('%1')").arg(page));
}

void leadToMatch(QQuickWindow &window, const QString &match)
{
    tell(window, QStringLiteral("Nav.openMatch('%1')").arg(match));
}

void askFor(QQuickWindow &window, const QString &dialog, const QString &about)
{
    tell(window, QStringLiteral("Nav.ask('%1', '%2')").arg(dialog, about));
}

} // namespace league::app
