#pragma once

#include <QByteArrayView>

namespace document {

/**
 * Returns the anchor (`mark` is '&') or the tag ('!') in the text of a node's YAML properties, with the mark; empty
 * when there is none.
 */
[[nodiscard]] QByteArrayView propertyIn(QByteArrayView properties, char mark);

} // namespace document
