#include "escapedstring.h"

namespace secrets {

namespace {

/** How many backslashes each quote of the string around has that a quote with so many ends; -1 if it ends none. */
qsizetype depthEndedBy(qsizetype backslashes, qsizetype inner)
{
    for (qsizetype outer = 0; outer < inner; outer = 2 * outer + 1) {
        if (backslashes % (2 * (outer + 1)) == outer)
            return outer;
    }
    return -1;
}

} // namespace

qsizetype backslashesBefore(QByteArrayView text, qsizetype place, qsizetype from)
{
    qsizetype count = 0;
    while (place - count > from && text[place - count - 1] == '\\')
        ++count;
    return count;
}

EscapedEnd endOfEscapedString(QByteArrayView text, qsizetype from, qsizetype backslashes)
{
    const qsizetype period = 2 * (backslashes + 1);
    for (qsizetype quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1)) {
        const qsizetype before = backslashesBefore(text, quote, from);
        if (before % period == backslashes)
            return {quote - backslashes, quote + 1};
        if (const qsizetype around = depthEndedBy(before, backslashes); around >= 0)
            return {quote - around, quote - around};
    }
    return {text.size(), text.size()};
}

} // namespace secrets
