#pragma once

#include "diagnostic.h"

namespace document {

class Text;

/**
 * True if the bytes of the span may be a part of a secret, so that a message must not quote them: a word such as
 * `password` or `token` is on their lines, or on the lines above up to one with a colon. Meant for text that can't be
 * parsed.
 */
[[nodiscard]] bool mayBeSecret(const Text &text, base::Span span);

} // namespace document
