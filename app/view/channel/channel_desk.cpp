#include "app/view/channel/channel_desk.h"

#include "agents/player/channel/voice.h"
#include "agents/store/channel_facts.h"
#include "agents/store/journal_reader.h"
#include "agents/store/league_folder.h"
#include "agents/store/transcript_export.h"
#include "app/chat/turn_guide.h"
#include "app/view/desk/desk.h"
#include "app/view/words/engine_words.h"
#include "app/view/words/language_news.h"

#include <QFileInfo>
#include <QPointer>
#include <QQmlEngine>

namespace league::app::view {

namespace {

constexpr std::chrono::milliseconds Tick{200};

QList<protocol::ChannelEvent> eventsIn(const QList<store::Entry> &entries)
{
    QList<protocol::ChannelEvent> events;
    for (const store::Entry &entry : entries) {
        if (const auto event = store::channelEventIn(entry); event && *event)
            events.append(**event);
    }
    return events;
}

// By the ending of the name; Markdown unless it says otherwise.
store::TranscriptFormat formatFor(const QString &path)
{
    using enum store::TranscriptFormat;
    for (const store::TranscriptFormat format : {Text, Json}) {
        if (path.endsWith(u'.' + store::transcriptEnding(format)))
            return format;
    }
    return Markdown;
}

} // namespace

ChannelDesk::ChannelDesk(Desk &desk, QObject *parent)
    : QObject(parent), m_desk(desk), m_board(desk.clock(), *this)
{
    connect(&m_board, &ChannelBoard::failed, this, &ChannelDesk::say);
    connect(&LanguageNews::here(), &LanguageNews::changed, this, &ChannelDesk::changed);
    connect(&desk, &Desk::houseChanged, this, [this](House *house) {
        if (!m_own)
            follow(house);
    });
    if (desk.house())
        follow(desk.house());
}

ChannelDesk::~ChannelDesk()
{
    m_members.reset(); // they take leave while somebody listens
}

ChannelDesk *ChannelDesk::create(QQmlEngine *engine, QJSEngine *scripts)
{
    Q_UNUSED(scripts)
    return new ChannelDesk(
        *engine->singletonInstance<Desk *>(qmlTypeId("League.View", 1, 0, "Desk")));
}

void ChannelDesk::follow(House *house)
{
    m_members.reset();
    m_names.clear();
    m_whenOpen.clear();
    m_tick.cancel();
    m_house = house;
    m_isOpen = false;
    m_problem.clear();
    m_board.begin();
    if (house) {
        connect(house, &House::entriesStored, this, [this](const QList<store::Entry> &entries) {
            if (m_isOpen)
                m_board.take(eventsIn(entries));
        });
        connect(house, &House::opened, this, &ChannelDesk::opened);
        connect(house, &House::failed, this, [this, house](const base::Failure &reason) {
            if (house != m_house)
                return;
            m_house = nullptr;
            m_isOpen = false; // a league may also fail when it is open: a player's port is taken
            m_members.reset();
            m_whenOpen.clear();
            m_tick.cancel();
            if (house == m_own.get()) // what becomes of a league is told elsewhere
                m_problem = reason.sentence;
            Q_EMIT changed();
        });
    }
    Q_EMIT changed();
}

// Not among the leagues: nothing is played here.
QString ChannelDesk::roomsFolder() const
{
    return m_desk.preferences().dataFolder() + QStringLiteral("/rooms");
}

void ChannelDesk::reopen()
{
    if (!m_house && m_problem.isEmpty() && QFileInfo::exists(roomsFolder()))
        openOwn(Rooms::Again);
}

void ChannelDesk::openOwn(Rooms rooms)
{
    HouseOptions options;
    options.leagueName = tr("Channels");
    options.players = 0;
    options.referees = 0;
    options.opening = Opening::Lobby;
    options.basePort = 0;
    options.dataFolder = roomsFolder();
    if (rooms == Rooms::Again)
        options.resume = QString(); // the newest
    m_own = std::make_unique<House>(options);
    follow(m_own.get());
    m_own->openSoon();
}

void ChannelDesk::opened()
{
    read();
    m_isOpen = true;
    m_members = std::make_unique<HostedMembers>(m_house->managerEndpoint(), m_house->joinCode(),
                                                base::Speed::Normal);
    for (const auto &work : std::exchange(m_whenOpen, {}))
        work();
    tick();
    Q_EMIT changed();
}

// First what is on disk, then what comes: the board knows what it was told twice.
void ChannelDesk::read()
{
    const store::LeagueFolder folder(m_house->options().dataFolder, m_house->leagueId());
    const auto reader = store::JournalReader::open(folder.journal());
    if (!reader)
        return;
    (void)(*reader)->forEach(
        {}, [this](const store::Entry &entry) { m_board.take(eventsIn({entry})); });
}

void ChannelDesk::tick()
{
    m_board.setNow(m_desk.clock().utcMs());
    m_tick = m_desk.clock().after(Tick, [this] { tick(); });
}

QString ChannelDesk::problem() const
{
    return EngineWords::said(m_problem);
}

void ChannelDesk::say(const QString &sentence)
{
    Q_EMIT m_desk.said(EngineWords::said(sentence), false);
}

QString ChannelDesk::address() const
{
    return m_isOpen ? m_house->joinAddress().toString() : QString();
}

QStringList ChannelDesk::voices()
{
    return player::voiceNames();
}

bool ChannelDesk::hasChannel(const QString &channelId) const
{
    return m_board.knows(channelId);
}

void ChannelDesk::create(const QString &channelId, const QString &title, const QStringList &voices)
{
    if (!m_house)
        openOwn(Rooms::New);
    const auto work = [=, this] {
        carryOut(protocol::ChannelCreate{base::ChannelId(channelId), title, {}, {}},
                 [=, this](const base::Outcome &created) {
                     if (!created)
                         return say(created.failure().sentence);
                     m_board.open(channelId);
                     for (const QString &voice : voices)
                         addDemo(channelId, voice, {});
                 });
    };
    if (m_isOpen)
        work();
    else
        m_whenOpen.append(work);
}

void ChannelDesk::addDemo(const QString &channelId, const QString &voice, const QString &name)
{
    bring({.name = name.isEmpty() ? voice : name, .voice = voice, .channel = channelId});
}

void ChannelDesk::addScript(const QString &channelId, const QString &name, const QString &command)
{
    bring(
        {.name = name.isEmpty() ? tr("program") : name, .command = command, .channel = channelId});
}

void ChannelDesk::bring(MemberPlan plan)
{
    if (!m_members)
        return;
    const QString wanted = plan.name;
    for (int number = 2; m_names.contains(plan.name); ++number)
        plan.name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    m_names.insert(plan.name);
    m_members->add(plan, [self = QPointer(this)](const base::Outcome &outcome) {
        if (self && !outcome)
            self->say(outcome.failure().sentence);
    });
}

QString ChannelDesk::guide()
{
    return turnGuide();
}

void ChannelDesk::carryOut(const ChannelOrder &order, const Answer &answer)
{
    if (!m_isOpen) {
        if (answer)
            answer(base::Failure{tr("No channel is open.")});
        return;
    }
    m_house->carryOut(order, [self = QPointer(this), answer](const base::Result<QString> &result) {
        if (self && answer)
            answer(result ? base::Outcome(base::Done{}) : base::Outcome(result.failure()));
    });
}

QString ChannelDesk::saveTranscript(const QUrl &file) const
{
    if (!m_isOpen)
        return tr("No channel is open.");
    const store::LeagueFolder folder(m_house->options().dataFolder, m_house->leagueId());
    const QString path = file.toLocalFile();
    const base::Outcome saved =
        store::exportTranscript(folder.journal(), m_board.state().id, formatFor(path), path);
    return saved ? QString() : EngineWords::said(saved.failure().sentence);
}

} // namespace league::app::view
