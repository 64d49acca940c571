#include "app/join_link.h"

#include <QUrlQuery>

#include <algorithm>
#include <array>

namespace league::app {

namespace {

const QString Scheme = QStringLiteral("agentleague");
const QString Join = QStringLiteral("join");
const QString ManagerKey = QStringLiteral("manager");
const QString CodeKey = QStringLiteral("code");
const QString GameKey = QStringLiteral("game");
const QString NameKey = QStringLiteral("name");

constexpr qsizetype LongestLink = 2'000; // what every browser and desktop hands on whole
constexpr qsizetype LongestValue = 200;

base::Failure refusal(const QString &why)
{
    return {QStringLiteral(
                "The join link cannot be used: %1. Ask whoever runs the league for a new one.")
                .arg(why)};
}

// Signs that turn the direction of what stands beside them.
bool turns(QChar sign)
{
    constexpr std::array turning{QChar::DirLRE, QChar::DirLRO, QChar::DirRLE,
                                 QChar::DirRLO, QChar::DirPDF, QChar::DirLRI,
                                 QChar::DirRLI, QChar::DirFSI, QChar::DirPDI};
    return std::ranges::find(turning, sign.direction()) != turning.end();
}

// Whether a person can have typed it: no controls, and no bytes that are no characters.
bool isTypable(const QString &text)
{
    return std::ranges::none_of(text, [](QChar each) {
        return each.category() == QChar::Other_Control || each.category() == QChar::Separator_Line
            || each.category() == QChar::Separator_Paragraph || each == QChar::ReplacementCharacter
            || turns(each);
    });
}

// An address with a name in front of it, http://school.example@elsewhere/, is made to be misread.
bool isManager(const QUrl &address)
{
    const bool isWeb =
        address.scheme() == QStringLiteral("http") || address.scheme() == QStringLiteral("https");
    return address.isValid() && isWeb && !address.host().isEmpty() && address.userInfo().isEmpty();
}

} // namespace

bool JoinLink::isMeant(const QString &text)
{
    return text.startsWith(Scheme + u':', Qt::CaseInsensitive);
}

base::Result<JoinLink> JoinLink::read(const QString &text)
{
    if (text.size() > LongestLink)
        return refusal(QStringLiteral("it is too long"));
    const QUrl link(text, QUrl::StrictMode);
    const bool hasPath = !link.path().isEmpty() && link.path() != QStringLiteral("/");
    if (!link.isValid() || link.scheme() != Scheme || link.host() != Join || hasPath)
        return refusal(QStringLiteral("it does not ask to join a league"));
    const QUrlQuery query(link);
    const auto value = [&query](const QString &key) {
        return query.queryItemValue(key, QUrl::FullyDecoded);
    };
    const QString manager = value(ManagerKey);
    if (manager.isEmpty())
        return refusal(QStringLiteral("it names no manager"));
    const JoinLink found{QUrl(manager, QUrl::StrictMode), value(CodeKey), value(GameKey),
                         value(NameKey)};
    for (const QString &each : {manager, found.code, found.game, found.name}) {
        if (each.size() > LongestValue)
            return refusal(QStringLiteral("it is too long"));
        if (!isTypable(each))
            return refusal(QStringLiteral("it has characters that nobody can type"));
    }
    if (!isManager(found.manager))
        return refusal(QStringLiteral("its address cannot be one of a manager"));
    return found;
}

QString JoinLink::written() const
{
    QByteArray link = (Scheme + QStringLiteral("://") + Join + u'?' + ManagerKey + u'=').toLatin1()
        + QUrl::toPercentEncoding(manager.toString(QUrl::FullyEncoded));
    for (const auto &[key, value] : {std::pair(CodeKey, code), {GameKey, game}, {NameKey, name}}) {
        if (!value.isEmpty())
            link += '&' + key.toLatin1() + '=' + QUrl::toPercentEncoding(value);
    }
    return QString::fromLatin1(link);
}

} // namespace league::app
