#pragma once

namespace traffic {

/** The name of a dynamic property of widgets that take dropped files themselves, if it is true. Files that are dropped
 * anywhere else in the window are opened. */
inline constexpr char TakesFiles[] = "takesFiles";

} // namespace traffic
