#pragma once

#include "console.h"
#include "snapshot.h"

namespace commands {

/** Says the linter's errors and warnings about what stands at `place`, once a command has written it. */
void complainAboutPlace(const QString &file, const document::Snapshot &snapshot, const document::Pointer &place,
                        Console &console);

} // namespace commands
