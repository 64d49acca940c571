#include "app/cli/log_options.h"

#include "app/log_output.h"

namespace league::app {

namespace {

const QString FormatOption = QStringLiteral("log-format");
const QString FileOption = QStringLiteral("log-file");
const QString SizeOption = QStringLiteral("log-size");
const QString FilesOption = QStringLiteral("log-files");
const QString Json = QStringLiteral("json");
const QString Text = QStringLiteral("text");

constexpr qint64 Megabyte = 1024 * 1024;

} // namespace

void declareLog(QCommandLineParser &parser)
{
    const store::LogRotation usual;
    parser.addOptions({
        {FormatOption,
         QStringLiteral("How news and warnings are written to stderr: text, or json, one object a "
                        "line."),
         QStringLiteral("FORMAT"), Text},
        {FileOption, QStringLiteral("Also writes them to this file, one JSON object a line."),
         QStringLiteral("FILE")},
        {SizeOption,
         QStringLiteral("How many megabytes a log file may have before it is put aside as FILE.1, "
                        "1 to 10000."),
         QStringLiteral("MB"), QString::number(usual.maxBytes / Megabyte)},
        {FilesOption, QStringLiteral("How many of those are kept, 0 to 1000."), QStringLiteral("N"),
         QString::number(usual.kept)},
    });
}

void applyLog(OptionReader &options)
{
    const QString format = options.word(FormatOption, {Json, Text});
    store::LogRotation rotation;
    rotation.maxBytes = options.number(SizeOption, 1, 10'000) * Megabyte;
    rotation.kept = options.number(FilesOption, 0, 1000);
    if (options.has(FileOption) && options.text(FileOption).isEmpty())
        options.refuse(QStringLiteral("--log-file needs the name of a file."));
    if (!options.problem().isEmpty())
        return;
    setLogRotation(rotation);
    setLogFormat(format == Json ? LogFormat::Json : LogFormat::Text);
    if (!options.has(FileOption))
        return;
    if (const base::Outcome opened = logToFile(options.text(FileOption)); !opened)
        options.refuse(opened.failure().sentence);
}

} // namespace league::app
