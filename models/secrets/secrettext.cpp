#include "secrettext.h"

#include "escapedruns.h"
#include "escapedstring.h"
#include "keyshapes.h"
#include "literal.h"
#include "namedvalue.h"
#include "secretwords.h"
#include "textcursor.h"
#include "trigrams.h"
#include "urlusers.h"

#include <algorithm>

namespace secrets {

using base::Span;

namespace {

/** A URL in a parameter of a URL in a parameter. */
constexpr int DeepestEscapes = 3;

TextScan scanned(QByteArrayView text, int depth);

void addShaped(QByteArrayView text, QList<Span> &found)
{
    qsizetype taken = 0;
    shapeStarts().eachStart(text, [&](qsizetype at) {
        if (at < taken)
            return true;
        if (const Span secret = shapedSecret(text, at); secret.length > 0) {
            found.append(secret);
            taken = secret.end();
        }
        return true;
    });
}

void addUserInfo(QByteArrayView text, QList<Span> &found)
{
    for (qsizetype colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
        if (const Span secret = userInfoAt(text, colon); secret.length > 0)
            found.append(secret);
    }
}

/** A secret in a run. Parameters such as those of Digest have quotes, which end the run: then it goes on to the end of
 * the string. */
Span writtenSecret(QByteArrayView text, const EscapedRun &run, const Span &decoded)
{
    constexpr qsizetype longest = 16 * 1024;
    const Span written = run.written(decoded);
    const qsizetype end = written.end();
    const TextCursor cursor(text);
    if (end != run.span().end() || !cursor.isAt(end - 1, "\\") || !cursor.isAt(end, "\""))
        return written;
    const QByteArrayView near = text.first(std::min(text.size(), end + longest));
    return {written.offset, endOfEscapedString(near, end + 1, 0).contentEnd - written.offset};
}

/** Adds the words and secrets that show only when the escapes of the text are decoded. */
void addEscaped(QByteArrayView text, int depth, TextScan &scan)
{
    if (depth >= DeepestEscapes)
        return;
    EscapeFinder finder(text);
    qsizetype from = 0;
    for (qsizetype at = finder.next(from); at >= 0; at = finder.next(from)) {
        const EscapedRun run(text, at, from);
        const TextScan inside = scanned(run.decoded(), depth + 1);
        for (const Span &secret : inside.secrets + namedSecrets(run.decoded(), inside.words))
            scan.secrets.append(writtenSecret(text, run, secret));
        for (const Span &word : inside.words) {
            // The others are found as they are.
            if (const Span written = run.written(word); written.length > word.length)
                scan.words.append(written);
        }
        from = std::max(at + 1, run.span().end());
    }
}

/** The name that ends with the word; empty if the name goes on. */
Span nameOf(const TextCursor &cursor, const Span &word)
{
    if (isNameByte(cursor.at(word.end())))
        return {word.end(), 0};
    qsizetype begin = word.offset;
    while (word.offset - begin < base::LongestSecretName &&
           (isNameByte(cursor.at(begin - 1)) || cursor.isAt(begin - 1, ".")))
        --begin;
    return {begin, word.end() - begin};
}

TextScan scanned(QByteArrayView text, int depth)
{
    TextScan scan{base::secretWords(text), {}};
    addShaped(text, scan.secrets);
    addUserInfo(text, scan.secrets);
    const qsizetype plain = scan.words.size();
    addEscaped(text, depth, scan);
    if (scan.words.size() > plain)
        std::sort(scan.words.begin(), scan.words.end(),
                  [](const Span &left, const Span &right) { return left.offset < right.offset; });
    return scan;
}

} // namespace

TextScan scanText(QByteArrayView text)
{
    return scanned(text, 0);
}

QList<Span> namedSecrets(QByteArrayView text, const QList<Span> &words)
{
    const TextCursor cursor(text);
    QList<Span> found;
    qsizetype taken = 0;
    for (const Span &word : words) {
        const Span name = word.offset < taken ? Span{word.end(), 0} : nameOf(cursor, word);
        if (name.length == 0)
            continue;
        if (const Span secret = namedSecret(text, name); secret.length > 0) {
            found.append(secret);
            taken = secret.end();
        }
    }
    return found;
}

QList<Span> secretsInText(QByteArrayView text)
{
    const TextScan scan = scanText(text);
    return mergedSpans(scan.secrets + namedSecrets(text, scan.words));
}

QList<Span> mergedSpans(QList<Span> spans)
{
    std::sort(spans.begin(), spans.end(), [](const Span &left, const Span &right) {
        return left.offset != right.offset ? left.offset < right.offset : left.length > right.length;
    });
    QList<Span> merged;
    for (const Span &span : spans) {
        if (merged.isEmpty() || span.offset >= merged.last().end())
            merged.append(span);
        else
            merged.last().length = std::max(merged.last().end(), span.end()) - merged.last().offset;
    }
    return merged;
}

} // namespace secrets
