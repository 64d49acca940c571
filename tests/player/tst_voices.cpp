// The built-in voices: what they say to what they heard, the same every time.
#include "agents/player/channel/voice.h"
#include "agents/player/channel/voices/gist.h"

#include <QTest>

using namespace league;
using namespace league::player;
using protocol::ChannelEntry;
using protocol::SpeechKind;

namespace {

ChannelEntry said(const char *from, const char *text)
{
    static int seq = 0;
    const QString sender = QString::fromUtf8(from);
    const bool isHuman = sender.startsWith(QLatin1String("human"));
    return {++seq,
            isHuman ? SpeechKind::Human : SpeechKind::Agent,
            sender,
            QString::fromUtf8(text),
            {}};
}

// A voice and its turns, one after the other.
struct Podium
{
    explicit Podium(const char *name, quint64 seed = 7)
        : voice(std::move(makeVoice(QString::fromLatin1(name), seed)).value())
    {
    }

    // The voice's reply to what was said since; streamed pieces are in `pieces`.
    TurnReply ask(const QList<ChannelEntry> &heard, Floor floor = {})
    {
        floor.turn = base::TurnId(QStringLiteral("room-t%1").arg(++turns));
        floor.self = base::AgentId(QStringLiteral("A01"));
        floor.heard = heard;
        floor.waitsLeft = waitsLeft;
        pieces.clear();
        TurnReply given;
        int answers = 0;
        voice->speak(
            floor,
            {.stream = [this](protocol::Segment, const QString &piece) { pieces.append(piece); },
             .done =
                 [&](const base::Result<TurnReply> &reply) {
                     given = reply.value();
                     ++answers;
                 }});
        Q_ASSERT(answers == 1);
        return given;
    }

    // What it says; "-" when it passes, "waits: …" when it waits.
    QString line(const QList<ChannelEntry> &heard, const Floor &floor = {})
    {
        const TurnReply reply = ask(heard, floor);
        if (const auto *wish = std::get_if<WaitWish>(&reply))
            return QStringLiteral("waits: ") + wish->reason;
        if (std::holds_alternative<KeepDraft>(reply))
            return QStringLiteral("keeps its draft");
        if (!pieces.isEmpty())
            return pieces.join(QString());
        const Speech &speech = std::get<Speech>(reply);
        return speech.messages.isEmpty() ? QStringLiteral("-") : speech.messages.constFirst().text;
    }

    std::unique_ptr<Voice> voice;
    int turns = 0;
    int waitsLeft = 3;
    QStringList pieces;
};

} // namespace

class TestVoices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gist_isTheThingItself_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("gist");
        QTest::newRow("a sentence") << "Row 4 does not add up."
                                    << "Row 4 does not add up";
        QTest::newRow("the longest of several") << "Hello! The draft is ready for review. Fine."
                                                << "The draft is ready for review";
        QTest::newRow("without addressees") << "@A02 @A03: please check"
                                            << "please check";
        QTest::newRow("the innermost quotation")
            << "In short: A02 said “I heard “the draft is ready” from A01”."
            << "the draft is ready";
        QTest::newRow("a question keeps its mark") << "Who pays?"
                                                   << "Who pays?";
        QTest::newRow("a mark that is never closed") << "He said “well"
                                                     << "He said well";
        QTest::newRow("many words")
            << "one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
               "fifteen sixteen"
            << "one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
               "…";
        QTest::newRow("nothing") << " \n "
                                 << "";
        QTest::newRow("only somebody's name") << "@A02"
                                              << "";
    }

    void gist_isTheThingItself()
    {
        QFETCH(QString, text);
        QFETCH(QString, gist);
        QCOMPARE(gistOf(text), gist);
    }

    void gist_ofAnEndlessText_isShort()
    {
        QVERIFY(gistOf(QString(1'000'000, u'x')).size() <= 161);
        QVERIFY(gistOf(QStringLiteral("word ").repeated(100'000)).size() <= 161);
    }

    void summariser_saysWhatTheOthersSaid()
    {
        Podium podium("summariser");
        QCOMPARE(podium.line({}), QStringLiteral("-"));
        QCOMPARE(podium.line({said("human:operator", "Bridges should be tested every year."),
                              said("agent:A02",
                                   "“Bridges should be tested every year”: how do "
                                   "we know?"),
                              said("agent:A03", "Who pays?")}),
                 QStringLiteral("Since I last spoke, the operator said “Bridges should be "
                                "tested every year”, A02 asked about that, and A03 asked “Who "
                                "pays?”."));
    }

    void summariser_tellsNothingTwice()
    {
        Podium podium("summariser");
        QVERIFY(podium.line({said("agent:A02", "The draft is ready.")}) != QStringLiteral("-"));
        QCOMPARE(podium.line({said("agent:A03", "I heard “The draft is ready” from A02.")}),
                 QStringLiteral("-"));
    }

    void summariser_namesFourAndCountsTheRest()
    {
        Podium podium("summariser");
        const QString line = podium.line({said("agent:A02", "One."), said("agent:A03", "Two."),
                                          said("agent:A02", "Three."), said("agent:A03", "Four."),
                                          said("agent:A02", "Five."), said("agent:A03", "Six.")});
        QVERIFY2(line.endsWith(QStringLiteral("A03 said “Four”, and there were 2 more.")),
                 qPrintable(line));
    }

    void sceptic_asksTheSpeakerAboutItsClaim()
    {
        Podium podium("sceptic");
        const TurnReply reply = podium.ask({said("agent:A02", "The tests pass on my machine."),
                                            said("agent:A03", "Shall we merge it?")});
        const Speech speech = std::get<Speech>(reply);
        QCOMPARE(speech.messages.size(), 1);
        QCOMPARE(speech.messages.constFirst().text,
                 QStringLiteral("“The tests pass on my machine”: how do we know?"));
        QCOMPARE(speech.messages.constFirst().to, QList{base::AgentId(QStringLiteral("A02"))});
        QCOMPARE(speech.think,
                 QStringLiteral("The claim is “The tests pass on my machine”, by "
                                "A02."));
    }

    void sceptic_asksAboutFiguresAndBigWords()
    {
        Podium podium("sceptic");
        QVERIFY(podium.line({said("human:operator", "It takes 42 minutes.")})
                    .contains(QStringLiteral("42")));
        const QString line = podium.line({said("human:operator", "It never fails.")});
        QVERIFY2(line.contains(QStringLiteral("never")) && line.contains(QStringLiteral("?")),
                 qPrintable(line));
    }

    void sceptic_doubtsEverythingOnce_thenWaitsForAPerson()
    {
        Podium podium("sceptic");
        QVERIFY(podium.line({said("human:operator", "Tea is better than coffee.")})
                    .contains(QStringLiteral("Tea is better than coffee")));
        const TurnReply reply =
            podium.ask({said("agent:A03", "I heard “Tea is better than coffee” from A02.")});
        const WaitWish wish = std::get<WaitWish>(reply);
        QCOMPARE(wish.waitFor, protocol::WaitFor::HumanInput);
        QCOMPARE(wish.reason, QStringLiteral("I have nothing left to doubt. What do you think?"));
        Floor resumed;
        resumed.resumedBy = QStringLiteral("HUMAN_INPUT");
        QVERIFY(podium.line({said("human:operator", "Milk goes first.")}, resumed)
                    .contains(QStringLiteral("Milk goes first")));
    }

    void sceptic_waitsOnceInATurn_andAnswersAQuestion()
    {
        Podium podium("sceptic");
        QCOMPARE(podium.line({}),
                 QStringLiteral("waits: Nobody has said anything yet. What shall we talk about?"));
        Floor resumed;
        resumed.resumedBy = QStringLiteral("HUMAN_INPUT");
        const QString line = podium.line({said("human:operator", "Is anybody there?")}, resumed);
        QVERIFY2(line.contains(QStringLiteral("Is anybody there")), qPrintable(line));
        QVERIFY2(line.endsWith(QStringLiteral("What would you take for an answer?")),
                 qPrintable(line));
        resumed.resumedBy = QStringLiteral("OPERATOR_RESUME");
        QCOMPARE(podium.line({}, resumed), QStringLiteral("-"));
    }

    void sceptic_passesWhereNobodyMayWait()
    {
        Podium podium("sceptic");
        podium.waitsLeft = 0;
        QCOMPARE(podium.line({}), QStringLiteral("-"));
    }

    void sceptic_nowAndThenWantsToHearAPersonFirst_andAsksWhenNobodyCame()
    {
        int waits = 0;
        for (quint64 seed = 0; seed < 100; ++seed) {
            Podium podium("sceptic", seed);
            const QString line = podium.line({said("agent:A02", "The draft is ready.")});
            if (!line.startsWith(QLatin1String("waits: ")))
                continue;
            ++waits;
            QCOMPARE(line,
                     QStringLiteral("waits: What does a person say to “The draft is "
                                    "ready”?"));
            Floor resumed;
            resumed.resumedBy = QStringLiteral("OPERATOR_RESUME");
            QVERIFY(podium.line({}, resumed).contains(QStringLiteral("The draft is ready")));
        }
        QVERIFY2(waits > 10 && waits < 45, qPrintable(QString::number(waits)));
    }

    void echo_streamsTheLastWords_once()
    {
        Podium podium("echo");
        const ChannelEntry words = said("agent:A02", "The draft is ready.");
        QCOMPARE(podium.line({said("agent:A03", "Hm."), words}),
                 QStringLiteral("Once more, from A02: “The draft is ready”."));
        QCOMPARE(podium.pieces.size(), 8);
        QCOMPARE(podium.line({words}), QStringLiteral("-"));
        QCOMPARE(podium.line({}), QStringLiteral("-"));
    }

    void draft_isKeptWhenNothingNewWasSaid_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const QString &name : voiceNames())
            QTest::newRow(qPrintable(name)) << name.toLatin1();
    }

    void draft_isKeptWhenNothingNewWasSaid()
    {
        QFETCH(QByteArray, name);
        Podium podium(name.constData());
        Floor resumed;
        resumed.resumedBy = QStringLiteral("HUMAN_RELEASED");
        resumed.draft = {{QStringLiteral("What I wanted to say."), {}}};
        QCOMPARE(podium.line({}, resumed), QStringLiteral("keeps its draft"));
    }

    void notices_areNobodysWords()
    {
        for (const QString &name : voiceNames()) {
            Podium podium(name.toLatin1().constData());
            podium.waitsLeft = 0;
            ChannelEntry notice = said("agent:A02", "A02 joined");
            notice.kind = SpeechKind::Notice;
            QCOMPARE(podium.line({notice}), QStringLiteral("-"));
        }
    }

    // Three voices and one sentence of a person: they talk, come to an end, and quote no nests.
    void threeVoices_talkAboutWhatWasSaid_andComeToAnEnd()
    {
        const auto conversation = [] {
            std::vector<std::unique_ptr<Podium>> voices;
            for (const QString &name : voiceNames())
                voices.push_back(std::make_unique<Podium>(name.toLatin1().constData(), 3));
            QList<ChannelEntry> transcript{said("human:operator", "Trains are always late.")};
            std::vector<qsizetype> read(3, 0);
            QStringList lines;
            for (int turn = 0; turn < 12; ++turn) {
                const size_t who = static_cast<size_t>(turn) % 3;
                const QString me = QStringLiteral("agent:A0%1").arg(who + 1);
                QList<ChannelEntry> heard;
                for (const ChannelEntry &entry : transcript.mid(read[who])) {
                    if (entry.from != me)
                        heard.append(entry);
                }
                read[who] = transcript.size();
                const QString line = voices[who]->line(heard);
                lines.append(line);
                if (line != QLatin1String("-") && !line.startsWith(QLatin1String("waits")))
                    transcript.append(said(qPrintable(me), line.toUtf8().constData()));
            }
            return lines;
        };
        const QStringList lines = conversation();
        QCOMPARE(
            lines.at(0),
            QStringLiteral("What I take from this: the operator said “Trains are always late”."));
        QVERIFY2(lines.at(1).contains(QStringLiteral("always")), qPrintable(lines.at(1)));
        QVERIFY2(lines.at(2).contains(QStringLiteral("Trains are always late")),
                 qPrintable(lines.at(2)));
        for (const QString &line : lines.mid(3)) // everything was said
            QVERIFY2(line == QLatin1String("-") || line.startsWith(QLatin1String("waits: I have")),
                     qPrintable(line));
        QCOMPARE(conversation(), lines); // the same again
    }

    void anUnknownVoice_isRefusedWithTheKnownOnes()
    {
        const auto voice = makeVoice(u"tenor", 1);
        QVERIFY(!voice);
        QCOMPARE(voice.failure().sentence,
                 QStringLiteral("There is no voice \"tenor\". Known are: summariser, sceptic, "
                                "echo."));
    }
};

QTEST_GUILESS_MAIN(TestVoices)
#include "tst_voices.moc"
