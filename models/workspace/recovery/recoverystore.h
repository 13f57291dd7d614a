#pragma once

#include "result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace workspace {

/**
 * Stores entries of unsaved work until they are removed; implemented in app/storage. Only the user can read them. An
 * entry belongs to the running program that wrote it, and after that program has ended to the first one that gets it
 * from leftOver(). Calls may come from a worker, one after the other.
 */
class RecoveryStore
{
public:
    struct Entry {
        QString key;
        QByteArray bytes;        ///< The content of the entry; empty if it can't be read.
        bool isSetAside = false; ///< True if setAside() has given the entry another name before.
    };

    virtual ~RecoveryStore() = default;
    /** Writes an entry of this run, in place of the previous one with this key. */
    [[nodiscard]] virtual base::Result<void> write(const QString &key, const QByteArray &bytes) = 0;
    /** Removes an entry; success if there is none called `key`. An entry that can't be removed still belongs to the
     * program that wrote it. */
    [[nodiscard]] virtual base::Result<void> remove(const QString &key) = 0;
    /** Renames an entry of leftOver() that is not valid, so that it is kept. Returns the path of its file. */
    virtual QString setAside(const QString &key) = 0;
    /** Returns the entries of programs that have ended, with their keys for remove(), the newest first. Fails if the
     * folder of the entries can't be used. */
    [[nodiscard]] virtual base::Result<QList<Entry>> leftOver() = 0;
};

} // namespace workspace
