#pragma once

#include "operations.h"

#include <QMetaType>

#include <algorithm>

namespace designer {

/** Identifies a path or webhook, or one of its operations, in the tree of paths. The method is empty for a path. */
struct PathEntry {
    QByteArray path; ///< The path, or the name of the webhook.
    QByteArray method;
    bool isWebhook = false;

    [[nodiscard]] bool isPath() const { return method.isEmpty(); }
    /**
     * Returns the entry of the path or webhook that contains this entry; the entry itself if it is a path or webhook.
     */
    [[nodiscard]] PathEntry pathEntry() const { return {path, {}, isWebhook}; }
    friend bool operator==(const PathEntry &, const PathEntry &) = default;
    friend size_t qHash(const PathEntry &entry, size_t seed = 0)
    {
        return qHashMulti(seed, entry.path, entry.method, entry.isWebhook);
    }
};

/** True if all entries are operations, and all of one path. */
[[nodiscard]] inline bool areOperationsOfOnePath(const QList<PathEntry> &entries)
{
    return std::all_of(entries.cbegin(), entries.cend(), [&](const PathEntry &entry) {
        return !entry.isPath() && entry.pathEntry() == entries.first().pathEntry();
    });
}

/** Returns the place of the entry in the document with its path, if the path is not a reference. */
[[nodiscard]] inline document::Pointer pointerOf(const PathEntry &entry)
{
    const document::Pointer path{entry.isWebhook ? "webhooks" : "paths", entry.path};
    return entry.isPath() ? path : openapi::operationPointer(path, entry.method);
}

} // namespace designer

Q_DECLARE_METATYPE(designer::PathEntry)
