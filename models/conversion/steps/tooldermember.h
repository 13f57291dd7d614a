#pragma once

#include "versionedits.h"

namespace conversion {

/** Adds the edit that removes a member, or renames it to the extension that keeps it, if version `to` has no such
 * field. Returns false, without an edit, if the version has the field or the member is no field. */
bool dropNewerField(Edits &edits, const specification::Place &object, const specification::Member &member,
                    specification::Version to);

} // namespace conversion
