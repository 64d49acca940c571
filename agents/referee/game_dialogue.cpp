#include "agents/referee/game_dialogue.h"

#include "agents/referee/even_odd_dialogue.h"
#include "agents/referee/mafia_dialogue.h"

namespace league::referee {

const GameDialogue *dialogueFor(QStringView gameType)
{
    static const EvenOddDialogue evenOdd;
    static const MafiaDialogue mafia;
    if (gameType == QLatin1String("even_odd"))
        return &evenOdd;
    return gameType == QLatin1String("mafia") ? &mafia : nullptr;
}

} // namespace league::referee
