#pragma once

#include "definitionview.h"
#include "secretreference.h"

namespace lint {

/** A text of the gateway extension that contains references to secrets, valid or not. */
struct SecretText {
    document::Pointer pointer;
    secrets::ReferenceScan scan; ///< The references that the text contains; never a literal text.
    friend bool operator==(const SecretText &, const SecretText &) = default;
};

/** Returns all texts of the gateway extension that contain references to secrets, in document order. Aliases are
 * followed up to a limit. Malformed references such as `$secret_env.NAME` are only reported in the upstream fields,
 * because other fields accept such texts. */
[[nodiscard]] QList<SecretText> secretTexts(const definition::DefinitionView &view);

} // namespace lint
