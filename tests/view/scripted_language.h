// ScriptedLanguage: a language for tests, in which every sentence of the engine is known by its
// number, or has the words that the test gave it.
//
// Spoken by the program as long as it lives.
#pragma once

#include "app/view/desk/directed_translator.h"
#include "app/view/words/engine_sentences.h"
#include "app/view/words/engine_words.h"

#include <QCoreApplication>
#include <QHash>
#include <QTranslator>

namespace league::test {

class ScriptedLanguage : public QTranslator
{
public:
    ScriptedLanguage() { QCoreApplication::installTranslator(this); }
    ~ScriptedLanguage() override { QCoreApplication::removeTranslator(this); }

    // From now on the pattern is said in these words.
    void say(const QString &pattern, const QString &words) { m_words.insert(pattern, words); }
    // Marked for reading from right to left, as Hebrew is.
    void runFromTheRight() { m_isRightToLeft = true; }

    [[nodiscard]] static QString numbered(const QString &pattern)
    {
        const qsizetype number = app::view::EngineWords::patterns().indexOf(pattern);
        return QStringLiteral("[%1] ").arg(number) + pattern;
    }

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment,
                                    int number) const override
    {
        Q_UNUSED(comment)
        Q_UNUSED(number)
        if (qstrcmp(context, app::view::EngineSentenceContext) != 0)
            return {};
        const QString pattern = QString::fromUtf8(source);
        const QString words = m_words.value(pattern, numbered(pattern));
        return m_isRightToLeft ? app::view::DirectedTranslator::directed(words) : words;
    }

private:
    QHash<QString, QString> m_words;
    bool m_isRightToLeft = false;
};

} // namespace league::test
