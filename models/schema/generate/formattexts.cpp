#include "formattexts.h"

#include "effort.h"

namespace schema {

namespace {

struct FormatRow {
    const char16_t *format;
    const char16_t *before; ///< The variant's number is after this, in as many digits as `digits`.
    int digits;
    const char16_t *after;
    int first; ///< Number of the first variant.
    int count; ///< Variants that stay in the format.
};

constexpr int Any = 1'000'000;
/** Digits of base64 in one group, which is three bytes. */
constexpr qsizetype Base64Group = 4;

// Hosts are those that RFC 2606 keeps for examples, addresses those of RFC 5737 and RFC 3849.
constexpr FormatRow FormatRows[] = {
    {u"date-time", u"2024-01-01T00:00:", 2, u"Z", 0, 60},
    {u"date", u"2024-01-", 2, u"", 1, 31},
    {u"time", u"00:00:", 2, u"Z", 0, 60},
    {u"duration", u"P", 1, u"D", 1, Any},
    {u"email", u"user", 0, u"@example.com", 0, Any},
    {u"idn-email", u"user", 0, u"@example.com", 0, Any},
    {u"hostname", u"host", 0, u".example.com", 0, Any},
    {u"idn-hostname", u"host", 0, u".example.com", 0, Any},
    {u"ipv4", u"192.0.2.", 1, u"", 1, 254},
    {u"ipv6", u"2001:db8::", 1, u"", 1, 9999},
    {u"uri", u"https://example.com/", 0, u"", 0, Any},
    {u"url", u"https://example.com/", 0, u"", 0, Any},
    {u"uri-reference", u"/example", 0, u"", 0, Any},
    {u"iri", u"https://example.com/", 0, u"", 0, Any},
    {u"iri-reference", u"/example", 0, u"", 0, Any},
    {u"uri-template", u"https://example.com/{id}", 0, u"", 0, Any},
    {u"uuid", u"00000000-0000-4000-8000-", 12, u"", 0, Any},
    {u"json-pointer", u"/example", 0, u"", 0, Any},
    {u"relative-json-pointer", u"", 1, u"", 0, Any},
    {u"regex", u"^[a-z]+", 0, u"$", 0, Any},
    {u"binary", u"", 0, u"", 0, 1},
};

/** As many complete groups of base64 as the length asks for: the word "sample" or, for a variant, its number. */
QString base64Text(const Bounds &length, int variant)
{
    QString text = u"c2FtcGxl"_qs;
    if (variant > 0)
        text = QString::number(variant).rightJustified(text.size(), u'0');
    if (length.maximum >= 0 && length.maximum < text.size())
        text = text.last(length.maximum - length.maximum % Base64Group);
    while (text.size() < length.minimum && text.size() < MaximumTextLength)
        text += u"AAAA"_qs;
    return text;
}

} // namespace

std::optional<QString> textOfFormat(const QString &format, const Bounds &length, int variant)
{
    if (format == u"byte" || format == u"base64url")
        return base64Text(length, variant);
    for (const FormatRow &row : FormatRows) {
        if (format != QStringView(row.format))
            continue;
        QString number;
        const int shown = row.first + variant % row.count;
        if (row.digits > 0 || variant > 0)
            number = QString::number(shown).rightJustified(row.digits, u'0');
        const QString after = QString::fromUtf16(row.after);
        QString text = QString::fromUtf16(row.before) + number;
        // A part that can be a number of any size can also contain letters.
        const qint64 shortest = std::min(length.minimum, qint64(MaximumTextLength));
        if (row.digits == 0 && !text.isEmpty())
            text = text.leftJustified(qsizetype(shortest) - after.size(), u'x');
        return text + after;
    }
    return std::nullopt;
}

} // namespace schema
