#pragma once

#include "versionedits.h"

namespace conversion {

/** If the object has no such field in version `to`: adds the edit that removes a field, or that renames it to the
 * extension which keeps it, and the loss for this. Returns false without an edit if version `to` has the field, if the
 * member is no field, or if it comes from a YAML merge key. */
bool dropNewerField(Edits &edits, const specification::Place &object, const specification::Member &member,
                    specification::Version to);

} // namespace conversion
