#include "multipartreader.h"

#include "bodylimits.h"
#include "cancellation.h"
#include "mediatype.h"

namespace bodies {
namespace {

/** A line that divides parts. */
struct Delimiter {
    qsizetype start = -1; ///< Of the line break before it; the part before it ends here. -1 if there is none.
    qsizetype end = 0;    ///< After its line break.
    bool isClosing = false;
};

bool isLineStart(QByteArrayView body, qsizetype at)
{
    return at == 0 || body.at(at - 1) == '\n';
}

/** Returns the start of the line break before `at`. */
qsizetype beforeLineBreak(QByteArrayView body, qsizetype at)
{
    if (at > 0 && body.at(at - 1) == '\n')
        --at;
    return at > 0 && body.at(at - 1) == '\r' ? at - 1 : at;
}

Delimiter nextDelimiter(QByteArrayView body, QByteArrayView dashed, qsizetype from)
{
    for (qsizetype at = body.indexOf(dashed, from); at >= 0 && !base::isUnwanted(); at = body.indexOf(dashed, at + 1)) {
        if (!isLineStart(body, at))
            continue;
        qsizetype end = at + dashed.size();
        const bool isClosing = body.sliced(end).startsWith("--");
        end += isClosing ? 2 : 0;
        while (end < body.size() && (body.at(end) == ' ' || body.at(end) == '\t'))
            ++end;
        const QByteArrayView rest = body.sliced(end);
        const bool isAtEnd = rest.isEmpty() || rest == "\r";
        if (!isAtEnd && !rest.startsWith("\r\n") && !rest.startsWith('\n'))
            continue; // A line that only begins like the boundary.
        end += isAtEnd ? rest.size() : rest.startsWith("\r\n") ? 2 : 1;
        return {qMax(from, beforeLineBreak(body, at)), end, isClosing};
    }
    return {};
}

void addField(http::HeaderList &headers, QByteArrayView line)
{
    const qsizetype colon = line.indexOf(':');
    if (colon > 0)
        headers.append(line.first(colon).trimmed().toByteArray(), line.sliced(colon + 1).trimmed().toByteArray());
}

/** Reads the header fields of a part up to the empty line. Returns the start of the content. */
qsizetype readHeaders(QByteArrayView part, http::HeaderList &headers)
{
    QByteArray folded;
    for (qsizetype at = 0; at < part.size();) {
        const qsizetype found = part.indexOf('\n', at);
        const qsizetype next = found < 0 ? part.size() : found + 1;
        if (next > MaximumPartHeader)
            return 0; // No part of a real program: all of it is content.
        QByteArrayView line = part.sliced(at, next - at);
        while (line.endsWith('\n') || line.endsWith('\r'))
            line.chop(1);
        at = next;
        if (!line.startsWith(' ') && !line.startsWith('\t'))
            addField(headers, std::exchange(folded, {}));
        if (line.isEmpty())
            return at;
        folded.append(line.data(), line.size());
    }
    addField(headers, folded);
    return part.size();
}

BodyPart readPart(const QByteArray &body, qsizetype start, qsizetype end)
{
    const QByteArrayView part = QByteArrayView(body).sliced(start, end - start);
    BodyPart read;
    const qsizetype content = readHeaders(part, read.headers);
    if (content == 0)
        read.headers = {};
    read.bytes = part.sliced(content).toByteArray();
    read.name = parameterOf(read.headers.first("Content-Disposition").value_or(QByteArray()), "name");
    return read;
}

} // namespace

BodyParts readMultipart(const QByteArray &body, const QByteArray &boundary)
{
    BodyParts found;
    if (boundary.isEmpty())
        return found;
    const QByteArray dashed = "--" + boundary;
    Delimiter delimiter = nextDelimiter(body, dashed, 0);
    while (delimiter.start >= 0 && !delimiter.isClosing && found.parts.size() < MaximumParts) {
        const Delimiter next = nextDelimiter(body, dashed, delimiter.end);
        found.parts.append(readPart(body, delimiter.end, next.start < 0 ? body.size() : next.start));
        delimiter = next;
    }
    found.isComplete = delimiter.isClosing;
    return found;
}

} // namespace bodies
