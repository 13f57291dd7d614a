#pragma once

namespace theme {

/** Dynamic property of the main button of a page, which is filled with the accent color. */
inline constexpr char PrimaryProperty[] = "gatewrightPrimary";
/** Dynamic property of a field with an error: its border has the color of errors. */
inline constexpr char InvalidProperty[] = "gatewrightInvalid";

} // namespace theme
