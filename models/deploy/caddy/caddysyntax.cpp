#include "caddysyntax.h"

#include "configurationtext.h"
#include "routepattern.h"

#include <QRegularExpression>

#include <algorithm>

namespace deploy::caddy {

namespace {

bool needsNoQuotes(char c)
{
    return isPlainPathByte(c) || QByteArrayView("/%[]()^?!*|\\").contains(c);
}

/** True for the bytes of paths that Go sends as they are, if it reads them so. */
bool isLeftByGo(char c)
{
    return isPlainPathByte(c) || QByteArrayView("/%!*'()[]").contains(c);
}

/** The parts of a listen path outside of its parameters. */
QByteArray literalParts(const QByteArray &listenPath)
{
    if (!listenPath.contains('{'))
        return listenPath;
    QByteArray parts;
    int depth = 0;
    for (const char c : listenPath) {
        depth += c == '{';
        if (depth == 0)
            parts += c;
        depth -= c == '}';
    }
    return parts;
}

/** True if the expressions of a listen path mean the same in RE2, which Caddy uses, as in PCRE2. */
bool isReadAlike(const PlannedRoute &route)
{
    if (route.hasSimpleParameters())
        return true;
    // Classes, groups and repetitions, without what only one of the languages has. What a repeated group has matched
    // can be given back in RE2, and so can what is after a slash.
    const QString &pattern = route.pattern;
    bool isInClass = false;
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const QChar c = pattern.at(at);
        const QChar next = at + 1 < pattern.size() ? pattern.at(at + 1) : QChar();
        if (c == u'\\') {
            const bool isClass = next == u'd' || next == u'w';
            if (next.unicode() >= 0x80 || (next.isLetterOrNumber() && !isClass) || (next == u'/' && isInClass))
                return false;
            ++at;
        } else if (c == u'[') {
            if (isInClass || next == u'[' || (next == u'^' && !pattern.sliced(at).startsWith(u"[^/")))
                return false;
            isInClass = true;
            at += next == u'^' ? 2 : 0;
        } else if (c == u']') {
            isInClass = false;
        } else if (QStringView(u"{}$^`|").contains(c) || (c == u'.' && !isInClass) || (c == u'/' && isInClass)) {
            return false;
        } else if (c == u'(' && next == u'?' && !pattern.sliced(at).startsWith(u"(?:")) {
            return false;
        } else if ((c == u')' && QStringView(u"+?*").contains(next)) ||
                   (QStringView(u"+?*").contains(c) && QStringView(u"+?").contains(next))) {
            return false;
        }
    }
    return true;
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

QByteArray sentPath(const QByteArray &path)
{
    QByteArray sent;
    for (const char c : path)
        sent += isLeftByGo(c) ? QByteArray(1, c) : '%' + QByteArray(1, c).toHex().toUpper();
    return sent;
}

QByteArray sentPathPattern(const PlannedRoute &route)
{
    if (route.isLiteral())
        return literalPattern(sentPath(route.listenPath));
    // RE2 has no groups that do not give back what they have matched.
    return route.hasSimpleParameters() ? patternOf(route) : route.pattern.toUtf8();
}

QByteArray replacementText(QByteArray text)
{
    return text.replace('$', "$$");
}

QByteArray realmText(const QString &apiName)
{
    QByteArray realm = realmOf(apiName);
    if (realm.contains('"'))
        realm.replace('`', QByteArray());
    // Caddy removes the backslash of a brace, clients the others.
    return quotedPairs(realm, "\"\\${}");
}

bool canMatch(const PlannedRoute &route)
{
    static const QRegularExpression invalidEscape(u"%(?![0-9A-Fa-f]{2})"_qs);
    const QByteArray literal = literalParts(route.listenPath);
    if (literal.contains('?') || literal.contains('#') || QString::fromLatin1(literal).contains(invalidEscape))
        return false;
    return route.isLiteral() || (sentPath(literal) == literal && isReadAlike(route));
}

} // namespace deploy::caddy
