#include "filesearch.h"

#include "documentstore.h"
#include "literalsecrets.h"

#include <QPromise>
#include <QtConcurrentRun>

namespace window {

namespace {

/** The editor does not show it, and does not count it. */
constexpr char ByteOrderMark[] = "\xEF\xBB\xBF";

} // namespace

FileSearch::FileSearch(workspace::DocumentStore &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
    m_thread.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::resultsReadyAt, this, &FileSearch::take);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &FileSearch::end);
}

FileSearch::~FileSearch()
{
    m_watcher.disconnect(this);
    m_watcher.cancel();
    m_thread.waitForDone();
}

void FileSearch::start(const TextSearch &search, const QList<SearchedText> &texts)
{
    m_watcher.cancel();
    m_totals = {};
    m_isRunning = true;
    const auto run = [search, texts, &store = m_store](QPromise<Step> &promise) {
        qsizetype left = MostHits;
        for (const SearchedText &text : texts) {
            if (promise.isCanceled() || left <= 0)
                return;
            Step step = searchText(store, search, text, qMin(left, MostHitsOfFile),
                                   [&promise] { return promise.isCanceled(); });
            left -= step.file.hits.size();
            promise.addResult(std::move(step));
        }
    };
    m_watcher.setFuture(QtConcurrent::run(&m_thread, run));
}

FileSearch::Step FileSearch::searchText(workspace::DocumentStore &store, const TextSearch &search,
                                        const SearchedText &text, qsizetype most,
                                        const std::function<bool()> &isCancelled)
{
    Step step{{text.path, {}}, false};
    QByteArray bytes;
    if (text.open) {
        bytes = text.open->text();
    } else {
        const base::Result<QByteArray> read = store.read(text.path);
        step.isSkipped = !read || read->size() > MaximumBytes;
        if (step.isSkipped)
            return step;
        bytes = read->startsWith(ByteOrderMark) ? read->sliced(sizeof(ByteOrderMark) - 1) : *read;
    }
    step.file.hits = search.hits(bytes, most, isCancelled);
    if (step.file.hits.isEmpty() || isCancelled())
        return step;
    const auto format = document::formatOfFileName(text.path);
    const document::Snapshot snapshot = text.open ? *text.open : document::Snapshot::parse(bytes, format);
    showLines(step.file.hits, bytes, workspace::literalSecrets(snapshot));
    return step;
}

void FileSearch::cancel()
{
    m_watcher.cancel();
}

void FileSearch::take(int from, int to)
{
    QList<FileHits> files;
    for (int at = from; at < to; ++at) {
        const Step step = m_watcher.resultAt(at);
        m_totals.files += step.isSkipped ? 0 : 1;
        m_totals.skipped += step.isSkipped ? 1 : 0;
        m_totals.hits += step.file.hits.size();
        m_totals.isTruncated = m_totals.isTruncated || step.file.hits.size() >= MostHitsOfFile ||
                               m_totals.hits >= MostHits;
        if (!step.file.hits.isEmpty())
            files.append(step.file);
    }
    if (!files.isEmpty())
        emit found(files);
}

void FileSearch::end()
{
    m_isRunning = false;
    emit finished();
}

} // namespace window

#include "moc_filesearch.cpp"
