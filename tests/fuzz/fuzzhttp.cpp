#include "messagereader.h"

#include <cstddef>
#include <cstdint>

namespace {

using http::MessageReader;
using Event = MessageReader::Event;

/** What a reader makes of the bytes when they come in pieces of `step`; all that must not depend on the cuts. */
QByteArray understood(MessageReader::Role role, QByteArrayView bytes, qsizetype step)
{
    MessageReader reader(role);
    QByteArray out;
    while (!bytes.isEmpty()) {
        QByteArrayView piece = bytes.first(qMin(step, bytes.size()));
        bytes = bytes.sliced(piece.size());
        for (;;) {
            const MessageReader::Step taken = reader.next(piece);
            piece = piece.sliced(taken.consumed);
            if (taken.event == Event::Body) {
                out += taken.body;
                continue;
            }
            if (taken.event == Event::NeedMore)
                break;
            out += '\n' + QByteArray::number(static_cast<int>(taken.event));
            if (taken.event == Event::Error)
                return out + reader.failure().code;
            if (taken.event == Event::Upgrade)
                return out;
        }
    }
    return out;
}

void mustBeEqual(const QByteArray &left, const QByteArray &right)
{
    if (left != right)
        __builtin_trap();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 2)
        return 0;
    const auto role = (data[0] & 1) != 0 ? MessageReader::Role::Request : MessageReader::Role::Response;
    const QByteArrayView bytes(reinterpret_cast<const char *>(data + 2), static_cast<qsizetype>(size - 2));
    const QByteArray whole = understood(role, bytes, bytes.size() + 1);
    mustBeEqual(whole, understood(role, bytes, 1));
    mustBeEqual(whole, understood(role, bytes, 1 + data[1]));
    return 0;
}
