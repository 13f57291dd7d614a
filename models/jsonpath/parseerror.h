#pragma once

#include <QString>

namespace jsonpath {

/** Why a text is not a JSONPath: where it is wrong, and what was expected. */
struct ParseError {
    qsizetype offset = 0; ///< The offset of the error in the UTF-8 text.
    QString expected;     ///< What should be at the offset, such as "]".
};

} // namespace jsonpath
