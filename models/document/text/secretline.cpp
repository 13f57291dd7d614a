#include "secretline.h"

#include "secretwords.h"
#include "text.h"

#include <algorithm>

namespace document {

namespace {

/** Bytes that are looked at before and after the start of what would be quoted. A longer line is one of a file without
 * line breaks. */
constexpr qsizetype MostBefore = 4096;
constexpr qsizetype MostAfter = 1024;

/** Where the lines start, in `around`, that may have the key of what is at `at`. */
qsizetype startOfEntry(QByteArrayView around, qsizetype at)
{
    const auto lineStart = [around](qsizetype end) { return around.first(end).lastIndexOf('\n') + 1; };
    qsizetype start = lineStart(at);
    while (start > 0 && !around.sliced(start, at - start).contains(':'))
        start = lineStart(start - 1);
    return start;
}

} // namespace

bool mayBeSecret(const Text &text, base::Span span)
{
    const qsizetype offset = std::clamp<qsizetype>(span.offset, 0, text.size());
    const qsizetype least = std::max<qsizetype>(0, offset - MostBefore);
    const QByteArray around = text.bytes({least, offset - least + MostAfter});
    const qsizetype start = startOfEntry(around, offset - least);
    const qsizetype spanEnd = std::min(around.size(), offset - least + std::max<qsizetype>(0, span.length));
    const qsizetype lineEnd = around.indexOf('\n', spanEnd);
    const QByteArrayView entry = QByteArrayView(around).sliced(start, (lineEnd < 0 ? around.size() : lineEnd) - start);
    return base::hasSecretWord(entry);
}

} // namespace document
