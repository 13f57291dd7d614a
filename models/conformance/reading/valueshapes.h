#pragma once

#include "schemalook.h"

namespace conformance {

/** The types of JSON values that a schema allows. */
struct ValueShapes {
    bool scalar = true; ///< Texts, numbers, truth values or null.
    bool list = true;
    bool object = true;
};

/** Returns the shapes of the values that a schema can allow, by `type`, `enum`, `const` and the schemas in `allOf`,
 * `oneOf` and `anyOf`. Other keywords are not looked at, so that a shape can be there although no value of it fits. */
[[nodiscard]] ValueShapes shapesOf(const openapi::Place &schema, requests::SchemaLook &look);

} // namespace conformance
