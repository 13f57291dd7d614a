#include "formattexts.h"

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
    {u"byte", u"c2FtcGxl", 0, u"", 0, 1},
    {u"binary", u"", 0, u"", 0, 1},
};

} // namespace

std::optional<QString> textOfFormat(const QString &format, int variant)
{
    for (const FormatRow &row : FormatRows) {
        if (format != QStringView(row.format))
            continue;
        QString number;
        const int shown = row.first + variant % row.count;
        if (row.digits > 0 || variant > 0)
            number = QString::number(shown).rightJustified(row.digits, u'0');
        return QString::fromUtf16(row.before) + number + QString::fromUtf16(row.after);
    }
    return std::nullopt;
}

} // namespace schema
