#include "fuzzinput.h"
#include "harreader.h"
#include "harstream.h"

using fuzz::require;

namespace {

/** What a stream gave: the targets of the requests, the numbers of skipped entries, and the error. */
struct Streamed {
    QByteArrayList entries;
    base::Result<void> result;
};

Streamed streamed(const QByteArray &bytes, qsizetype pieceSize)
{
    Streamed got;
    traffic::HarStream stream({[&](const traffic::HarEntry &entry) {
                                   require(entry.index == got.entries.size(), "entries are counted", {bytes});
                                   got.entries.append(entry.exchange->request.target);
                               },
                               [&](const traffic::SkippedHarEntry &skipped) {
                                   require(skipped.index == got.entries.size(), "skipped entries are counted", {bytes});
                                   got.entries.append("skipped " + skipped.error.detail.toUtf8());
                               }},
                              {.entryBytes = 10'000, .entryValues = 1'000, .depth = 50});
    for (qsizetype at = 0; got.result && at < bytes.size(); at += pieceSize)
        got.result = stream.add(QByteArrayView(bytes).sliced(at, std::min(pieceSize, bytes.size() - at)));
    if (got.result)
        got.result = stream.finish();
    return got;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const Streamed whole = streamed(bytes, std::max<qsizetype>(bytes.size(), 1));
    const Streamed pieces = streamed(bytes, 1 + bytes.size() % 7);
    require(whole.entries == pieces.entries, "the size of the pieces does not matter", {bytes});
    require(whole.result.isOk() == pieces.result.isOk(), "the size of the pieces does not matter", {bytes});
    if (!whole.result) {
        require(whole.result.error() == pieces.result.error(), "an error does not depend on the pieces", {bytes});
        return 0;
    }
    // What the reader of whole files takes, the stream takes, too. The stream's limits are smaller here.
    const auto read = traffic::readHar(bytes);
    const bool isSmall = bytes.size() < 10'000 && bytes.count('[') + bytes.count('{') + bytes.count(',') < 900;
    if (read && isSmall)
        require(read->exchanges.size() == whole.entries.size(), "both readers see the same entries", {bytes});
    return 0;
}
