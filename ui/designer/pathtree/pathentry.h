#pragma once

#include "operations.h"

#include <QMetaType>

#include <algorithm>

namespace designer {

/** A path or webhook, or one of its operations; the method is empty for a path. */
struct PathEntry {
    QByteArray path; ///< Or the name of a webhook.
    QByteArray method;
    bool isWebhook = false;

    [[nodiscard]] bool isPath() const { return method.isEmpty(); }
    /** Itself, or the path with this operation. */
    [[nodiscard]] PathEntry pathEntry() const { return {path, {}, isWebhook}; }
    friend bool operator==(const PathEntry &, const PathEntry &) = default;
    friend size_t qHash(const PathEntry &entry, size_t seed = 0)
    {
        return qHashMulti(seed, entry.path, entry.method, entry.isWebhook);
    }
};

/** True if all are operations, and of one path. */
[[nodiscard]] inline bool areOperationsOfOnePath(const QList<PathEntry> &entries)
{
    return std::all_of(entries.cbegin(), entries.cend(), [&](const PathEntry &entry) {
        return !entry.isPath() && entry.pathEntry() == entries.first().pathEntry();
    });
}

/** Where the entry is in a document, if its path is no reference. */
[[nodiscard]] inline document::Pointer pointerOf(const PathEntry &entry)
{
    const document::Pointer path{entry.isWebhook ? "webhooks" : "paths", entry.path};
    return entry.isPath() ? path : openapi::operationPointer(path, entry.method);
}

} // namespace designer

Q_DECLARE_METATYPE(designer::PathEntry)
