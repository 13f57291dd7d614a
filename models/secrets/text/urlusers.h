#pragma once

#include "diagnostic.h"

#include <QByteArrayView>

namespace secrets {

/** The bytes of the user name and password of the URL whose `://` begins at `colon`, or of a text that may become them
 * while it is typed: `https://name:pass`. Empty if there is none, or if it consists of references or templates. */
[[nodiscard]] base::Span userInfoAt(QByteArrayView text, qsizetype colon);

} // namespace secrets
