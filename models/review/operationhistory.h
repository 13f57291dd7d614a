#pragma once

#include "apichange.h"
#include "cancellation.h"
#include "filehistory.h"
#include "reviewsources.h"
#include "snapshot.h"

#include <QDate>
#include <QObject>

#include <memory>

namespace description {
class Description;
}

namespace review {

/** A commit that changed an operation. */
struct OperationRevision {
    git::FileRevision revision;
    QList<difference::Change> changes; ///< The changes of the operation in the commit, the most severe first.
    bool isAddition = false;           ///< The commit is the first one with the file, or its parent has no valid text.
};

/**
 * Finds the commits that changed an operation of a file, with their verdicts, from HEAD back. Looks at one commit after
 * the other on a worker, until the object is destroyed or a limit is reached.
 */
class OperationHistory final : public QObject
{
    Q_OBJECT

public:
    /** The largest number of commits that changed the file which are compared. */
    static constexpr int MostRevisions = 300;

    /** The operation is named as difference::Change::operation names it. */
    OperationHistory(const QString &path, document::Format format, const QString &operation, const QDate &today,
                     ReviewSources sources, QObject *parent = nullptr);
    ~OperationHistory() override;

    void start();
    /** The number of commits that were compared so far, and of all that changed the file. */
    [[nodiscard]] qsizetype comparedCount() const { return m_next; }
    [[nodiscard]] qsizetype fileCount() const { return m_revisions.size(); }

signals:
    void found(const review::OperationRevision &revision);
    /** The next commit was compared. */
    void advanced();
    /** All commits were compared; `isComplete` is false if a limit ended the walk. */
    void finished(bool isComplete);
    void failed(const base::Error &error);

private:
    void compareNext();

    const QString m_path;
    const document::Format m_format;
    const QString m_operation;
    const QDate m_today;
    const ReviewSources m_sources;
    QList<git::FileRevision> m_revisions;
    qsizetype m_next = 0;
    bool m_isComplete = true;
    base::Cancellation m_work;
};

/** Returns true if two names are of the same operation: the names of path parameters do not matter. */
[[nodiscard]] bool isSameOperation(const QString &left, const QString &right);

} // namespace review
