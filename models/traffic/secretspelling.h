#pragma once

#include <QByteArrayView>

namespace traffic {

/**
 * Where `value` ends that begins at `place` of `text`, each of its bytes as it is, percent-encoded, or escaped as in
 * JSON; -1 when it does not stand there.
 */
[[nodiscard]] qsizetype spelledEnd(QByteArrayView text, qsizetype place, QByteArrayView value);

/** True when a text in which `value` stands at a place can have the byte `c` there. */
[[nodiscard]] bool mayBegin(char c, QByteArrayView value);

} // namespace traffic
