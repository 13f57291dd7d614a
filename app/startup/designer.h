#pragma once

namespace startup {

/** Runs the designer until its window is closed. The arguments are files and folders. Returns the exit code. */
[[nodiscard]] int runDesigner(int argc, char **argv);

} // namespace startup
