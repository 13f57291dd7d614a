#pragma once

#include <QString>

namespace jsonpath {

/** Why a text is not a path. */
struct ParseError {
    qsizetype offset = 0; ///< In the UTF-8 text.
    QString expected;     ///< What should be there: "]".
};

} // namespace jsonpath
