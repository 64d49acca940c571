// House rules: what CONTRIBUTING.md asks of a file and a test can see.
//
// Each rule is a pure function from a file to the sentences it earns. Used by
// tests/house/tst_house_rules.cpp, which also shows each rule a file that breaks it.
#pragma once

#include "tests/support/source_file.h"

namespace league::test {

struct HouseRule
{
    const char *name;
    QStringList (*broken)(const SourceFile &file); // one sentence for each breach; empty is good
};

// Every rule there is.
[[nodiscard]] const QList<HouseRule> &houseRules();

// The rule of that name.
[[nodiscard]] const HouseRule &houseRule(QLatin1String name);

} // namespace league::test
