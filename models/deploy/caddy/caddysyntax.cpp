#include "caddysyntax.h"

#include <algorithm>

namespace deploy::caddy {

namespace {

bool needsNoQuotes(char c)
{
    return isPlainPathByte(c) || QByteArrayView("/%[]()^?!*|\\").contains(c);
}

} // namespace

QByteArray token(const QByteArray &text)
{
    if (!text.isEmpty() && std::all_of(text.begin(), text.end(), needsNoQuotes))
        return text;
    if (!text.contains('`'))
        return '`' + text + '`';
    return '"' + QByteArray(text).replace('"', "\\\"") + '"';
}

QByteArray replacementText(QByteArray text)
{
    return text.replace('$', "$$");
}

bool isReadAlike(const PlannedRoute &route)
{
    if (route.hasSimpleParameters())
        return true;
    // Classes, groups and repetitions, without what only one of the languages has.
    const QString &pattern = route.pattern;
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const QChar c = pattern.at(at);
        if (c == u'\\' && at + 1 < pattern.size()) {
            const QChar next = pattern.at(++at);
            const bool isClass = QStringView(u"dDwW").contains(next);
            if (next.unicode() >= 0x80 || (next.isLetterOrNumber() && !isClass))
                return false;
        } else if (QStringView(u"{}$^`|").contains(c)) {
            if (c != u'^' || pattern.at(at - 1) != u'[')
                return false;
        } else if (c == u'(' && pattern.mid(at + 1, 1) == u"?" && pattern.mid(at + 1, 2) != u"?:") {
            return false;
        } else if (QStringView(u"+?*").contains(c) &&
                   QStringView(u"+?").contains(pattern.mid(at + 1, 1).append(u'x').at(0))) {
            return false;
        } else if (c == u'[' && pattern.mid(at + 1, 1) == u"[") {
            return false;
        }
    }
    return true;
}

} // namespace deploy::caddy
