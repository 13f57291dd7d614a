#include "operationhistory.h"

#include "apidifference.h"
#include "baseversion.h"
#include "headtext.h"
#include "worker.h"

#include <algorithm>

namespace review {

namespace {

using difference::Change;

QString withoutParameterNames(const QString &operation)
{
    QString result;
    bool isName = false;
    for (const QChar letter : operation) {
        isName = isName && letter != u'}';
        if (!isName)
            result += letter;
        isName = isName || letter == u'{';
    }
    return result;
}

/** For a worker. */
base::Result<git::FileHistory> readHistory(const QString &path, git::RepositoryFiles &files)
{
    const auto head = git::headCommit(path, files);
    if (!head)
        return head.error();
    if (!*head)
        return base::Error{base::ErrorCode::NotFound, path};
    return git::fileHistory(path, **head, files, {.revisions = OperationHistory::MostRevisions});
}

/** For a worker. The changes of an operation in a commit; a text that can't be read has none. */
base::Result<OperationRevision> compareCommit(const git::FileRevision &revision, const ReviewedFile &file,
                                              const QString &operation, const QDate &today, git::RepositoryFiles &files)
{
    OperationRevision found{revision, {}, false};
    const auto now = readCommit(revision.commit, file, files);
    if (!now || !now->description)
        return found;
    if (revision.parent.isEmpty()) {
        found.isAddition = true;
        return found;
    }
    const auto before = readCommit(revision.parent, file, files);
    if (!before || !before->description) {
        found.isAddition = true;
        return found;
    }
    const difference::Difference all = difference::compare(*before->description, *now->description,
                                                           {.today = today, .withExamples = false});
    std::ranges::copy_if(all.changes, std::back_inserter(found.changes),
                         [&](const Change &change) { return isSameOperation(change.operation, operation); });
    std::ranges::stable_sort(found.changes, {}, &Change::level);
    return found;
}

} // namespace

OperationHistory::OperationHistory(const QString &path, document::Format format, const QString &operation,
                                   const QDate &today, ReviewSources sources, QObject *parent)
    : QObject(parent)
    , m_path(path)
    , m_format(format)
    , m_operation(operation)
    , m_today(today)
    , m_sources(std::move(sources))
{}

OperationHistory::~OperationHistory()
{
    m_work.cancel();
}

void OperationHistory::start()
{
    const auto read = [path = m_path, sources = m_sources] { return readHistory(path, *sources.files); };
    m_work = base::runOnWorker(m_sources.threads(), this, read, [this](const base::Result<git::FileHistory> &history) {
        if (!history)
            return emit failed(history.error());
        m_revisions = history->revisions;
        m_isComplete = history->isComplete;
        compareNext();
    });
}

void OperationHistory::compareNext()
{
    if (m_next >= m_revisions.size())
        return emit finished(m_isComplete);
    const ReviewedFile file{m_path, document::Snapshot::parse({}, m_format), nullptr};
    const auto compare = [revision = m_revisions.at(m_next), file, operation = m_operation, today = m_today,
                          sources = m_sources] {
        return compareCommit(revision, file, operation, today, *sources.files);
    };
    m_work = base::runOnWorker(m_sources.threads(), this, compare,
                               [this](const base::Result<OperationRevision> &revision) {
                                   ++m_next;
                                   if (revision && (revision->isAddition || !revision->changes.isEmpty()))
                                       emit found(*revision);
                                   emit advanced();
                                   compareNext();
                               });
}

bool isSameOperation(const QString &left, const QString &right)
{
    return left == right || withoutParameterNames(left) == withoutParameterNames(right);
}

} // namespace review

#include "moc_operationhistory.cpp"
