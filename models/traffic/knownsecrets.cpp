#include "knownsecrets.h"

#include "secretnames.h"
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
/** So many bytes of a value don't occur by chance. It bounds the time that is spent on a text that nearly matches. */
constexpr qsizetype SureLength = 32;
/** Places where a text can be read in two ways that both match so far. More are made on purpose. */
constexpr int MaximumBranches = 256;

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/** Without the slash, which is more often one of a path. */
bool isBase64Byte(char c)
{
    return isWordByte(c) || c == '+' || c == '-' || c == '_';
}

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

/** The end of the '=' at `place`, at most two, also if they are percent-encoded or escaped. */
qsizetype endOfPadding(QByteArrayView text, qsizetype place)
{
    constexpr int mostPadding = 2;
    for (int count = 0; count < mostPadding && place < text.size(); ++count) {
        const auto readings = spelledAt(text, place);
        const auto padding = std::find_if(readings.begin(), readings.end(), [](const SpelledBytes &spelled) {
            return spelled.count == 1 && spelled.bytes[0] == '=';
        });
        if (padding == readings.end())
            break;
        place = padding->end;
    }
    return place;
}

/** Follows all ways to read a text from one place on, as long as a spelling may match. */
class Search final
{
public:
    Search(const SpellingIndex &spellings, QByteArrayView text, qsizetype place)
        : m_spellings(spellings)
        , m_text(text)
        , m_begin(place)
    {
        m_open.append({spellings.all(), 0, place});
    }

    /** The end of the longest match, or -1. */
    [[nodiscard]] qsizetype run()
    {
        while (!m_open.isEmpty()) {
            const State state = m_open.last();
            m_open.removeLast();
            note(state);
            if (state.place == m_text.size())
                continue;
            const qsizetype before = m_open.size();
            for (const SpelledBytes &spelled : spelledAt(m_text, state.place))
                follow(state, spelled);
            m_branches += m_open.size() - before > 1 ? 1 : 0;
            if (m_branches > MaximumBranches)
                return std::max(m_end, state.place);
        }
        return m_end;
    }

    /** True for a match in base64, where everything that was encoded together is removed. */
    [[nodiscard]] bool isBase64() const { return m_isBase64; }

private:
    /** The spellings that begin with what was read from the start up to `place`. */
    struct State {
        SpellingIndex::Range range;
        qsizetype depth = 0; ///< Bytes of them that were read.
        qsizetype place = 0;
    };

    void note(const State &state)
    {
        if (state.depth >= SureLength)
            take(state.place, m_spellings.formOf(state.range.first));
        m_spellings.forEachOfLength(state.range, state.depth, [&](Form form) {
            const bool needsWord = form == Form::Word || form == Form::Base64Word;
            if (!needsWord || isWord(state.place))
                take(state.place, form);
        });
    }

    void take(qsizetype end, Form form)
    {
        if (end < m_end)
            return;
        const bool isBase64 = form == Form::Base64 || form == Form::Base64Word;
        m_isBase64 = isBase64 || (m_isBase64 && end == m_end);
        m_end = end;
    }

    [[nodiscard]] bool isWord(qsizetype end) const
    {
        return (m_begin == 0 || !isWordByte(m_text[m_begin - 1])) && (end == m_text.size() || !isWordByte(m_text[end]));
    }

    void follow(const State &state, const SpelledBytes &spelled)
    {
        State next = state;
        next.place = spelled.end;
        for (int at = 0; at < spelled.count; ++at) {
            next.range = m_spellings.narrowed(next.range, next.depth, spelled.bytes[std::size_t(at)]);
            if (next.range.isEmpty())
                return;
            ++next.depth;
        }
        m_open.append(next);
        for (qsizetype more = 1; more < spelled.most; ++more) {
            next.range = m_spellings.narrowed(next.range, next.depth, spelled.bytes[0]);
            if (next.range.isEmpty())
                return;
            ++next.depth;
            m_open.append(next);
        }
    }

    const SpellingIndex &m_spellings;
    QByteArrayView m_text;
    qsizetype m_begin;
    QVarLengthArray<State, 16> m_open;
    qsizetype m_end = -1;
    bool m_isBase64 = false;
    int m_branches = 0;
};

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

bool KnownSecrets::mayStartAt(QByteArrayView text, qsizetype place) const
{
    const QByteArrayView head = text.sliced(place, std::min(SpellingIndex::FilterBytes, text.size() - place));
    if (startsEscape(head.front()))
        return true;
    return std::any_of(head.begin(), head.end(), startsEscape) ? m_spellings.mayStartWith(head.front())
                                                               : m_spellings.mayStartAt(text, place);
}

std::optional<KnownSecrets::Match> KnownSecrets::matchAt(QByteArrayView text, qsizetype place) const
{
    if (!mayStartAt(text, place))
        return std::nullopt;
    Search search(m_spellings, text, place);
    Match match{place, search.run()};
    if (match.end < 0)
        return std::nullopt;
    if (search.isBase64()) {
        // What was encoded together with the value: a digit at its ends has bits of both.
        while (match.begin > 0 && isBase64Byte(text[match.begin - 1]))
            --match.begin;
        while (match.end < text.size() && isBase64Byte(text[match.end]))
            ++match.end;
        match.end = endOfPadding(text, match.end);
    }
    return match;
}

QByteArray KnownSecrets::removedFrom(const QByteArray &bytes) const
{
    if (m_spellings.isEmpty())
        return bytes;
    QByteArray out;
    appendRemoved(bytes, out);
    return out;
}

void KnownSecrets::appendRemoved(QByteArrayView text, QByteArray &out) const
{
    qsizetype copied = 0;
    for (qsizetype place = 0; place < text.size() && !m_spellings.isEmpty(); ++place) {
        const bool isInsideEscape = place > copied && text[place] == '\\' && text[place - 1] == '\\';
        if (isInsideEscape)
            continue;
        const std::optional<Match> match = matchAt(text, place);
        if (!match)
            continue;
        // What was copied before stays, even if the run of base64 began there.
        out.append(text.sliced(copied, std::max(match->begin, copied) - copied)).append(Redacted);
        copied = match->end;
        place = match->end - 1;
    }
    out.append(text.sliced(copied));
}

} // namespace traffic
