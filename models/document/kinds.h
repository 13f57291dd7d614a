#pragma once

namespace document {

/** What a node is; Missing is the node of a place where nothing is. */
enum class Kind { Missing, Scalar, Mapping, Sequence, Alias };

/** The types of scalars in the core schema of YAML 1.2. */
enum class ScalarType { Null, Bool, Integer, Float, String };

} // namespace document
