// ChatPrompt: where a person types while others talk.
//
// Owned by the channel command. At a terminal it edits one line, at the bottom, below everything
// that is printed, with a few words of state before it. From a pipe it reads lines, and prints no
// prompt.
#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <QStringDecoder>

#include <memory>

namespace league::app {

class ChatPrompt : public QObject
{
    Q_OBJECT

public:
    ChatPrompt();
    // Gives the terminal back as it was.
    ~ChatPrompt() override;

    // Whether a person sits here.
    [[nodiscard]] bool isTerminal() const { return m_isTerminal; }
    // The words before what is typed.
    void setStatus(const QString &status);
    // What is being streamed, shown in place of the status until it is empty.
    void setLiveText(const QString &text);
    // Prints a line above the prompt.
    void print(const QString &line);
    // The same on stderr.
    void say(const QString &line);

Q_SIGNALS:
    // A line was entered; never an empty one.
    void entered(const QString &line);
    // There will be no more.
    void ended();

private:
    void read();
    void takeTyped(const QString &text);
    void takeLines();
    void finish();
    void draw();

    bool m_isTerminal;
    std::unique_ptr<QSocketNotifier> m_notifier;
    QStringDecoder m_decoder{QStringDecoder::Utf8};
    QString m_typed;
    QString m_status;
    QString m_liveText;
    bool m_isInEscape = false; // in the middle of an arrow key or the like
    bool m_hasEnded = false;
};

} // namespace league::app
