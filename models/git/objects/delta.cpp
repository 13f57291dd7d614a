#include "delta.h"

namespace git {

namespace {

constexpr int MostShift = 49; // With it, a size still fits into 63 bits.

base::Error damaged()
{
    return {base::ErrorCode::SyntaxError, {}};
}

/** The bytes of a number that the bits of `flags` say are there, the lowest first. */
std::optional<qint64> readSparse(QByteArrayView bytes, qsizetype &at, int flags, int count)
{
    qint64 number = 0;
    for (int i = 0; i < count; ++i) {
        if (!(flags & (1 << i)))
            continue;
        if (at == bytes.size())
            return std::nullopt;
        number |= qint64(uchar(bytes[at++])) << (8 * i);
    }
    return number;
}

} // namespace

std::optional<qint64> readSize(QByteArrayView bytes, qsizetype &at, qint64 start, int shift)
{
    qint64 size = start;
    for (bool isLast = false; !isLast; shift += 7) {
        if (at >= bytes.size() || shift > MostShift)
            return std::nullopt;
        const uchar byte = uchar(bytes[at++]);
        size |= qint64(byte & 0x7f) << shift;
        isLast = !(byte & 0x80);
    }
    return size;
}

base::Result<QByteArray> applyDelta(const QByteArray &base, const QByteArray &delta, qint64 most)
{
    qsizetype at = 0;
    const auto baseSize = readSize(delta, at);
    const auto size = baseSize ? readSize(delta, at) : std::nullopt;
    if (!size || *baseSize != base.size())
        return damaged();
    if (*size > most)
        return base::Error{base::ErrorCode::TooLarge, {}};
    QByteArray result;
    result.reserve(*size);
    while (at < delta.size()) {
        const int instruction = uchar(delta[at++]);
        if (instruction & 0x80) { // Copies a part of the base.
            const auto offset = readSparse(delta, at, instruction, 4);
            const auto given = offset ? readSparse(delta, at, instruction >> 4, 3) : std::nullopt;
            if (!given)
                return damaged();
            const qint64 count = *given == 0 ? 0x10000 : *given;
            if (*offset > base.size() || count > base.size() - *offset || count > *size - result.size())
                return damaged();
            result.append(base.constData() + *offset, count);
        } else if (instruction > 0) { // Adds the bytes that follow.
            if (instruction > delta.size() - at || instruction > *size - result.size())
                return damaged();
            result.append(delta.constData() + at, instruction);
            at += instruction;
        } else {
            return damaged(); // Reserved.
        }
    }
    if (result.size() != *size)
        return damaged();
    return result;
}

} // namespace git
