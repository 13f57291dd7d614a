#pragma once

#include "snapshot.h"

namespace window {

/** The title and the version of a definition, as lists of files show them. */
struct DefinitionTitle {
    /** The largest number of characters of each. */
    static constexpr qsizetype MostCharacters = 120;

    QString title;   ///< The title in `info`; empty if there is none.
    QString version; ///< The version in `info`; empty if there is none.
};

/** Reads the title and the version in a document's `info`. They are shortened to DefinitionTitle::MostCharacters, and
 * base::shownText() has made them safe to show. */
[[nodiscard]] DefinitionTitle titleOf(const document::Snapshot &snapshot);

} // namespace window
