#pragma once

#include "programfacts.h"

namespace settings {
class AppSettings;
}

namespace startup {

/** Collects the versions and paths of the running program. */
[[nodiscard]] window::ProgramFacts collectFacts(settings::AppSettings &settings);

} // namespace startup
