// Outbox: messages that must arrive, kept on disk until they are acknowledged.
//
// A referee owns one for its result reports (requirements.md L-15), on a journal of its own, and
// works on that journal's thread. What was put in and not acknowledged is pending again after a
// crash. Secrets are masked as everywhere in a journal: put the current token into a message when
// it is sent, not when it is stored.
#pragma once

#include "agents/base/json/json.h"
#include "agents/base/result.h"
#include "agents/store/journal.h"

#include <QHash>
#include <QList>
#include <QString>

#include <functional>
#include <map>
#include <memory>

namespace league::store {

class Outbox
{
public:
    struct Letter
    {
        QString key;
        JsonObject message;

        friend bool operator==(const Letter &, const Letter &) = default;
    };

    // Reads what is pending. The journal must outlive the outbox; `actor` signs its entries.
    [[nodiscard]] static base::Result<std::unique_ptr<Outbox>> open(Journal &journal,
                                                                    const QString &actor);

    // What an entry of kind outbox_put holds, for whoever reads a referee's journal.
    [[nodiscard]] static Letter letterIn(const Entry &entry);

    // Keeps the message under this key ("R1M1/1"); an older one under the same key is replaced.
    void put(const QString &key, const JsonObject &message);
    // Calls done when the message under this key is on disk, or with the failure; as whenDurable.
    void whenSafe(const QString &key, QObject *context, std::function<void(base::Outcome)> done);
    // Calls done when it is on disk, however often the disk has refused it before; as whenKept.
    void whenKept(const QString &key, QObject *context, const std::function<void()> &done);
    // The message arrived; it is pending no longer. A key that is not pending is ignored.
    void acknowledge(const QString &key);
    // What has not been acknowledged, the oldest first.
    [[nodiscard]] QList<Letter> pending() const;

private:
    Outbox(Journal &journal, QString actor);
    void fold(const Entry &entry);
    void forget(const QString &key);

    Journal &m_journal;
    const QString m_actor;
    std::map<qint64, Letter> m_pending; // by the number of the entry that holds it
    QHash<QString, qint64> m_seqOf;
};

} // namespace league::store
