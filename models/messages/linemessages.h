#pragma once

#include "linefault.h"

#include <QString>

namespace messages {

/** A translated text that says why the text of a property in one line has no meaning, and what to write instead. The
 * place in the line is not part of it. */
[[nodiscard]] QString lineText(const propertyline::LineFault &fault);

} // namespace messages
