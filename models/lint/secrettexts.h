#pragma once

#include "definitionview.h"
#include "secretreference.h"

namespace lint {

/** A text of the gateway extension with references to secrets, valid or not. */
struct SecretText {
    document::Pointer pointer;
    secrets::ReferenceScan scan; ///< Not a literal.
    friend bool operator==(const SecretText &, const SecretText &) = default;
};

/**
 * All texts with references, in document order. Aliases are followed up to a limit. `$secret_env.NAME` and similar
 * forms are only reported in the upstream fields, because other fields accept them.
 */
[[nodiscard]] QList<SecretText> secretTexts(const definition::DefinitionView &view);

} // namespace lint
