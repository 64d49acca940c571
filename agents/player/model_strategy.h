// ModelStrategy ("llm"): a player that asks a language model.
//
// Owned by the player agent. The model is behind any server that speaks OpenAI's chat completions,
// far away or on this machine. It has less time than the referee gives; when it is late, refuses or
// answers nonsense, another strategy chooses, and the reason is logged and goes into the record
// with the choice. So a model can lose matches, but never by default.
//
// The key is sent to that server and nowhere else: redirects to other hosts are not followed, and
// should the server repeat the key, it is struck out of everything that is kept or shown.
#pragma once

#include "agents/base/clock.h"
#include "agents/player/strategies/match_history.h"
#include "agents/player/strategy.h"
#include "agents/transport/wire.h"

#include <map>

namespace league::player {

struct ModelOptions
{
    QUrl endpoint; // of the completions, see protocol::chatEndpoint()
    QString model;
    QByteArray key = {}; // empty: none is sent
};

class ModelStrategy final : public Strategy
{
public:
    // Wire and clock belong to the same thread and must outlive the strategy.
    ModelStrategy(ModelOptions options, std::unique_ptr<Strategy> fallback, transport::Wire &wire,
                  base::Clock &clock);
    ~ModelStrategy() override;

    [[nodiscard]] QString name() const override { return QStringLiteral("llm"); }
    void answer(const TurnQuestion &question, Done done) override;
    void observe(const FinishedMatch &match) override;

private:
    struct Turn
    {
        TurnQuestion question;
        Done done;
        QByteArray body;
        qint64 endsAtMs = 0; // on the steady clock
        int sends = 0;
        transport::PendingCall call;
        base::Alarm pause;
    };

    void send(int number);
    void onAnswer(int number, transport::WireAnswer answer);
    // Asks again after the pause if there is time for that; says whether.
    bool tryAgain(int number, const transport::WireAnswer &answer);
    void finish(int number, const TurnAnswer &answer);
    void fallBack(int number, const QString &why);
    [[nodiscard]] QString refusal(const transport::WireAnswer &answer) const;
    [[nodiscard]] QString withoutKey(QString text) const;

    ModelOptions m_options;
    std::unique_ptr<Strategy> m_fallback;
    transport::Wire &m_wire;
    base::Clock &m_clock;
    MatchHistory m_history;
    std::map<int, Turn> m_turns; // under way, by number
    int m_lastNumber = 0;
};

} // namespace league::player
