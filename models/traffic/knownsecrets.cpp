#include "knownsecrets.h"

#include "secretnames.h"
#include "secretsearch.h"
#include "secretspelling.h"

#include <algorithm>

namespace traffic {

namespace {

using Form = SpellingIndex::Form;

/** A single byte would be found by chance all over a text. */
constexpr qsizetype LeastLength = 2;
/** From here on a value is found within words too. */
constexpr qsizetype LeastLengthInWords = 4;
/** Fewer digits of base64 occur by chance in the text of an image. */
constexpr qsizetype LeastBase64Core = 5;

/** Of the base64 text of a value that starts `offset` bytes after a multiple of three, the digits that don't depend on
 * the bytes around the value. */
QByteArray base64Core(QByteArrayView value, qsizetype offset)
{
    constexpr qsizetype bitsPerByte = 8;
    constexpr qsizetype bitsPerDigit = 6;
    const QByteArray encoded = (QByteArray(offset, '\0') + value.toByteArray()).toBase64();
    const qsizetype first = (offset * bitsPerByte + bitsPerDigit - 1) / bitsPerDigit;
    const qsizetype end = (offset + value.size()) * bitsPerByte / bitsPerDigit;
    return encoded.mid(first, end - first);
}

} // namespace

void KnownSecrets::add(const QList<QByteArray> &values)
{
    // Base64 at three offsets, each 4/3 as long as the value.
    constexpr qsizetype spellings = 4;
    constexpr qsizetype bytesPerByte = 5;
    qsizetype bytes = 0;
    qsizetype count = 0;
    for (const QByteArray &value : values) {
        bytes += value.size() * bytesPerByte;
        count += spellings;
    }
    if (m_spellings.memoryWith(count, bytes) > MaximumMemory) {
        m_isComplete = false;
        return;
    }
    m_spellings.reserve(count, bytes);
    for (const QByteArray &value : values) {
        if (value.size() >= LeastLength)
            addSpellings(value);
    }
    m_spellings.sort();
}

void KnownSecrets::addBase64(const QByteArray &base64, SpellingIndex::Form form)
{
    m_spellings.add(base64, form);
    if (!base64.contains('+') && !base64.contains('/'))
        return;
    QByteArray ofUrls = base64;
    m_spellings.add(ofUrls.replace('+', '-').replace('/', '_'), form);
}

void KnownSecrets::addSpellings(const QByteArray &value)
{
    if (value.size() < LeastLengthInWords) {
        m_spellings.add(value, Form::Word);
        addBase64(value.toBase64(QByteArray::OmitTrailingEquals), Form::Base64Word);
    } else {
        m_spellings.add(value, Form::Plain);
    }
    for (const qsizetype offset : {0, 1, 2}) {
        if (const QByteArray core = base64Core(value, offset); core.size() >= LeastBase64Core)
            addBase64(core, Form::Base64);
    }
}

QByteArray KnownSecrets::removedFrom(const QByteArray &bytes) const
{
    if (m_spellings.isEmpty())
        return bytes;
    QByteArray out;
    appendRemoved(bytes, out);
    return out;
}

template<typename Take>
void KnownSecrets::findIn(QByteArrayView text, const Take &take) const
{
    if (m_spellings.isEmpty())
        return;
    qsizetype passed = 0;
    SecretSearch search(m_spellings, text);
    for (qsizetype place = 0; place < text.size(); ++place) {
        const bool isInsideEscape = place > passed && text[place] == '\\' && text[place - 1] == '\\';
        if (isInsideEscape)
            continue;
        const std::optional<SecretSearch::Match> match = search.matchAt(place);
        if (!match)
            continue;
        // What was passed stays, even if the run of base64 began there. Half an escape would not be JSON.
        const qsizetype begin = std::max(startOfEscape(text, match->begin), passed);
        passed = endBeforeEscape(text, match->end);
        take(SecretPlace{begin, passed});
        place = passed - 1;
    }
}

void KnownSecrets::appendRemoved(QByteArrayView text, QByteArray &out) const
{
    qsizetype copied = 0;
    findIn(text, [&](const SecretPlace &place) {
        out.append(text.sliced(copied, place.begin - copied)).append(Redacted);
        copied = place.end;
    });
    out.append(text.sliced(copied));
}

QList<SecretPlace> KnownSecrets::placesIn(QByteArrayView text) const
{
    QList<SecretPlace> places;
    findIn(text, [&places](const SecretPlace &place) { places.append(place); });
    return places;
}

} // namespace traffic
