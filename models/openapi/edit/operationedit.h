#pragma once

#include "document.h"

namespace openapi {

/** The fields of a parameter in the parameters table. Other members are not changed. */
struct ParameterFields {
    QString name;
    QString location; ///< `path`, `query`, `header` or `cookie`.
    QString description;
    bool isRequired = false;
    QString type; ///< The type of the schema: `string`, `integer` … Empty: no schema is written.
};

/**
 * Edits of paths and operations. Each is one undo step; use a document::Document::Step to name it. AlreadyExists: the
 * path item or operation exists. NotFound: it does not exist. InvalidArgument: a path without a leading slash.
 */
base::Result<void> addPath(document::Document &document, const QByteArray &path);
/** Changes the path of a path item and keeps its position. */
base::Result<void> renamePath(document::Document &document, const QByteArray &path, const QByteArray &newPath);
/** Removes a path item with its operations. */
base::Result<void> removePath(document::Document &document, const QByteArray &path);
/** Copies a path item to a new path without its operationIds, which must be unique. */
base::Result<void> duplicatePath(document::Document &document, const QByteArray &path, const QByteArray &newPath);
/** Moves a path among its siblings. */
base::Result<void> movePath(document::Document &document, const QByteArray &path, qsizetype toIndex);

/** Adds an operation with one response. A missing path is created. `method` is in lower case. */
base::Result<void> addOperation(document::Document &document, const QByteArray &path, const QByteArray &method);
/** Removes an operation and keeps its path item. */
base::Result<void> removeOperation(document::Document &document, const document::Pointer &operation);
/** Changes the method of an operation. Methods that OpenAPI has no field for are in `additionalOperations`. */
base::Result<void> changeMethod(document::Document &document, const document::Pointer &operation,
                                const QByteArray &method);

/** Parameters of a path item or operation. */
base::Result<void> addParameter(document::Document &document, const document::Pointer &owner,
                                const ParameterFields &fields);
/** Writes the fields that differ. Unsupported: the parameter is a reference. */
base::Result<void> editParameter(document::Document &document, const document::Pointer &parameter,
                                 const ParameterFields &fields);
/** Removes a parameter from its list. */
base::Result<void> removeParameter(document::Document &document, const document::Pointer &parameter);

} // namespace openapi
