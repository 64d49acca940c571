// OptionReader: options as typed values, with one sentence for the first that is wrong.
//
// Every reader returns a value even when the option is wrong; ask problem() once at the end.
#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QUrl>

namespace league::app {

class OptionReader
{
public:
    explicit OptionReader(const QCommandLineParser &parser) : m_parser(parser) { }

    [[nodiscard]] bool has(const QString &option) const { return m_parser.isSet(option); }
    [[nodiscard]] QString text(const QString &option) const { return m_parser.value(option); }
    [[nodiscard]] QStringList texts(const QString &option) const { return m_parser.values(option); }
    // A whole number within the limits, both included.
    int number(const QString &option, int min, int max);
    quint16 port(const QString &option);
    // An http URL of an agent; the path /mcp is added when there is none.
    QUrl endpoint(const QString &option);
    // The same for text that is no option; `name` begins the sentence about it.
    QUrl address(const QString &name, const QString &given);
    // One of the given words.
    QString word(const QString &option, const QStringList &allowed);

    // Notes a problem found elsewhere; only the first is kept.
    void refuse(const QString &sentence);
    [[nodiscard]] const QString &problem() const { return m_problem; }

private:
    const QCommandLineParser &m_parser;
    QString m_problem;
};

} // namespace league::app
