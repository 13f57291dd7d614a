#pragma once

#include "line.h"
#include "node.h"
#include "version.h"

namespace propertyline {

/** The line of a property that a document has. */
struct FoundLine {
    Line line;
    /** The keywords that lines do not have, or not with their values, as places in the property's schema, in document
     * order: `/pattern`, `/items/properties`. The root is a schema that has no type in a line at all, such as `false`.
     * An edit by the line does not touch them. */
    QList<document::Pointer> chips;
};

/** Reads the line of the property `name` of a schema: `owner` is the node of the schema. A property that does not exist
 * has the type `any`. Only the keywords that a line has are read, whatever the size of the schema. */
[[nodiscard]] FoundLine readLine(const document::Node &owner, const QByteArray &name, specification::Version version);

} // namespace propertyline
