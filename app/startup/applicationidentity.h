#pragma once

namespace startup {

/** The names under which settings, state and caches are kept, and the version. Before any application object. */
void nameApplication();

} // namespace startup
