#pragma once

#include "versionedits.h"

namespace conversion {

/** If the object has no such field in version `to`: adds the edit that removes a field, or that renames it to the
 * extension which keeps it, and the loss for this. Does nothing for a member that is no field, or that comes from a
 * YAML merge key. */
void dropNewerField(Edits &edits, const specification::Place &object, const specification::Member &member,
                    specification::Version to);

} // namespace conversion
