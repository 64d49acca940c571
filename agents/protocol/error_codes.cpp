#include "agents/protocol/error_codes.h"

#include <algorithm>

namespace league::protocol {

namespace {

const ErrorInfo *errorWhere(QLatin1String ErrorInfo::*column, QStringView text)
{
    const auto row = std::find_if(ErrorTable.begin(), ErrorTable.end(),
                                  [&](const ErrorInfo &info) { return text == info.*column; });
    return row == ErrorTable.end() ? nullptr : &*row;
}

} // namespace

const ErrorInfo *errorByCode(QStringView code)
{
    return errorWhere(&ErrorInfo::code, code);
}

const ErrorInfo *errorByName(QStringView name)
{
    return errorWhere(&ErrorInfo::name, name);
}

QString errorName(QStringView code)
{
    const ErrorInfo *info = errorByCode(code);
    return info ? QString(info->name) : QString();
}

QString errorCodeOf(QStringView codeOrName)
{
    const ErrorInfo *info = errorByName(codeOrName);
    return info ? QString(info->code) : codeOrName.toString();
}

} // namespace league::protocol
