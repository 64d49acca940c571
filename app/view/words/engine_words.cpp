#include "app/view/words/engine_words.h"

#include "app/view/words/engine_sentences.h"
#include "app/view/words/sentence_pattern.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>

namespace league::app::view {

namespace {

// Strangers put words into our sentences. What is longer or more entangled than anything of ours
// stays as it is, so that nobody keeps the window busy with it.
constexpr qsizetype LongestText = 2'000;
constexpr int MostSentences = 8;
constexpr int MostLooks = 200;

// The surest first: a pattern with few words of its own would swallow what belongs to another.
const QList<SentencePattern> &knownPatterns()
{
    static const QList<SentencePattern> patterns = [] {
        QList<SentencePattern> all;
        for (const auto &table : engineSentences()) {
            for (const char *pattern : table)
                all.append(SentencePattern(pattern));
        }
        std::ranges::stable_sort(all, std::ranges::greater(), &SentencePattern::ownLength);
        return all;
    }();
    return patterns;
}

// Where a sentence of the text ends: one past its full stop, in front of a blank.
QList<qsizetype> endsOfSentences(const QString &text)
{
    QList<qsizetype> ends;
    for (qsizetype at = 1; at < text.size() - 1 && ends.size() < MostSentences; ++at) {
        const QChar before = text.at(at - 1);
        if (text.at(at) == u' ' && (before == u'.' || before == u'?' || before == u'!'))
            ends.append(at);
    }
    return ends;
}

// One text being read, of several ways to understand it the one that explains most of it.
class Reading
{
public:
    struct Meaning
    {
        QString words;
        qsizetype understood = 0; // characters of our own patterns
    };

    enum class Place { Alone, InAnother };

    Meaning read(const QString &text, Place place)
    {
        const auto known = m_read.constFind({text, place});
        if (known != m_read.constEnd())
            return *known;
        if (++m_looks > MostLooks)
            return {text};
        Meaning best = readWhole(text, place).value_or(Meaning{text});
        bool isOneSentence = true;
        for (const qsizetype end : endsOfSentences(text)) {
            const std::optional<Meaning> first = readWhole(text.left(end), Place::Alone);
            // What a stranger said first is left as it is; what we say about it is translated.
            const bool isStrange = !first && best.understood == 0;
            if (!first && !isStrange)
                continue;
            const Meaning rest = read(text.mid(end + 1), Place::Alone);
            const qsizetype understood = (first ? first->understood : 0) + rest.understood;
            // A sentence that begins with a name must not take those before it for the name.
            const bool isBetter = understood > best.understood
                || (isOneSentence && first && understood == best.understood);
            if (!isBetter)
                continue;
            best = {(first ? first->words : text.left(end)) + u' ' + rest.words, understood};
            isOneSentence = false;
        }
        m_read.insert({text, place}, best);
        return best;
    }

private:
    std::optional<Meaning> readWhole(const QString &text, Place place)
    {
        for (const SentencePattern &pattern : knownPatterns()) {
            if (pattern.isVague() && place == Place::Alone)
                continue;
            std::optional<SentencePattern::Values> values = pattern.valuesIn(text);
            if (!values)
                continue;
            qsizetype understood = pattern.ownLength();
            for (auto value = values->begin(); value != values->end(); ++value) {
                if (pattern.isQuoted(value.key()))
                    continue;
                const Meaning meaning = read(value.value(), Place::InAnother);
                value.value() = meaning.words;
                understood += meaning.understood;
            }
            const QString translated =
                QCoreApplication::translate(EngineSentenceContext, pattern.source());
            return Meaning{SentencePattern::filled(translated, *values), understood};
        }
        return std::nullopt;
    }

    QMap<std::pair<QString, Place>, Meaning> m_read;
    int m_looks = 0;
};

} // namespace

QString EngineWords::said(const QString &sentence)
{
    const bool mayBeOurs = !sentence.isEmpty() && sentence.size() <= LongestText;
    return mayBeOurs ? Reading().read(sentence, Reading::Place::Alone).words : sentence;
}

QStringList EngineWords::patterns()
{
    QStringList all;
    for (const SentencePattern &pattern : knownPatterns())
        all.append(QString::fromUtf8(pattern.source()));
    return all;
}

} // namespace league::app::view
