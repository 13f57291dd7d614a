#pragma once

#include <QByteArrayView>

namespace secrets {

/** True if a value contains text besides references to secrets, so that it can be a secret itself. False for an empty
 * value. */
[[nodiscard]] bool isLiteral(QByteArrayView value);

} // namespace secrets
