// DirectedTranslator: the translations of a language, made safe for reading from right to left.
//
// A sentence takes its direction from its first letter, so a Hebrew one that begins with "Tab" or
// with a player's Latin name would run the wrong way; and what is put into it, "R3M4" or "5",
// would join with its neighbours into one run. In a language written from right to left each text
// is therefore marked with its direction and every place for a value is isolated. Owned by
// Languages.
#pragma once

#include <QTranslator>

namespace league::app::view {

class DirectedTranslator : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    void setRightToLeft(bool isRightToLeft) { m_isRightToLeft = isRightToLeft; }

    [[nodiscard]] QString translate(const char *context, const char *source, const char *comment,
                                    int number) const override;

    // A text with its direction marked and the places %1, %2 and so on isolated; one without a
    // letter of a script that runs from right to left stays as it is.
    [[nodiscard]] static QString directed(const QString &text);

private:
    bool m_isRightToLeft = false;
};

} // namespace league::app::view
