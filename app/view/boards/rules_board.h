// RulesBoard: the rules that new leagues begin with, as the settings page shows and changes them.
//
// A singleton of QML. Rules that differ from their defaults are kept in the Preferences; the Desk
// reads them from there when it opens a league.
#pragma once

#include "agents/league/league_rules.h"
#include "app/view/desk/preferences.h"
#include "app/view/row_model.h"

namespace league::app::view {

struct RuleRow
{
    Q_GADGET
    Q_PROPERTY(QString ruleKey MEMBER ruleKey)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString defaultValue MEMBER defaultValue)
    Q_PROPERTY(QString allowed MEMBER allowed)
    Q_PROPERTY(QString meaning MEMBER meaning)
    Q_PROPERTY(bool isDefault MEMBER isDefault)
    Q_PROPERTY(QString problem MEMBER problem)

public:
    QString ruleKey = {}; // as --set names it
    QString value = {};
    QString defaultValue = {};
    QString allowed = {}; // "0 to 5"
    QString meaning = {};
    bool isDefault = true;
    QString problem = {}; // why what was typed last was not taken

    [[nodiscard]] QString key() const { return ruleKey; }
    friend bool operator==(const RuleRow &, const RuleRow &) = default;
};

// The rules that are kept; what makes no sense there is left at its default.
[[nodiscard]] tournament::LeagueRules keptRules(const Preferences &preferences);

class RulesBoard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(league::app::view::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QString warning READ warning NOTIFY changed)
    Q_PROPERTY(bool isDefault READ isDefault NOTIFY changed)

public:
    explicit RulesBoard(QObject *parent = nullptr);

    // Sets one rule and keeps it; false when it is refused, with the sentence in its row.
    Q_INVOKABLE bool set(const QString &key, const QString &value);
    // One rule, or all that are shown with an empty key, as the documents have it.
    Q_INVOKABLE void reset(const QString &key = {});

    // Whose rules are shown, beside those of every league: one of Preferences::games().
    [[nodiscard]] const QString &game() const { return m_game; }
    void setGame(const QString &game);
    [[nodiscard]] Rows<RuleRow> *rows() { return &m_rows; }
    // What is allowed but perhaps not meant.
    [[nodiscard]] QString warning() const;
    [[nodiscard]] bool isDefault() const;

Q_SIGNALS:
    void changed();

private:
    void show();

    Preferences m_preferences;
    tournament::LeagueRules m_rules;
    QString m_game;
    QHash<QString, QString> m_problems;
    Rows<RuleRow> m_rows;
};

} // namespace league::app::view
