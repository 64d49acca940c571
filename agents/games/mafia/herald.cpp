#include "agents/games/mafia/herald.h"

#include "agents/games/mafia/change_words.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/privacy.h"

#include <algorithm>
#include <array>

namespace league::games::mafia {

namespace {

// What only the record and those who watch get, although it is public (§4.1).
constexpr std::array NotSent{kind::TurnStarted, kind::SpeedChanged, kind::GameEnded};

} // namespace

Herald::Herald(const Table &table, const QList<Seat> &roster, const SeatAlias &alias,
               const EngineClock &clock)
    : m_table(table), m_alias(alias), m_clock(clock)
{
    QList<Player> seen;
    for (const Player &player : table.players())
        seen.append(alias.hide(player));
    for (qsizetype index = 0; index < roster.size(); ++index) {
        const Player self = alias.hide(table.atRoster(static_cast<int>(index)));
        m_readers.append({SeatView(self, seen), roster.at(index).wantsSayChunks});
    }
}

void Herald::tell(QLatin1String kind, QVariantMap facts, const QString &visibility)
{
    const GameEvent event{kind, {}, std::move(facts), visibility, m_clock.nowMs()};
    m_events.append(event);
    ++m_eventCount;
    if (std::ranges::find(NotSent, kind) != NotSent.end())
        return;
    for (const Player &player : m_table.players()) {
        Reader &reader = m_readers[player.roster];
        if (kind == kind::SayChunk && !reader.wantsSayChunks)
            continue;
        const std::optional<GameEvent> copy = copyFor(event, player);
        if (!copy)
            continue;
        Letter letter{player.roster, copy->kind, m_alias.hide(copy->facts)};
        reader.view.hear(letter.kind, letter.facts);
        letter.facts.insert(key::ViewSeq, ++reader.told);
        m_letters.append(letter);
    }
}

QVariantMap Herald::question(const Player &player, QVariantMap facts)
{
    Reader &reader = m_readers[player.roster];
    facts.insert(key::PlayerId, player.id.text());
    facts = m_alias.hide(facts);
    facts.insert(key::View, reader.view.toMap(reader.told));
    facts.insert(key::ViewSeq, ++reader.told);
    return facts;
}

void Herald::acted(const Player &player, int night, const QString &target)
{
    m_readers[player.roster].view.acted(night, actionWord(player.role), m_alias.hideId(target));
}

QVariantMap Herald::viewOf(const Player &player) const
{
    const Reader &reader = m_readers.at(player.roster);
    return reader.view.toMap(reader.told);
}

} // namespace league::games::mafia
