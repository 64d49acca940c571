// CapturedOutput: what the program prints while one of these lives.
//
// Used by tests of the command line, which writes to stdout and stderr like any other program. Both
// go to files while it lives; text() gives them back to the test and restores the real ones.
#pragma once

#include <QByteArray>
#include <QString>
#include <QTemporaryFile>

#include <cstdio>
#include <unistd.h>

namespace league::test {

class CapturedOutput
{
public:
    CapturedOutput() : m_out(stdout, STDOUT_FILENO), m_err(stderr, STDERR_FILENO) { }

    // What went to stdout; ends its capture.
    [[nodiscard]] QString out() { return m_out.take(); }
    // What went to stderr; ends its capture.
    [[nodiscard]] QString err() { return m_err.take(); }

private:
    class Stream
    {
    public:
        Stream(std::FILE *stream, int descriptor) : m_stream(stream), m_descriptor(descriptor)
        {
            if (!m_file.open())
                qFatal("No temporary file for captured output.");
            std::fflush(m_stream);
            m_original = ::dup(m_descriptor);
            ::dup2(m_file.handle(), m_descriptor);
        }
        ~Stream() { restore(); }
        Stream(const Stream &) = delete;
        Stream &operator=(const Stream &) = delete;

        QString take()
        {
            restore();
            m_file.seek(0);
            return QString::fromUtf8(m_file.readAll());
        }

    private:
        void restore()
        {
            if (m_original < 0)
                return;
            std::fflush(m_stream);
            ::dup2(m_original, m_descriptor);
            ::close(m_original);
            m_original = -1;
        }

        std::FILE *m_stream;
        int m_descriptor;
        int m_original = -1;
        QTemporaryFile m_file;
    };

    Stream m_out;
    Stream m_err;
};

} // namespace league::test
