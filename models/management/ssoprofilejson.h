#pragma once

#include "result.h"
#include "ssoprofile.h"

namespace management {

/**
 * Reads an answer of `GET /portal-api/sso_profiles`: an array of arrays, or a flat array, which is one group. Null
 * counts as empty. WrongType with the pointer of an element that is no profile.
 */
[[nodiscard]] base::Result<SsoProfileList> readSsoProfiles(const document::Value &answer);

} // namespace management
