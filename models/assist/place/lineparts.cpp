#include "lineparts.h"

namespace assist {

namespace {

/** Where a quoted scalar ends, or the line does. */
qsizetype endOfQuoted(QByteArrayView text, qsizetype at)
{
    const char quote = text[at];
    for (qsizetype end = at + 1; end < text.size(); ++end) {
        if (quote == '"' && text[end] == '\\')
            ++end;
        else if (text[end] == quote)
            return end + 1;
    }
    return text.size();
}

bool isBlank(char byte)
{
    return byte == ' ' || byte == '\t';
}

} // namespace

QByteArray withoutQuotes(QByteArrayView scalar)
{
    if (scalar.isEmpty() || (scalar[0] != '"' && scalar[0] != '\''))
        return scalar.toByteArray();
    const char quote = scalar[0];
    scalar = scalar.sliced(1);
    if (scalar.endsWith(quote))
        scalar.chop(1);
    return scalar.toByteArray();
}

QByteArray LineParts::key() const
{
    return colon < 0 ? QByteArray() : withoutQuotes(QByteArrayView(text).sliced(content, keyEnd - content));
}

LineParts linePartsOf(const document::Snapshot &snapshot, qsizetype line)
{
    LineParts parts;
    parts.start = snapshot.offsetAt({line, 1});
    const qsizetype end = line < snapshot.lineCount() ? snapshot.offsetAt({line + 1, 1}) : snapshot.size();
    parts.text = snapshot.text({parts.start, end - parts.start});
    while (parts.text.endsWith('\n') || parts.text.endsWith('\r'))
        parts.text.chop(1);
    const QByteArray &text = parts.text;

    qsizetype at = 0;
    const auto skipBlanks = [&] {
        while (at < text.size() && isBlank(text.at(at)))
            ++at;
    };
    skipBlanks();
    while (at < text.size() && text.at(at) == '-' && (at + 1 == text.size() || isBlank(text.at(at + 1)))) {
        parts.dashes.append(at++);
        skipBlanks();
    }
    parts.content = parts.value = parts.valueEnd = at;
    bool isStart = true; // Of a scalar, which can be quoted there.
    for (; at < text.size(); ++at) {
        const char byte = text.at(at);
        if (byte == '#' && (at == 0 || isBlank(text.at(at - 1)))) {
            parts.comment = at;
            break;
        }
        if (isStart && (byte == '"' || byte == '\'')) {
            at = endOfQuoted(text, at) - 1;
            parts.valueEnd = at + 1;
        } else if (byte == ':' && parts.colon < 0 && (at + 1 == text.size() || isBlank(text.at(at + 1)))) {
            const char first = text.at(parts.content);
            if (first != '{' && first != '[') {
                parts.colon = at;
                parts.keyEnd = parts.valueEnd;
                ++at;
                skipBlanks();
                parts.value = parts.valueEnd = at;
                --at;
                isStart = true;
                continue;
            }
            parts.valueEnd = at + 1;
        } else if (!isBlank(byte)) {
            parts.valueEnd = at + 1;
        }
        isStart = false;
    }
    return parts;
}

} // namespace assist
