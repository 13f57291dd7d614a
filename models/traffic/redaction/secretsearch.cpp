#include "secretsearch.h"

#include "secretspelling.h"

#include <algorithm>

namespace traffic {

namespace {

using Form = SpellingIndex::Form;

/** When a search at one place takes what it read for a secret. */
struct Patience {
    qsizetype sureLength; ///< So many bytes of a spelling were read.
    int branches;         ///< In so many places the text can be read in two ways that both match so far.
};

/** So much does not occur by chance. */
constexpr Patience Usual{32, 256};
/** For a text that nearly matches everywhere. */
constexpr Patience Short{8, 8};

/** A text that needs more steps for each of its bytes nearly matches everywhere. Lists of numbers need about five if
 * they are searched for 100,000 numbers, other texts less than one. */
constexpr qsizetype StepsPerByte = 6;
constexpr qsizetype FreeSteps = 256;

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/** Without the slash, which is more often one of a path. */
bool isBase64Byte(char c)
{
    return isWordByte(c) || c == '+' || c == '-' || c == '_';
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

/** A part of a spelling can end inside of a character of the text. Returns the end of that. */
qsizetype endOfCharacter(QByteArrayView text, qsizetype end)
{
    constexpr int mostContinuations = 3;
    const auto byteAt = [&text](qsizetype place) { return static_cast<unsigned char>(text[place]); };
    for (int count = 0;
         count < mostContinuations && end < text.size() && (byteAt(end) & 0xc0) == 0x80 && byteAt(end - 1) >= 0x80;
         ++count)
        ++end;
    return end;
}

/** Follows all ways to read a text from one place on, as long as a spelling may match. */
class Search final
{
public:
    Search(const SpellingIndex &spellings, QByteArrayView text, qsizetype place, const Patience &patience)
        : m_spellings(spellings)
        , m_text(text)
        , m_begin(place)
        , m_patience(patience)
    {
        m_open.append({spellings.all(), 0, place});
    }

    /** The end of the longest match, or -1. */
    [[nodiscard]] qsizetype run()
    {
        while (!m_open.isEmpty()) {
            State state = m_open.last();
            m_open.removeLast();
            note(state);
            if (!followPlain(state))
                continue;
            const qsizetype before = m_open.size();
            for (const SpelledBytes &spelled : spelledAt(m_text, state.place))
                follow(state, spelled);
            m_branches += m_open.size() - before > 1 ? 1 : 0;
            if (m_branches > m_patience.branches) {
                m_isPart = m_isPart || state.place > m_end;
                return std::max(m_end, state.place);
            }
        }
        return m_end;
    }

    /** True if the match is a part of a spelling, after which the text goes on in another way. */
    [[nodiscard]] bool isPart() const { return m_isPart; }
    /** True for a match in base64, where everything that was encoded together is removed. */
    [[nodiscard]] bool isBase64() const { return m_isBase64; }
    /** Bytes that were read and compared. */
    [[nodiscard]] qsizetype steps() const { return m_steps; }

private:
    /** The spellings that begin with what was read from the start up to `place`. */
    struct State {
        SpellingIndex::Range range;
        qsizetype depth = 0; ///< Bytes of them that were read.
        qsizetype place = 0;
    };

    void note(const State &state)
    {
        if (state.depth >= m_patience.sureLength)
            take(state.place, m_spellings.formOf(state.range.first), true);
        m_spellings.forEachOfLength(state.range, state.depth, [&](Form form) {
            const bool needsWord = form == Form::Word || form == Form::Base64Word;
            if (!needsWord || isWord(state.place))
                take(state.place, form, false);
        });
    }

    void take(qsizetype end, Form form, bool isPart)
    {
        if (end < m_end)
            return;
        m_isPart = isPart && (m_isPart || end > m_end);
        const bool isBase64 = form == Form::Base64 || form == Form::Base64Word;
        m_isBase64 = isBase64 || (m_isBase64 && end == m_end);
        m_end = end;
    }

    [[nodiscard]] bool isWord(qsizetype end) const
    {
        return (m_begin == 0 || !isWordByte(m_text[m_begin - 1])) && (end == m_text.size() || !isWordByte(m_text[end]));
    }

    /** Reads bytes up to the next one that has several readings. False if nothing matches any more, and at the end. */
    bool followPlain(State &state)
    {
        for (; state.place < m_text.size(); ++state.place, note(state)) {
            const char c = m_text[state.place];
            if (startsEscape(c))
                return true;
            if (!narrow(state, c))
                return false;
        }
        return false;
    }

    /** Reads a byte; false if no spelling has it there. */
    bool narrow(State &state, char byte)
    {
        ++m_steps;
        state.range = m_spellings.narrowed(state.range, state.depth, byte);
        ++state.depth;
        return !state.range.isEmpty();
    }

    void follow(State state, const SpelledBytes &spelled)
    {
        m_steps += spelled.end - state.place;
        state.place = spelled.end;
        for (int at = 0; at < spelled.count; ++at) {
            if (!narrow(state, spelled.bytes[std::size_t(at)]))
                return;
        }
        m_open.append(state);
        for (qsizetype more = 1; more < spelled.most && narrow(state, spelled.bytes[0]); ++more)
            m_open.append(state);
    }

    const SpellingIndex &m_spellings;
    QByteArrayView m_text;
    qsizetype m_begin;
    const Patience &m_patience;
    QVarLengthArray<State, 16> m_open;
    qsizetype m_end = -1;
    bool m_isBase64 = false;
    bool m_isPart = false;
    int m_branches = 0;
    qsizetype m_steps = 0;
};

} // namespace

bool SecretSearch::mayStartAt(qsizetype place) const
{
    const QByteArrayView head = m_text.sliced(place, std::min(SpellingIndex::FilterBytes, m_text.size() - place));
    if (startsEscape(head.front()))
        return true;
    return std::any_of(head.begin(), head.end(), startsEscape) ? m_spellings.mayStartWith(head.front())
                                                               : m_spellings.mayStartAt(m_text, place);
}

std::optional<SecretSearch::Match> SecretSearch::matchAt(qsizetype place)
{
    if (!mayStartAt(place))
        return std::nullopt;
    const bool nearlyMatches = m_steps > FreeSteps + StepsPerByte * place;
    Search search(m_spellings, m_text, place, nearlyMatches ? Short : Usual);
    Match match{place, search.run()};
    m_steps += search.steps();
    if (match.end < 0)
        return std::nullopt;
    if (search.isPart())
        match.end = endOfCharacter(m_text, match.end);
    return search.isBase64() ? wholeBase64(match) : match;
}

/** What was encoded together with the value: a digit at its ends has bits of both. */
SecretSearch::Match SecretSearch::wholeBase64(Match match) const
{
    while (match.begin > 0 && isBase64Byte(m_text[match.begin - 1]))
        --match.begin;
    while (match.end < m_text.size() && isBase64Byte(m_text[match.end]))
        ++match.end;
    match.end = endOfPadding(m_text, match.end);
    return match;
}

} // namespace traffic
