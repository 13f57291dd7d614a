#pragma once

namespace theme {

/** The dynamic property of the one button of a page that is filled with the accent. */
inline constexpr char PrimaryProperty[] = "gatewrightPrimary";
/** The dynamic property of a field with a fault: its border takes the colour of errors. */
inline constexpr char InvalidProperty[] = "gatewrightInvalid";

} // namespace theme
