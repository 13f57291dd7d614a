#pragma once

#include "workspace.h"

namespace support {

/** The loaded definition of the file at `path`, listed or not, or null. */
[[nodiscard]] inline workspace::OpenDefinition *loadedAt(const workspace::Workspace &workspace, const QString &path)
{
    for (workspace::OpenDefinition *definition : workspace.loadedDefinitions()) {
        if (definition->path() == path)
            return definition;
    }
    return nullptr;
}

} // namespace support
