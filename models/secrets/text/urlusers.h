#pragma once

#include "diagnostic.h"

#include <QByteArrayView>

namespace secrets {

/**
 * The user name and password of the URL whose `://` begins at `colon`, or what may become them while it is typed:
 * `https://name:pass`. Empty if there is none, or only references or templates.
 */
[[nodiscard]] base::Span userInfoAt(QByteArrayView text, qsizetype colon);

} // namespace secrets
