#pragma once

#include <QByteArrayView>

namespace document {

/** The property that begins with `mark` ('&' or '!') in a run of properties, mark included; empty when there is none.
 */
[[nodiscard]] QByteArrayView propertyIn(QByteArrayView properties, char mark);

} // namespace document
