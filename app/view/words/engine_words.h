// EngineWords: what the engine says, in the language of the window.
//
// The rooms below say what went wrong in English, for logs and for the wire. The boards show such a
// sentence through said(): it is recognised by its pattern (engine_sentences.h), what was put into
// it is taken out again, and the translation is filled with that. A sentence that is put into
// another, and one that follows another, are translated likewise. What is not recognised, because
// a stranger's agent said it, stays as it is. Called on the window's thread, by what QML sees.
#pragma once

#include <QString>
#include <QStringList>

namespace league::app::view {

class EngineWords
{
public:
    // The sentence in the language of the window.
    [[nodiscard]] static QString said(const QString &sentence);

    // Every pattern that is recognised, in the order in which they are tried.
    [[nodiscard]] static QStringList patterns();
};

} // namespace league::app::view
