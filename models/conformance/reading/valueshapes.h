#pragma once

#include "schemalook.h"

namespace conformance {

/** Whether a schema describes a list, an object, or a value of one text. */
enum class Shape { Scalar, List, Object };

/** Returns the shape that a schema describes first. */
[[nodiscard]] Shape shapeOf(const openapi::Place &schema, requests::SchemaLook &look);

/** Returns the value that a decoded text means for a schema. A list in one text is none: a style has separated its
 * items already. */
[[nodiscard]] document::Value scalarOf(const QByteArray &text, const openapi::Place &schema,
                                       requests::SchemaLook &look);

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
