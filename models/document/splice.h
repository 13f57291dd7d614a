#pragma once

#include <QByteArray>

namespace document {

/** One replacement of bytes; the offset counts in the text before it. */
struct Splice {
    qsizetype offset = 0;
    qsizetype removed = 0;
    QByteArray inserted;
    friend bool operator==(const Splice &, const Splice &) = default;
};

} // namespace document
