#pragma once

#include "recoverystore.h"

#include <QHash>
#include <QMutex>

namespace storage {

/**
 * Unsaved work in a folder of this person: one file an entry, mode 0600, in a folder of mode 0700. An entry stays
 * locked for as long as its program runs, so that two running programs do not take each other's work for left over; a
 * process number would not tell, as it is given anew after a restart.
 */
class RecoveryFolder final : public workspace::RecoveryStore
{
public:
    /** `$XDG_STATE_HOME/gatewright/recovery`, or what the specification says where it is not set. */
    [[nodiscard]] static QString defaultPath();

    explicit RecoveryFolder(const QString &path);
    ~RecoveryFolder() override;
    Q_DISABLE_COPY_MOVE(RecoveryFolder)

    [[nodiscard]] base::Result<void> write(const QString &key, const QByteArray &bytes) override;
    void remove(const QString &key) override;
    [[nodiscard]] QList<Entry> leftOver() override;

private:
    [[nodiscard]] QString fileOf(const QString &key) const;
    /** True when the entry's program has ended and this one may have it; it is locked from then on. */
    [[nodiscard]] bool claim(const QString &file);
    void hold(const QString &file, int descriptor);

    QString m_path;
    QString m_run; ///< Tells the entries of this run from those of all others.
    QMutex m_mutex;
    QHash<QString, int> m_held; ///< The descriptor that holds each entry's lock, by file.
};

} // namespace storage
