#include "app/view/rows/shared_texts.h"

namespace league::app::view {

void SharedTexts::share(TrafficRow &row)
{
    // Matches and conversations come to an end: what is old belongs to the rows alone from then on.
    constexpr qsizetype Most = 8'192;
    if (m_texts.size() > Most) {
        m_texts.clear();
        m_lists.clear();
    }
    for (QString *text : {&row.from, &row.type, &row.about, &row.matchId, &row.outcome, &row.sender,
                          &row.target, &row.conversation})
        share(*text);
    if (row.to.size() == 1) {
        share(row.to.first());
        const auto known = m_lists.constFind(row.to.first());
        row.to = known != m_lists.cend() ? *known : *m_lists.insert(row.to.first(), row.to);
    }
}

void SharedTexts::share(QString &text)
{
    text = *m_texts.insert(text);
}

} // namespace league::app::view
