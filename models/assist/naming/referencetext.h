#pragma once

#include "node.h"

namespace assist {

/** "#/components/schemas/Pet", with the characters encoded that a fragment cannot have. */
[[nodiscard]] QString fragmentOf(const document::Pointer &target);
/** How the document at `holder` names the one at `address`: a relative path for files in the same file system, or a
 * URL. Empty if they are the same or one has no address. */
[[nodiscard]] QString relativeAddress(const QString &address, const QString &holder);
/** The title or summary of an object, or else the first line of its description. */
[[nodiscard]] QString summaryOf(const document::Node &object);
/** The first lines of a description. */
[[nodiscard]] QString firstLines(const QString &text);

} // namespace assist
