// ChannelChat: a person's talk with a channel, in the terminal or through a pipe.
//
// Owned by the channel command. It prints what happens, sends what is typed, and knows no rule: the
// orchestrator decides, and a refusal is printed as it comes.
#pragma once

#include "app/chat/channel_watch.h"
#include "app/chat/chat_order.h"
#include "app/chat/chat_prompt.h"

namespace league::app {

class ChannelChat : public QObject
{
    Q_OBJECT

public:
    enum class Form { Lines, Json };
    // When what is typed is sent: at once, or when those who have just come in are done. Whoever
    // has passed already does not hear what is said in the rest of its turn.
    enum class Beginning { AtOnce, WhenQuiet };

    // Watch, prompt and clock must outlive the chat.
    ChannelChat(ChannelWatch &watch, ChatPrompt &prompt, base::Clock &clock, Form form);
    ~ChannelChat() override;

    // The channel is there: what was typed is sent, as soon as what has happened is known.
    void begin(Beginning beginning);

Q_SIGNALS:
    // The person leaves, the channel is closed, or the pipe has ended and nobody has anything left
    // to say.
    void over();
    // The orchestrator does not let us watch.
    void failed(const league::base::Failure &reason);

private:
    void takeOrders();
    void show(const protocol::ChannelEvent &event);
    void enter(const QString &line);
    void carryOut(const ChatOrder &order);
    template<protocol::Message M>
    void send(const M &order);
    void say(const protocol::HumanMessage &message);
    void exportTo(const QString &path);
    void answer(const QString &text);
    // After the end of the pipe: leaves as soon as nothing more will happen by itself.
    void leaveWhenQuiet();
    [[nodiscard]] bool isQuiet() const;
    void keepStatus();

    ChannelWatch &m_watch;
    ChatPrompt &m_prompt;
    base::Clock &m_clock;
    Form m_form;
    QStringList m_waiting; // typed before it has begun
    std::optional<Beginning> m_beginning; // begin() was called
    bool m_hasBegun = false;
    bool m_inputEnded = false;
    bool m_isAsleep = false; // it paused because nobody said anything
    base::Alarm m_second;
};

} // namespace league::app
