#pragma once

#include "document.h"

namespace openapi {

/** The fields of a parameter that the parameters table edits. Other members of the parameter are not changed. */
struct ParameterFields {
    QString name;
    QString location; ///< The value of `in`: `path`, `query`, `header` or `cookie`.
    QString description;
    bool isRequired = false;
    QString type; ///< The type in the parameter's schema: `string`, `integer` … Empty: no schema is written.
};

/** Adds a path item with parameters for the names in braces of its path, as one undo step; use a
 * document::Document::Step to name the step. Errors, also of the other edits of path items and operations in this file:
 * AlreadyExists: the path item or operation exists; NotFound: the path item or operation to change does not exist;
 * InvalidArgument: the path has no leading slash, or the method is not valid. */
base::Result<void> addPath(document::Document &document, const QByteArray &path);
/** Changes the path of a path item, which keeps its position. */
base::Result<void> renamePath(document::Document &document, const QByteArray &path, const QByteArray &newPath);
/** Removes a path item with its operations. */
base::Result<void> removePath(document::Document &document, const QByteArray &path);
/** Copies a path item to a new path after the original, without its operationIds, which must be unique. */
base::Result<void> duplicatePath(document::Document &document, const QByteArray &path, const QByteArray &newPath);
/** Moves a path item to another index in `paths`. */
base::Result<void> movePath(document::Document &document, const QByteArray &path, qsizetype toIndex);

/** Adds an operation with one response to the path item of a path, which is created if it is missing. `method` is one
 * of methods(). */
base::Result<void> addOperation(document::Document &document, const QByteArray &path, const QByteArray &method);
/** Removes an operation and keeps its path item. */
base::Result<void> removeOperation(document::Document &document, const document::Pointer &operation);
/** Changes the method of an operation. An operation whose method OpenAPI has no field for moves to
 * `additionalOperations`. */
base::Result<void> changeMethod(document::Document &document, const document::Pointer &operation,
                                const QByteArray &method);

/** Adds a parameter to a path item or operation. Returns the error NotFound if `owner` is not a mapping. */
base::Result<void> addParameter(document::Document &document, const document::Pointer &owner,
                                const ParameterFields &fields);
/** Writes the fields of a parameter whose values differ from `fields`. Returns the error Unsupported if the parameter
 * is a reference. */
base::Result<void> editParameter(document::Document &document, const document::Pointer &parameter,
                                 const ParameterFields &fields);
/** Removes a parameter from its list; if it is the only parameter, removes the list. */
base::Result<void> removeParameter(document::Document &document, const document::Pointer &parameter);

} // namespace openapi
