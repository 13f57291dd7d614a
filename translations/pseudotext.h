#pragma once

#include <QString>

namespace pseudolocale {

/**
 * Returns a text as a pseudo-locale has it: its letters with accents, a third longer, in the brackets ⟦ and ⟧.
 * Placeholders (`%1`, `%L1`, `%n`, `[*]`), the letter of a mnemonic and the pattern of a file filter are kept. An
 * example: `&Open %1…` becomes `⟦&Öþêñ %1… óñé⟧`. The empty text stays empty.
 */
[[nodiscard]] QString pseudoText(const QString &text);

} // namespace pseudolocale
