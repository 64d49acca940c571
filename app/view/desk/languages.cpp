#include "app/view/desk/languages.h"

#include <QGuiApplication>
#include <QLocale>
#include <QQmlEngine>

namespace league::app::view {

namespace {

struct Language
{
    const char *code;
    const char16_t *name;
    bool isRightToLeft;
};

constexpr Language Spoken[] = {
    {"en", u"English", false}, {"he", u"עברית", true},    {"ar", u"العربية", true},
    {"es", u"Español", false}, {"de", u"Deutsch", false}, {"fr", u"Français", false},
};

const Language &find(const QString &code)
{
    for (const Language &language : Spoken) {
        if (code == QLatin1String(language.code))
            return language;
    }
    return Spoken[0];
}

QString ofDesktop()
{
    for (const QString &name : QLocale::system().uiLanguages()) {
        const QString code = name.section(u'-', 0, 0).section(u'_', 0, 0);
        if (Languages::codes().contains(code))
            return code;
    }
    return QString::fromLatin1(Spoken[0].code);
}

} // namespace

Languages::Languages(QQmlEngine *engine, QObject *parent) : QObject(parent), m_engine(engine) { }

Languages *Languages::create(QQmlEngine *engine, QJSEngine *scripts)
{
    Q_UNUSED(scripts)
    return new Languages(engine);
}

QStringList Languages::codes()
{
    QStringList codes;
    for (const Language &language : Spoken)
        codes.append(QString::fromLatin1(language.code));
    return codes;
}

void Languages::speak(const QString &wanted)
{
    const QString code =
        wanted == QLatin1String("system") ? ofDesktop() : QString::fromLatin1(find(wanted).code);
    if (code == m_current)
        return;
    QCoreApplication::removeTranslator(&m_translator);
    m_translator.setRightToLeft(find(code).isRightToLeft);
    if (m_translator.load(QStringLiteral(":/i18n/agent-league_%1.qm").arg(code)))
        QCoreApplication::installTranslator(&m_translator);
    m_current = code;
    QGuiApplication::setLayoutDirection(isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    m_engine->setUiLanguage(code);
    m_engine->retranslate();
    Q_EMIT changed();
}

QString Languages::currentName() const
{
    return QString::fromUtf16(find(m_current).name);
}

bool Languages::isRightToLeft() const
{
    return find(m_current).isRightToLeft;
}

QVariantList Languages::all()
{
    QVariantList list;
    for (const Language &language : Spoken) {
        list.append(QVariantMap{
            {QStringLiteral("code"), QString::fromLatin1(language.code)},
            {QStringLiteral("name"), QString::fromUtf16(language.name)},
        });
    }
    return list;
}

} // namespace league::app::view
