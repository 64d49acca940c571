// ConfigScan: one file of a configuration folder against the table of keys.
//
// Used by config_folder.cpp only, once for each file; it collects values and says what is wrong.
#pragma once

#include "agents/base/json/json.h"
#include "agents/store/config/config_folder.h"

namespace league::store {

class ConfigScan
{
public:
    ConfigScan(ConfigFile kind, QString path) : m_kind(kind), m_path(std::move(path)) { }

    // Reads the file and notes everything that is wrong with it.
    void read();
    // Notes a problem of this file; an empty key stands for the file as a whole.
    void refuse(const QString &key, const QString &sentence);

    [[nodiscard]] const QList<ConfigValue> &values() const { return m_values; }
    // One sentence each: "/…/system.json: timeouts.move_timeout_sec must be …"
    [[nodiscard]] const QStringList &problems() const { return m_problems; }

private:
    // `key` is as it stands in the file, `pattern` the same with "[]" for any place in a list.
    void visit(const QString &key, const QString &pattern, const JsonValue &value);
    void visitSection(const QString &key, const QString &pattern, const JsonValue &value);
    void visitRules(const QString &key, const QString &rule, const JsonValue &value);
    void take(const QString &key, const ConfigKey &row, const JsonValue &value);

    ConfigFile m_kind;
    QString m_path;
    QList<ConfigValue> m_values;
    QStringList m_problems;
};

} // namespace league::store
