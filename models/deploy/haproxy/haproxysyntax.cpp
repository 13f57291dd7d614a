#include "haproxysyntax.h"

#include "plannedroute.h"

#include <algorithm>

namespace deploy::haproxy {

namespace {

bool needsNoQuotes(char c)
{
    return (isPlainPathByte(c) && c != '$') || QByteArrayView("/%[]()^?!*|{}").contains(c);
}

} // namespace

QByteArray word(const QByteArray &text)
{
    if (!text.isEmpty() && std::all_of(text.begin(), text.end(), needsNoQuotes))
        return text;
    return '\'' + QByteArray(text).replace('\'', "'\\''") + '\'';
}

QByteArray formatText(QByteArray text)
{
    return text.replace('%', "%%");
}

QByteArray replacementText(const QByteArray &text)
{
    return formatText(QByteArray(text).replace('\\', "\\\\"));
}

} // namespace deploy::haproxy
