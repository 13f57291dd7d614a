#include "secretline.h"

#include "text.h"

#include <algorithm>

namespace document {

namespace {

/** Of keys whose values are secrets. */
constexpr QByteArrayView SecretWords[] = {"password",      "passwd",      "passphrase", "secret",      "token",
                                          "authorization", "apikey",      "api_key",    "api-key",     "api key",
                                          "credential",    "private_key", "privatekey", "private-key", "access_key",
                                          "accesskey",     "cookie",      "pwd"};

/** Looked at before the bytes. A longer line is one of a file without line breaks. */
constexpr qsizetype MostBefore = 4096;
constexpr qsizetype MostAfter = 256;

/** Where the line starts that may have the key of what is at `offset`. */
qsizetype startOfEntry(const Text &text, qsizetype offset)
{
    const qsizetype least = std::max<qsizetype>(0, offset - MostBefore);
    qsizetype start = std::max(least, text.lineStart(offset));
    qsizetype end = offset;
    while (start > least && !text.bytes({start, end - start}).contains(':')) {
        end = start;
        start = std::max(least, text.lineStart(start - 1));
    }
    return start;
}

} // namespace

bool mayBeSecret(const Text &text, base::Span span)
{
    const qsizetype start = startOfEntry(text, std::min(span.offset, text.size()));
    const qsizetype end = std::min(text.size(), span.end() + MostAfter);
    const QByteArray around = text.bytes({start, end - start}).toLower();
    const qsizetype lineEnd = around.indexOf('\n', std::max<qsizetype>(0, span.end() - start));
    const QByteArray entry = lineEnd < 0 ? around : around.first(lineEnd);
    return std::any_of(std::begin(SecretWords), std::end(SecretWords),
                       [&entry](QByteArrayView word) { return entry.contains(word); });
}

} // namespace document
