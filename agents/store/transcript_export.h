// A channel's transcript written to a file for people and programs.
//
// Called by the command `export` and by the window, on a thread that may wait. Reads the journal;
// the channel may be in use at the same time. What agents thought is only in the JSON.
#pragma once

#include "agents/base/channel_ids.h"
#include "agents/base/result.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace league::store {

enum class TranscriptFormat { Text, Markdown, Json };

// text, markdown and json, in this order.
[[nodiscard]] QStringList transcriptFormatNames();
[[nodiscard]] std::optional<TranscriptFormat> transcriptFormatNamed(const QString &name);
// The usual ending of a file's name: txt, md, json.
[[nodiscard]] QString transcriptEnding(TranscriptFormat format);

// The transcript as it stands on disk; fails when the journal has no such channel.
[[nodiscard]] base::Result<QByteArray>
transcriptOf(const QString &journal, const base::ChannelId &channel, TranscriptFormat format);
// The same into a file, which is replaced in one step.
base::Outcome exportTranscript(const QString &journal, const base::ChannelId &channel,
                               TranscriptFormat format, const QString &path);

} // namespace league::store
