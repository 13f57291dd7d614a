#pragma once

#include "document.h"

namespace openapi {

/** A schema that a discriminator can choose. */
struct Branch {
    QString reference; ///< The reference to the schema, as the text of `$ref` is.
    QString name;      ///< The short name of the schema, which is its value without a mapping.
    friend bool operator==(const Branch &, const Branch &) = default;
};

/** Returns the schemas that the references in `oneOf` and `anyOf` of a schema name, each once, in document order; at
 * most MaximumSchemaRows. */
[[nodiscard]] QList<Branch> alternativesOf(const document::Snapshot &snapshot, const document::Pointer &schema);
/**
 * Returns the schemas between which a discriminator of a schema chooses: its alternatives or, if there are none, the
 * components whose `allOf` refers to the schema.
 */
[[nodiscard]] QList<Branch> branchesOf(const document::Snapshot &snapshot, const document::Pointer &schema);
/** Returns the properties that all branches of a schema in the document have, the most likely discriminator first. At
 * most MaximumBranchReads schemas and properties are read. */
[[nodiscard]] QStringList commonProperties(const document::Snapshot &snapshot, const QList<Branch> &branches);
/**
 * Returns the value that the property of a discriminator has for a branch: the constant of the property in the branch,
 * or otherwise the name of the branch.
 */
[[nodiscard]] QString discriminatorValue(const document::Snapshot &snapshot, const Branch &branch,
                                         const QByteArray &property);
/**
 * Adds a discriminator to a schema, with a mapping that has a value for each branch. If `property` is empty, it is a
 * property that the branches have in common. Error: AlreadyExists.
 */
base::Result<void> addDiscriminator(document::Document &document, const document::Pointer &schema,
                                    const QByteArray &property = {});

} // namespace openapi
