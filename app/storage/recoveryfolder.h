#pragma once

#include "recoverystore.h"

#include <QHash>
#include <QMutex>

namespace storage {

/**
 * Stores unsaved edits in a folder of the user: a file with mode 0600 for each entry, in a folder with mode 0700. An
 * entry is locked while its program runs, so that another running program neither offers nor removes it. Process ids
 * are not used for this, because they are reused. A folder that is a symbolic link is an error, see
 * makePrivateFolder().
 */
class RecoveryFolder final : public workspace::RecoveryStore
{
public:
    /** Returns the path `$XDG_STATE_HOME/gatewright/recovery`, with the default of the XDG specification if the
     * variable is not set. */
    [[nodiscard]] static QString defaultPath();

    explicit RecoveryFolder(const QString &path);
    ~RecoveryFolder() override;
    Q_DISABLE_COPY_MOVE(RecoveryFolder)

    [[nodiscard]] base::Result<void> write(const QString &key, const QByteArray &bytes) override;
    [[nodiscard]] base::Result<void> remove(const QString &key) override;
    QString setAside(const QString &key) override;
    [[nodiscard]] base::Result<QList<Entry>> leftOver() override;

private:
    enum class Claim {
        Ours,
        /** The entry of a program that runs, or one whose state is not known now, such as when too many files are
         * open. */
        OfRunningProgram,
        /** A link, a pipe, or a file without permission to read it: no program writes such entries. */
        Unreadable,
    };

    [[nodiscard]] QString fileOf(const QString &key) const;
    /** Locks the entry for this program if its own program has ended. */
    [[nodiscard]] Claim claim(const QString &file);
    [[nodiscard]] QByteArray content(const QString &file);
    void hold(const QString &file, int descriptor);
    void letGo(const QString &file);

    QString m_path;
    QString m_run; ///< Identifies the entries that this run of the program wrote.
    QMutex m_mutex;
    /** The descriptors that hold the locks of this program's entries, keyed by the entry's file. */
    QHash<QString, int> m_held;
};

} // namespace storage
