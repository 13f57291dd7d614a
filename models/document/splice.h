#pragma once

#include <QByteArray>

namespace document {

/**
 * A replacement of bytes in a text: at `offset`, which counts in the text before the splice, `removed` bytes are
 * replaced by `inserted`.
 */
struct Splice {
    qsizetype offset = 0;
    qsizetype removed = 0;
    QByteArray inserted;
    friend bool operator==(const Splice &, const Splice &) = default;
};

} // namespace document
