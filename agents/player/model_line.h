// ModelLine: asks a language model one question at a time or several, each within its time.
//
// Owned by whoever thinks with a model: a ModelStrategy, a ModelVoice. The model is behind any
// server that speaks OpenAI's chat completions. A server that is busy or stumbles is asked again
// while there is time.
//
// The key is sent to that server and nowhere else: redirects to other hosts are not followed, and
// should the server repeat the key, it is struck out of everything that is given on.
#pragma once

#include "agents/base/clock.h"
#include "agents/protocol/chat_completion.h"
#include "agents/transport/wire.h"

#include <map>

namespace league::player {

struct ModelOptions
{
    QUrl endpoint; // of the completions, see protocol::chatEndpoint()
    QString model;
    QByteArray key = {}; // empty: none is sent
};

class ModelLine
{
public:
    // The text of the answer, or why there is none: a clause without a full stop.
    using Done = std::function<void(const base::Result<QString> &)>;

    // Wire and clock belong to the same thread and must outlive the line.
    ModelLine(ModelOptions options, transport::Wire &wire, base::Clock &clock);
    ~ModelLine();
    ModelLine(const ModelLine &) = delete;
    ModelLine &operator=(const ModelLine &) = delete;

    [[nodiscard]] const QString &model() const { return m_options.model; }
    // How much of a window there is for the model, so that there is time left to give up in.
    [[nodiscard]] static std::chrono::milliseconds timeToThink(std::chrono::milliseconds window);
    // Calls `done` once, never from inside this call; not at all when the line is destroyed first.
    // Returns a number to give it up by.
    int ask(const protocol::ChatRequest &request, std::chrono::milliseconds time, Done done);
    // `done` is not called any more.
    void giveUp(int number) { m_questions.erase(number); }
    [[nodiscard]] size_t underWay() const { return m_questions.size(); }
    // The text with stars in place of the key.
    [[nodiscard]] QString withoutKey(QString text) const;

private:
    struct Question
    {
        QByteArray body;
        Done done;
        qint64 endsAtMs = 0; // on the steady clock
        int sends = 0;
        transport::PendingCall call;
        base::Alarm pause;
    };

    void send(int number);
    void onAnswer(int number, transport::WireAnswer answer);
    // Asks again after the pause if there is time for that; says whether.
    bool tryAgain(int number, const transport::WireAnswer &answer);
    void finish(int number, const base::Result<QString> &result);
    [[nodiscard]] QString refusal(const transport::WireAnswer &answer) const;

    ModelOptions m_options;
    transport::Wire &m_wire;
    base::Clock &m_clock;
    std::map<int, Question> m_questions; // under way, by number
    int m_lastNumber = 0;
};

} // namespace league::player
