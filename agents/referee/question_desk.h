// QuestionDesk: asks the seats what the game wants to know, as long as it wants to know it.
//
// Part of a MatchRunner, which hands it the pending questions after every change: new ones are
// asked, the calls of those that are gone are given up. How a question is insisted on is the
// game's word (games::Patience). The seats of bots are answered in this process.
#pragma once

#include "agents/referee/letter_box.h"

namespace league::referee {

class QuestionDesk
{
public:
    // What comes of questions; all run from the event loop.
    struct News
    {
        // An answer, as it came.
        std::function<void(const games::Question &, const JsonValue &reply)> answered;
        std::function<void(const games::Question &, const games::Answer &)> botAnswered;
        // The question will not be answered.
        std::function<void(const games::Question &, games::Fault)> failed;
        // The seat could be reached, or could not although it was tried again and again.
        std::function<void(int seat, bool isConnected)> link;
        // Something was recorded.
        std::function<void()> noted;
    };

    // All must outlive it. A question leaves after the letters that came before it.
    QuestionDesk(MatchTable &table, LetterBox &letters, const GameDialogue &dialogue, News news);

    // What the game wants to know now.
    void ask(const QList<games::Question> &pending);
    // Asks the seat again what it is asked and has no call of under way: it was restarted.
    void askAgain(int seat);
    // Its answer could not be read: asks once more, as long as that makes sense (MR-09).
    void askAfterUnusable(const games::Question &question);
    // The seat has answered what it was asked last: what came with that it knows.
    void noteAnswered(int seat);
    // The question of that kind which the seat is asked, or was asked last.
    [[nodiscard]] std::optional<games::Question> lastQuestion(int seat, const QString &kind) const;
    void clear() { m_open.clear(); }

private:
    struct Open
    {
        games::Question question;
        QString method = {};
        transport::RpcCall call = {};
        bool isUnderWay = false; // a call waits for its answer
        int failures = 0; // connections in a row
        int unusable = 0; // answers
        base::Alarm alarm = {}; // of the next try, or of a bot
    };
    // Seat, kind and the question's own id.
    using Key = std::tuple<int, QString, QString>;

    [[nodiscard]] static Key keyOf(const games::Question &question);
    // When the seat has been told what it must know; not at all when the question is gone by then.
    void putInTurn(const Key &key);
    void put(const Key &key);
    void putToBot(const Key &key);
    void putPatiently(const Key &key);
    void putUntilClosed(const Key &key);
    // The call that puts the question, with as much of what the player knows as it wants.
    [[nodiscard]] GameDialogue::Call callFor(const games::Question &question);
    void onPatientOutcome(const Key &key, const transport::RpcOutcome &outcome);
    void onOutcome(const Key &key, const transport::RpcOutcome &outcome);
    void tryAgain(const Key &key, const transport::RpcOutcome &outcome);
    void warn(const games::Question &question, const transport::RetryNotice &notice);

    MatchTable &m_table;
    LetterBox &m_letters;
    const GameDialogue &m_dialogue;
    News m_news;
    std::map<Key, Open> m_open;
    std::map<std::pair<int, QString>, games::Question> m_last; // by seat and kind
    std::map<int, QVariantMap> m_sent; // the facts that a seat was sent last, in full
    std::map<int, QVariantMap> m_arrived; // those that it has certainly got
    std::map<int, QVariantMap> m_known; // those that it had got when it last answered
};

} // namespace league::referee
