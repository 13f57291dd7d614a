#include "formats.h"

#include "baseformats.h"
#include "compiledschema.h"
#include "hostnames.h"
#include "timeformats.h"
#include "uriformats.h"

#include <QRegularExpression>

namespace schema {

namespace {

bool isUuid(const QString &text)
{
    static const QRegularExpression form(
        u"\\A[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\z"_qs);
    return form.match(text).hasMatch();
}

/** RFC 6901 */
bool isJsonPointer(const QString &text)
{
    static const QRegularExpression wrongEscape(u"~(?![01])"_qs);
    return (text.isEmpty() || text.startsWith(u'/')) && !wrongEscape.match(text).hasMatch();
}

bool isRelativeJsonPointer(const QString &text)
{
    static const QRegularExpression form(u"\\A(0|[1-9][0-9]*)(#|(/.*)?)\\z"_qs,
                                         QRegularExpression::DotMatchesEverythingOption);
    const auto match = form.match(text);
    return match.hasMatch() && (match.captured(2) == u'#' || isJsonPointer(match.captured(2)));
}

bool isRegex(const QString &text)
{
    return Pattern(text).isStrict();
}

/** RFC 5321 with the quoted form; letters beyond ASCII only for idn-email. */
bool isMailbox(const QString &text, bool isInternational)
{
    static const QRegularExpression atom(u"\\A[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\x{80}-\\x{10ffff}-]+"
                                         "(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\x{80}-\\x{10ffff}-]+)*\\z"_qs);
    static const QRegularExpression quoted(u"\\A\"([ !#-\\[\\]-~\\x{80}-\\x{10ffff}]|\\\\[ -~])*\"\\z"_qs);
    const qsizetype at = text.lastIndexOf(u'@');
    const bool isAscii = std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() < 0x80; });
    if (at < 1 || (!isAscii && !isInternational))
        return false;
    const QString name = text.first(at);
    const QString domain = text.sliced(at + 1);
    if (!atom.match(name).hasMatch() && !quoted.match(name).hasMatch())
        return false;
    if (domain.startsWith(u'[') && domain.endsWith(u']')) {
        const QString address = domain.sliced(1, domain.size() - 2);
        return address.startsWith(u"IPv6:", Qt::CaseInsensitive) ? isIpv6(address.sliced(5)) : isIpv4(address);
    }
    return isInternational ? isInternationalHostname(domain) : isHostname(domain);
}

bool isEmailText(const QString &text)
{
    return isMailbox(text, false);
}

bool isIdnEmail(const QString &text)
{
    return isMailbox(text, true);
}

struct TextFormat {
    const char *name;
    bool (*holds)(const QString &);
};

constexpr TextFormat TextFormats[] = {
    {"date-time", isDateTime},
    {"date", isDate},
    {"time", isTime},
    {"duration", isDuration},
    {"email", isEmailText},
    {"idn-email", isIdnEmail},
    {"hostname", isHostname},
    {"idn-hostname", isInternationalHostname},
    {"ipv4", isIpv4},
    {"ipv6", isIpv6},
    {"uri", isUri},
    {"uri-reference", isUriReference},
    {"iri", isIri},
    {"iri-reference", isIriReference},
    {"uri-template", isUriTemplate},
    {"uuid", isUuid},
    {"json-pointer", isJsonPointer},
    {"relative-json-pointer", isRelativeJsonPointer},
    {"regex", isRegex},
    {"byte", isBase64},
    {"base64url", isBase64Url},
};

struct IntegerFormat {
    const char *name;
    const char *minimum;
    const char *maximum;
};

constexpr IntegerFormat IntegerFormats[] = {
    {"int32", "-2147483648", "2147483647"},
    {"int64", "-9223372036854775808", "9223372036854775807"},
};

} // namespace

bool hasFormat(const Instance &instance, const QString &format)
{
    if (instance.isString()) {
        for (const TextFormat &each : TextFormats) {
            if (format == QLatin1String(each.name))
                return each.holds(QString::fromUtf8(instance.text()));
        }
        return true;
    }
    if ((typeOf(instance) & NumberBit) == 0)
        return true;
    const Decimal number = *Decimal::parse(instance.node.bytes());
    for (const IntegerFormat &each : IntegerFormats) {
        if (format == QLatin1String(each.name))
            return number.isInteger() && number.compare(*Decimal::parse(each.minimum)) >= 0 &&
                   number.compare(*Decimal::parse(each.maximum)) <= 0;
    }
    return true;
}

} // namespace schema
