#pragma once

#include "blockwriter.h"
#include "node.h"
#include "version.h"

namespace reading {

/** "string (date)", or a link to the schema that it refers to. */
[[nodiscard]] Runs typeOf(const document::Node &schema, const document::Pointer &pointer,
                          specification::Version version);
/** "minLength 1, pattern ^a" of a schema without what is inside it. */
[[nodiscard]] QString constraintsOf(const document::Node &schema, specification::Version version);

/** The type of a schema in a row after `lead`, its description, and its properties as rows below it. */
void writeSchema(BlockWriter &writer, const Runs &lead, const document::Node &schema, const document::Pointer &pointer,
                 specification::Version version);

/** A link to the target of a reference, or its text if it is not in this document. */
[[nodiscard]] Run referenceRun(const QString &reference);
/** "Pet" of /components/schemas/Pet, with what is inside it. */
[[nodiscard]] QString nameOfSchema(const document::Pointer &pointer);

} // namespace reading
