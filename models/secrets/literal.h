#pragma once

#include <QByteArrayView>

namespace secrets {

/** False if the value consists only of references to secrets: text between them would be a secret. */
[[nodiscard]] bool isLiteral(QByteArrayView value);

} // namespace secrets
