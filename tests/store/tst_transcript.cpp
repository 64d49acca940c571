// A channel's transcript as text, Markdown and JSON.
#include "agents/base/json/json_document.h"
#include "agents/store/transcript_export.h"

#include "agents/protocol/turn_config.h"
#include "agents/store/channel_facts.h"
#include "agents/store/journal.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::protocol;
using base::AgentId;
using base::ChannelId;
using store::TranscriptFormat;

namespace {

const ChannelId Reviews(QStringLiteral("reviews"));
const AgentId A02(QStringLiteral("A02"));

} // namespace

class TranscriptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto opened = store::Journal::open(path());
        QVERIFY(opened);
        auto add = [&, number = 0](ChannelFact fact) mutable {
            ++number;
            const ChannelEvent event{number, 1'772'388'000'000 + number * 1000, Reviews,
                                     std::move(fact)};
            (*opened)->append(store::entryOf(event, QStringLiteral("league_manager")));
        };
        add(ChannelOpened{Reviews, QStringLiteral("The # reviews"), TurnConfig().toJson(), {}});
        add(MemberEntered{A02, QStringLiteral("Sceptic"), QStringLiteral("agent:A02"), 0});
        add(NoticeGiven{1, NoticeKind::AgentJoined, A02, QStringLiteral("Sceptic joined")});
        add(HumanSpoke{.number = 1,
                       .from = QStringLiteral("human:operator"),
                       .text = QStringLiteral("And the sum?"),
                       .addressedTo = {A02},
                       .delivery = Delivery::Held});
        add(AgentSpoke{.seq = 2,
                       .agentId = A02,
                       .from = QStringLiteral("agent:A02"),
                       .text = QStringLiteral("Row *4* is wrong.\nLook."),
                       .turnId = base::TurnId(QStringLiteral("reviews-t1")),
                       .think = QStringLiteral("118 or 181")});
        add(HeldDelivered{1, 3});
    }

    void text_isOneLineAMessage()
    {
        QCOMPARE(written(TranscriptFormat::Text),
                 QByteArray("The # reviews\n"
                            "[18:00:03] -- Sceptic joined\n"
                            "[18:00:05] Sceptic: Row *4* is wrong.\nLook.\n"
                            "[18:00:04] operator (to A02): And the sum?\n"));
    }

    void markdown_showsWordsAsTheyAre()
    {
        const QByteArray text = written(TranscriptFormat::Markdown);
        QVERIFY2(text.startsWith("# The \\# reviews\n"), text);
        QVERIFY2(text.contains("**Sceptic** · 18:00:05\n\n> Row \\*4\\* is wrong.  \n> Look.\n"),
                 text);
        QVERIFY(!text.contains("118 or 181"));
    }

    void json_hasEverything()
    {
        const JsonObject document =
            JsonDocument::fromJson(written(TranscriptFormat::Json)).object();
        QCOMPARE(document.value(QStringLiteral("channel_id")).toString(), Reviews.text());
        const JsonArray entries = document.value(QStringLiteral("entries")).toArray();
        QCOMPARE(entries.size(), 3);
        const JsonObject words = entries.at(1).toObject();
        QCOMPARE(words.value(QStringLiteral("seq")).toInt(), 2);
        QCOMPARE(words.value(QStringLiteral("display_name")).toString(), QStringLiteral("Sceptic"));
        QCOMPARE(words.value(QStringLiteral("think")).toString(), QStringLiteral("118 or 181"));
        QCOMPARE(words.value(QStringLiteral("turn_id")).toString(), QStringLiteral("reviews-t1"));
        QCOMPARE(entries.at(2).toObject().value(QStringLiteral("seq")).toInt(), 3);
    }

    void everyFormat_hasANameAndAnEnding()
    {
        for (const QString &name : store::transcriptFormatNames())
            QVERIFY(!store::transcriptEnding(*store::transcriptFormatNamed(name)).isEmpty());
        QVERIFY(!store::transcriptFormatNamed(QStringLiteral("pdf")));
    }

    void anUnknownChannel_isRefusedByName()
    {
        const auto transcript = store::transcriptOf(path(), ChannelId(QStringLiteral("nowhere")),
                                                    TranscriptFormat::Text);
        QVERIFY(!transcript);
        QVERIFY(transcript.failure().sentence.contains(QStringLiteral("nowhere")));
    }

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("journal.db")); }
    [[nodiscard]] QByteArray written(TranscriptFormat format) const
    {
        const QString file = m_folder.filePath(QStringLiteral("out"));
        const base::Outcome done = store::exportTranscript(path(), Reviews, format, file);
        if (!done)
            qFatal("%s", qPrintable(done.failure().sentence));
        QFile out(file);
        return out.open(QIODevice::ReadOnly) ? out.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TranscriptTest)
#include "tst_transcript.moc"
