#include "app/replay/replay_summary.h"

#include <QRegularExpression>

namespace league::app {

protocol::ReplayReport summaryOf(const store::Replay &replay)
{
    const store::ReplayHeader &header = replay.header;
    protocol::ReplayReport report;
    report.gameType = header.gameType;
    report.leagueId = header.leagueId;
    report.matchId = header.matchId;
    report.channelId = header.channelId;
    report.attempt = header.attempt;
    report.redaction = header.redaction;
    report.resultStatus = replay.result.status;
    report.winner = replay.result.winnerTeam.isEmpty() ? replay.result.winnerPlayerId
                                                       : replay.result.winnerTeam;
    report.reason = replay.result.reason;
    for (const store::ReplayLine &line : replay.lines) {
        ++(std::holds_alternative<store::ReplayInput>(line) ? report.inputs : report.events);
        report.durationMs = std::visit([](const auto &part) { return part.tMs; }, line);
    }
    return report;
}

std::optional<int> lineIn(const QString &sentence)
{
    static const QRegularExpression number(QStringLiteral("\\bLine (\\d+)\\b"));
    const QRegularExpressionMatch match = number.match(sentence);
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

} // namespace league::app
