#pragma once

#include "pathproblems.h"

#include <QVariant>

namespace designer {

/**
 * The item data role of the text that the filter of the tree of paths searches: path, method, operationId, tags,
 * summary.
 */
inline constexpr int PathSearchRole = Qt::UserRole + 1;
/** The item data role of the PathEntry of a row; there is no value for a group. */
inline constexpr int PathEntryRole = Qt::UserRole + 2;
/** The item data role of the methods of a path, in upper case, as a QStringList. */
inline constexpr int PathMethodsRole = Qt::UserRole + 3;
/**
 * The item data role of the severity of an entry's most severe problem, a base::Severity as a number; there is no value
 * if the entry has no problem.
 */
inline constexpr int PathSeverityRole = Qt::UserRole + 4;
/**
 * The item data role of the severity of the most severe problem of an entry or of the rows below it, which is shown
 * while the row is folded.
 */
inline constexpr int PathFoldedSeverityRole = Qt::UserRole + 5;
/** The item data role of the tags of an operation, or of the tag of a group, as a QStringList. */
inline constexpr int PathTagsRole = Qt::UserRole + 6;

/** Returns the data that the tree of paths shows for a path in an item data role. */
[[nodiscard]] QVariant pathData(const openapi::PathItem &item, int role);
/** Returns the data that the tree of paths shows for an operation in an item data role. */
[[nodiscard]] QVariant operationData(const openapi::Operation &operation, int role);
/**
 * Returns the data of the roles that are about problems, such as PathSeverityRole; an invalid value for other roles.
 * `own` are the problems of the entry, `below` the ones of the rows below it.
 */
[[nodiscard]] QVariant markData(const PathMark &own, const PathMark &below, int role);

} // namespace designer
