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
 * The files of the opened folders, without opening them. One worker lists a folder, again when files in it may have
 * changed. Another one reads the files one after the other for their numbers of operations and problems, and forgets
 * each of them. The work in the GUI thread depends on how many files have changed, not on how many there are.
 */
class FolderIndex final : public QObject
{
    Q_OBJECT

public:
    /** Between two reports of counted files. */
    static constexpr int ReportMs = 100;

    FolderIndex(Workspace &workspace, DocumentStore &store, FileWatch &watch, QObject *parent = nullptr);
    ~FolderIndex() override;

    /** The opened folders, in the order in which they were opened. */
    [[nodiscard]] QStringList folders() const { return m_workspace.folders(); }
    /** The files of a folder as of the last look; null while the first look is in progress. */
    [[nodiscard]] FolderListingPtr listing(const QString &folder) const { return m_listings.value(folder); }
    /** What is known of a file. */
    [[nodiscard]] FileSummary summary(const QString &path) const { return m_summaries.value(path); }
    /** True for a Swagger 2.0 document. */
    [[nodiscard]] bool isSwagger(const QString &path) const;
    /** The number of files that were not counted yet. */
    [[nodiscard]] qsizetype waitingCount() const { return m_waiting.size() + (m_isCounting ? 1 : 0); }
    /** Lists the folders again: not every file system reports changes. */
    void look();

signals:
    /** A folder was listed for the first time, or its files have changed. */
    void listed(const QString &folder, const workspace::FolderDifference &difference);
    /** Other programs have added these files to a folder that was listed before. */
    void added(const QStringList &paths);
    /** A folder was closed. */
    void closed(const QString &folder);
    /** The summaries of these files have changed. */
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
    QHash<QString, base::Cancellation> m_looking; ///< Folders that a worker lists.
    QSet<QString> m_again;                        ///< Those of them that have changed meanwhile.
    QList<Waiting> m_waiting;
    bool m_isCounting = false;
    base::Cancellation m_counting;
    QStringList m_counted; ///< Since the last report.
    QTimer m_report;
    QThreadPool m_lookThread; ///< The destructors wait for the workers, which use the store.
    QThreadPool m_countThread;
};

} // namespace workspace
