// ChannelBoard: what a person does on the page, as the messages of protocol.md §12.2.
#include "app/view/channel/channel_board.h"

#include <QPointer>

namespace league::app::view {

using namespace protocol;
using base::AgentId;

void ChannelBoard::order(const ChannelOrder &order)
{
    m_orders.carryOut(order, [self = QPointer(this)](const base::Outcome &answer) {
        if (self && !answer)
            Q_EMIT self->failed(answer.failure().sentence);
    });
}

void ChannelBoard::control(ChannelCommand command, const QString &agentId)
{
    order(ChannelControl{.channelId = state().id, .command = command, .agentId = AgentId(agentId)});
}

void ChannelBoard::overrideTurn(const base::TurnId &turn, OverrideAction action)
{
    order(TurnOverride{.channelId = state().id, .turnId = turn, .action = action});
}

void ChannelBoard::say(const QString &text)
{
    order(HumanMessage{.channelId = state().id, .text = text});
}

void ChannelBoard::setMode(const QString &mode)
{
    const std::optional<InterruptMode> known = fromWireWord<InterruptMode>(mode);
    if (!known || *known == state().config.humanInterruptMode)
        return;
    order(ChannelConfigure{state().id, TurnConfig::changeTo(*known)});
}

void ChannelBoard::releaseFloor()
{
    order(HumanFloorRelease{state().id});
}

void ChannelBoard::toggleHold()
{
    if (state().humanHasFloor)
        releaseFloor();
    else if (state().turn && !state().turn->isHeld)
        overrideTurn(state().turn->id, OverrideAction::Hold);
}

void ChannelBoard::skip()
{
    if (state().turn)
        overrideTurn(state().turn->id, OverrideAction::Skip);
}

void ChannelBoard::resumeTurn()
{
    if (state().turn)
        overrideTurn(state().turn->id, OverrideAction::Resume);
}

void ChannelBoard::skipTurnOf(const QString &agentId)
{
    if (const channel::Turn *turn = state().turnOf(AgentId(agentId)))
        overrideTurn(turn->id, OverrideAction::Skip);
}

void ChannelBoard::resumeTurnOf(const QString &agentId)
{
    if (const channel::Turn *turn = state().turnOf(AgentId(agentId)))
        overrideTurn(turn->id, OverrideAction::Resume);
}

void ChannelBoard::pause()
{
    control(ChannelCommand::Pause);
}

void ChannelBoard::proceed()
{
    control(ChannelCommand::Resume);
}

void ChannelBoard::step()
{
    control(ChannelCommand::Step);
}

void ChannelBoard::close()
{
    control(ChannelCommand::Close);
}

void ChannelBoard::grant(const QString &agentId)
{
    control(ChannelCommand::Grant, agentId);
}

void ChannelBoard::add(const QString &agentId)
{
    control(ChannelCommand::Add, agentId);
}

void ChannelBoard::remove(const QString &agentId)
{
    control(ChannelCommand::Remove, agentId);
}

void ChannelBoard::enable(const QString &agentId)
{
    control(ChannelCommand::Enable, agentId);
}

void ChannelBoard::disable(const QString &agentId)
{
    control(ChannelCommand::Disable, agentId);
}

void ChannelBoard::moveTo(const QString &agentId, int position)
{
    QList<AgentId> wanted = state().ring.order();
    const qsizetype from = wanted.indexOf(AgentId(agentId));
    const qsizetype to = position - 1;
    if (from < 0 || to < 0 || to >= wanted.size() || from == to)
        return;
    wanted.move(from, to);
    order(ChannelControl{.channelId = state().id,
                         .command = ChannelCommand::Reorder,
                         .agentId = {},
                         .order = wanted});
}

bool ChannelBoard::setRule(const QString &key, const QString &typed)
{
    const base::Result<JsonObject> change = TurnConfig::changeFromText(key, typed);
    m_refused.removeAll(key);
    if (change)
        order(ChannelConfigure{state().id, *change});
    else
        m_refused.append(key);
    m_rules.show(turnRuleRows(state().config, m_refused));
    return static_cast<bool>(change);
}

QString ChannelBoard::rule(const QString &key) const
{
    for (const TurnRuleRow &row : m_rules.rows()) {
        if (row.ruleKey == key)
            return row.value;
    }
    return {};
}

} // namespace league::app::view
