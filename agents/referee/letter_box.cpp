#include "agents/referee/letter_box.h"

#include "agents/base/logging.h"

namespace league::referee {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds HoldsBackNext = 1s;

void logIfLost(const transport::RpcOutcome &outcome, const QString &who, const QString &method)
{
    if (outcome.isSignOfLife())
        return;
    qCInfo(base::refereeLog).noquote().nospace()
        << who << " did not acknowledge " << method << ": " << outcome.reason;
}

} // namespace

LetterBox::LetterBox(MatchTable &table, Delivered delivered)
    : m_table(table), m_delivered(std::move(delivered))
{
}

void LetterBox::send(int seat, GameDialogue::Call letter)
{
    if (m_table.isBot(seat))
        return;
    m_slots[seat].waiting.enqueue({std::move(letter), {}});
    next(seat);
}

void LetterBox::afterLetters(int seat, std::function<void()> then)
{
    m_slots[seat].waiting.enqueue({{}, std::move(then)});
    next(seat);
}

void LetterBox::flush()
{
    for (auto &[seat, slot] : m_slots) {
        slot.patience.cancel();
        slot.underWay = 0;
        const QQueue<Item> rest = std::exchange(slot.waiting, {});
        for (const Item &item : rest) {
            if (!item.then)
                post(seat, item.letter, 0);
        }
    }
}

std::function<void()> LetterBox::seal(int seat, const GameDialogue::Call &letter)
{
    return m_table.sealed(seat, letter,
                          [who = m_table.player(seat).text(),
                           method = letter.method](const transport::RpcOutcome &outcome) {
                              logIfLost(outcome, who, method);
                          });
}

void LetterBox::next(int seat)
{
    Slot &slot = m_slots[seat];
    while (slot.underWay == 0 && !slot.waiting.isEmpty()) {
        const Item item = slot.waiting.dequeue();
        if (item.then) {
            item.then();
            continue;
        }
        const int number = ++m_lastNumber;
        slot.underWay = number;
        slot.patience =
            m_table.clock().after(HoldsBackNext, [this, seat, number] { release(seat, number); });
        post(seat, item.letter, number);
    }
}

void LetterBox::release(int seat, int number)
{
    Slot &slot = m_slots[seat];
    if (slot.underWay != number)
        return;
    slot.underWay = 0;
    slot.patience.cancel();
    next(seat);
}

void LetterBox::post(int seat, const GameDialogue::Call &letter, int number)
{
    const QString who = m_table.player(seat).text();
    m_table.post(seat, letter,
                 [this, life = std::weak_ptr<char>(m_life), seat, number, who,
                  method = letter.method](const transport::RpcOutcome &outcome) {
                     logIfLost(outcome, who, method);
                     if (life.expired())
                         return;
                     if (outcome.isSignOfLife())
                         m_delivered(seat);
                     if (number != 0)
                         release(seat, number);
                 });
}

} // namespace league::referee
