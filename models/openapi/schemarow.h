#pragma once

#include "pointer.h"

namespace openapi {

/** A row of the tree that shows a schema: the root schema, or a schema that a keyword of another row's schema has. */
struct SchemaRow {
    enum class Place {
        Root,
        Single, ///< The value of a keyword such as `items` or `not`.
        Item,   ///< An entry of a list such as `allOf`; `name` is "allOf 1".
        Member, ///< An entry of a map such as `properties`.
    };
    Place place = Place::Root;
    QByteArray keyword; ///< The owner's keyword that has this schema. Empty for the root.
    QByteArray name;
    document::Pointer pointer;
    document::Pointer owner; ///< The place of the schema with the keyword.
    /** The type as in the document, or "true" or "false" for a boolean schema. Several types are separated by commas.
     */
    QString type;
    QString format;
    QString reference; ///< The text of `$ref`. Until 3.0, such a row has no children.
    QString title;
    QString description;
    QString constraints; ///< The constraints as text, such as "minLength 1, pattern ^a", in the order of the document.
    bool isRequired = false;
    bool isBoolean = false; ///< The schema is true or false.
    qsizetype parent = -1;  ///< The index of the parent in the list of rows.

    [[nodiscard]] bool isProperty() const { return place == Place::Member && keyword == "properties"; }
    friend bool operator==(const SchemaRow &, const SchemaRow &) = default;
};

} // namespace openapi
