#include "utf8.h"

namespace base {

namespace {

/** How many bytes the character has that a byte begins; 0 when none begins so. */
qsizetype characterSize(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first < 0xc2)
        return 0;
    if (first < 0xe0)
        return 2;
    if (first < 0xf0)
        return 3;
    return first < 0xf5 ? 4 : 0;
}

} // namespace

qsizetype validUtf8Size(QByteArrayView bytes)
{
    if (isUtf8(bytes))
        return bytes.size();
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype size = characterSize(static_cast<unsigned char>(bytes[at]));
        if (size == 0 || at + size > bytes.size() || (size > 1 && !isUtf8(bytes.sliced(at, size))))
            return at;
        at += size;
    }
    return bytes.size();
}

} // namespace base
