#pragma once

#include <QByteArray>

namespace document {

/** What a literal or folded scalar means, header included; `indent` is that of the block collection around it. */
[[nodiscard]] QByteArray decodeLiteral(QByteArrayView raw, int indent);
[[nodiscard]] QByteArray decodeFolded(QByteArrayView raw, int indent);

} // namespace document
