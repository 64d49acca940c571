// Every screen of the program, and what has to happen before it shows something worth a picture.
//
// Read by the program `pictures`. Screens of a league replay the recorded one to a fixed moment;
// those that only live leagues have are fed through the signals that a House and a Seat speak by.
#pragma once

#include "tests/pictures/picture_stage.h"

#include <functional>

namespace league::test {

struct Screen
{
    QString name;
    // Puts leagues and preferences in their places; the window is not open yet.
    std::function<void(PictureStage &)> prepare = [](PictureStage &) {};
    // Leads the window there.
    std::function<void(PictureStage &)> show = [](PictureStage &) {};
    // Says again what a live league may meanwhile have said differently.
    std::function<void(PictureStage &)> touch = [](PictureStage &) {};
    QStringList furtherLanguages = {}; // besides English; dark only
};

[[nodiscard]] const QList<Screen> &screens();
// The looks that a screen has pictures of.
[[nodiscard]] QList<Look> looksOf(const Screen &screen);

} // namespace league::test
