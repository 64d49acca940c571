#include "app/view/rows/field_rows.h"

#include <QStringList>

namespace league::app::view {

namespace {

QString unquoted(const QString &text)
{
    const bool isQuoted = text.size() >= 2 && text.startsWith(u'"') && text.endsWith(u'"');
    return isQuoted ? text.mid(1, text.size() - 2) : text;
}

} // namespace

QList<FieldRow> fieldRows(const QList<JsonRow> &lines)
{
    QList<FieldRow> rows;
    QStringList path; // names of what is open, from the outside
    QList<int> items; // how many unnamed things each of them has held
    for (const JsonRow &line : lines) {
        const bool isMark = line.kind == QLatin1String("mark");
        const bool closes = isMark && (line.value == u"}" || line.value == u"]");
        if (closes) {
            path.removeLast();
            items.removeLast();
            continue;
        }
        QString name = unquoted(line.name);
        if (name.isEmpty() && !items.isEmpty())
            name = QString::number(++items.last());
        const bool opens = isMark && (line.value == u"{" || line.value == u"[");
        if (opens) {
            path.append(name);
            items.append(0);
            continue;
        }
        QStringList whole = path + QStringList{name};
        whole.removeAll(QString());
        rows.append({line.number, whole.join(u'.'), unquoted(line.value), line.kind});
    }
    return rows;
}

} // namespace league::app::view
