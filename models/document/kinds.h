#pragma once

namespace document {

/** What a node of a document is; Missing if nothing exists at its place. */
enum class Kind { Missing, Scalar, Mapping, Sequence, Alias };

/** The types of scalars in the core schema of YAML 1.2. */
enum class ScalarType { Null, Bool, Integer, Float, String };

} // namespace document
