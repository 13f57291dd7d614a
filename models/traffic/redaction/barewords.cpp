#include "barewords.h"

#include "secretnames.h"

#include <algorithm>

namespace traffic {

namespace {

bool looksLikeJson(QByteArrayView text)
{
    const QByteArrayView trimmed = text.trimmed();
    return trimmed.startsWith('{') || trimmed.startsWith('[');
}

/** The byte after the string that begins with the quote at `quote`. */
qsizetype endOfString(QByteArrayView text, qsizetype quote)
{
    for (qsizetype at = quote + 1; at < text.size(); ++at) {
        if (text[at] == '"')
            return at + 1;
        if (text[at] == '\\')
            ++at;
    }
    return text.size();
}

/** A byte of a number, or of the words of JSON. */
bool isBareByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+' || c == '-' ||
           c == '.';
}

/** Appends what is between two strings. */
void appendQuoted(QByteArrayView bare, QByteArray &out)
{
    qsizetype copied = 0;
    for (qsizetype found = bare.indexOf(Redacted); found >= 0; found = bare.indexOf(Redacted, copied)) {
        const auto begin = std::find_if_not(std::make_reverse_iterator(bare.begin() + found),
                                            std::make_reverse_iterator(bare.begin() + copied), isBareByte);
        const auto end = std::find_if_not(bare.begin() + found, bare.end(), isBareByte);
        out.append(bare.sliced(copied, begin.base() - bare.begin() - copied)).append('"').append(Redacted).append('"');
        copied = end - bare.begin();
    }
    out.append(bare.sliced(copied));
}

} // namespace

QByteArray withQuotedBareWords(QByteArray text)
{
    if (!looksLikeJson(text))
        return text;
    QByteArray out;
    qsizetype copied = 0;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype quote = text.indexOf('"', at);
        const qsizetype end = quote < 0 ? text.size() : quote;
        const QByteArrayView bare = QByteArrayView(text).sliced(at, end - at);
        if (bare.contains(Redacted)) {
            out.append(QByteArrayView(text).sliced(copied, at - copied));
            appendQuoted(bare, out);
            copied = end;
        }
        at = quote < 0 ? end : endOfString(text, quote);
    }
    if (copied == 0)
        return text;
    return out.append(QByteArrayView(text).sliced(copied));
}

} // namespace traffic
