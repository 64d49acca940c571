#include "agents/player/strategies/parity_strategy.h"

#include "agents/base/random_stream.h"

namespace league::player {

ParityStrategy::ParityStrategy(quint64 seed, base::PlayerId self)
    : m_seed(seed), m_self(std::move(self))
{
}

void ParityStrategy::answer(const TurnQuestion &question, Done done)
{
    done(decide(question));
}

QStringList ParityStrategy::optionsOf(const TurnQuestion &question)
{
    if (question.options.isEmpty())
        return {parity::Even, parity::Odd};
    return question.options;
}

QString ParityStrategy::otherThan(const QString &choice, const TurnQuestion &question)
{
    for (const QString &option : optionsOf(question)) {
        if (option != choice)
            return option;
    }
    return choice;
}

quint64 ParityStrategy::chance(const TurnQuestion &question, int draw, quint64 n) const
{
    const QString label = QStringLiteral("bot/%1/%2/parity/%3")
                              .arg(question.match.text(), m_self.text(), QString::number(draw));
    return base::RandomStream(m_seed, label).uniform(n);
}

QString ParityStrategy::anyOption(const TurnQuestion &question, int draw) const
{
    const QStringList options = optionsOf(question);
    return options.at(
        static_cast<qsizetype>(chance(question, draw, static_cast<quint64>(options.size()))));
}

} // namespace league::player
