#include "uriformats.h"

#include "hostnames.h"

#include <QRegularExpression>

namespace schema {

namespace {

/** The characters of a part. `others` are those beyond what all parts allow. */
bool hasOnly(QStringView part, QStringView others, bool isInternational)
{
    for (qsizetype i = 0; i < part.size(); ++i) {
        const char16_t c = part[i].unicode();
        const auto isHex = [&](qsizetype at) {
            return at < part.size() && QStringView(u"0123456789abcdefABCDEF").contains(part[at]);
        };
        if (c == u'%') {
            if (!isHex(i + 1) || !isHex(i + 2))
                return false;
            continue;
        }
        const bool isPlain = (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') ||
                             QStringView(u"-._~!$&'()*+,;=").contains(QChar(c));
        if (!isPlain && !others.contains(QChar(c)) && !(isInternational && c >= 0xa0))
            return false;
    }
    return true;
}

bool isAuthority(QStringView authority, bool isInternational)
{
    const qsizetype at = authority.lastIndexOf(u'@');
    if (at >= 0 && !hasOnly(authority.first(at), u":", isInternational))
        return false;
    QStringView host = authority.sliced(at + 1);
    QStringView port;
    if (host.startsWith(u'[')) {
        const qsizetype end = host.indexOf(u']');
        static const QRegularExpression future(u"\\Av[0-9a-fA-F]+\\.[A-Za-z0-9._~!$&'()*+,;=:-]+\\z"_qs);
        const QString literal = host.sliced(1, std::max<qsizetype>(0, end - 1)).toString();
        if (end < 0 || (!isIpv6(literal) && !future.match(literal).hasMatch()))
            return false;
        port = host.sliced(end + 1);
        if (!port.isEmpty() && !port.startsWith(u':'))
            return false;
    } else {
        const qsizetype colon = host.indexOf(u':');
        port = colon < 0 ? QStringView() : host.sliced(colon);
        if (!hasOnly(host.first(colon < 0 ? host.size() : colon), u"", isInternational))
            return false;
    }
    return std::all_of(port.begin() + (port.isEmpty() ? 0 : 1), port.end(),
                       [](QChar c) { return c >= u'0' && c <= u'9'; });
}

bool isReference(const QString &text, bool needsScheme, bool isInternational)
{
    static const QRegularExpression parts(u"\\A(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\\?([^#]*))?(?:#(.*))?\\z"_qs,
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression schemeForm(u"\\A[A-Za-z][A-Za-z0-9+.-]*\\z"_qs);
    const auto match = parts.match(text);
    if (!match.hasMatch())
        return false;
    const bool hasScheme = match.capturedStart(1) >= 0;
    if (hasScheme ? !schemeForm.match(match.captured(1)).hasMatch() : needsScheme)
        return false;
    return isAuthority(match.captured(2), isInternational) && hasOnly(match.captured(3), u":@/", isInternational) &&
           hasOnly(match.captured(4), u":@/?", isInternational) && hasOnly(match.captured(5), u":@/?", isInternational);
}

} // namespace

bool isUri(const QString &text)
{
    return isReference(text, true, false);
}

bool isUriReference(const QString &text)
{
    return isReference(text, false, false);
}

bool isIri(const QString &text)
{
    return isReference(text, true, true);
}

bool isIriReference(const QString &text)
{
    return isReference(text, false, true);
}

bool isUriTemplate(const QString &text)
{
    static const QRegularExpression form(
        u"\\A(?:[^\\x00-\\x20\\x7f\"%<>\\\\^`{|}]|%[0-9A-Fa-f]{2}|"
        "\\{[+#./;?&=,!@|]?VAR(?:,VAR)*\\})*+\\z"_qs.replace(
            u"VAR"_qs,
            u"(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})(?:\\.?(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2}))*+(?:\\*|:[1-9][0-9]{0,3})?"_qs));
    return form.match(text).hasMatch();
}

} // namespace schema
