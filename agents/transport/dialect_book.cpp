#include "agents/transport/dialect_book.h"

#include <utility>

namespace league::transport {

using protocol::CallForm;

const DialectBook::Page *DialectBook::find(const QUrl &endpoint) const
{
    const auto page = m_pages.constFind(endpoint);
    return page == m_pages.constEnd() ? nullptr : &*page;
}

void DialectBook::introduce(const QUrl &endpoint, const QString &agentId,
                            std::optional<CallForm> form)
{
    Page &page = m_pages[endpoint];
    page.agentId = agentId;
    if (form && !page.form)
        page.form = form;
}

bool DialectBook::learn(const QUrl &endpoint, const QString &method, CallForm form)
{
    Page &page = m_pages[endpoint];
    const auto known = page.byMethod.constFind(method);
    if (known != page.byMethod.constEnd() && *known == form)
        return false;
    page.byMethod.insert(method, form);
    return std::exchange(page.form, form) != form;
}

bool DialectBook::isCanonical(const QUrl &endpoint) const
{
    const Page *page = find(endpoint);
    return page && page->form == CallForm::Canonical;
}

QList<CallForm> DialectBook::formsToTry(const QUrl &endpoint, const QString &method) const
{
    QList<CallForm> forms = protocol::formsFor(method);
    const Page *page = find(endpoint);
    if (!page)
        return forms;
    const auto known = page->byMethod.constFind(method);
    const std::optional<CallForm> best =
        known != page->byMethod.constEnd() ? std::optional(*known) : page->form;
    if (best) {
        forms.removeAll(*best);
        forms.prepend(*best);
    }
    return forms;
}

} // namespace league::transport
