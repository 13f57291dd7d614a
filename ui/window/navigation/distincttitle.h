#pragma once

#include <QString>

namespace workspace {
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace window {

/** The title of a definition with as many of its folders as distinguish it from the other open definitions:
 * "v1/api.yaml". */
[[nodiscard]] QString distinctTitle(const workspace::OpenDefinition &definition, const workspace::Workspace &workspace);

} // namespace window
