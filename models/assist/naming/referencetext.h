#pragma once

#include "node.h"

namespace assist {

/** Returns how a reference in the document at `holder` names the document at `address`: the URL of a remote document,
 * or a relative path between files. Empty for the same document, and for a file that is named from a remote document
 * or from one without an address. */
[[nodiscard]] QString relativeAddress(const QString &address, const QString &holder);
/** Returns the title or summary of an object, or else the first line of its description. */
[[nodiscard]] QString summaryOf(const document::Node &object);
/** Returns the first lines of a description, cut to a few hundred characters. */
[[nodiscard]] QString firstLines(const QString &text);

} // namespace assist
