#pragma once

#include "document.h"

namespace drafts {

/** A change of a schema that makes a value fit. */
struct SchemaChange {
    enum class Kind {
        Optional, ///< The property `name` is not required any more.
        Property, ///< The property `name` is new; `after` is its type.
        Type,     ///< The type is another one.
        Value,    ///< The value `after` is allowed, too.
        Keyword,  ///< The keyword `name` has another value.
        Removed,  ///< The keyword `name` is removed; it had the value `before`.
        Branch,   ///< The schema has a further alternative; `after` is its type.
    };
    Kind kind = Kind::Type;
    document::Pointer schema; ///< The schema that changes.
    QByteArray name = {};
    QString before = {};
    QString after = {};
    friend bool operator==(const SchemaChange &, const SchemaChange &) = default;
};

/** The changes of schemas of one document that make a value fit, and the edit that makes them. */
struct Refinement {
    QList<SchemaChange> changes;
    document::Edited edit;
};

/**
 * Returns what has to change in a schema so that a value fits: types and bounds become wider, properties that the value
 * lacks are not required, properties that the schema lacks are added, and nothing becomes narrower. Schemas that it
 * refers to in the same document are changed in their place. Errors: NotFound if the schema is missing or in another
 * file.
 */
[[nodiscard]] base::Result<Refinement> refinement(const document::Snapshot &document, const document::Pointer &schema,
                                                  const document::Value &sample);

} // namespace drafts
