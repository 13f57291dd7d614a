#pragma once

#include "cancellation.h"
#include "folderindex.h"
#include "servedapi.h"

#include <QHash>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

namespace reach {

/**
 * What the definitions of the window say about who reaches them: the open ones as they are in the editor, and the files
 * of opened folders as they are on disk. A worker reads them one after the other, and reads again what has changed.
 * Files that are parts of definitions are left out, and so are files larger than workspace::MaximumCountedBytes.
 */
class ServedApis final : public QObject
{
    Q_OBJECT

public:
    /** The time between two emissions of changed(), in milliseconds. */
    static constexpr int ReportMs = 100;

    ServedApis(workspace::Workspace &workspace, workspace::DocumentStore &store, const workspace::FolderIndex &folders,
               QObject *parent = nullptr);
    ~ServedApis() override;

    /** Begins to read the definitions. Nothing is read before, because most runs of the program never ask. */
    void start();
    /** What was read of the definitions: of those that are open, then the other files by their paths. */
    [[nodiscard]] QList<ServedApi> apis() const;
    /** True while definitions are waiting to be read, so that apis() is not complete. */
    [[nodiscard]] bool isReading() const { return m_isReading; }

signals:
    /** Emitted when apis() or isReading() has changed, at most once in ReportMs. */
    void changed();

private:
    /** What was read of a file: nothing if it is not a definition. */
    struct Read {
        std::optional<ServedApi> api;
        QStringList others; ///< The addresses of the other documents that it refers to, found or not.
    };
    struct Waiting {
        workspace::OpenDefinition *definition = nullptr; ///< The open definition to read; null for a file.
        QString path;
        QString folder; ///< The opened folder of the file.
        friend bool operator==(const Waiting &, const Waiting &) = default;
        friend size_t qHash(const Waiting &one, size_t seed = 0) { return qHashMulti(seed, one.definition, one.path); }
    };

    void watch(workspace::OpenDefinition *definition);
    void forget(workspace::OpenDefinition *definition);
    void takeListing(const QString &folder, const workspace::FolderDifference &difference);
    void forgetFolder();
    void ask(const Waiting &one);
    void readNext();
    template<typename Predicate>
    void leaveOut(const Predicate &isUnwanted);
    [[nodiscard]] std::function<base::Result<Read>()> readerOf(const Waiting &one) const;
    static base::Result<Read> readFile(workspace::DocumentStore &store, const QString &path, const QString &folder);
    void take(const Waiting &one, const base::Result<Read> &read);
    void report();

    workspace::Workspace &m_workspace;
    workspace::DocumentStore &m_store;
    const workspace::FolderIndex &m_folders;
    bool m_isStarted = false;
    bool m_isReading = false;
    QHash<const workspace::OpenDefinition *, Read> m_open;
    QMap<QString, Read> m_files; ///< By path.
    QList<Waiting> m_waiting;
    QSet<Waiting> m_isWaiting; ///< The same, to find one among many.
    base::Cancellation m_running;
    QTimer m_report;
    QThreadPool m_thread; ///< One thread. Its destructor waits for it, because the worker uses the store.
};

} // namespace reach
