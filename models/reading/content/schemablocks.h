#pragma once

#include "blockwriter.h"
#include "node.h"
#include "version.h"

namespace reading {

/** Returns the type of a schema, such as "string (date)", or a link to the schema that it refers to. */
[[nodiscard]] Runs typeOf(const document::Node &schema, const document::Pointer &pointer,
                          specification::Version version);
/** Returns the constraints of a schema, such as "minLength 1, pattern ^a", without the ones of the schemas inside
 * it. */
[[nodiscard]] QString constraintsOf(const document::Node &schema, specification::Version version);

/** Writes a row with `lead` and the type of a schema, then its description, and its properties as rows below. */
void writeSchema(BlockWriter &writer, const Runs &lead, const document::Node &schema, const document::Pointer &pointer,
                 specification::Version version);

/** Returns a link to the target of a reference, or the reference's text if its target is not in this document. */
[[nodiscard]] Run referenceRun(const QString &reference);
/** Returns the name to show for a schema: "Pet" for /components/schemas/Pet, followed by the path of a schema inside
 * it. */
[[nodiscard]] QString nameOfSchema(const document::Pointer &pointer);

} // namespace reading
