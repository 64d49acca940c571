// JSON: every text is to us what it is to Qt, and is written as Qt writes it.
#include "agents/base/json/json_document.h"

#include "tests/fuzz/fuzz_target.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace league;

void test::tryInput(const QByteArray &input)
{
    JsonParseError problem;
    const JsonDocument ours = JsonDocument::fromJson(input, &problem);
    QJsonParseError asQtSees;
    const QJsonDocument qts = QJsonDocument::fromJson(input, &asQtSees);
    mustHold(problem.error == asQtSees.error, "both refuse the same");
    mustHold(ours.isObject() == qts.isObject() && ours.isArray() == qts.isArray(),
             "both see an object, or an array");
    for (const auto format : {QJsonDocument::Compact, QJsonDocument::Indented})
        mustHold(ours.toJson(format) == qts.toJson(format), "both write the same");
}
