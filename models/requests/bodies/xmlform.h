#pragma once

#include "schemalook.h"
#include "version.h"

namespace requests {

/** How the value of a schema is written in XML, as its XML Object says. */
struct XmlForm {
    /** Default is an element, or for a list each of its items. The others are `nodeType` of OpenAPI 3.2. */
    enum class NodeType { Default, Element, Attribute, Text, CData, None };

    QByteArray name; ///< Without a prefix, as the document has it.
    QByteArray prefix;
    QByteArray uri; ///< The namespace; empty for none.
    NodeType type = NodeType::Default;
    bool isNamed = false;   ///< Whether the XML Object gives the name.
    bool isWrapped = false; ///< Whether a list has `wrapped`.

    /** Returns true for a list whose items are in an element of its own. */
    [[nodiscard]] bool hasOwnElement() const { return isWrapped || type == NodeType::Element; }
    /** Returns the name of the items of a list that have none of their own, for a property `property`. */
    [[nodiscard]] const QByteArray &itemName(const QByteArray &property) const { return isWrapped ? name : property; }
};

/** Returns how a value of the schema at a place is written, for a property or root element called `name`. The root as
 * the place is for no schema. */
[[nodiscard]] XmlForm xmlFormOf(SchemaLook &look, const openapi::Place &schema, const QByteArray &name,
                                specification::Version version);

} // namespace requests
