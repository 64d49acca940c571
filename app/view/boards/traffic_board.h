// TrafficBoard: every message of a league, newest first, for the traffic page.
//
// Owned by the Desk on the window's thread. Live leagues give it exchanges from the wire; calls
// that are still waiting for their answer, and recorded leagues, come from journal entries. It
// keeps the newest 20 000; what arrives costs the same however many there are, and however often
// one batch speaks of a row, the row changes once. While somebody reads a row, new ones are held
// back. Tokens never leave it unmasked.
#pragma once

#include "app/view/league_board.h"
#include "app/view/rows/field_rows.h"
#include "app/view/rows/shared_texts.h"
#include "app/view/rows/traffic_model.h"
#include "app/view/rows/traffic_rate.h"
#include "app/view/rows/traffic_reading.h"

#include <QUrl>

namespace league::app::view {

// A filter chip.
struct TopicRow
{
    Q_GADGET
    Q_PROPERTY(QString topic MEMBER topic)
    Q_PROPERTY(int messages MEMBER messages)
    Q_PROPERTY(bool isOn MEMBER isOn)

public:
    QString topic = {}; // registration, rounds, matches, errors, queries
    int messages = 0;
    bool isOn = true;

    [[nodiscard]] QString key() const { return topic; }
    friend bool operator==(const TopicRow &, const TopicRow &) = default;
};

class TrafficBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Traffic comes from the Desk")
    Q_PROPERTY(int kept READ kept NOTIFY changed)
    Q_PROPERTY(int heldBack READ heldBack NOTIFY changed)
    Q_PROPERTY(int perSecond READ perSecond NOTIFY rateChanged)
    Q_PROPERTY(int mostPerSecond READ mostPerSecond NOTIFY rateChanged)
    Q_PROPERTY(bool isFollowing READ isFollowing WRITE setFollowing NOTIFY changed)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(qint64 selected READ selected NOTIFY selectedChanged)
    Q_PROPERTY(QString type READ type NOTIFY selectedChanged)
    Q_PROPERTY(QString result READ result NOTIFY selectedChanged)
    Q_PROPERTY(QString resultTone READ resultTone NOTIFY selectedChanged)
    Q_PROPERTY(QString from READ from NOTIFY selectedChanged)
    Q_PROPERTY(QString to READ to NOTIFY selectedChanged)
    Q_PROPERTY(QString conversation READ conversation NOTIFY selectedChanged)
    Q_PROPERTY(QString attempt READ attempt NOTIFY selectedChanged)
    Q_PROPERTY(QString matchId READ matchId NOTIFY selectedChanged)
    Q_PROPERTY(int conversationLength READ conversationLength NOTIFY selectedChanged)
    Q_PROPERTY(QString json READ json NOTIFY selectedChanged)
    Q_PROPERTY(QString part READ part WRITE setPart NOTIFY selectedChanged)
    Q_PROPERTY(league::app::view::RowModel *messages READ messages CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *topics READ topics CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *bars READ bars CONSTANT)
    Q_PROPERTY(league::app::view::RowModel *timing READ timing CONSTANT)

public:
    static constexpr int Most = 20'000;

    // The league must outlive the board.
    explicit TrafficBoard(LeagueBoard &league, QObject *parent = nullptr);

    // What went over the wire, in the order in which it ended.
    void take(const QList<transport::Exchange> &exchanges);
    // The same, when it was parsed elsewhere.
    void takeHeard(const QList<HeardExchange> &exchanges);
    // What the journal tells, in the order of its numbers.
    void tell(const QList<store::Entry> &entries);
    // Another league, or a replay that starts over: nothing has been said yet.
    void begin();

    void setFollowing(bool isFollowing);
    void setSearch(const QString &search);
    Q_INVOKABLE void toggle(const QString &topic);
    // Selects what stands at that place of the list, and stops following; -1 for nothing.
    Q_INVOKABLE void select(int row);
    // Where the selected message is in the list, -1 when it is not shown.
    Q_INVOKABLE [[nodiscard]] int selectedRow() const;
    // Only the messages of the selected one's conversation.
    Q_INVOKABLE void showConversation();
    // "request", "response" or "timing"
    void setPart(const QString &part);
    // The part that is shown, with tokens masked.
    Q_INVOKABLE [[nodiscard]] QString shownText() const;
    // Writes what the list shows; returns what went wrong, or nothing.
    Q_INVOKABLE [[nodiscard]] QString saveTo(const QUrl &file) const;
    Q_INVOKABLE void retell();

    [[nodiscard]] int kept() const { return static_cast<int>(m_all.size()); }
    [[nodiscard]] int heldBack() const { return m_heldBack; }
    [[nodiscard]] int perSecond() const { return m_perSecond; }
    // The busiest second of the bars.
    [[nodiscard]] int mostPerSecond() const { return m_mostPerSecond; }
    [[nodiscard]] bool isFollowing() const { return m_isFollowing; }
    [[nodiscard]] const QString &search() const { return m_search; }
    [[nodiscard]] qint64 selected() const { return m_selected; }
    [[nodiscard]] QString type() const { return row().type; }
    [[nodiscard]] QString result() const;
    [[nodiscard]] QString resultTone() const { return row().resultTone(); }
    [[nodiscard]] QString from() const { return row().sender; }
    [[nodiscard]] QString to() const;
    [[nodiscard]] QString conversation() const { return row().conversation; }
    [[nodiscard]] QString attempt() const;
    [[nodiscard]] QString matchId() const { return row().matchId; }
    [[nodiscard]] int conversationLength() const { return m_conversationLength; }
    // Request or response, in the order of the documents, with tokens masked.
    [[nodiscard]] const QString &json() const { return m_json; }
    [[nodiscard]] const QString &part() const { return m_part; }

    [[nodiscard]] TrafficModel *messages() { return &m_shown; }
    [[nodiscard]] Rows<TopicRow> *topics() { return &m_topics; }
    [[nodiscard]] Rows<RateBar> *bars() { return &m_bars; }
    [[nodiscard]] Rows<FieldRow> *timing() { return &m_timing; }

Q_SIGNALS:
    void changed();
    void rateChanged();
    void searchChanged();
    void selectedChanged();

private:
    using Incoming = QList<TrafficRow>;

    void add(Incoming rows);
    bool merge(TrafficRow &row);
    void settle(TrafficRow &answer);
    void giveUp(const store::Entry &entry, const QString &agent, const QString &outcome);
    void replace(int at, const TrafficRow &row);
    // Tells the page about the rows that were replaced since the last time.
    void showChanges();
    void countSend(TrafficRow &row);
    void forget();
    void onTick();
    void showRate();
    void refilter();
    void showTopics();
    void showDetail();
    [[nodiscard]] bool isWanted(const TrafficRow &row) const;
    [[nodiscard]] int find(qint64 number) const { return TrafficModel::indexOf(m_all, number); }
    [[nodiscard]] const TrafficRow &rowAt(int at) const
    {
        return *m_all.at(static_cast<size_t>(at));
    }
    // The selected message, or an empty one.
    [[nodiscard]] const TrafficRow &row() const;

    LeagueBoard &m_league;
    TrafficReading m_reading;
    std::deque<SharedTrafficRow> m_all; // newest first
    QHash<size_t, qint64> m_numbers; // of rows that another source may tell again, by identity
    QHash<size_t, int> m_sends; // of the same call, by who says what to whom
    SharedTexts m_texts; // of the rows
    QList<qint64> m_waiting; // numbers of rows without an answer
    TrafficModel m_shown;
    QSet<qint64> m_changed; // numbers of rows that the page has yet to hear of
    qint64 m_last = 0; // number given last
    qint64 m_shownUpTo = 0; // greatest number that was let into the list
    int m_heldBack = 0; // newer ones that would be shown
    QHash<int, int> m_counts; // by topic
    QSet<int> m_hidden; // topics
    bool m_isFollowing = true;
    QString m_search;
    bool m_seeksConversation = false; // the whole of one, and not what tells of it
    qint64 m_selected = 0;
    int m_conversationLength = 0;
    QString m_part = QStringLiteral("request");
    TrafficRate m_rate;
    int m_perSecond = 0;
    int m_mostPerSecond = 0;
    qint64 m_second = 0;
    Rows<TopicRow> m_topics;
    Rows<RateBar> m_bars;
    QString m_json;
    Rows<FieldRow> m_timing;
};

} // namespace league::app::view
