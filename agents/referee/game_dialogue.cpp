#include "agents/referee/game_dialogue.h"

#include "agents/referee/even_odd_dialogue.h"

namespace league::referee {

const GameDialogue *dialogueFor(QStringView gameType)
{
    static const EvenOddDialogue evenOdd;
    return gameType == QLatin1String("even_odd") ? &evenOdd : nullptr;
}

} // namespace league::referee
