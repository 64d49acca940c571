#include "agents/protocol/mafia/said_answer.h"

#include "agents/base/quoting.h"
#include "agents/protocol/chosen_word.h"
#include "agents/protocol/field_reader.h"
#include "agents/protocol/mafia/mafia_words.h"
#include "agents/protocol/mafia/question_kind.h"
#include "agents/protocol/mafia/speech_act.h"
#include "agents/protocol/message.h"

#include <initializer_list>

namespace league::protocol {

namespace {

constexpr QLatin1String TargetKey("target_id");
constexpr QLatin1String SecondKey("second_choice_id");
constexpr QLatin1String SayKey("say");
constexpr QLatin1String PassKey("pass");
constexpr QLatin1String ThinkKey("think");
constexpr QLatin1String ActsKey("speech_acts");
constexpr QLatin1String TurnKey("turn");
constexpr QLatin1String TurnIdKey("turn_id");
constexpr QLatin1String ActionKey("action_type");
constexpr QLatin1String DayKey("day_number");
constexpr QLatin1String NightKey("night_number");
constexpr QLatin1String TargetsKey("valid_targets");
constexpr QLatin1String MayPassKey("may_pass");
constexpr QLatin1String MayAbstainKey("may_abstain");
constexpr QLatin1String ViewKey("view");
constexpr QLatin1String PlayersKey("players");
constexpr QLatin1String PlayerIdKey("player_id");
constexpr QLatin1String NameKey("display_name");
constexpr QLatin1String ActTypeKey("act");
constexpr QLatin1String Abstain("abstain");
constexpr QLatin1String Nobody("nobody");

constexpr qsizetype LongestThought = 4000;

// One speech act, to be checked as the referee will check it.
struct SaidAct
{
    static constexpr QLatin1String Type{};
    static constexpr QLatin1String Method{};

    SpeechAct act = {};

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        SpeechAct::describe(self.act, v);
    }
};

JsonValue firstOf(const JsonObject &said, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        if (const JsonValue value = said.value(QLatin1String(name)); !value.isUndefined())
            return value;
    }
    return JsonValue(JsonValue::Undefined);
}

// The id that the text means, as an id or as a name; empty when it is none of the ids.
QString playerMeant(const QString &text, const QStringList &ids, const QVariantMap &call)
{
    if (const QString id = optionMeant(text, ids); !id.isEmpty())
        return id;
    const QVariantList players = call.value(ViewKey).toMap().value(PlayersKey).toList();
    for (const QVariant &entry : players) {
        const QVariantMap player = entry.toMap();
        const QString id = player.value(PlayerIdKey).toString();
        if (ids.contains(id)
            && text.trimmed().compare(player.value(NameKey).toString(), Qt::CaseInsensitive) == 0)
            return id;
    }
    return {};
}

QString thoughtIn(const JsonObject &said)
{
    return firstOf(said, {"think", "reasoning", "note"}).toString().left(LongestThought);
}

bool isAbstention(const QString &text)
{
    const QString word = text.trimmed().toLower();
    return word.isEmpty() || word == Abstain || word == Nobody;
}

base::Result<QVariantMap> targetAnswer(const JsonValue &target, const AskedTurn &asked)
{
    const QStringList targets = asked.call.value(TargetsKey).toStringList();
    const QString text = target.toString();
    const bool mayAbstain =
        asked.kind == question_kind::Vote && asked.call.value(MayAbstainKey, true).toBool();
    if (mayAbstain && (target.isNull() || (target.isString() && isAbstention(text))))
        return QVariantMap{{TargetKey, QVariant()}};
    const QString id = playerMeant(text, targets, asked.call);
    if (!id.isEmpty())
        return QVariantMap{{TargetKey, id}};
    return base::Failure{QStringLiteral("it named \"%1\" instead of one of %2%3")
                             .arg(base::quotable(text.left(200), 40),
                                  targets.join(QStringLiteral(", ")),
                                  mayAbstain ? QStringLiteral(" or nobody") : QString())};
}

// Acts that make no sense are left out: the words count all the same.
QVariantList actsIn(const JsonValue &acts)
{
    constexpr qsizetype most = 20;
    QVariantList read;
    const JsonArray list = acts.toArray();
    for (const auto &act : list) {
        const auto known = protocol::read<SaidAct>(act.toObject());
        if (known && act.toObject().contains(ActTypeKey) && read.size() < most)
            read.append(payloadOf(*known).toVariantMap());
    }
    return read;
}

QVariantMap turnAnswer(const AskedTurn &asked, bool isPass)
{
    return {{TurnIdKey, asked.call.value(TurnKey).toMap().value(TurnIdKey)}, {PassKey, isPass}};
}

base::Result<QVariantMap> speechAnswer(const QString &say, const AskedTurn &asked)
{
    if (say.trimmed().isEmpty()) {
        if (!asked.call.value(MayPassKey, true).toBool())
            return base::Failure{QStringLiteral("it said nothing, and must not pass")};
        return turnAnswer(asked, true);
    }
    QVariantMap answer = turnAnswer(asked, false);
    answer.insert(SayKey, say.trimmed());
    return answer;
}

} // namespace

base::Result<QVariantMap> readSaidAnswer(const JsonObject &said, const AskedTurn &asked)
{
    base::Result<QVariantMap> answer = QVariantMap();
    if (asked.kind == question_kind::DiscussionTurn) {
        const JsonValue say = firstOf(said, {"say", "message", "statement"});
        const bool isPass = said.value(PassKey).toBool();
        if (!isPass && say.isUndefined())
            return base::Failure{QStringLiteral("it answered without \"say\" or \"pass\"")};
        answer = speechAnswer(isPass ? QString() : say.toString(), asked);
        if (const QVariantList acts = actsIn(said.value(ActsKey)); answer && !acts.isEmpty())
            answer->insert(ActsKey, acts);
    } else {
        const JsonValue target = firstOf(said, {"target_id", "target", "choice", "vote"});
        if (target.isUndefined())
            return base::Failure{QStringLiteral("it answered without \"target_id\"")};
        answer = targetAnswer(target, asked);
        const QString second = playerMeant(said.value(SecondKey).toString(),
                                           asked.call.value(TargetsKey).toStringList(), asked.call);
        if (answer && asked.kind == question_kind::NightAction && !second.isEmpty())
            answer->insert(SecondKey, second);
    }
    if (const QString thought = thoughtIn(said); answer && !thought.isEmpty())
        answer->insert(ThinkKey, thought);
    return answer;
}

base::Result<QVariantMap> readSaidWord(const QString &said, const AskedTurn &asked)
{
    QString word = said.trimmed();
    if (word.size() > 1 && word.startsWith(u'"') && word.endsWith(u'"'))
        word = word.sliced(1, word.size() - 2);
    if (asked.kind != question_kind::DiscussionTurn)
        return targetAnswer(word, asked);
    const bool isPass = word.compare(PassKey, Qt::CaseInsensitive) == 0;
    return speechAnswer(isPass ? QString() : word, asked);
}

base::Result<QVariantMap> readSaidText(const QString &text, const AskedTurn &asked)
{
    base::Result<QVariantMap> last =
        base::Failure{QStringLiteral("it said \"%1\" instead of a JSON object")
                          .arg(base::quotable(text.left(1000).simplified(), 80))};
    for (const JsonObject &object : objectsInText(text)) {
        base::Result<QVariantMap> answer = readSaidAnswer(object, asked);
        if (answer || !last)
            last = std::move(answer);
    }
    return last;
}

bool mayBeChanged(const AskedTurn &asked)
{
    if (asked.kind != question_kind::NightAction)
        return asked.kind == question_kind::Vote;
    return asked.call.value(ActionKey).toString() == wireWord(NightAction::Kill);
}

QVariantMap withMoment(QVariantMap answer, const AskedTurn &asked)
{
    const QLatin1String key = asked.kind == question_kind::NightAction ? NightKey : DayKey;
    if (asked.call.contains(key))
        answer.insert(key, asked.call.value(key));
    return answer;
}

QVariantMap withThought(QVariantMap answer, const QString &think)
{
    answer.insert(ThinkKey, think);
    return answer;
}

} // namespace league::protocol
