#pragma once

#include "additions.h"

#include <QFlags>

namespace drafts {

/** An action of clients on the objects of a resource. */
enum class ResourceAction {
    List = 1 << 0,    ///< `GET /books`.
    Create = 1 << 1,  ///< `POST /books`.
    Read = 1 << 2,    ///< `GET /books/{bookId}`.
    Replace = 1 << 3, ///< `PUT /books/{bookId}`.
    Change = 1 << 4,  ///< `PATCH /books/{bookId}` with a JSON Merge Patch.
    Delete = 1 << 5,  ///< `DELETE /books/{bookId}`.
};
Q_DECLARE_FLAGS(ResourceActions, ResourceAction)
Q_DECLARE_OPERATORS_FOR_FLAGS(ResourceActions)

/** A property of the objects of a resource. */
struct ResourceField {
    QByteArray name;
    bool isRequired = false;
    document::Value schema;
};

/** A resource as people describe it: a name, what its objects consist of, and what clients can do with them. */
struct Resource {
    QByteArray name; ///< The plural, as in the path: `books`, `line-items`.
    /** The properties. Without a property `id`, objects get one that the server sets: a UUID. */
    QList<ResourceField> fields;
    ResourceActions actions = ResourceAction::List | ResourceAction::Create | ResourceAction::Read |
                              ResourceAction::Change | ResourceAction::Delete;
    bool hasPaging = true; ///< The list has the parameters `limit` and `offset`.
};

/**
 * Makes the paths, schemas, parameters, responses and tag of a resource, in the version of the document. Components of
 * the document are used where they fit: a response `NotFound`, parameters `limit` and `offset`. Other errors are one
 * response `Problem` with the media type of RFC 9457. Errors: InvalidArgument if the name is empty or no segment of a
 * path; AlreadyExists if the document has a path or the schema of the resource (the detail names it).
 */
[[nodiscard]] base::Result<Additions> resourceDraft(const document::Snapshot &document, const Resource &resource);

} // namespace drafts
