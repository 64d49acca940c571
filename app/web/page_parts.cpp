#include "app/web/page_parts.h"

#include "agents/base/logging.h"
#include "agents/base/sha256.h"

#include <QFile>

namespace league::app {

namespace {

QByteArray part(const QString &name)
{
    QFile file(QStringLiteral(":/web/") + name);
    if (!file.open(QIODevice::ReadOnly)) {
        qCWarning(base::managerLog) << "The program has lost its own file" << file.fileName();
        return {};
    }
    return file.readAll();
}

QByteArray allOf(const QStringList &names)
{
    QByteArray all;
    for (const QString &name : names)
        all += part(name);
    return all;
}

QByteArray hashOf(const QByteArray &content)
{
    return "'sha256-" + base::sha256(content).toBase64() + '\'';
}

} // namespace

manager::WebPage joined(const QString &html, const QStringList &styles, const QStringList &scripts)
{
    const QByteArray style = allOf(styles);
    const QByteArray script = allOf(scripts);
    QByteArray whole = part(html);
    whole.replace("{{style}}", style).replace("{{script}}", script);
    const QByteArray policy = "default-src 'none'; script-src " + hashOf(script) + "; style-src "
        + hashOf(style)
        + "; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; "
          "frame-ancestors 'none'";
    return {whole, {{"Content-Security-Policy", policy}, {"Referrer-Policy", "no-referrer"}}};
}

} // namespace league::app
