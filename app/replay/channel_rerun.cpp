#include "app/replay/channel_rerun.h"

#include "agents/channel/channel_history.h"
#include "agents/store/replay/channel_replay.h"

namespace league::app {

namespace {

base::Failure atLine(qsizetype line, const QString &what)
{
    return {QStringLiteral("Line %1 %2").arg(line).arg(what)};
}

} // namespace

base::Outcome foldChannel(const store::Replay &replay)
{
    if (replay.header.isPublic()) {
        return base::Failure{
            QStringLiteral("This is a public file: events are left out of it, so it can be played "
                           "back, but not checked. Ask the organiser for the full one.")};
    }
    channel::ChannelHistory history;
    qsizetype line = 1;
    for (const store::ReplayEvent &event : replay.events()) {
        ++line;
        const auto fact = store::channelEventOf(replay.header, event);
        if (!fact)
            return atLine(line, QStringLiteral("cannot be read: %1").arg(fact.failure().sentence));
        if (const base::Outcome added = history.add(*fact); !added) {
            return atLine(line,
                          QStringLiteral("does not follow from the lines before it: %1")
                              .arg(added.failure().sentence));
        }
    }
    if (replay.result.status != protocol::wireWord(history.state().run)) {
        return atLine(line + 1,
                      QStringLiteral("says that the channel is %1 at the end, but it is %2.")
                          .arg(replay.result.status, protocol::wireWord(history.state().run)));
    }
    return base::Done{};
}

} // namespace league::app
