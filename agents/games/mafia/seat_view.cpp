#include "agents/games/mafia/seat_view.h"

#include "agents/base/charts/mafia_phase_chart.h"
#include "agents/games/mafia/mafia_names.h"

namespace league::games::mafia {

namespace {

// Those facts of a letter that a view keeps.
QVariantMap pick(const QVariantMap &facts, std::initializer_list<QLatin1String> keys)
{
    QVariantMap picked;
    for (const QLatin1String key : keys) {
        if (facts.contains(key))
            picked.insert(key, facts.value(key));
    }
    return picked;
}

bool isSame(const QVariant &entry, const QVariantMap &facts, QLatin1String key)
{
    return entry.toMap().value(key) == facts.value(key);
}

} // namespace

SeatView::SeatView(const Player &self, const QList<Player> &table)
    : m_self(self.id.text()),
      m_you{{key::PlayerId, m_self}, {key::Seat, self.seat}, {key::Alive, true}},
      m_phase{{key::Phase, QString(base::mafia_phase_chart::Setup)},
              {key::DayNumber, 0},
              {key::NightNumber, 0}}
{
    for (const Player &player : table) {
        m_players.append(QVariantMap{{key::PlayerId, player.id.text()},
                                     {key::DisplayName, player.name},
                                     {key::Seat, player.seat},
                                     {key::Alive, true}});
    }
}

void SeatView::hear(const QString &kind, const QVariantMap &facts)
{
    if (kind == kind::RoleAssignment) {
        m_you.insert(pick(facts, {key::Role, key::Team}));
        m_you.insert(key::Teammates, facts.value(key::Teammates, QStringList()));
    } else if (kind == kind::PhaseChanged) {
        m_phase = pick(facts, {key::DayNumber, key::NightNumber});
        m_phase.insert(key::Phase, facts.value(key::To));
    } else if (kind == kind::TeamUpdate) {
        hearTeam(facts);
    } else if (kind == kind::InvestigationResult) {
        m_investigations.append(pick(facts, {key::NightNumber, key::TargetId, key::IsMafia}));
    } else if (kind == kind::NightResolved) {
        m_announcements.append(QVariantMap{{key::NightNumber, facts.value(key::NightNumber)},
                                           {key::Text, facts.value(key::Announcement)}});
    } else if (kind == kind::PlayerEliminated) {
        hearDeath(facts);
    } else if (kind == kind::Statement) {
        hearStatement(facts);
    } else if (kind == kind::RoleClaimed) {
        QVariantMap claim = pick(facts, {key::PlayerId, key::ClaimedRole});
        claim.insert(key::DayNumber, m_phase.value(key::DayNumber));
        m_claims.append(claim);
    } else if (kind == kind::VoteCast) {
        hearVote(facts);
    }
}

void SeatView::acted(int night, QLatin1String action, const QString &target)
{
    const QVariantMap mine{
        {key::NightNumber, night}, {key::ActionType, QString(action)}, {key::TargetId, target}};
    m_actions.removeIf([&](const QVariant &each) { return isSame(each, mine, key::NightNumber); });
    m_actions.append(mine);
    if (action == word::Protect)
        m_lastProtected = target;
}

QVariantMap SeatView::toMap(int lastViewSeq) const
{
    QVariantMap view = m_phase;
    view.insert({{key::You, m_you},
                 {key::Players, m_players},
                 {key::Statements, m_statements},
                 {key::Claims, m_claims},
                 {key::Votes, m_votes},
                 {key::Announcements, m_announcements},
                 {key::Private, privatePart()},
                 {key::LastViewSeq, lastViewSeq}});
    return view;
}

void SeatView::hearStatement(const QVariantMap &facts)
{
    m_statements.append(pick(facts,
                             {key::DayNumber, key::TurnId, key::PlayerId, key::Say, key::Pass,
                              key::TimedOut, key::SpeechActs}));
}

// The last vote of a voter on a day is the one that counts; who abstains has none.
void SeatView::hearVote(const QVariantMap &facts)
{
    QVariantMap vote = pick(facts, {key::VoterId, key::TargetId});
    vote.insert(key::DayNumber, m_phase.value(key::DayNumber));
    m_votes.removeIf([&](const QVariant &each) {
        return isSame(each, vote, key::DayNumber) && isSame(each, vote, key::VoterId);
    });
    if (!vote.value(key::TargetId).isNull())
        m_votes.append(vote);
}

void SeatView::hearDeath(const QVariantMap &facts)
{
    for (QVariant &each : m_players) {
        QVariantMap player = each.toMap();
        if (player.value(key::PlayerId) != facts.value(key::PlayerId))
            continue;
        player.insert(key::Alive, false);
        player.insert(pick(facts, {key::Cause, key::CycleNumber, key::Role, key::Team}));
        each = player;
    }
    if (facts.value(key::PlayerId) == m_self)
        m_you.insert(key::Alive, false);
}

// One entry per night; the last update of a night says it all.
void SeatView::hearTeam(const QVariantMap &facts)
{
    const QVariantMap night =
        pick(facts, {key::NightNumber, key::Submissions, key::ProvisionalTarget, key::Agreement});
    m_teamActions.removeIf(
        [&](const QVariant &each) { return isSame(each, night, key::NightNumber); });
    m_teamActions.append(night);
}

QVariantMap SeatView::privatePart() const
{
    QVariantMap part;
    const std::optional<Role> role = roleNamed(m_you.value(key::Role).toString());
    if (!role || *role == Role::Villager)
        return part;
    part.insert(key::MyActions, m_actions);
    if (*role == Role::Mafia) {
        part.insert(key::Teammates, m_you.value(key::Teammates));
        part.insert(key::TeamActions, m_teamActions);
    } else if (*role == Role::Doctor) {
        part.insert(key::LastProtected,
                    m_lastProtected.isEmpty() ? QVariant() : QVariant(m_lastProtected));
    } else {
        part.insert(key::Investigations, m_investigations);
    }
    return part;
}

} // namespace league::games::mafia
