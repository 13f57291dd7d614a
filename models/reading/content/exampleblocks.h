#pragma once

#include "blockwriter.h"
#include "snapshot.h"

namespace reading {

/** The `example` and `examples` of an object. Those of a schema are a list in 3.1. */
void writeExamples(BlockWriter &writer, const document::Node &object, const document::Snapshot &snapshot);

/** A link "External documentation" with its description, if the object has one. */
void writeExternalDocs(BlockWriter &writer, const document::Node &object);

/** The URLs of `servers`, with their descriptions and variables. */
void writeServers(BlockWriter &writer, const document::Node &servers);

/** Without user name and password. */
[[nodiscard]] QString withoutUser(const QString &url);

} // namespace reading
