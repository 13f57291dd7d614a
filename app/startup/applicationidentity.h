#pragma once

namespace startup {

/** Sets the application's names for settings, state and cache folders, and its version. Call it before creating the
 * application. */
void nameApplication();

} // namespace startup
