// DialectBook: which form of call each endpoint understands.
//
// Owned by an Interpreter, filled by introductions from the manager and by experience. Endpoints
// that nobody introduced are taken for foreign.
#pragma once

#include "agents/protocol/dialect/call_form.h"

#include <QHash>
#include <QUrl>

#include <optional>

namespace league::transport {

class DialectBook
{
public:
    struct Page
    {
        QString agentId; // who listens there; empty when nobody said
        std::optional<protocol::CallForm> form; // what worked last
        QHash<QString, protocol::CallForm> byMethod; // where a method needs another
    };

    // Null for an endpoint that is not in the book.
    [[nodiscard]] const Page *find(const QUrl &endpoint) const;
    // Says who listens there and, where it is known, what it speaks.
    void introduce(const QUrl &endpoint, const QString &agentId,
                   std::optional<protocol::CallForm> form);
    // The form worked for the method. True when that is news.
    bool learn(const QUrl &endpoint, const QString &method, protocol::CallForm form);

    // Whether the endpoint gets calls exactly as they are.
    [[nodiscard]] bool isCanonical(const QUrl &endpoint) const;
    // The forms to try for a call, best first.
    [[nodiscard]] QList<protocol::CallForm> formsToTry(const QUrl &endpoint,
                                                       const QString &method) const;

private:
    QHash<QUrl, Page> m_pages;
};

} // namespace league::transport
