#include "commonformats.h"

#include "compiledschema.h"
#include "formats.h"

#include <iterator>

namespace schema {

namespace {

/** The first one that all texts have is taken. */
constexpr const char *RecognisedFormats[] = {"date-time", "date", "uuid", "email", "ipv4", "ipv6", "uri"};

/** Longer texts have none of the formats that matter, and take long to match. */
constexpr qsizetype LongestFormattedText = 8 * 1024;

bool textHasFormat(const QByteArray &text, const char *format)
{
    // “a:b” is a URI too, but nobody means it.
    if (qstrcmp(format, "uri") == 0 && !text.contains("://"))
        return false;
    const Instance instance{nullptr, {}, text, true};
    return hasFormat(instance, QLatin1String(format));
}

} // namespace

CommonFormats::CommonFormats()
    : m_bits((1U << std::size(RecognisedFormats)) - 1)
{}

void CommonFormats::add(QByteArrayView text)
{
    if (m_bits == 0)
        return;
    if (text.isEmpty() || text.size() > LongestFormattedText) {
        m_bits = 0;
        return;
    }
    const QByteArray bytes = text.toByteArray();
    for (std::size_t i = 0; i < std::size(RecognisedFormats); ++i) {
        const auto bit = static_cast<quint8>(1U << i);
        if ((m_bits & bit) != 0 && !textHasFormat(bytes, RecognisedFormats[i]))
            m_bits &= static_cast<quint8>(~bit);
    }
}

QByteArray CommonFormats::name() const
{
    for (std::size_t i = 0; i < std::size(RecognisedFormats); ++i) {
        if ((m_bits & (1U << i)) != 0)
            return RecognisedFormats[i];
    }
    return {};
}

} // namespace schema
