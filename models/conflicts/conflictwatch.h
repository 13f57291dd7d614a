#pragma once

#include "cancellation.h"
#include "conflictsides.h"
#include "error.h"
#include "opendefinition.h"
#include "repositoryfiles.h"

#include <QPointer>
#include <QTimer>

#include <optional>

namespace conflicts {

/** Whether git's index says that a file is in conflict. */
enum class FileConflict : quint8 {
    None,
    BothChanged,     ///< Both sides have the file, so that it can be merged.
    RemovedByOurs,   ///< Only theirs has the file.
    RemovedByTheirs, ///< Only ours has the file.
};

/** Tells whether git has left the file of an open definition in conflict. Reads the repository on a worker. */
class ConflictWatch final : public QObject
{
    Q_OBJECT

public:
    /** Reads the state for the first time. `files` outlives this object. */
    ConflictWatch(workspace::OpenDefinition &definition, git::RepositoryFiles &files);

    [[nodiscard]] FileConflict conflict() const { return m_conflict; }
    /** The names of the two sides of the conflict. */
    [[nodiscard]] const git::ConflictSides &sides() const { return m_sides; }
    /** Reads the state again: the user may have used git. */
    void refresh();
    /** Reads the state again after another program has written the file: now, and once more after a second, because git
     * writes its index after the files. */
    void refreshAfterWrite();

signals:
    /** conflict() or sides() is another one. */
    void changed();

private:
    const QPointer<workspace::OpenDefinition> m_definition;
    git::RepositoryFiles &m_files;
    QTimer m_again;
    base::Cancellation m_reading;
    int m_readingNumber = 0; ///< The number of the last reading; results of earlier ones are ignored.
    FileConflict m_conflict = FileConflict::None;
    git::ConflictSides m_sides;
};

} // namespace conflicts
