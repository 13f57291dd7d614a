#pragma once

#include "cancellation.h"
#include "filesummary.h"
#include "filewatch.h"
#include "folderlisting.h"
#include "workspace.h"

#include <QSet>
#include <QThreadPool>
#include <QTimer>

namespace workspace {

/**
 * The index of the files of the opened folders, made without opening them. One worker lists a folder, and lists it
 * again when files in it may have changed. Another worker reads the files one after the other, counts their operations
 * and problems, and releases each file after that. The work in the GUI thread depends on how many files have changed,
 * not on how many there are.
 */
class FolderIndex final : public QObject
{
    Q_OBJECT

public:
    /** The time between two emissions of counted(), in milliseconds. */
    static constexpr int ReportMs = 100;

    FolderIndex(Workspace &workspace, DocumentStore &store, FileWatch &watch, QObject *parent = nullptr);
    ~FolderIndex() override;

    /** The opened folders, in the order in which they were opened. */
    [[nodiscard]] QStringList folders() const { return m_workspace.folders(); }
    /** The files of a folder as of the last listing; null while the first listing is in progress. */
    [[nodiscard]] FolderListingPtr listing(const QString &folder) const { return m_listings.value(folder); }
    /**
     * The numbers of operations and problems of a file as far as they are known; State::Waiting before it is counted.
     */
    [[nodiscard]] FileSummary summary(const QString &path) const { return m_summaries.value(path); }
    /** True if the file at `path` is in the listing of an opened folder. */
    [[nodiscard]] bool isListed(const QString &path) const;
    /** True if the file at `path` is listed as a Swagger 2.0 document. */
    [[nodiscard]] bool isSwagger(const QString &path) const;
    /** The number of files that were not counted yet. */
    [[nodiscard]] qsizetype waitingCount() const { return m_waiting.size() + (m_isCounting ? 1 : 0); }
    /** Lists all opened folders again, for file systems that report no changes. */
    void look();

signals:
    /** Emitted when a folder was listed for the first time, or when its files have changed. */
    void listed(const QString &folder, const workspace::FolderDifference &difference);
    /** Emitted when files were found in a folder that was listed before, except those that are open definitions. */
    void added(const QStringList &paths);
    /** Emitted when a folder was closed and its files were removed from the index. */
    void closed(const QString &folder);
    /** Emitted when summary() of these files has changed, at most once in ReportMs. */
    void counted(const QStringList &paths);

private:
    struct Looked {
        FolderListingPtr listing;
        FolderDifference difference;
    };
    struct Waiting {
        QString path;
        QString folder;
    };

    void follow();
    void watch(OpenDefinition *definition);
    void countAgain(const OpenDefinition *definition);
    void lookAt(const QString &folder);
    void take(const QString &folder, const Looked &looked);
    void forget(const QStringList &paths);
    void countNext();
    void noteSummary(const QString &path, const FileSummary &summary);

    Workspace &m_workspace;
    DocumentStore &m_store;
    FileWatch &m_watch;
    QHash<QString, FolderListingPtr> m_listings;
    QHash<QString, FileSummary> m_summaries;
    /** The folders that the worker is listing now, each with what cancels it. */
    QHash<QString, base::Cancellation> m_looking;
    QSet<QString> m_again; ///< The folders that changed while the worker was listing them, to be listed again.
    QList<Waiting> m_waiting;
    bool m_isCounting = false;
    base::Cancellation m_counting;
    QStringList m_counted; ///< The files whose summaries have changed since counted() was last emitted.
    QTimer m_report;
    /** The thread that lists folders. Its destructor waits for it, because the worker uses the store. */
    QThreadPool m_lookThread;
    QThreadPool m_countThread;
};

} // namespace workspace
