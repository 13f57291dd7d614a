#pragma once

#include "result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace workspace {

/** Stores unsaved work until it is saved; implemented in app/storage. Only the user can read it. Calls may
 * come from a worker, one after the other. */
class RecoveryStore
{
public:
    struct Entry {
        QString key;
        QByteArray bytes;
    };

    virtual ~RecoveryStore() = default;
    /** Replaces the entry of this run called `key`. */
    [[nodiscard]] virtual base::Result<void> write(const QString &key, const QByteArray &bytes) = 0;
    virtual void remove(const QString &key) = 0;
    /** The entries of runs that have ended, with their keys for remove(). */
    [[nodiscard]] virtual QList<Entry> leftOver() = 0;
};

} // namespace workspace
