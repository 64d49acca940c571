// What survives: kill -9, a disk that fails and recovers, a full disk, a journal that is taken
// away.
#include "agents/store/journal.h"

#include "agents/base/fake_clock.h"
#include "tests/support/event_wait.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/resource.h>
#include <unistd.h>

using namespace league;
using store::Entry;
using store::Journal;
using store::Urgency;
using test::eventually;

namespace {

const QString appendArgument = QStringLiteral("--append-until-killed");
const QString fillArgument = QStringLiteral("--fill-the-disk");

Entry note(qint64 number, qsizetype padding = 0)
{
    return {.actor = QStringLiteral("league_manager"),
            .subject = QStringLiteral("R1M1"),
            .kind = QStringLiteral("note"),
            .body = {{QStringLiteral("number"), number},
                     {QStringLiteral("padding"), QString(padding, u'x')}}};
}

void print(const QString &line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    if (::write(STDOUT_FILENO, bytes.constData(), size_t(bytes.size())) != bytes.size())
        std::abort();
}

// Keeps eight entries under way and prints the number of each as soon as it is acknowledged.
int appendUntilKilled(const QString &path)
{
    const auto journal = Journal::open(path);
    if (!journal)
        return 1;
    std::function<void()> appendNext = [&] {
        const qint64 seq = (*journal)->append(note((*journal)->lastSeq() + 1), Urgency::Prompt);
        (*journal)->whenDurable(seq, journal->get(), [&appendNext, seq](const base::Outcome &kept) {
            if (kept)
                print(QString::number(seq));
            appendNext();
        });
    };
    for (int i = 0; i < 8; ++i)
        appendNext();
    return QCoreApplication::exec();
}

// In a file system of half a megabyte: fills it, reports the failure, makes room, and goes on. Its
// exit codes are not those of unshare and sh, which mean that there is no such file system.
int fillTheDisk(const QString &folder)
{
    const QString ballast = folder + QStringLiteral("/ballast");
    QFile file(ballast);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray(256 * 1024, 'b')) < 0)
        return 11;
    file.close();
    base::FakeClock clock;
    const auto journal = Journal::open(folder + QStringLiteral("/journal.db"), {.clock = &clock});
    if (!journal)
        return 12;
    QString failure;
    QObject::connect(journal->get(), &Journal::failed, journal->get(),
                     [&failure](const QString &sentence) { failure = sentence; });
    while (failure.isEmpty()) {
        (*journal)->append(note((*journal)->lastSeq() + 1, 2000), Urgency::Prompt);
        (*journal)->flush();
        QCoreApplication::processEvents();
    }
    print(failure);
    if (!QFile::remove(ballast))
        return 13;
    clock.advance(std::chrono::seconds(1));
    if (!eventually([&] { return (*journal)->durableSeq() == (*journal)->lastSeq(); }))
        return 14;
    print((*journal)->healthy() ? QStringLiteral("healthy") : (*journal)->problem());
    return 0;
}

} // namespace

class TestJournalSurvival : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    base::FakeClock m_clock;

    // Everything from 1 on, without a gap, each with its own number in the body.
    static bool isWhole(const Journal &journal, qint64 lastSeq)
    {
        qint64 expected = 0;
        bool whole = true;
        const base::Outcome read = journal.forEach([&](const Entry &entry) {
            whole = whole && entry.seq == ++expected
                && entry.body.value(QStringLiteral("number")).toInteger() == expected;
        });
        return read && whole && expected == lastSeq;
    }

    // As long as it lives, files of this process cannot grow beyond the limit.
    class FileSizeLimit
    {
    public:
        explicit FileSizeLimit(rlim_t bytes)
        {
            std::signal(SIGXFSZ, SIG_IGN); // then a write beyond the limit fails with EFBIG
            getrlimit(RLIMIT_FSIZE, &m_before);
            const rlimit tight{bytes, m_before.rlim_max};
            setrlimit(RLIMIT_FSIZE, &tight);
        }
        ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }
        FileSizeLimit(const FileSizeLimit &) = delete;
        FileSizeLimit &operator=(const FileSizeLimit &) = delete;

    private:
        rlimit m_before{};
    };

    static std::unique_ptr<FileSizeLimit> limitFileSize(rlim_t bytes)
    {
        return std::make_unique<FileSizeLimit>(bytes);
    }

private Q_SLOTS:
    void acknowledgedEntries_surviveKill9_data()
    {
        QTest::addColumn<int>("linesBeforeTheKill");
        for (const int lines :
             {1, 2, 3, 5, 7, 8, 9, 13, 16, 21, 34, 40, 55, 77, 89, 100, 144, 200, 233, 377})
            QTest::addRow("after %d acknowledgements", lines) << lines;
    }

    // S-11. One journal for all rows, so that each also goes on where a killed process left it.
    void acknowledgedEntries_surviveKill9()
    {
        QFETCH(int, linesBeforeTheKill);
        const QString path = m_folder.filePath(QStringLiteral("killed/journal.db"));
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {appendArgument, path});
        QByteArray printed;
        while (printed.count('\n') < linesBeforeTheKill) {
            QVERIFY(child.waitForReadyRead());
            printed += child.readAllStandardOutput();
        }
        child.kill();
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        printed += child.readAllStandardOutput();
        printed.truncate(printed.lastIndexOf('\n'));

        const auto journal = Journal::open(path);
        QVERIFY2(journal, journal ? "" : qPrintable(journal.failure().sentence));
        QVERIFY(isWhole(**journal, (*journal)->lastSeq()));
        for (const QByteArray &line : printed.split('\n'))
            QVERIFY2(line.toLongLong() <= (*journal)->lastSeq(), line.constData());
    }

    // More than SQLite keeps in memory, so that it writes before anybody wants the commit.
    void diskThatFailsBeforeTheCommit_isReportedByTheCommit()
    {
        const auto opened =
            Journal::open(m_folder.filePath(QStringLiteral("early.db")), {.clock = &m_clock});
        QVERIFY(opened);
        Journal &journal = **opened;
        QStringList failures;
        connect(&journal, &Journal::failed, this,
                [&](const QString &sentence) { failures << sentence; });
        auto limit = limitFileSize(256 * 1024);
        for (int i = 1; i <= 100; ++i) // the hundredth makes it a commit
            journal.append(note(i, 50'000));
        QVERIFY(eventually([&] { return failures.size() == 1; }));
        QVERIFY2(failures.constFirst().contains(QStringLiteral("early.db")),
                 qPrintable(failures.constFirst()));
        QCOMPARE(journal.durableSeq(), 0);
        limit.reset();
        m_clock.advance(std::chrono::seconds(1));
        QVERIFY(eventually([&] { return journal.durableSeq() == 100; }));
        QVERIFY(journal.healthy());
        QVERIFY(isWhole(journal, 100));
    }

    void diskThatFails_isReported_andEverythingIsWrittenAfterwards()
    {
        const auto opened =
            Journal::open(m_folder.filePath(QStringLiteral("failing.db")), {.clock = &m_clock});
        QVERIFY(opened);
        Journal &journal = **opened;
        QStringList failures;
        connect(&journal, &Journal::failed, this,
                [&](const QString &sentence) { failures << sentence; });
        journal.append(note(1));
        journal.flush();

        auto limit = limitFileSize(256 * 1024);
        QList<qint64> refused;
        QList<qint64> kept;
        const auto wait = [&](qint64 seq) {
            journal.whenDurable(seq, this, [&, seq](const base::Outcome &outcome) {
                (outcome ? kept : refused) << seq;
            });
        };
        wait(journal.append(note(2), Urgency::Prompt));
        QVERIFY(eventually([&] { return kept.size() == 1; }));
        wait(journal.append(note(3, 1'000'000), Urgency::Prompt));
        QVERIFY(eventually([&] { return refused.size() == 1 && failures.size() == 1; }));
        QVERIFY2(failures.constFirst().contains(QStringLiteral("failing.db")),
                 qPrintable(failures.constFirst()));
        QCOMPARE(journal.problem(), failures.constFirst());
        QVERIFY(!journal.healthy());
        QCOMPARE(journal.durableSeq(), 2);

        wait(journal.append(note(4), Urgency::Prompt)); // refused at once
        QVERIFY(eventually([&] { return refused.size() == 2; }));
        m_clock.advance(std::chrono::milliseconds(100)); // the first retry fails as well
        QVERIFY(eventually([&] { return failures.size() == 2; }));
        QCOMPARE(journal.durableSeq(), 2);

        limit.reset();
        m_clock.advance(std::chrono::milliseconds(200)); // the pause has doubled
        QVERIFY(eventually([&] { return journal.durableSeq() == 4; }));
        wait(4);
        QVERIFY(eventually([&] { return kept.size() == 2; }));
        QCOMPARE(kept, QList<qint64>({2, 4}));
        QCOMPARE(refused, QList<qint64>({3, 4}));
        QVERIFY(journal.healthy());
        QVERIFY(isWhole(journal, 4));
    }

    void closingOnAFailingDisk_comesToAnEnd_andKeepsWhatWasAcknowledged()
    {
        const QString path = m_folder.filePath(QStringLiteral("closing.db"));
        const auto limit = limitFileSize(256 * 1024);
        {
            const auto journal = Journal::open(path, {.clock = &m_clock});
            QVERIFY(journal);
            (*journal)->append(note(1));
            (*journal)->flush();
            (*journal)->append(note(2, 1'000'000), Urgency::Prompt);
            (*journal)->flush();
            QVERIFY(!(*journal)->healthy());
        }
        const auto journal = Journal::open(path);
        QVERIFY(journal);
        QCOMPARE((*journal)->lastSeq(), 1);
    }

    void fullDisk_isNamed_andRoomMakesTheJournalGoOn()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("unshare")).isEmpty())
            QSKIP("a small file system of one's own needs unshare");
        const QString folder = m_folder.filePath(QStringLiteral("small"));
        QVERIFY(QDir().mkpath(folder));
        const QString script = QStringLiteral(
            "mount -t tmpfs -o size=512k tmpfs \"$1\" || exit 99; exec \"$2\" \"$3\" \"$1\"");
        QProcess child;
        child.start(QStringLiteral("unshare"),
                    {QStringLiteral("--user"), QStringLiteral("--map-root-user"),
                     QStringLiteral("--mount"), QStringLiteral("sh"), QStringLiteral("-c"), script,
                     QStringLiteral("sh"), folder, QCoreApplication::applicationFilePath(),
                     fillArgument});
        QVERIFY(child.waitForFinished());
        const QByteArray printed = child.readAllStandardOutput();
        if (printed.isEmpty() && (child.exitCode() == 1 || child.exitCode() == 99))
            QSKIP("this system lets no ordinary user mount a small file system");
        QCOMPARE(child.exitCode(), 0);
        const QList<QByteArray> lines = printed.trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines.at(0).contains("the disk is full. Free some space"), printed.constData());
        QCOMPARE(lines.at(1), QByteArray("healthy"));
    }

    void journalThatIsTakenAway_acknowledgesNothing_untilItIsBack()
    {
        const QString path = m_folder.filePath(QStringLiteral("moved.db"));
        const QString elsewhere = m_folder.filePath(QStringLiteral("elsewhere.db"));
        const auto journal = Journal::open(path, {.clock = &m_clock});
        QVERIFY(journal);
        (*journal)->append(note(1));
        (*journal)->flush();
        QVERIFY(QFile::rename(path, elsewhere));
        QString sentence;
        const qint64 seq = (*journal)->append(note(2), Urgency::Prompt);
        (*journal)->whenDurable(seq, this, [&](const base::Outcome &outcome) {
            sentence = outcome ? QStringLiteral("kept") : outcome.failure().sentence;
        });
        QVERIFY(eventually([&] { return !sentence.isEmpty(); }));
        QVERIFY2(sentence.contains(QStringLiteral("was moved or deleted")), qPrintable(sentence));
        QVERIFY(QFile::rename(elsewhere, path));
        (*journal)->flush(); // tries at once, without waiting for the pause to end
        QVERIFY((*journal)->healthy());
        QVERIFY(isWhole(**journal, 2));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() == 3 && arguments.at(1) == appendArgument)
        return appendUntilKilled(arguments.at(2));
    if (arguments.size() == 3 && arguments.at(1) == fillArgument)
        return fillTheDisk(arguments.at(2));
    TestJournalSurvival test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_journal_survival.moc"
