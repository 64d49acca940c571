// What the operating system says about files.
#include "app/view/words/engine_sentences.h"

#include <QtGlobal>

namespace league::app::view {

namespace {

constexpr std::array Sentences{
    QT_TRANSLATE_NOOP("EngineWords", "Permission denied"),
    QT_TRANSLATE_NOOP("EngineWords", "Operation not permitted"),
    QT_TRANSLATE_NOOP("EngineWords", "Read-only file system"),
    QT_TRANSLATE_NOOP("EngineWords", "No space left on device"),
    QT_TRANSLATE_NOOP("EngineWords", "Disk quota exceeded"),
    QT_TRANSLATE_NOOP("EngineWords", "No such file or directory"),
    QT_TRANSLATE_NOOP("EngineWords", "Not a directory"),
    QT_TRANSLATE_NOOP("EngineWords", "Is a directory"),
    QT_TRANSLATE_NOOP("EngineWords", "File exists"),
    QT_TRANSLATE_NOOP("EngineWords", "Input/output error"),
    QT_TRANSLATE_NOOP("EngineWords", "File name too long"),
};

} // namespace

EngineSentences systemSentences()
{
    return Sentences;
}

} // namespace league::app::view
