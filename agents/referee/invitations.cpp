#include "agents/referee/invitations.h"

#include "agents/games/fact_names.h"
#include "agents/protocol/message.h"
#include "agents/referee/game_errors.h"

namespace league::referee {

Invitations::Invitations(MatchTable &table, const games::Game &game, const GameDialogue &dialogue)
    : m_table(table),
      m_game(game),
      m_dialogue(dialogue),
      m_substitutes(table.assignment().substituteRoster)
{
}

void Invitations::send(std::function<void()> settled, std::function<void()> noted)
{
    m_settled = std::move(settled);
    m_noted = std::move(noted);
    for (int seat = 0; seat < m_table.seats(); ++seat) {
        if (m_table.isBot(seat)) // the roster was too short
            seatBot(seat);
        else
            invite(seat);
    }
    if (m_open.empty())
        m_settled();
}

void Invitations::cancel()
{
    m_open.clear();
}

protocol::GameInvitation Invitations::invitationFor(int seat) const
{
    const protocol::MatchAssignment &match = m_table.assignment();
    const games::MatchSetup setup = m_table.setup();
    const QList<int> dealt = m_game.dealtSeats(setup);
    const int number = static_cast<int>(dealt.indexOf(seat)) + 1;
    protocol::GameInvitation invitation;
    invitation.leagueId = match.leagueId;
    invitation.roundId = match.roundId;
    invitation.matchId = match.matchId;
    invitation.attempt = match.attempt;
    invitation.gameType = match.gameType;
    invitation.roleInMatch = m_dialogue.roleOf(number);
    invitation.opponentId = m_dialogue.opponentOf(match, seat);
    invitation.seedCommitment = m_table.order().commitment;
    if (m_game.facts().dealsSeats) {
        invitation.seat = number;
        invitation.refereeEndpoint = m_table.order().refereeEndpoint;
        for (const int other : dealt) {
            invitation.table.append({static_cast<int>(invitation.table.size()) + 1,
                                     m_table.player(other), match.roster.at(other).displayName});
        }
    }
    m_dialogue.addTerms(invitation, setup);
    return invitation;
}

void Invitations::invite(int seat)
{
    transport::CallPolicy policy =
        m_table.patientPolicy(seat, std::chrono::milliseconds(m_table.rules().joinTimeoutMs));
    policy.beforeRetry = [this, seat](const transport::RetryNotice &notice) { warn(seat, notice); };
    policy.accepts = [this, seat](const JsonValue &reply) {
        const base::Result<protocol::GameJoinAck> ack = read(seat, reply);
        return m_table.isUsable(seat, protocol::GameInvitation::Method,
                                ack ? base::Outcome(base::Done{}) : ack.failure());
    };
    m_open[seat] = m_table.call(
        seat, std::move(policy),
        [this, invitation = invitationFor(seat)]() -> GameDialogue::Call {
            return {protocol::GameInvitation::Method,
                    protocol::write(m_table.envelope(), invitation)};
        },
        [this, seat](const transport::RpcOutcome &outcome) { onOutcome(seat, outcome); });
}

void Invitations::onOutcome(int seat, const transport::RpcOutcome &outcome)
{
    MatchTable::Place &place = m_table.place(seat);
    if (outcome.ok()) {
        m_table.recorder().received(m_table.player(seat), outcome.result.toObject());
        const base::Result<protocol::GameJoinAck> ack = read(seat, outcome.result);
        place.entropy = ack->entropy;
        if (!ack->accept)
            place.fault = games::Fault::Refused;
    } else {
        place.fault = faultIn(outcome.kind, games::Fault::NoShow);
        m_table.recordSilence(seat, protocol::GameInvitation::Method, outcome, *place.fault);
    }
    m_open.erase(seat);
    if (m_open.empty())
        fillGaps();
}

void Invitations::warn(int seat, const transport::RetryNotice &notice)
{
    const bool isCancelledWithoutAnswer = m_table.rules().noShowPolicy == games::fact::PolicyVoid;
    m_table.sendError(
        seat,
        warningBeforeRetry(m_table.assignment(), m_table.player(seat), protocol::GameJoinAck::Type,
                           notice,
                           isCancelledWithoutAnswer ? Stake::Cancellation : Stake::TechnicalLoss));
    m_noted();
}

void Invitations::fillGaps()
{
    for (int seat = 0; seat < m_table.seats(); ++seat) {
        if (!m_table.place(seat).fault)
            continue;
        if (!m_substitutes.isEmpty()) {
            m_table.reseat(seat, m_substitutes.takeFirst());
            invite(seat);
        } else if (mayFillWithBots()) {
            m_table.reseat(seat, botEntry(m_bots + 1));
            seatBot(seat);
        }
    }
    if (m_open.empty())
        m_settled();
}

bool Invitations::mayFillWithBots() const
{
    return m_table.order().seatRules.fillWithBots && !m_game.botNames().isEmpty();
}

void Invitations::seatBot(int seat)
{
    ++m_bots;
    m_table.seatBot(seat, m_game);
}

base::Result<protocol::GameJoinAck> Invitations::read(int seat, const JsonValue &reply) const
{
    const protocol::MatchAssignment &match = m_table.assignment();
    base::Result<protocol::GameJoinAck> ack =
        protocol::read<protocol::GameJoinAck>(reply.toObject());
    if (!ack)
        return ack;
    const bool isOfThisPlayer = ack->playerId == m_table.player(seat)
        || ack->playerId == m_dialogue.knownAs(m_table.setup(), seat);
    if (ack->matchId != match.matchId || !protocol::isAbout(ack->attempt, match.attempt)
        || !isOfThisPlayer) {
        return base::Failure{QStringLiteral("The answer is for %1 of %2 (attempt %3), not for this "
                                            "invitation.")
                                 .arg(ack->playerId.text(), ack->matchId.text(),
                                      QString::number(ack->attempt.value_or(match.attempt)))};
    }
    return ack;
}

} // namespace league::referee
