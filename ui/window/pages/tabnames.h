#pragma once

#include "definitiontab.h"

#include <QString>

namespace window {

/** The name of a tab in the settings, such as "paths". */
[[nodiscard]] QString storedName(DefinitionTab tab);
/** The tab of a name in the settings, or of a number of the versions without the tabs Map and Reading. */
[[nodiscard]] DefinitionTab tabOfStoredName(const QString &stored);

} // namespace window
