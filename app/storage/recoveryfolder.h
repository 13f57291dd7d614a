#pragma once

#include "recoverystore.h"

namespace storage {

/**
 * Unsaved work in a folder of this person, one file an entry, mode 0600. A file's name starts with the process that
 * wrote it, so that two running programs do not take each other's work for left over.
 */
class RecoveryFolder final : public workspace::RecoveryStore
{
public:
    /** `$XDG_STATE_HOME/gatewright/recovery`, or what the specification says where it is not set. */
    [[nodiscard]] static QString defaultPath();

    explicit RecoveryFolder(const QString &path);

    [[nodiscard]] base::Result<void> write(const QString &key, const QByteArray &bytes) override;
    void remove(const QString &key) override;
    [[nodiscard]] QList<Entry> leftOver() override;

private:
    [[nodiscard]] QString fileOf(const QString &key) const;

    QString m_path;
};

} // namespace storage
