#pragma once

#include "result.h"
#include "ssoprofile.h"

namespace management {

/** Reads an answer of `GET /portal-api/sso_profiles`: an array of arrays, or a flat array, which is one group. Null is
 * treated as empty. Error: WrongType, with the JSON Pointer, if an element is not a profile. */
[[nodiscard]] base::Result<SsoProfileList> readSsoProfiles(const document::Value &answer);

} // namespace management
