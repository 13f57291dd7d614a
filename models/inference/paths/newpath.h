#pragma once

#include "pathsegments.h"

namespace inference {

/** A path for the request of one exchange. */
struct NewPath {
    QByteArray path; ///< With names in braces; literal segments are percent-encoded.
    /** The names in braces with the segments that they stand for, which are not written. */
    QList<std::pair<QByteArray, QByteArray>> parameters;
};

/** Returns the path for a request with these segments. A segment is a parameter where a known path that begins alike
 * has one, where it looks like an ID unless it is first or follows a parameter, and where it is a secret. */
[[nodiscard]] NewPath newPathOf(const QList<PathSegment> &segments, const QList<QByteArray> &knownPaths);

} // namespace inference
