// Files, folders, journals and exports.
#include "app/view/words/engine_sentences.h"

#include <QtGlobal>

namespace league::app::view {

namespace {

constexpr std::array Sentences{
    QT_TRANSLATE_NOOP("EngineWords", "Could not write %1: %2. %3"),
    QT_TRANSLATE_NOOP("EngineWords", "Could not make the folder %1: %2. %3"),
    QT_TRANSLATE_NOOP("EngineWords", "Could not sync the folder of %1: %2. %3"),
    QT_TRANSLATE_NOOP("EngineWords", "Could not sync the folder above %1: %2. %3"),
    QT_TRANSLATE_NOOP("EngineWords", "Free some space on that disk."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "Give this user the right to write there or choose another data folder with --data."),
    QT_TRANSLATE_NOOP("EngineWords", "Choose another data folder with --data."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "Could not use %1 as a folder: something else has that name. Remove it or "
                      "choose another data folder with --data."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The league id \"%1\" cannot be used as the name of a folder: it is empty or "
                      "too long. Choose a shorter one of letters, digits, - and _."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The journal %1 cannot be kept on this disk: its file system cannot share "
                      "memory between programs. Choose a data folder on a local disk with --data."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The journal %1 cannot be opened: it is a folder. Move it away or choose "
                      "another data folder with --data."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "Could not open %1: %2. Check that this user may write there or choose "
                      "another data folder with --data."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The journal %1 is in use by %2. Stop that Agent League first or choose "
                      "another data folder with --data."),
    QT_TRANSLATE_NOOP("EngineWords", "another process"),
    QT_TRANSLATE_NOOP("EngineWords", "this process (%1)"),
    QT_TRANSLATE_NOOP("EngineWords", "process %1"),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "Could not lock %1: %2. Choose a data folder on a disk that can lock files with --data."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "There is no journal at %1. Check the data folder and the id of the league."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The journal %1 was moved or deleted while it was in use. Put it back, or "
                      "restart Agent League to go on with a new one."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The file %1 is a database of another program, not a journal of Agent "
                      "League. Move it away or choose another data folder with --data."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The journal %1 was written by a newer Agent League (its format is %2, this "
                      "program knows up to %3). Update Agent League to open it."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The journal %1 could not be written: the disk is full. Free some space "
                      "there; what is waiting to be written is kept and tried again."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "The journal %1 could not be read or written: the disk reports an error (%2). Check the "
        "disk and its free space; what is waiting to be written is kept and tried again."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "The journal %1 could not be written: the file or its folder is read-only. Give this user "
        "the right to write there or choose another data folder with --data."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The journal %1 could not be opened: the file or its folder is not "
                      "accessible. Check that the folder exists and that this user may write "
                      "there, or choose another data folder with --data."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The journal %1 is locked by another program. Close the program that has it "
                      "open for writing, for example a database browser."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The journal %1 is damaged (%2). Restore it from a backup, or move it away "
                      "to start the league afresh."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The file %1 is not a journal of Agent League. Move it away or choose "
                      "another data folder with --data."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The journal %1 could not be used: %2. Check the file and its folder, or "
                      "choose another data folder with --data."),
    QT_TRANSLATE_NOOP("EngineWords", "The journal %1 is empty: there is nothing to replay."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The journal %1 does not begin with a league, so there is nothing to go on "
                      "with. Start a new league."),
    QT_TRANSLATE_NOOP("EngineWords", "This is no entry of a journal: \"%1\" is missing or wrong."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "%1 is no exported league: %2. Choose a file that was exported as JSON, or "
                      "the journal.db of a league."),
    QT_TRANSLATE_NOOP("EngineWords", "it is larger than 512 MB"),
    QT_TRANSLATE_NOOP("EngineWords", "it is not JSON (%1)"),
    QT_TRANSLATE_NOOP("EngineWords", "its \"format\" is not \"%1\""),
    QT_TRANSLATE_NOOP("EngineWords", "a newer version of this program wrote it"),
    QT_TRANSLATE_NOOP("EngineWords", "it has no entries"),
    QT_TRANSLATE_NOOP("EngineWords", "entry %1 is wrong, %2"),
    QT_TRANSLATE_NOOP("EngineWords", "%1 could not be read: %2."),
    QT_TRANSLATE_NOOP("EngineWords", "The bundle could not be written: %1."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The league is too large for one .zip file. Export it as json and replay "
                      "instead."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 could not be written: %2."),
    QT_TRANSLATE_NOOP("EngineWords", "%1 is a folder. Name the file that should be written."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "There is no folder %1 to write %2 into. Make it, or choose another."),
    QT_TRANSLATE_NOOP("EngineWords", "There is no channel \"%1\" in %2."),
    QT_TRANSLATE_NOOP("EngineWords", "Could not open the log %1: %2."),
    QT_TRANSLATE_NOOP("EngineWords", "The program has lost its own file %1."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "%1 is there already and is not overwritten. Choose another folder."),
    QT_TRANSLATE_NOOP(
        "EngineWords",
        "The folder %1 could not be made. Is there a file of that name, or no permission?"),
    QT_TRANSLATE_NOOP("EngineWords", "The operator token could not be written to %1."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "League %1 is one of the command \"%2\"; go on with it by: %3"),
    QT_TRANSLATE_NOOP("EngineWords",
                      "There is no interrupted league in %1. Name another folder with --data, or a "
                      "league with --league."),
    QT_TRANSLATE_NOOP("EngineWords", "There is no league %1 in %2."),
    QT_TRANSLATE_NOOP("EngineWords",
                      "The league cannot be resumed by this version of Agent League: %1"),
};

} // namespace

EngineSentences fileSentences()
{
    return Sentences;
}

} // namespace league::app::view
