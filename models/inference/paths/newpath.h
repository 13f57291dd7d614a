#pragma once

#include "pathsegments.h"

namespace inference {

/** Returns the path with names in braces for a request with these segments, percent-encoded. A segment is a parameter
 * where a known path that begins alike has one, where it looks like an ID unless it is first or follows a parameter,
 * and where it is a secret. */
[[nodiscard]] QByteArray newPathOf(const QList<PathSegment> &segments, const QList<QByteArray> &knownPaths);

} // namespace inference
