#pragma once

#include "additions.h"

namespace drafts {

/** How the objects in a sample become schemas: each as a component of its own, or all of them in place. */
enum class ObjectSchemas { Components, Inline };

/** A schema component that a draft adds. */
struct ComponentDraft {
    QByteArray name;
    document::Value schema;
    friend bool operator==(const ComponentDraft &, const ComponentDraft &) = default;
};

/** A schema that is made from sample values, with the components that it needs. */
struct SchemaDraft {
    document::Value schema;           ///< A reference, or the schema itself.
    QList<ComponentDraft> components; ///< The components to add: a component comes after those that it refers to.
    QList<QByteArray> usedComponents; ///< The names of the components of the document that the draft refers to.
};

/**
 * Makes a schema that all samples fit, in the version of the document. With ObjectSchemas::Components, each object that
 * has properties is a component, named after its property, or `name` at the root. A component that the document has is
 * used if it accepts the object, declares all of its properties, and has at most twice as many.
 */
[[nodiscard]] SchemaDraft schemaDraft(const document::Snapshot &document, const QByteArray &name,
                                      const QList<document::Value> &samples, ObjectSchemas objects);

/** Returns a schema component's name for a property or a path segment: `LineItem` for the items of `line_items`. */
[[nodiscard]] QByteArray schemaNameOf(const QByteArray &property);
/** Returns openapi::singular() of a name, or the name if that does not know one. */
[[nodiscard]] QByteArray singularOf(const QByteArray &word);

/** Returns the entries that the components of a draft are in a document. */
[[nodiscard]] Additions additionsOf(const QList<ComponentDraft> &components);

} // namespace drafts
