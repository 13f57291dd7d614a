#pragma once

#include "recoverystore.h"

#include <QHash>
#include <QMutex>

namespace storage {

/**
 * Unsaved edits in a folder of the user: a file with mode 0600 for each entry, in a folder with mode 0700. An entry is
 * locked while its program runs, so that another running program does not offer it for recovery. Process ids are not
 * used for this, because they are reused.
 */
class RecoveryFolder final : public workspace::RecoveryStore
{
public:
    /** `$XDG_STATE_HOME/gatewright/recovery`, or the default of the XDG specification. */
    [[nodiscard]] static QString defaultPath();

    explicit RecoveryFolder(const QString &path);
    ~RecoveryFolder() override;
    Q_DISABLE_COPY_MOVE(RecoveryFolder)

    [[nodiscard]] base::Result<void> write(const QString &key, const QByteArray &bytes) override;
    void remove(const QString &key) override;
    [[nodiscard]] QList<Entry> leftOver() override;

private:
    [[nodiscard]] QString fileOf(const QString &key) const;
    /** True if the program of the entry has ended. Locks the entry for this program. */
    [[nodiscard]] bool claim(const QString &file);
    void hold(const QString &file, int descriptor);

    QString m_path;
    QString m_run; ///< Identifies the entries of this run.
    QMutex m_mutex;
    QHash<QString, int> m_held; ///< The descriptor with the lock of each entry, by file.
};

} // namespace storage
