// What the traffic page chooses: filter, search, selection, and the details of one message.
#include "agents/protocol/message_catalogue.h"
#include "agents/store/atomic_file.h"
#include "agents/store/traffic_document.h"
#include "app/view/boards/traffic_board.h"
#include "app/view/rows/span_text.h"
#include "app/view/words/engine_words.h"

#include <algorithm>
#include <array>

namespace league::app::view {

namespace {

using protocol::Topic;

constexpr std::array TopicWords{
    std::pair{Topic::Registration, "registration"}, std::pair{Topic::Rounds, "rounds"},
    std::pair{Topic::Matches, "matches"},           std::pair{Topic::Errors, "errors"},
    std::pair{Topic::Queries, "queries"},
};

} // namespace

void TrafficBoard::setFollowing(bool isFollowing)
{
    if (isFollowing == m_isFollowing)
        return;
    m_isFollowing = isFollowing;
    if (isFollowing) {
        QList<SharedTrafficRow> newer;
        for (const SharedTrafficRow &row : m_all) {
            if (row->number <= m_shownUpTo)
                break;
            if (isWanted(*row))
                newer.append(row);
        }
        m_shown.prepend(newer);
        m_shownUpTo = m_last;
        m_heldBack = 0;
    }
    Q_EMIT changed();
}

void TrafficBoard::setSearch(const QString &search)
{
    if (search == m_search)
        return;
    m_search = search;
    m_seeksConversation = !search.isEmpty()
        && std::ranges::find(m_all, search, &TrafficRow::conversation) != m_all.end();
    refilter();
    Q_EMIT searchChanged();
}

void TrafficBoard::toggle(const QString &topic)
{
    for (const auto &[each, word] : TopicWords) {
        if (topic != QLatin1String(word))
            continue;
        if (!m_hidden.remove(static_cast<int>(each)))
            m_hidden.insert(static_cast<int>(each));
    }
    showTopics();
    refilter();
}

void TrafficBoard::refilter()
{
    std::deque<SharedTrafficRow> wanted;
    m_heldBack = 0;
    for (const SharedTrafficRow &row : m_all) {
        if (!isWanted(*row))
            continue;
        if (!m_isFollowing && row->number > m_shownUpTo)
            ++m_heldBack;
        else
            wanted.push_back(row);
    }
    m_shown.exchange(std::move(wanted));
    Q_EMIT changed();
    Q_EMIT selectedChanged(); // it may stand elsewhere, or nowhere
}

void TrafficBoard::showTopics()
{
    QList<TopicRow> rows;
    for (const auto &[topic, word] : TopicWords) {
        const int number = static_cast<int>(topic);
        rows.append({QLatin1String(word), m_counts.value(number), !m_hidden.contains(number)});
    }
    m_topics.show(rows);
}

void TrafficBoard::select(int row)
{
    const bool isThere = row >= 0 && row < m_shown.count();
    m_selected = isThere ? m_shown.rows().at(static_cast<size_t>(row))->number : 0;
    if (isThere) {
        m_part = this->row().isAnswer ? QStringLiteral("response") : QStringLiteral("request");
        setFollowing(false);
    }
    showDetail();
}

int TrafficBoard::selectedRow() const
{
    return m_selected == 0 ? -1 : m_shown.indexOfNumber(m_selected);
}

void TrafficBoard::showConversation()
{
    if (!conversation().isEmpty())
        setSearch(conversation());
}

void TrafficBoard::setPart(const QString &part)
{
    if (part == m_part)
        return;
    m_part = part;
    showDetail();
}

void TrafficBoard::showDetail()
{
    const TrafficRow &shown = row();
    m_json = jsonText(jsonRows(m_part == QLatin1String("response") ? shown.reply : shown.request));
    m_conversationLength = shown.conversation.isEmpty()
        ? 0
        : static_cast<int>(
            std::ranges::count(m_all, shown.conversation, &TrafficRow::conversation));
    QList<FieldRow> lines;
    const auto line = [&lines](const QString &what, const QString &value) {
        if (!value.isEmpty())
            lines.append({static_cast<int>(lines.size()) + 1, what, value, QStringLiteral("text")});
    };
    if (m_selected != 0) {
        const qint64 sentMs =
            shown.isAnswer ? shown.timeMs - std::max<qint64>(shown.tookMs, 0) : shown.timeMs;
        line(tr("Sent"), momentText(sentMs));
        if (shown.tookMs >= 0) {
            line(shown.isFailed() ? tr("Given up") : tr("Answered"),
                 momentText(sentMs + shown.tookMs));
            line(tr("Took"), spanText(shown.tookMs));
        }
        line(tr("Result"), shown.shownResult());
        if (shown.status > 0)
            line(tr("HTTP status"), QString::number(shown.status));
        line(tr("Request"), tr("%n byte(s)", nullptr, static_cast<int>(shown.request.size())));
        line(tr("Response"), tr("%n byte(s)", nullptr, static_cast<int>(shown.reply.size())));
    }
    m_timing.show(lines);
    Q_EMIT selectedChanged();
}

QString TrafficBoard::shownText() const
{
    if (m_part != QLatin1String("timing"))
        return m_json;
    QStringList lines;
    for (const FieldRow &field : m_timing.rows())
        lines.append(field.path + QStringLiteral(": ") + field.value);
    return lines.join(u'\n');
}

QString TrafficBoard::saveTo(const QUrl &file) const
{
    QList<store::TrafficLine> lines;
    for (const SharedTrafficRow &row : m_shown.rows()) {
        lines.append({row->timeMs, row->sender, row->to.join(QStringLiteral(", ")), row->type,
                      row->about, row->shownResult(), row->tookMs, row->request, row->reply});
    }
    const base::Outcome saved = store::writeAtomically(
        file.toLocalFile(), store::trafficDocument(m_league.leagueId(), lines));
    return saved ? QString() : EngineWords::said(saved.failure().sentence);
}

void TrafficBoard::retell()
{
    refilter();
    showDetail();
}

QString TrafficBoard::result() const
{
    const QString took = row().shownTook();
    return took.isEmpty() ? row().shownResult() : tr("%1, %2").arg(row().shownResult(), took);
}

QString TrafficBoard::to() const
{
    return row().to.size() > 1 ? row().to.join(QStringLiteral(", ")) : row().target;
}

QString TrafficBoard::attempt() const
{
    if (m_selected == 0 || row().isAnswer)
        return {};
    const protocol::MessageInfo *info = protocol::messageByType(row().type);
    if (!info || info->kind != protocol::MessageKind::Call)
        return QString::number(row().send);
    return tr("%1 of %2").arg(row().send).arg(1 + m_league.story().rules().maxRetries);
}

} // namespace league::app::view
