#include "agents/player/channel/voices/echo_voice.h"
#include "agents/player/channel/voices/sceptic_voice.h"
#include "agents/player/channel/voices/summariser_voice.h"

#include <array>

namespace league::player {

namespace {

struct Entry
{
    QLatin1String name;
    std::unique_ptr<Voice> (*make)(quint64 seed);
};

template<class V>
std::unique_ptr<Voice> make(quint64 seed)
{
    return std::make_unique<V>(seed);
}

constexpr std::array<Entry, 3> Entries{{
    {QLatin1String("summariser"), make<SummariserVoice>},
    {QLatin1String("sceptic"), make<ScepticVoice>},
    {QLatin1String("echo"), make<EchoVoice>},
}};

} // namespace

base::Result<std::unique_ptr<Voice>> makeVoice(QStringView name, quint64 seed)
{
    for (const Entry &entry : Entries) {
        if (entry.name == name)
            return entry.make(seed);
    }
    return base::Failure{QStringLiteral("There is no voice \"%1\". Known are: %2.")
                             .arg(name, voiceNames().join(QStringLiteral(", ")))};
}

QStringList voiceNames()
{
    QStringList names;
    for (const Entry &entry : Entries)
        names.append(entry.name);
    return names;
}

} // namespace league::player
