#pragma once

#include "recoveryrecord.h"
#include "recoverystore.h"
#include "workspace.h"

#include <QFuture>
#include <QHash>
#include <QThreadPool>
#include <QTimer>

namespace workspace {

/** A definition that was opened from what an earlier run left. */
struct RestoredDefinition {
    OpenDefinition *definition = nullptr;
    bool lacksSecrets = false; ///< The text says REDACTED where one is not known any more.
};

/**
 * Writes unsaved definitions down within a second of an edit, on a worker, and takes them out again once they are
 * saved, closed or undone to what the file holds. What a run left that was ended from outside is offered by leftOver().
 *
 * Literal secrets are not written down. Those that the definition's file holds as well are taken from there when the
 * text is restored; one that was typed and not saved has to be entered again.
 */
class RecoveryJournal final : public QObject
{
    Q_OBJECT

public:
    static constexpr int DelayMs = 400;
    /** After a failure, for instance until there is room on the disk again. */
    static constexpr int RetryMs = 3000;

    RecoveryJournal(Workspace &workspace, RecoveryStore &store, QObject *parent = nullptr);
    /** The run ends in order: what was not saved is not wanted. */
    ~RecoveryJournal() override;

    /** Unsaved work of earlier runs by its key; damaged records, and those that the file holds by now, are dropped. */
    [[nodiscard]] QList<std::pair<QString, RecoveryRecord>> leftOver();
    /** Opens the file, or an untitled definition, and puts the text into it as one edit that is not saved yet. */
    base::Result<RestoredDefinition> restore(const QString &key, const RecoveryRecord &record);
    void discard(const QString &key);

signals:
    /** Unsaved work could not be written down; said once until it can again. */
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
    QThreadPool m_writer; ///< One thread: what is asked first is done first.
    int m_inFlight = 0;
    bool m_hasFailed = false;
    int m_lastKey = 0;
};

} // namespace workspace
