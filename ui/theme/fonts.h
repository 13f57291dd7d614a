#pragma once

#include <QFont>

namespace theme {

/** The level of a heading, which decides the size of its font. */
enum class Heading {
    Page,    ///< The heading of a page: 1.5 times the size of running text, semibold.
    Section, ///< The heading of a section of a page: 1.25 times the size of running text, semibold.
    Group,   ///< The heading of a group of controls: in the size of running text, semibold.
};

/** Returns the application's font, for running text. */
[[nodiscard]] QFont textFont();
/** Returns the application's font in the size and weight of a heading of this level. */
[[nodiscard]] QFont headingFont(Heading heading);
/** Returns the font of help texts and counts, which is slightly smaller than running text. */
[[nodiscard]] QFont smallFont();
/** Returns the system's fixed-width font, in the size of running text. */
[[nodiscard]] QFont codeFont();

/**
 * Returns the font that the application has at startup: the system's font or, if the system names only a generic
 * family, Inter if it is installed.
 */
[[nodiscard]] QFont startFont(const QFont &systemFont);

} // namespace theme
