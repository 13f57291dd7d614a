#pragma once

#include "result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace workspace {

/**
 * Stores unsaved work until it is saved; implemented in app/storage. Only the user can read it. An entry belongs to the
 * program that wrote it while that program runs, or to the first one that got it from leftOver(). Calls may come from a
 * worker, one after the other.
 */
class RecoveryStore
{
public:
    struct Entry {
        QString key;
        QByteArray bytes;        ///< Empty if they can't be read.
        bool isSetAside = false; ///< setAside() has given it another name before.
    };

    virtual ~RecoveryStore() = default;
    /** Replaces the entry of this run called `key`. */
    [[nodiscard]] virtual base::Result<void> write(const QString &key, const QByteArray &bytes) = 0;
    /** Success if there is no such entry. An entry that can't be removed stays that of its program. */
    [[nodiscard]] virtual base::Result<void> remove(const QString &key) = 0;
    /** Keeps an entry of leftOver() that is not valid under another name. Returns the path of its file. */
    virtual QString setAside(const QString &key) = 0;
    /** The entries of runs that have ended, with their keys for remove(), the newest first. Fails if the place of the
     * entries can't be used. */
    [[nodiscard]] virtual base::Result<QList<Entry>> leftOver() = 0;
};

} // namespace workspace
