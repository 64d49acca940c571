// OptionReader: options as typed values, with one sentence for the first that is wrong.
//
// Every reader returns a value even when the option is wrong; ask problem() once at the end.
//
// What the command line leaves open, a configuration folder may suggest (config_options.h): the
// command line wins over the configuration, the configuration over the defaults. A sentence about a
// suggested value names the file and the key it comes from instead of the option.
#pragma once

#include <QCommandLineParser>
#include <QMap>
#include <QString>
#include <QUrl>

namespace league::app {

class OptionReader
{
public:
    explicit OptionReader(const QCommandLineParser &parser) : m_parser(parser) { }

    // Whether the option stands on the command line.
    [[nodiscard]] bool has(const QString &option) const { return m_parser.isSet(option); }
    // Whether it does, or the configuration suggests a value.
    [[nodiscard]] bool isDecided(const QString &option) const;
    [[nodiscard]] QString text(const QString &option) const;
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
    // What a sentence about the option's value begins with: "--port", or the key and its file.
    [[nodiscard]] QString nameOf(const QString &option) const;

    // A value for where the command line is silent, and where it comes from.
    void suggest(const QString &option, const QString &text, const QString &origin);
    struct SuggestedRule
    {
        QString key;
        QString value;
        QString origin;
    };
    // A rule of the league, to be set before those of --set.
    void suggestRule(const SuggestedRule &rule) { m_rules.append(rule); }
    [[nodiscard]] const QList<SuggestedRule> &suggestedRules() const { return m_rules; }

    // Notes a problem found elsewhere; only the first is kept.
    void refuse(const QString &sentence);
    [[nodiscard]] const QString &problem() const { return m_problem; }

private:
    struct Suggestion
    {
        QString text;
        QString origin;
    };

    const QCommandLineParser &m_parser;
    QMap<QString, Suggestion> m_suggestions;
    QList<SuggestedRule> m_rules;
    QString m_problem;
};

} // namespace league::app
