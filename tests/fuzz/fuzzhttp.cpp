#include "messagewriter.h"
#include "readertranscript.h"

#include <cstddef>
#include <cstdint>

namespace {

using http::MessageReader;
using Event = MessageReader::Event;

/** What the first byte of an input asks for. */
enum Choice : std::uint8_t {
    ReadsRequests = 1,
    AnswersHead = 2, ///< The responses are those to HEAD.
    SmallLimits = 4, ///< So that short inputs reach them.
    EndsThere = 8,   ///< The connection ends after the bytes.
};

constexpr std::size_t Choices = 3; ///< Bytes in front of the message: what to do, and where to divide it.

/** Everything that the reader says about the pieces. */
QByteArray understood(std::uint8_t choice, const QList<QByteArray> &pieces)
{
    MessageReader reader((choice & ReadsRequests) != 0 ? MessageReader::Role::Request : MessageReader::Role::Response);
    if ((choice & AnswersHead) != 0)
        reader.setRequestMethod("HEAD");
    if ((choice & SmallLimits) != 0)
        reader.setLimits({.headBytes = 64, .fields = 3, .chunkLineBytes = 8, .trailerBytes = 16});
    return support::transcript(reader, pieces, (choice & EndsThere) != 0);
}

QList<QByteArray> inPieces(const QByteArray &bytes, qsizetype size)
{
    QList<QByteArray> pieces;
    for (qsizetype at = 0; at < bytes.size(); at += size)
        pieces.append(bytes.mid(at, size));
    return pieces;
}

void mustBeEqual(const QByteArray &left, const QByteArray &right)
{
    if (left != right)
        __builtin_trap();
}

/** A head that was read and is written again reads as the same one. */
template<typename Head>
void mustStayTheSame(MessageReader::Role role, const Head &head, const Head &(MessageReader::*get)() const)
{
    QByteArray written;
    http::writeHead(head, written);
    MessageReader reader(role);
    const MessageReader::Step step = reader.next(written);
    if (step.event != Event::Head || step.consumed != written.size() || (reader.*get)() != head)
        __builtin_trap();
}

void mustSurviveWriting(std::uint8_t choice, QByteArrayView bytes)
{
    const auto role = (choice & ReadsRequests) != 0 ? MessageReader::Role::Request : MessageReader::Role::Response;
    MessageReader reader(role);
    if (reader.next(bytes).event != Event::Head)
        return;
    if (role == MessageReader::Role::Request)
        mustStayTheSame(role, reader.request(), &MessageReader::request);
    else
        mustStayTheSame(role, reader.response(), &MessageReader::response);
}

} // namespace

/** The reader reports the same however the bytes are divided: whole, byte by byte, in equal pieces, in two. */
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size <= Choices)
        return 0;
    const std::uint8_t choice = data[0];
    const QByteArray bytes(reinterpret_cast<const char *>(data + Choices), static_cast<qsizetype>(size - Choices));
    const QByteArray whole = understood(choice, {bytes});
    mustBeEqual(whole, understood(choice, inPieces(bytes, 1)));
    mustBeEqual(whole, understood(choice, inPieces(bytes, 1 + data[1])));
    const qsizetype cut = (data[1] * 256 + data[2]) % bytes.size();
    mustBeEqual(whole, understood(choice, {bytes.first(cut), bytes.sliced(cut)}));
    mustSurviveWriting(choice, bytes);
    return 0;
}
