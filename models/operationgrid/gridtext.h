#pragma once

#include "cellfault.h"
#include "gridcolumn.h"
#include "gridrow.h"
#include "security.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace operationgrid {

/** Returns the text of a cell, which editCells() reads: names are separated by commas, security requirements are
 * written as requirementsText() writes them, and the text of a flag is "true" or empty. A value that has another form
 * is shown as JSON. The text is empty if the operation does not have the field. */
[[nodiscard]] QString cellText(const Row &row, Column column);
/** Returns why a cell can't be edited, or std::nullopt if it can. */
[[nodiscard]] std::optional<Fault> obstacleOf(const Row &row, Column column);

/** Returns the tags of an operation; tags that are no texts are left out. */
[[nodiscard]] QStringList tagsOf(const document::Node &operation);
/** Returns the security requirements that an operation has itself, or std::nullopt if it has none, so that those of
 * the document apply to it. */
[[nodiscard]] std::optional<QList<QList<openapi::RequiredScheme>>> securityOf(const document::Node &operation);
/** Returns the text for alternative security requirements. `admin | oauth(read, write) + key`: clients need either
 * `admin`, or `oauth` with two scopes together with `key`. `none` is an alternative without credentials. */
[[nodiscard]] QString requirementsText(const QList<QList<openapi::RequiredScheme>> &alternatives);

/** The names of an API that the values of cells are checked with. */
struct Names {
    QSet<QByteArray> schemes;
    /** The number of operations with each operationId, including those in callbacks. */
    QHash<QString, int> operationIds;
};

/** Reads the names of an API from its entry document and the rows of its grid. */
[[nodiscard]] Names readNames(const document::Snapshot &entry, const QList<Row> &rows);
/** Returns what is wrong with the value of a cell, or std::nullopt. */
[[nodiscard]] std::optional<Fault> faultOf(const Row &row, Column column, const Names &names);

} // namespace operationgrid
