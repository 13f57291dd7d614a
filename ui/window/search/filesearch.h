#pragma once

#include "textsearch.h"

#include "snapshot.h"

#include <QFutureWatcher>
#include <QHash>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <optional>

namespace workspace {
class DocumentStore;
}

namespace window {

/** The matches of a search in one file. */
struct FileHits {
    QString path; ///< The path of the file, or a key for an untitled definition.
    QList<TextHit> hits;
};

/** A text to search: a file on disk, or the current text of an open definition if `open` is set. */
struct SearchedText {
    QString path;
    std::optional<document::Snapshot> open = {};
};

/**
 * Searches files and open texts one after the other on a worker, with at most one file in memory at a time, and reports
 * the matches of each file when they are found. A new search cancels the one in progress.
 */
class FileSearch final : public QObject
{
    Q_OBJECT

public:
    /** The largest number of matches that one search reports in all files together. */
    static constexpr qsizetype MostHits = 2000;
    static constexpr qsizetype MostHitsOfFile = 200;
    /** The largest size of a file that is read to be searched, in bytes. Larger files are searched only while they are
     * open. */
    static constexpr qsizetype MaximumBytes = 16 * 1024 * 1024;

    explicit FileSearch(workspace::DocumentStore &store, QObject *parent = nullptr);
    ~FileSearch() override;

    /** Cancels the search in progress, and starts to search `texts` in their order. */
    void start(const TextSearch &search, const QList<SearchedText> &texts);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

    struct Totals {
        qsizetype files = 0;   ///< The number of files that were searched.
        qsizetype skipped = 0; ///< The number of files that were left out because they are too large or not readable.
        qsizetype hits = 0;
        /** One of the limits MostHits and MostHitsOfFile ended the search, or the search of a file. */
        bool isTruncated = false;
    };
    [[nodiscard]] const Totals &totals() const { return m_totals; }

signals:
    void found(const QList<window::FileHits> &files);
    /** The search has ended, or was cancelled. */
    void finished();

private:
    struct Step {
        FileHits file;
        bool isSkipped = false;
    };

    [[nodiscard]] static Step searchText(workspace::DocumentStore &store, const TextSearch &search,
                                         const SearchedText &text, qsizetype most,
                                         const std::function<bool()> &isCancelled);
    void take(int from, int to);
    void end();

    workspace::DocumentStore &m_store;
    QFutureWatcher<Step> m_watcher;
    Totals m_totals;
    bool m_isRunning = false;
    QThreadPool m_thread;
};

} // namespace window
