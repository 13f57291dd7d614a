#pragma once

#include "versionedits.h"

namespace conversion {

/** Removes a member, or renames it to the extension that keeps it, if the older version has no such field. False if the
 * version has it. */
bool dropNewerField(Edits &edits, const specification::Place &object, const specification::Member &member,
                    specification::Version to);

} // namespace conversion
