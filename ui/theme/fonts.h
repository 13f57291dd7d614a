#pragma once

#include <QFont>

namespace theme {

/** Levels of headings. */
enum class Heading {
    Page,    ///< 1.5×, semibold
    Section, ///< 1.25×, semibold
    Group,   ///< 1×, semibold
};

/** The font of running text. */
[[nodiscard]] QFont textFont();
/** The application's font in the size and weight of a heading. */
[[nodiscard]] QFont headingFont(Heading heading);
/** The font of help texts and counts: slightly smaller than text. */
[[nodiscard]] QFont smallFont();
/** The system's fixed-width font, in the size of text. */
[[nodiscard]] QFont codeFont();

/** The font of the application at startup: the system's font, or a fallback if the system has none. */
[[nodiscard]] QFont startFont(const QFont &systemFont);

} // namespace theme
