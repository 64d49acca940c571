// The operator's orders.
#include "app/view/desk/desk.h"
#include "app/view/words/engine_words.h"

namespace league::app::view {

House::Answer Desk::sayIt()
{
    return [this](const base::Result<QString> &answer) {
        Q_EMIT said(answer ? *answer : EngineWords::said(answer.failure().sentence),
                    static_cast<bool>(answer));
    };
}

void Desk::start()
{
    if (m_house)
        m_house->start(sayIt());
}

void Desk::pause()
{
    if (m_house)
        m_house->pause(sayIt());
    else if (m_playback)
        m_playback->pause();
}

void Desk::proceed()
{
    if (m_house)
        m_house->proceed(sayIt());
    else if (m_playback)
        m_playback->play();
}

void Desk::step()
{
    if (m_house)
        m_house->step(sayIt());
    else if (m_playback)
        m_playback->step();
}

void Desk::finishRound()
{
    if (!m_house)
        return;
    if (m_board.isPaused() || speedFrom(m_speed) == base::Speed::Step)
        m_house->proceed(); // a round that is held would never be finished
    m_house->finishRound(sayIt());
}

void Desk::withdraw(const QString &playerId)
{
    if (m_house)
        m_house->withdraw(playerId, {}, sayIt());
}

void Desk::steerMatch(const QString &matchId, const QString &command, const QString &value)
{
    using enum protocol::LeagueCommand;
    static const QHash<QString, protocol::LeagueCommand> orders{
        {QStringLiteral("pause"), PauseMatch},
        {QStringLiteral("resume"), ResumeMatch},
        {QStringLiteral("advance"), AdvanceMatch},
        {QStringLiteral("set_speed"), SetMatchSpeed},
        {QStringLiteral("abort"), AbortMatch}};
    if (!m_house || !orders.contains(command))
        return;
    m_house->steerMatch(
        {.command = orders.value(command), .matchId = base::MatchId(matchId), .value = value},
        sayIt());
}

void Desk::restartReferee(const QString &refereeId)
{
    if (m_house)
        m_house->restartReferee(refereeId, sayIt());
}

void Desk::addBuiltInPlayer(const QString &strategy)
{
    if (m_house)
        m_house->addPlayer({.strategy = strategy}, sayIt());
}

void Desk::addReferee()
{
    if (m_house)
        m_house->addReferee({}, sayIt());
}

void Desk::removeAgent(const QString &agentId)
{
    if (m_house)
        m_house->removeAgent(agentId, sayIt());
}

void Desk::pingAll()
{
    if (m_house)
        m_house->pingAll(sayIt());
}

void Desk::resetBreaker(const QString &agentId)
{
    if (m_house)
        m_house->resetBreaker(agentId, sayIt());
}

void Desk::setSpeed(const QString &speed)
{
    m_preferences.setSpeed(speed);
    if (m_house) {
        m_house->setSpeed(speedFrom(speed), sayIt());
        return;
    }
    m_speed = speed;
    Q_EMIT speedChanged();
}

} // namespace league::app::view
