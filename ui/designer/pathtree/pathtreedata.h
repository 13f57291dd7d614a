#pragma once

#include "pathproblems.h"

#include <QVariant>

namespace designer {

/** The text that the filter searches: path, method, operationId, tags, summary. */
inline constexpr int PathSearchRole = Qt::UserRole + 1;
/** The PathEntry of a row; nothing for a group. */
inline constexpr int PathEntryRole = Qt::UserRole + 2;
/** The methods of a path, in upper case, as a QStringList. */
inline constexpr int PathMethodsRole = Qt::UserRole + 3;
/** The base::Severity of the most severe problem of an entry as a number; nothing if it has none. */
inline constexpr int PathSeverityRole = Qt::UserRole + 4;
/** The same with what is below the row, for a folded one. */
inline constexpr int PathFoldedSeverityRole = Qt::UserRole + 5;
/** The tags of an operation as a QStringList. */
inline constexpr int PathTagsRole = Qt::UserRole + 6;

/** What the tree shows of a path. */
[[nodiscard]] QVariant pathData(const openapi::PathItem &item, int role);
/** What the tree shows of an operation. */
[[nodiscard]] QVariant operationData(const openapi::Operation &operation, int role);
/** The roles of problems; nothing for other roles. */
[[nodiscard]] QVariant markData(const PathMark &own, const PathMark &below, int role);

} // namespace designer
