#include "agents/games/mafia/bots/table_talk.h"

#include <QSet>

namespace league::games::bots {

namespace {

// Calls `each(speaker, target, day)` for every accusation.
template<class Each>
void forAccusations(const MafiaView &view, const Each &each)
{
    for (const Statement &statement : view.statements) {
        for (const SpeechAct &act : statement.acts) {
            if (act.kind == SpeechAct::Kind::Accuse)
                each(statement.speaker, act.target, statement.day);
        }
    }
}

} // namespace

int accusationsToday(const MafiaView &view, int target)
{
    int count = 0;
    forAccusations(view, [&](int, int accused, int day) {
        if (accused == target && day == view.day)
            ++count;
    });
    return count;
}

int accusersToday(const MafiaView &view, int target)
{
    QSet<int> accusers;
    forAccusations(view, [&](int speaker, int accused, int day) {
        if (accused == target && day == view.day && view.isAlive(speaker))
            accusers.insert(speaker);
    });
    return static_cast<int>(accusers.size());
}

bool isAccusedByAThird(const MafiaView &view, int target)
{
    return accusersToday(view, target) * 3 >= view.livingCount();
}

int accusationsBy(const MafiaView &view, int speaker)
{
    int count = 0;
    forAccusations(view, [&](int accuser, int, int) {
        if (accuser == speaker)
            ++count;
    });
    return count;
}

int accusationsOfMyMafiaBy(const MafiaView &view, int speaker)
{
    int count = 0;
    forAccusations(view, [&](int accuser, int accused, int) {
        if (accuser == speaker && view.isOfMyMafia(accused) && view.isAlive(accused))
            ++count;
    });
    return count;
}

} // namespace league::games::bots
