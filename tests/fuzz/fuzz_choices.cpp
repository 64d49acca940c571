// What programs and language models answer for a player or a member of a channel of ours: whatever
// they write, it is one of the options, something to say, or a short refusal.
#include "agents/protocol/chat_completion.h"
#include "agents/protocol/chosen_word.h"
#include "agents/protocol/script_lines.h"
#include "agents/protocol/talk_lines.h"
#include "tests/fuzz/fuzz_target.h"

using namespace league;

namespace {

const QStringList &options()
{
    static const QStringList words{QStringLiteral("even"), QStringLiteral("odd")};
    return words;
}

void tryRefusal(const base::Failure &failure)
{
    test::mustHold(failure.sentence.size() < 200, "a refusal is short", failure.sentence);
    for (const QChar c : failure.sentence)
        test::mustHold(c.category() != QChar::Other_Control, "a refusal is one line",
                       failure.sentence);
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    const auto answer = protocol::readScriptAnswer(input, options());
    if (answer)
        mustHold(options().contains(answer->choice), "a choice is an option", answer->choice);
    else
        tryRefusal(answer.failure());

    const protocol::ChosenText chosen = protocol::choiceInText(QString::fromUtf8(input), options());
    mustHold(chosen.choice.isEmpty() || options().contains(chosen.choice),
             "a model's choice is an option or none", chosen.choice);

    if (const auto text = protocol::readChatAnswer(input))
        mustHold(!text->trimmed().isEmpty(), "a completion has text");
    else
        tryRefusal(text.failure());
    (void)protocol::chatErrorIn(input);

    const auto reply = protocol::readTalkReply(input);
    if (!reply)
        tryRefusal(reply.failure());
    else if (!reply->text.isEmpty())
        mustHold(!reply->words().isEmpty(), "what has text says something");
    if (const auto endpoint = protocol::chatEndpoint(QString::fromUtf8(input))) {
        mustHold(endpoint->path().endsWith(QStringLiteral("/chat/completions")),
                 "completions are asked for at their place", endpoint->toString());
        mustHold(endpoint->userInfo().isEmpty(), "an address holds no password");
    }
}
