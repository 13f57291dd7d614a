#pragma once

#include <QByteArray>

namespace conformance {

/** The value of a name in braces in a request's path. */
struct PathValue {
    QByteArray name;
    QByteArray text; ///< As received: percent-encoded.
    friend bool operator==(const PathValue &, const PathValue &) = default;
};

} // namespace conformance
