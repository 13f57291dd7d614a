#pragma once

namespace theme {

/** The name of the dynamic property that marks the main button of a page, which is filled with the accent color. */
inline constexpr char PrimaryProperty[] = "gatewrightPrimary";
/** The name of the dynamic property that marks a field with an error, whose border has the color of errors. */
inline constexpr char InvalidProperty[] = "gatewrightInvalid";

/** The name of the dynamic property that marks tabs inside a form, whose first tab begins at the left edge of the
 * fields.
 */
inline constexpr char FlushProperty[] = "gatewrightFlush";

} // namespace theme
