#include "agents/games/fault.h"

namespace league::games {

QLatin1String faultName(Fault fault)
{
    switch (fault) {
    case Fault::NoShow:
        return QLatin1String("NO_SHOW");
    case Fault::Refused:
        return QLatin1String("REFUSED");
    case Fault::Timeout:
        return QLatin1String("TIMEOUT");
    case Fault::InvalidAnswer:
        return QLatin1String("INVALID_CHOICE");
    case Fault::Unreachable:
        return QLatin1String("UNREACHABLE");
    case Fault::UnusableAnswer:
        return QLatin1String("UNUSABLE_ANSWER");
    case Fault::ErrorAnswer:
        return QLatin1String("ERROR_ANSWER");
    }
    Q_UNREACHABLE();
}

QLatin1String faultCode(Fault fault)
{
    switch (fault) {
    case Fault::NoShow:
    case Fault::Timeout:
        return QLatin1String("E001");
    case Fault::UnusableAnswer:
        return QLatin1String("E003");
    case Fault::InvalidAnswer:
        return QLatin1String("E004");
    case Fault::Unreachable:
        return QLatin1String("E009");
    case Fault::Refused:
    case Fault::ErrorAnswer:
        return {};
    }
    Q_UNREACHABLE();
}

QString faultInWords(Fault fault)
{
    switch (fault) {
    case Fault::NoShow:
        return QStringLiteral("did not come to the match");
    case Fault::Refused:
        return QStringLiteral("refused to play");
    case Fault::Timeout:
        return QStringLiteral("did not answer in time");
    case Fault::InvalidAnswer:
        return QStringLiteral("sent an invalid choice");
    case Fault::Unreachable:
        return QStringLiteral("could not be reached");
    case Fault::UnusableAnswer:
        return QStringLiteral("sent no answer that could be used");
    case Fault::ErrorAnswer:
        return QStringLiteral("answered with an error");
    }
    Q_UNREACHABLE();
}

} // namespace league::games
