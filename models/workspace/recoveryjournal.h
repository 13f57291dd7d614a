#pragma once

#include "recoveryrecord.h"
#include "recoverystore.h"
#include "workspace.h"

#include <QHash>
#include <QTimer>

namespace workspace {

/**
 * Writes unsaved definitions down within a second of an edit, and takes them out again once they are saved, closed or
 * undone to what the file holds. What a run left that ended otherwise is offered by leftOver().
 */
class RecoveryJournal final : public QObject
{
    Q_OBJECT

public:
    static constexpr int DelayMs = 500;

    RecoveryJournal(Workspace &workspace, RecoveryStore &store, QObject *parent = nullptr);

    /** Unsaved work of earlier runs by its key; damaged records are dropped. */
    [[nodiscard]] QList<std::pair<QString, RecoveryRecord>> leftOver();
    /** Opens the file, or an untitled definition, and puts the text into it as one edit that is not saved yet. */
    base::Result<OpenDefinition *> restore(const QString &key, const RecoveryRecord &record);
    void discard(const QString &key) { m_store.remove(key); }

private:
    struct Watched {
        QString key;
        QString savedPassword; ///< What the file held when it was read or last saved.
        bool isWritten = false;
        bool isDirty = false;
    };

    void watch(OpenDefinition *definition);
    void forget(OpenDefinition *definition);
    void noteEdit(OpenDefinition *definition);
    void noteSaved(OpenDefinition *definition);
    void writeDirty();
    void clear(Watched &watched);

    Workspace &m_workspace;
    RecoveryStore &m_store;
    QHash<OpenDefinition *, Watched> m_watched;
    QTimer m_timer;
    int m_lastKey = 0;
};

} // namespace workspace
