// JournalReader: reads what is committed to a journal, while it is being written or afterwards.
//
// Made and used on one thread; any number of readers may work beside the writer. Journal makes one
// for each of its read functions, the writer thread keeps one for the projections, and exports and
// listings open their own.
#pragma once

#include "agents/base/result.h"
#include "agents/store/entry.h"
#include "agents/store/sql_connection.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <variant>

namespace league::store {

// Which entries, in the order of their numbers; what is left out does not restrict.
struct Selection
{
    qint64 afterSeq = 0;
    std::optional<qint64> untilSeq = {}; // this one too
    std::optional<QString> actor = {};
    std::optional<QString> subject = {};
    QStringList kinds = {};
    int limit = -1;
};

class JournalReader
{
public:
    using Visit = std::function<void(const Entry &)>;
    // The entry without its body, and the body as it is on disk, which lives as long as the visit.
    using VisitText = std::function<void(const Entry &, QByteArrayView body)>;

    // Opens an existing journal for reading; one of an older version or of no version is refused.
    [[nodiscard]] static base::Result<std::unique_ptr<JournalReader>> open(const QString &path);

    // Visits the selected entries one after the other; holds one at a time in memory. The visitor
    // may use this reader for something else.
    base::Outcome forEach(const Selection &selection, const Visit &visit);
    // The same for those who hardly look into bodies, which then need not be read.
    base::Outcome forEachText(const Selection &selection, const VisitText &visit);
    // The selected entries as a list.
    [[nodiscard]] base::Result<QList<Entry>> read(const Selection &selection);
    // The newest entry of a subject and of a kind; an empty text stands for any.
    [[nodiscard]] base::Result<std::optional<Entry>> newest(const QString &subject,
                                                            const QString &kind);
    // Only its number, 0 when there is none.
    [[nodiscard]] base::Result<qint64> newestSeq(const QString &subject);
    // How many entries of this kind there are.
    [[nodiscard]] base::Result<qint64> count(const QString &kind);
    // The number of the newest entry, 0 when there is none.
    [[nodiscard]] base::Result<qint64> lastSeq();

private:
    explicit JournalReader(std::unique_ptr<SqlConnection> connection);

    using Value = std::variant<qint64, QString>;

    base::Result<SqlStatement> takePrepared(const QByteArray &sql);
    // The one number of the one row that a statement gives.
    base::Result<qint64> numberFor(const QByteArray &sql, const QString &value);
    base::Outcome visitRows(const QByteArray &sql, const QList<Value> &values,
                            const VisitText &visit);

    std::unique_ptr<SqlConnection> m_connection;
    std::map<QByteArray, SqlStatement> m_prepared; // statements that are not in use, by their text
};

} // namespace league::store
