#pragma once

namespace startup {

/** The designer until its window is closed; the arguments name files and folders. Answers the exit code. */
[[nodiscard]] int runDesigner(int argc, char **argv);

} // namespace startup
