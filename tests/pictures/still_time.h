// StillTime: the time of animations and of QML's timers, moved by hand.
//
// Owned by the PictureStage. While it is installed nothing on the screen moves unless pass() is
// called, so that a picture never depends on how fast the machine was.
#pragma once

#include <QAnimationDriver>

namespace league::test {

class StillTime final : public QAnimationDriver
{
public:
    StillTime() { install(); }
    ~StillTime() override { uninstall(); }

    void pass(int milliseconds)
    {
        m_elapsed += milliseconds;
        advanceAnimation();
    }
    [[nodiscard]] qint64 elapsed() const override { return m_elapsed; }

private:
    qint64 m_elapsed = 0;
};

} // namespace league::test
