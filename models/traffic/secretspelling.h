#pragma once

#include <QByteArrayView>
#include <QVarLengthArray>

namespace traffic {

/**
 * Where `value` ends that begins at `place` of `text`, each of its bytes as it is, percent-encoded, or escaped as in
 * JSON; -1 when it does not stand there.
 */
[[nodiscard]] qsizetype spelledEnd(QByteArrayView text, qsizetype place, QByteArrayView value);

/** The bytes that a value which begins at `place` of `text` may begin with: what stands there, or what it spells. */
[[nodiscard]] QVarLengthArray<char, 4> firstBytesAt(QByteArrayView text, qsizetype place);

} // namespace traffic
