#pragma once

#include "definitionview.h"
#include "secretreference.h"

namespace lint {

/** A text of the gateway's extension that refers to secrets, or tries to. */
struct SecretText {
    document::Pointer pointer;
    secrets::ReferenceScan scan; ///< Not a literal.
    friend bool operator==(const SecretText &, const SecretText &) = default;
};

/**
 * Every such text, in the order of the document, aliases followed; a bounded part of an extension that is larger than
 * any real one. `$secret_env.NAME` and its kin count in the fields of the upstream alone: elsewhere they are no
 * references of this kind.
 */
[[nodiscard]] QList<SecretText> secretTexts(const definition::DefinitionView &view);

} // namespace lint
