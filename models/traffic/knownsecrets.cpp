#include "knownsecrets.h"

#include "secretnames.h"
#include "secretspelling.h"

#include <algorithm>

namespace traffic {

namespace {

/** A single byte would be found by chance all over a text. */
constexpr qsizetype LeastLength = 2;
/** From here on a value is found within words too. */
constexpr qsizetype LeastLengthInWords = 4;
/** Fewer digits of base64 are met by chance in the text of an image. */
constexpr qsizetype LeastBase64Core = 5;

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/** Without the slash, which is more often one of a path. */
bool isBase64Byte(char c)
{
    return isWordByte(c) || c == '+' || c == '-' || c == '_';
}

/** Of the base64 text that a value gives `offset` bytes behind a multiple of three, what no neighbour can change. */
QByteArray base64Core(QByteArrayView value, qsizetype offset, QByteArray::Base64Options options)
{
    constexpr qsizetype bitsPerByte = 8;
    constexpr qsizetype bitsPerDigit = 6;
    const QByteArray encoded = (QByteArray(offset, '\0') + value.toByteArray()).toBase64(options);
    const qsizetype first = (offset * bitsPerByte + bitsPerDigit - 1) / bitsPerDigit;
    const qsizetype end = (offset + value.size()) * bitsPerByte / bitsPerDigit;
    return encoded.mid(first, end - first);
}

QByteArray withoutPadding(QByteArray base64)
{
    while (base64.endsWith('='))
        base64.chop(1);
    return base64;
}

/** Behind the '=' that pad what ends at `place`, also where they are percent-encoded or escaped. */
qsizetype behindPadding(QByteArrayView text, qsizetype place)
{
    constexpr int mostPadding = 2;
    for (int count = 0; count < mostPadding && place < text.size(); ++count) {
        const qsizetype end = spelledEnd(text, place, "=");
        if (end < 0)
            break;
        place = end;
    }
    return place;
}

} // namespace

void KnownSecrets::add(QByteArrayView value)
{
    if (value.size() < LeastLength)
        return;
    const bool isWord = value.size() < LeastLengthInWords;
    addSpelling(value.toByteArray(), Form::Plain, isWord);
    for (const auto options : {QByteArray::Base64Encoding, QByteArray::Base64UrlEncoding}) {
        addSpelling(withoutPadding(value.toByteArray().toBase64(options)), Form::Base64, isWord);
        for (const qsizetype offset : {0, 1, 2}) {
            const QByteArray core = base64Core(value, offset, options);
            if (core.size() >= LeastBase64Core)
                addSpelling(core, Form::Base64, false);
        }
    }
    sortSpellings();
}

void KnownSecrets::addSpelling(const QByteArray &bytes, Form form, bool isWord)
{
    const auto isSame = [&](const Spelling &one) { return one.bytes == bytes; };
    if (std::none_of(m_spellings.begin(), m_spellings.end(), isSame))
        m_spellings.append({bytes, form, isWord});
}

void KnownSecrets::sortSpellings()
{
    std::stable_sort(m_spellings.begin(), m_spellings.end(), [](const Spelling &left, const Spelling &right) {
        return left.bytes.size() > right.bytes.size();
    });
    for (std::vector<quint16> &group : m_byFirstByte)
        group.clear();
    for (qsizetype i = 0; i < m_spellings.size(); ++i)
        m_byFirstByte[static_cast<unsigned char>(m_spellings[i].bytes.front())].push_back(quint16(i));
}

/** Whether the spelling stands where `match` begins; `match` is what is then to be taken out. */
bool KnownSecrets::stands(const Spelling &spelling, QByteArrayView text, Match &match)
{
    const qsizetype place = match.begin;
    match.end = spelledEnd(text, place, spelling.bytes);
    if (match.end < 0)
        return false;
    const bool touchesWord = (place > 0 && isWordByte(text[place - 1])) ||
                             (match.end < text.size() && isWordByte(text[match.end]));
    if (spelling.isWord && touchesWord)
        return false;
    if (spelling.form == Form::Base64) {
        // What was encoded together with the value: a digit at its ends holds bits of both.
        while (match.begin > 0 && isBase64Byte(text[match.begin - 1]))
            --match.begin;
        while (match.end < text.size() && isBase64Byte(text[match.end]))
            ++match.end;
        match.end = behindPadding(text, match.end);
    }
    return true;
}

KnownSecrets::Match KnownSecrets::matchAt(QByteArrayView text, qsizetype place) const
{
    Match longest{place, -1};
    const char c = text[place];
    const bool isEscape = c == '+' || c == '%' || c == '\\';
    if (!isEscape && m_byFirstByte[static_cast<unsigned char>(c)].empty())
        return longest;
    for (const char first : firstBytesAt(text, place)) {
        for (const quint16 index : m_byFirstByte[static_cast<unsigned char>(first)]) {
            Match match{place, -1};
            if (!stands(m_spellings[index], text, match))
                continue;
            if (match.end > longest.end)
                longest = match;
            break;
        }
    }
    return longest;
}

QByteArray KnownSecrets::removedFrom(const QByteArray &bytes) const
{
    if (m_spellings.isEmpty())
        return bytes;
    QByteArray out;
    qsizetype copied = 0;
    for (qsizetype place = 0; place < bytes.size(); ++place) {
        const bool isInsideEscape = place > copied && bytes[place] == '\\' && bytes[place - 1] == '\\';
        if (isInsideEscape)
            continue;
        const Match match = matchAt(bytes, place);
        if (match.end < 0)
            continue;
        // What was copied before stays, even where a longer run of base64 began earlier.
        out.append(QByteArrayView(bytes).sliced(copied, std::max(match.begin, copied) - copied)).append(Redacted);
        copied = match.end;
        place = match.end - 1;
    }
    return copied == 0 ? bytes : out.append(QByteArrayView(bytes).sliced(copied));
}

} // namespace traffic
