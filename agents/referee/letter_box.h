// LetterBox: what the seats are told, to each of them in order.
//
// Part of a MatchRunner. Nobody waits for the players: a letter that is not acknowledged after a
// second lets the next one go, and after ten it is given up and logged (protocol.md §5). Whoever
// acknowledges at once gets them one by one, on one connection, in the order of their view_seq.
#pragma once

#include "agents/referee/match_table.h"

#include <QQueue>

namespace league::referee {

class LetterBox
{
public:
    using Delivered = std::function<void(int seat)>;

    // The table must outlive it. `delivered` runs for each acknowledgement, from the event loop.
    LetterBox(MatchTable &table, Delivered delivered);

    void send(int seat, GameDialogue::Call letter);
    // Runs when everything that was sent to the seat before has left.
    void afterLetters(int seat, std::function<void()> then);
    // Everything leaves now, in order: the match is over.
    void flush();
    // The last letter to the seat, for later: it is recorded now and leaves when it is called, even
    // when the box is gone by then.
    [[nodiscard]] std::function<void()> seal(int seat, const GameDialogue::Call &letter);

private:
    // A letter, or something to do when it is its turn.
    struct Item
    {
        GameDialogue::Call letter = {};
        std::function<void()> then = {};
    };
    struct Slot
    {
        QQueue<Item> waiting;
        int underWay = 0; // number of the letter that holds back the next; 0 for none
        base::Alarm patience;
    };

    void next(int seat);
    void release(int seat, int number);
    void post(int seat, const GameDialogue::Call &letter, int number);

    MatchTable &m_table;
    Delivered m_delivered;
    std::map<int, Slot> m_slots;
    int m_lastNumber = 0;
    std::shared_ptr<char> m_life = std::make_shared<char>(); // acknowledgements may come after it
};

} // namespace league::referee
