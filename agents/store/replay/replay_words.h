// The events of a replay as sentences for people.
//
// Used by playback and by transcripts. Names and texts come from other people's agents; whoever
// prints the sentences strips control characters.
#pragma once

#include "agents/store/replay/replay.h"

namespace league::store {

class ReplayWords
{
public:
    explicit ReplayWords(const ReplayHeader &header);

    // One event in one line; empty for those that another one says as well, such as pieces of a
    // statement.
    [[nodiscard]] QString sentence(const ReplayEvent &event) const;
    // "Agent Foxtrot (P06)", or the id alone where the name is the same.
    [[nodiscard]] QString name(const QString &playerId) const;
    // "01:03.870"
    [[nodiscard]] static QString time(qint64 tMs);

private:
    [[nodiscard]] QString nameIn(const JsonObject &data, const char *key) const;
    [[nodiscard]] QString evenOdd(const ReplayEvent &event) const;
    [[nodiscard]] QString night(const ReplayEvent &event) const;
    [[nodiscard]] QString day(const ReplayEvent &event) const;
    [[nodiscard]] QString course(const ReplayEvent &event) const;

    QMap<QString, QString> m_names;
};

} // namespace league::store
