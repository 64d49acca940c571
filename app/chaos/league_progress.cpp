#include "app/chaos/league_progress.h"

#include "agents/store/journal_reader.h"

namespace league::app {

LeagueProgress LeagueProgress::of(const QString &journal)
{
    const auto reader = store::JournalReader::open(journal);
    if (!reader)
        return {};
    const base::Result<qint64> entries = (*reader)->lastSeq();
    const base::Result<qint64> results = (*reader)->count(store::kind::Result);
    if (!entries || !results)
        return {};
    return {*entries, *results};
}

} // namespace league::app
