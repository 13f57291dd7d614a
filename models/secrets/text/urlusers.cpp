#include "urlusers.h"

#include "literal.h"
#include "textcursor.h"

#include <algorithm>

namespace secrets {

using base::Span;

namespace {

/** `{user}:{password}`, and the user name that all users of git have. */
bool isTemplate(QByteArrayView userInfo)
{
    const qsizetype colon = userInfo.indexOf(':');
    const QByteArrayView password = userInfo.sliced(colon + 1);
    const auto isBraced = [](QByteArrayView part) { return part.startsWith('{') && part.endsWith('}'); };
    return userInfo == "git" || (isBraced(password) && (colon < 0 || isBraced(userInfo.first(colon))));
}

bool isPort(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), isDigit);
}

/** The text before a host and its `@`. */
Span userInfoFrom(const TextCursor &cursor, qsizetype scheme, qsizetype colon, qsizetype begin)
{
    const bool isInApostrophes = cursor.isAt(scheme - 1, "'");
    qsizetype end = begin;
    qsizetype host = -1;
    for (; end < cursor.text().size() && !cursor.isAt(end, "/?# \t\r\n\"<>`\\"); ++end) {
        if (cursor.isAt(end, "'") && isInApostrophes)
            break;
        if (cursor.isAt(end, "@"))
            host = end;
    }
    if (host >= 0)
        return {begin, isTemplate(cursor.between(begin, host)) ? 0 : host - begin};
    if (!cursor.between(scheme, colon).startsWith("http"))
        return {begin, 0};
    // A port has digits, a template braces, an address brackets.
    const QByteArrayView authority = cursor.between(begin, end);
    const auto isOneOf = [](QByteArrayView bytes) { return [bytes](char byte) { return bytes.contains(byte); }; };
    const qsizetype portAt = authority.indexOf(':') + 1;
    const qsizetype length = std::find_if(authority.begin(), authority.end(), isOneOf(",;)}]'")) - authority.begin();
    const QByteArrayView port = authority.first(length).sliced(std::min(portAt, length));
    if (portAt == 0 || isPort(port) || std::any_of(authority.begin(), authority.end(), isOneOf("{[$")))
        return {begin, 0};
    return {begin, length};
}

} // namespace

Span userInfoAt(QByteArrayView text, qsizetype colon)
{
    const TextCursor cursor(text);
    const QByteArrayView rest = text.sliced(colon + 1);
    const qsizetype slashes = rest.startsWith("//") ? 2 : rest.startsWith("\\/\\/") ? 4 : 0;
    if (slashes == 0)
        return {colon, 0};
    qsizetype scheme = colon;
    while (isLetter(cursor.at(scheme - 1)))
        --scheme;
    const Span found = userInfoFrom(cursor, scheme, colon, colon + 1 + slashes);
    const bool isSecret = found.length > 0 && isLiteral(cursor.between(scheme, found.end()));
    return {found.offset, isSecret ? found.length : 0};
}

} // namespace secrets
