// Timestamps: what is read as UTC is the moment that Qt's calendar also sees in the text, and it
// comes back the same when it is written.
#include "agents/base/clock.h"
#include "agents/protocol/error_codes.h"
#include "agents/protocol/timestamps.h"

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/fuzzed_json.h"

#include <QDateTime>

using namespace league;
using namespace league::protocol;

void test::tryInput(const QByteArray &input)
{
    const QString text = QString::fromUtf8(input);
    const std::optional<qint64> utcMs = parseUtc(text);
    const base::Result<qint64> told = readUtc(text);
    mustHold(told.ok() == utcMs.has_value(), "both readers accept the same");
    if (!utcMs) {
        mustHold(told.failure().code == error_code::InvalidTimestamp, "a refusal is E021");
        return mustBeGoodRefusal(told.failure());
    }
    mustHold(*told == *utcMs, "both readers read the same");
    mustHold(text.endsWith(u'Z') || text.endsWith(QLatin1String("+00:00")),
             "what is not in UTC is refused", text);

    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(*utcMs, Qt::UTC);
    mustHold(moment.toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss")) == text.left(19),
             "it is the moment that the text names", text);
    mustHold(parseUtc(base::Clock::utcText(*utcMs)) == utcMs,
             "a moment comes back as it was written", text);
}
