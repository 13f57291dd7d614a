#pragma once

#include "document.h"

namespace openapi {

/** A parameter as the parameters table edits it; other members of its object stay as they are. */
struct ParameterFields {
    QString name;
    QString location; ///< `path`, `query`, `header` or `cookie`.
    QString description;
    bool isRequired = false;
    QString type; ///< Of its schema: `string`, `integer` …; empty: no schema is written.
};

/**
 * Edits of paths and operations, one undo step each (nest a document::Document::Step to name it). A path item or
 * operation that is there already: AlreadyExists; one that is not: NotFound; a path without a leading slash:
 * InvalidArgument.
 */
base::Result<void> addPath(document::Document &document, const QByteArray &path);
/** Gives a path item another path, in its place. */
base::Result<void> renamePath(document::Document &document, const QByteArray &path, const QByteArray &newPath);
/** Removes a path item with its operations. */
base::Result<void> removePath(document::Document &document, const QByteArray &path);
/** Copies a path item under a new path; its operationIds are taken out, as they must be unique. */
base::Result<void> duplicatePath(document::Document &document, const QByteArray &path, const QByteArray &newPath);
/** Moves a path among its siblings. */
base::Result<void> movePath(document::Document &document, const QByteArray &path, qsizetype toIndex);

/** Adds an operation with one response; the path is made when it is not there. `method` is lower case. */
base::Result<void> addOperation(document::Document &document, const QByteArray &path, const QByteArray &method);
/** Removes an operation; its path item stays. */
base::Result<void> removeOperation(document::Document &document, const document::Pointer &operation);
/** Gives the operation another method of the same path item. */
base::Result<void> changeMethod(document::Document &document, const document::Pointer &operation,
                                const QByteArray &method);

/** Parameters of a path item or operation. */
base::Result<void> addParameter(document::Document &document, const document::Pointer &owner,
                                const ParameterFields &fields);
/** Writes the fields that differ; a parameter that is a reference is refused with Unsupported. */
base::Result<void> editParameter(document::Document &document, const document::Pointer &parameter,
                                 const ParameterFields &fields);
/** Removes a parameter from its list. */
base::Result<void> removeParameter(document::Document &document, const document::Pointer &parameter);

} // namespace openapi
