// The patterns of what the engine says, as it writes them.
//
// One table for each subject, each in a file of its own; EngineWords reads them, lupdate collects
// them for translation. A pattern is the literal of the engine's source with its places %1, %2 and
// so on, and without blanks around it. Where the engine puts a literal after or before something
// else, that is one more place. tests/view/tst_engine_sentences.cpp fails when a pattern no longer
// stands in the source.
#pragma once

#include <array>
#include <cerrno>
#include <span>

namespace league::app::view {

using EngineSentences = std::span<const char *const>;

inline constexpr const char *EngineSentenceContext = "EngineWords";

// Leagues, their rules and what the operator orders.
[[nodiscard]] EngineSentences leagueSentences();
// Files, folders, journals and exports.
[[nodiscard]] EngineSentences fileSentences();
// Ports, connections, registrations, and programs that play.
[[nodiscard]] EngineSentences agentSentences();
// What the pre-flight finds.
[[nodiscard]] EngineSentences findingSentences();
// Turn channels.
[[nodiscard]] EngineSentences channelSentences();
// What the operating system says about files, see systemErrors().
[[nodiscard]] EngineSentences systemSentences();

[[nodiscard]] inline std::array<EngineSentences, 6> engineSentences()
{
    return {leagueSentences(),  fileSentences(),    agentSentences(),
            findingSentences(), channelSentences(), systemSentences()};
}

// The errors of systemSentences(), in their order: the words are the system's own.
inline constexpr std::array SystemErrors{EACCES,  EPERM,  EROFS,  ENOSPC, EDQUOT,      ENOENT,
                                         ENOTDIR, EISDIR, EEXIST, EIO,    ENAMETOOLONG};

} // namespace league::app::view
