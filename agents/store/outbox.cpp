#include "agents/store/outbox.h"

#include "agents/store/redaction.h"

namespace league::store {
namespace {

const QString messageKey = QStringLiteral("message");

} // namespace

Outbox::Outbox(Journal &journal, QString actor) : m_journal(journal), m_actor(std::move(actor)) { }

base::Result<std::unique_ptr<Outbox>> Outbox::open(Journal &journal, const QString &actor)
{
    std::unique_ptr<Outbox> outbox(new Outbox(journal, actor));
    journal.flush();
    const auto reader = JournalReader::open(journal.path());
    if (!reader)
        return reader.failure();
    const base::Outcome read = (*reader)->forEach({.kinds = {kind::OutboxPut, kind::OutboxDone}},
                                                  [&](const Entry &entry) { outbox->fold(entry); });
    if (!read)
        return read.failure();
    return outbox;
}

Outbox::Letter Outbox::letterIn(const Entry &entry)
{
    return {entry.subject, entry.body.value(messageKey).toObject()};
}

void Outbox::fold(const Entry &entry)
{
    forget(entry.subject);
    if (entry.kind == kind::OutboxDone)
        return;
    m_seqOf.insert(entry.subject, entry.seq);
    m_pending.emplace(entry.seq, letterIn(entry));
}

void Outbox::forget(const QString &key)
{
    const auto seq = m_seqOf.constFind(key);
    if (seq == m_seqOf.constEnd())
        return;
    m_pending.erase(*seq);
    m_seqOf.erase(seq);
}

void Outbox::put(const QString &key, const JsonObject &message)
{
    Entry entry{.actor = m_actor,
                .subject = key,
                .kind = kind::OutboxPut,
                .visibility = QStringLiteral("observer"),
                .body = {{messageKey, redact(message)}}};
    entry.seq = m_journal.append(entry, Urgency::Prompt);
    fold(entry);
}

void Outbox::whenSafe(const QString &key, QObject *context, std::function<void(base::Outcome)> done)
{
    // An unknown key has number 0 here, and everything up to 0 is on disk: it was acknowledged.
    m_journal.whenDurable(m_seqOf.value(key, 0), context, std::move(done));
}

void Outbox::whenKept(const QString &key, QObject *context, const std::function<void()> &done)
{
    m_journal.whenKept(m_seqOf.value(key, 0), context, done);
}

void Outbox::acknowledge(const QString &key)
{
    if (!m_seqOf.contains(key))
        return;
    Entry entry{.actor = m_actor,
                .subject = key,
                .kind = kind::OutboxDone,
                .visibility = QStringLiteral("observer")};
    m_journal.append(entry);
    fold(entry);
}

QList<Outbox::Letter> Outbox::pending() const
{
    QList<Letter> letters;
    for (const auto &[seq, letter] : m_pending)
        letters << letter;
    return letters;
}

} // namespace league::store
