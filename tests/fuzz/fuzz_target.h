// What a fuzz target is: one function that takes bytes a stranger could have sent, and demands
// something of what the program makes of them.
//
// Each fuzz_<target>.cpp defines tryInput(); corpus_replay.cpp or libfuzzer_entry.cpp calls it,
// with a QCoreApplication around it.
#pragma once

#include <QByteArray>
#include <QString>

namespace league::test {

// Tries one input. Returns when every property holds; must not remember anything of it.
void tryInput(const QByteArray &input);

// Ends the program with the property's sentence when it does not hold.
void mustHold(bool holds, const char *property, const QString &seen = {});

} // namespace league::test
