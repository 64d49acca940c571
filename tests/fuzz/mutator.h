// Mutator: makes new inputs out of a corpus, the same ones on every machine.
//
// Used by corpus_replay.cpp. It knows nothing of coverage, which is libFuzzer's business; it looks
// for what is wrong around the inputs that are known to matter.
#pragma once

#include "agents/base/random_stream.h"

#include <QByteArray>
#include <QList>

namespace league::test {

class Mutator
{
public:
    // The words are what the format is made of; with neither corpus nor words there is only noise.
    Mutator(QList<QByteArray> corpus, QList<QByteArray> words, quint64 seed);

    // One of the corpus with a few changes.
    [[nodiscard]] QByteArray next();

private:
    [[nodiscard]] qsizetype below(qsizetype limit);
    [[nodiscard]] QByteArray sliceOf(const QByteArray &bytes);
    void change(QByteArray &bytes);

    QList<QByteArray> m_corpus;
    QList<QByteArray> m_words;
    base::RandomStream m_random;
};

// The words of a file in libFuzzer's form: a "quoted" one per line, \xNN for other bytes.
[[nodiscard]] QList<QByteArray> wordsIn(const QByteArray &dictionary);

} // namespace league::test
