#include "agents/games/game.h"

#include <QRandomGenerator>

#include <array>

namespace league::games {

QString Game::newSeed() const
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    const QByteArray bytes(reinterpret_cast<const char *>(words.data()), sizeof(words));
    return QString::fromLatin1(bytes.toHex());
}

QMap<base::PlayerId, QString> Game::rolesOf(const MatchSetup &) const
{
    return {};
}

std::unique_ptr<Bot> Game::makeBot(QStringView, quint64, const base::MatchId &,
                                   const base::PlayerId &) const
{
    return nullptr;
}

} // namespace league::games
