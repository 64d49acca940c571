// The main() of every fuzz target that is built without libFuzzer: tries a whole corpus and a fixed
// number of changes to it, the same ones each time.
//
//     fuzz.messages --words FILE --mutations 5000 FOLDER      what ./check runs
//     fuzz.messages FILE…                                     one input again, after a failure
//
// Whatever ends the program before all is tried leaves the input behind in a file, and its name on
// stderr.
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/mutator.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <csignal>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

// What the sanitizers call before they end the program; not there when built without them.
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());

namespace {

using namespace league::test;

const QByteArray *underTrial = nullptr;
QByteArray leftBehind;

void leaveInputBehind()
{
    const QByteArray *input = std::exchange(underTrial, nullptr);
    if (!input)
        return;
    const int file = ::open(leftBehind.constData(), O_CREAT | O_TRUNC | O_WRONLY, 0644);
    const bool written = file >= 0
        && ::write(file, input->constData(), static_cast<size_t>(input->size())) == input->size();
    std::fprintf(stderr, written ? "The input is in %s\n" : "The input could not be kept in %s\n",
                 leftBehind.constData());
}

void onSignal(int signal)
{
    leaveInputBehind();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "Cannot read %s\n", qPrintable(path));
        std::exit(2);
    }
    return file.readAll();
}

QList<QByteArray> inputsAt(const QStringList &paths)
{
    QList<QByteArray> inputs;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            inputs.append(contentOf(path));
            continue;
        }
        const QDir folder(path);
        const QStringList names = folder.entryList(QDir::Files, QDir::Name);
        for (const QString &name : names)
            inputs.append(contentOf(folder.filePath(name)));
    }
    return inputs;
}

void tryOne(const QByteArray &input)
{
    underTrial = &input;
    tryInput(input);
    underTrial = nullptr;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QString name = QFileInfo(QCoreApplication::applicationFilePath()).fileName();
    QCommandLineParser parser;
    const QCommandLineOption words(QStringLiteral("words"), QStringLiteral("dictionary"),
                                   QStringLiteral("file"));
    const QCommandLineOption mutations(QStringLiteral("mutations"),
                                       QStringLiteral("changes to the corpus to try"),
                                       QStringLiteral("count"), QStringLiteral("0"));
    parser.addOptions({words, mutations});
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("inputs"), QStringLiteral("files and folders"));
    parser.process(app);

    leftBehind = QFile::encodeName(QDir::current().filePath(name + QStringLiteral(".input")));
    if (&__sanitizer_set_death_callback != nullptr)
        __sanitizer_set_death_callback(&leaveInputBehind);
    std::signal(SIGABRT, &onSignal);
    if (&__sanitizer_set_death_callback == nullptr)
        std::signal(SIGSEGV, &onSignal);

    const QList<QByteArray> corpus = inputsAt(parser.positionalArguments());
    if (corpus.isEmpty()) {
        std::fprintf(stderr, "%s: there is nothing to try\n", qPrintable(name));
        return 2;
    }
    for (const QByteArray &input : corpus)
        tryOne(input);
    const QList<QByteArray> dictionary =
        parser.isSet(words) ? wordsIn(contentOf(parser.value(words))) : QList<QByteArray>();
    Mutator mutator(corpus, dictionary, 1);
    const int count = parser.value(mutations).toInt();
    for (int i = 0; i < count; ++i)
        tryOne(mutator.next());
    std::printf("%s: %lld inputs and %d changes to them hold\n", qPrintable(name),
                static_cast<long long>(corpus.size()), count);
    return 0;
}
