#pragma once

#include "documentsource.h"
#include "referencetarget.h"
#include "refs.h"
#include "schemarow.h"
#include "version.h"

namespace shapes {

/** How the schema of a row belongs to the schema that lists the row. */
enum class RowKind : quint8 {
    Root,
    Property,
    PatternProperty,
    AdditionalProperties,
    Items,
    PrefixItem,
    OneOfBranch,
    AnyOfBranch,
    /** An entry of `allOf`. Its schemas are listed together with those of the schema that has the `allOf`, so that the
     * row itself has no children. */
    AllOfPart,
    /** The entries of `allOf` together. Trees show the parts below it; ShapeReader makes no such row. */
    AllOf,
    Not,
    If,
    Then,
    Else,
    Definition, ///< An entry of `$defs`.
    Other,      ///< A schema of another keyword, such as `contains` or `propertyNames`.
};

/** A reference on the way from the root of a shape to a row: the row is inside the target of the reference. */
struct Hop {
    openapi::Place holder; ///< The schema with the `$ref`.
    openapi::Place target; ///< The schema at the end of the chain of references.
    friend bool operator==(const Hop &, const Hop &) = default;
};

/** A schema whose rows are merged into a list, and the references on the way from the root to it, the outermost first.
 */
struct MergedSchema {
    openapi::Place place;
    QList<Hop> hops;
    friend bool operator==(const MergedSchema &, const MergedSchema &) = default;
};

/** A row of the tree that shows the shape of a schema: the schema itself, or a schema inside it or inside the target of
 * a reference in it. An immutable value that ShapeReader makes; it is valid for the texts that it was read from. */
struct Row {
    RowKind kind = RowKind::Root;
    /** The address of the document in which the row's schema is written. */
    QString address;
    /** The version of OpenAPI of the document or, if it states none, of the documents that refer to it. */
    specification::Version version = specification::NewestVersion;
    /** The schema that is written at the row's place: its pointer and owner in the document at `address`, its type, its
     * `$ref`, and so on. */
    openapi::SchemaRow written;
    /** The name to show: of a property or pattern; of a branch the name of its component, otherwise its title or
     * keyword and number, such as "oneOf 2". */
    QString name;
    /** A summary of the values that the schema allows, such as `uuid`, `Contact[]` or `"active" | "blocked"`. */
    QString type;
    /** The text that describes the schema: its own or, of a reference, that of the target. */
    QString description;
    /** The constraints as text without what `type` and the flags below say, of a reference those of the target. */
    QString constraints;

    /** Whether the `$ref` of the schema could be followed, or why not; Resolved for a schema without one. */
    openapi::ReferenceState state = openapi::ReferenceState::Resolved;
    std::optional<openapi::Unavailability> why; ///< Why the document that the `$ref` names is not available.
    /** The schema at the end of the row's chain of references, or the row's own place if it has none. */
    openapi::Place target;
    /** The name of the target of a reference: of a component, or of a file that is one schema. Empty for a row without
     * a reference. */
    QByteArray component;
    /** The name of the component from which a merged row comes; empty if it is written in the schema that lists it. */
    QByteArray origin;
    /** The values of the discriminator that select the branch; the names of the parts of an `allOf`. */
    QStringList values;

    /** True if the target exists and allows objects, so that it can have properties. */
    bool allowsObjects = false;
    bool isRequired = false;
    bool isReadOnly = false;
    bool isWriteOnly = false;
    bool isDeprecated = false;
    /** True for the last row of a list that does not have all schemas, because they exceed a limit. */
    bool isFollowedByOthers = false;
    /** The schemas that are merged in the row's list and name the property in their `required`. */
    QList<MergedSchema> requiredBy;

    /** The references on the way from the root to the row's place, the outermost first. Empty if the row is written
     * inside the schema that is shown, so that an edit changes nothing else. */
    QList<Hop> hops;
    /** The targets of the rows above, from the root on. */
    QList<openapi::Place> above;
    /** The index in `above` of the row with the same target, if the row is a recursion. It has no children then. */
    qsizetype recursion = -1;

    [[nodiscard]] openapi::Place place() const { return {address, written.pointer}; }
    [[nodiscard]] openapi::Place owner() const { return {address, written.owner}; }
    [[nodiscard]] bool isReference() const { return !written.reference.isEmpty(); }
    [[nodiscard]] bool isRecursion() const { return recursion >= 0; }
    [[nodiscard]] bool isBranch() const { return kind == RowKind::OneOfBranch || kind == RowKind::AnyOfBranch; }
    /** True if edits of the row change the target of a reference, which other places can use too. */
    [[nodiscard]] bool isShared() const { return !hops.isEmpty(); }
    friend bool operator==(const Row &, const Row &) = default;
};

/** Returns the row of a reference as a row of its target, for edits of the target: it is inside the reference. A row
 * without a reference stays as it is. */
[[nodiscard]] Row insideReference(const Row &row);

} // namespace shapes
