#pragma once

#include "recoveryrecord.h"
#include "recoverystore.h"
#include "workspace.h"

#include <QFuture>
#include <QHash>
#include <QThreadPool>
#include <QTimer>

namespace workspace {

/** A definition that was restored from an earlier run. */
struct RestoredDefinition {
    OpenDefinition *definition = nullptr;
    bool lacksSecrets = false; ///< The text has REDACTED in the place of a secret that is lost.
};

/**
 * Stores unsaved definitions within a second of an edit, on a worker, and removes them when they are saved, closed or
 * undone to the content of the file. leftOver() returns those of a run that crashed or was killed.
 *
 * Literal secrets are not stored. Those that are also in the definition's file are read from there when the text is
 * restored; one that was typed and not saved has to be entered again.
 */
class RecoveryJournal final : public QObject
{
    Q_OBJECT

public:
    static constexpr int DelayMs = 400;
    /** Tries again after a failure, such as when there is space on the disk again. */
    static constexpr int RetryMs = 3000;

    RecoveryJournal(Workspace &workspace, RecoveryStore &store, QObject *parent = nullptr);
    /** The run ends normally: unsaved work was discarded by the user. */
    ~RecoveryJournal() override;

    /** Unsaved work of earlier runs by its key; damaged records, and those whose text is already in the file, are
     * removed. */
    [[nodiscard]] QList<std::pair<QString, RecoveryRecord>> leftOver();
    /** Opens the file, or an untitled definition, and sets the text as one unsaved edit. */
    base::Result<RestoredDefinition> restore(const QString &key, const RecoveryRecord &record);
    void discard(const QString &key);

signals:
    /** Unsaved work can't be stored. Emitted once until it can be stored again. */
    void failed(const base::Error &error);

private:
    struct Watched {
        QString key;
        bool isWritten = false;
        bool isDirty = false;
    };

    [[nodiscard]] bool isStored(const RecoveryRecord &record) const;
    void watch(OpenDefinition *definition);
    void forget(OpenDefinition *definition);
    void noteEdit(OpenDefinition *definition);
    void noteSaved(OpenDefinition *definition);
    void writeDirty();
    QFuture<base::Result<void>> write(const OpenDefinition &definition, Watched &watched);
    void noteWritten(const base::Result<void> &written);
    void clear(Watched &watched);

    Workspace &m_workspace;
    RecoveryStore &m_store;
    QHash<OpenDefinition *, Watched> m_watched;
    QStringList m_restored; ///< Records of earlier runs whose text is in a definition of this one.
    QTimer m_timer;
    QThreadPool m_writer; ///< One thread, so that writes keep their order.
    int m_inFlight = 0;
    bool m_hasFailed = false;
    int m_lastKey = 0;
};

} // namespace workspace
