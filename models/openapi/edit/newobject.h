#pragma once

#include "document.h"
#include "specificationtable.h"
#include "value.h"

namespace openapi {

/** Returns the value of a new object of a kind, with valid values for the fields that the specification's table
 * requires and few other fields. */
[[nodiscard]] document::Value newObject(specification::ObjectKind kind, specification::Version version);

/**
 * Returns a new response for a status such as "404", "4XX" or "default". Its description, which is required before
 * OpenAPI 3.2, is that of the status; from 3.2 on it has none.
 */
[[nodiscard]] document::Value newResponse(QByteArrayView status, specification::Version version);
/** Returns the usual description of a status such as "404", "4XX" or "default"; empty if there is none. */
[[nodiscard]] QByteArray statusDescription(QByteArrayView status);
/**
 * Renames the status of a response. A description that only names the old status becomes that of the new one.
 */
base::Result<void> renameStatus(document::Document &document, const document::Pointer &response,
                                const QByteArray &status);

/** Returns a new value of a field: an object, a list or a map with one entry, or the first of the values that the field
 * can have. */
[[nodiscard]] document::Value newValue(const specification::Field &field, specification::Version version);

/** Returns `name`, or `name` with the first number from 2 on for which a map has no such entry. */
[[nodiscard]] QByteArray unusedName(const document::Node &map, const QByteArray &name);
/** Returns an unused name for a new entry of a map, in the form that the map's names have. */
[[nodiscard]] QByteArray newName(specification::Keys keys, const document::Node &map);

} // namespace openapi
