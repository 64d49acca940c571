#include "app/view/desk/languages.h"

#include "app/view/words/language_news.h"

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

QString codeFor(const QString &wanted)
{
    return wanted == QLatin1String("system") ? ofDesktop() : QString::fromLatin1(find(wanted).code);
}

std::unique_ptr<QTranslator> translatorFor(const QString &code)
{
    auto translator = std::make_unique<DirectedTranslator>();
    translator->setRightToLeft(find(code).isRightToLeft);
    (void)translator->load(QStringLiteral(":/i18n/agent-league_%1.qm").arg(code));
    return translator;
}

Qt::LayoutDirection directionOf(const QString &code)
{
    return find(code).isRightToLeft ? Qt::RightToLeft : Qt::LeftToRight;
}

// What is spoken before there is an object to remember it.
struct First
{
    QString code;
    std::unique_ptr<QTranslator> translator;
};
First first;

} // namespace

Languages::Languages(QQmlEngine *engine, QObject *parent)
    : QObject(parent),
      m_engine(engine),
      m_translator(std::move(first.translator)),
      m_current(std::exchange(first.code, {}))
{
}

void Languages::speakFirst(QQmlEngine &engine, const QString &wanted)
{
    first.code = codeFor(wanted);
    first.translator = translatorFor(first.code);
    QCoreApplication::installTranslator(first.translator.get());
    QGuiApplication::setLayoutDirection(directionOf(first.code));
    engine.setUiLanguage(first.code);
}

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
    const QString code = codeFor(wanted);
    if (code == m_current)
        return;
    m_translator = translatorFor(code); // the one before leaves the application as it goes
    QCoreApplication::installTranslator(m_translator.get());
    m_current = code;
    QGuiApplication::setLayoutDirection(directionOf(code));
    m_engine->setUiLanguage(code);
    m_engine->retranslate();
    Q_EMIT LanguageNews::here().changed();
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
