#pragma once

namespace startup {

/** Sets the names for settings, state and cache folders, and the version. Call it before creating the application. */
void nameApplication();

} // namespace startup
