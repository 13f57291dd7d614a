#include "readerror.h"

#include <cstddef>
#include <iterator>

namespace http {

namespace {

struct ReadErrorRow {
    ReadError error;
    const char *word;
    int status;
};

constexpr ReadErrorRow ReadErrorRows[] = {
    {ReadError::BadMethod, "bad-method", 400},
    {ReadError::BadTarget, "bad-target", 400},
    {ReadError::BadVersion, "bad-version", 400},
    {ReadError::OtherVersion, "other-version", 505},
    {ReadError::BadStatus, "bad-status", 400},
    {ReadError::BadFieldName, "bad-field-name", 400},
    {ReadError::BadFieldValue, "bad-field-value", 400},
    {ReadError::ObsFold, "obs-fold", 400},
    {ReadError::BareLineFeed, "bare-line-feed", 400},
    {ReadError::EmptyLine, "empty-line", 400},
    {ReadError::TargetTooLong, "target-too-long", 414},
    {ReadError::HeadTooLarge, "head-too-large", 431},
    {ReadError::TooManyFields, "too-many-fields", 431},
    {ReadError::TrailersTooLarge, "trailers-too-large", 431},
    {ReadError::HostMissing, "host-missing", 400},
    {ReadError::HostTwice, "host-twice", 400},
    {ReadError::HostMalformed, "host-malformed", 400},
    {ReadError::ConnectUnsupported, "connect-unsupported", 501},
    {ReadError::ContentLength, "content-length", 400},
    {ReadError::TransferEncoding, "transfer-encoding", 400},
    {ReadError::TransferEncodingInHttp10, "transfer-encoding-in-1.0", 400},
    {ReadError::LengthAndTransferEncoding, "length-and-transfer-encoding", 400},
    {ReadError::TransferCodingUnknown, "transfer-coding-unknown", 501},
    {ReadError::BadChunk, "bad-chunk", 400},
    {ReadError::CutOff, "cut-off", 400},
    {ReadError::Malformed, "malformed", 400},
};

constexpr bool areRowsInOrder()
{
    for (std::size_t at = 0; at < std::size(ReadErrorRows); ++at) {
        if (static_cast<std::size_t>(ReadErrorRows[at].error) != at)
            return false;
    }
    return std::size(ReadErrorRows) == static_cast<std::size_t>(ReadErrors);
}
static_assert(areRowsInOrder());

const ReadErrorRow &rowOf(ReadError error)
{
    return ReadErrorRows[static_cast<std::size_t>(error)];
}

} // namespace

QByteArray wireWord(ReadError error)
{
    return rowOf(error).word;
}

int statusOf(ReadError error)
{
    return rowOf(error).status;
}

} // namespace http
