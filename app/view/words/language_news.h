// LanguageNews: says when the window speaks another language.
//
// One for the whole program. Languages tells it; boards that keep sentences of the engine listen,
// and show them anew.
#pragma once

#include <QObject>

namespace league::app::view {

class LanguageNews : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static LanguageNews &here();

Q_SIGNALS:
    void changed();

private:
    LanguageNews() = default;
};

} // namespace league::app::view
