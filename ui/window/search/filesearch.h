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

/** The matches in one file. */
struct FileHits {
    QString path; ///< Or the key of an untitled text.
    QList<TextHit> hits;
};

/** A text to search: a file, or what an open definition contains now. */
struct SearchedText {
    QString path;
    std::optional<document::Snapshot> open = {};
};

/**
 * Searches texts one after the other on a worker, with at most one file in memory, and reports the matches of each when
 * they are found. A new search cancels the one in progress.
 */
class FileSearch final : public QObject
{
    Q_OBJECT

public:
    /** The maximum numbers of matches that are reported, in total and of one file. */
    static constexpr qsizetype MostHits = 2000;
    static constexpr qsizetype MostHitsOfFile = 200;
    /** Larger files are searched only while they are open. */
    static constexpr qsizetype MaximumBytes = 16 * 1024 * 1024;

    explicit FileSearch(workspace::DocumentStore &store, QObject *parent = nullptr);
    ~FileSearch() override;

    /** Nothing to search for ends the search in progress. */
    void start(const TextSearch &search, const QList<SearchedText> &texts);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

    struct Totals {
        qsizetype files = 0;   ///< That were searched.
        qsizetype skipped = 0; ///< Too large or not readable.
        qsizetype hits = 0;
        bool isTruncated = false; ///< One of the limits ended the search in a file or as a whole.
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
