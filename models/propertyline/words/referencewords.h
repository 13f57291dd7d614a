#pragma once

#include "line.h"

namespace propertyline {

/** Returns the type that refers to a component, by its name. */
[[nodiscard]] Type typeOfComponent(const QString &name);
/** Returns the type for the text of a `$ref`: a component if it is the usual reference to one, otherwise a reference.
 */
[[nodiscard]] Type typeOfReference(const QString &reference);
/** Returns the text of the `$ref` of a component or reference. */
[[nodiscard]] QString referenceOfType(const Type &type);

} // namespace propertyline
