#include "pattern.h"

#include "patterntranslation.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include <limits>

namespace schema {

struct Pattern::Code {
    pcre2_code *code = nullptr;
    pcre2_match_data *data = nullptr;
    pcre2_match_context *context = nullptr;
    bool isCounted = true;     ///< The matcher counts its steps itself.
    bool isAnchored = false;   ///< Matches only at the start of a text.
    qsizetype hiddenBytes = 0; ///< Of the text that one item can read before it fails.
    qint64 stepsOfItem = 1;    ///< The matcher copies all groups when it tries an item.
    qint64 stepsOfByte = 1;    ///< In 1/64: a large character class is compared with each character.

    Code() = default;
    Q_DISABLE_COPY_MOVE(Code)
    ~Code()
    {
        pcre2_match_context_free(context);
        pcre2_match_data_free(data);
        pcre2_code_free(code);
    }
};

namespace {

/** Memory of the matcher, in KiB. */
constexpr quint32 HeapLimit = 16 * 1024;
/** Nested groups in the source. */
constexpr quint32 NestingLimit = 250;
constexpr qsizetype MaximumPatternLength = 20'000;
constexpr qint64 MatchedBytesOfStep = 64;
/** Groups that are copied, and bytes of a character class that are compared, in the time of one step. */
constexpr qint64 GroupsOfStep = 8;
constexpr qint64 ClassOfStep = 64;
/** Of each start of a match, for a pattern that is too large to be counted. */
constexpr quint32 UncountedSteps = 10'000;
/** Of the source, which is compiled in one step; names of groups are compared with one another. */
constexpr qint64 NamesOfStep = 16;

/** The steps of one match. */
struct MatchSteps {
    const Pattern::Code &code;
    qsizetype length = 0; ///< Of the text.
    qint64 left = 0;
    qsizetype last = 0; ///< The place in the text where the item before began.
};

/** Called before each item of the pattern. A result other than 0 ends the match. */
int countItem(pcre2_callout_block *block, void *data)
{
    MatchSteps &steps = *static_cast<MatchSteps *>(data);
    const auto at = qsizetype(block->current_position);
    const qsizetype hidden = qMin(steps.code.hiddenBytes, steps.length - at);
    steps.left -= steps.code.stepsOfItem +
                  (qAbs(at - steps.last) + hidden) * steps.code.stepsOfByte / MatchedBytesOfStep;
    steps.last = at;
    return steps.left < 0 ? PCRE2_ERROR_CALLOUT : 0;
}

/** The largest number of repetitions such as `{3}`. */
qsizetype largestRepetition(const QByteArray &pattern)
{
    qsizetype largest = 0;
    for (qsizetype open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', open + 1)) {
        qsizetype count = 0;
        for (qsizetype i = open + 1; i < pattern.size() && pattern[i] >= '0' && pattern[i] <= '9'; ++i)
            count = qMin<qsizetype>(100'000, 10 * count + (pattern[i] - '0'));
        largest = qMax(largest, count);
    }
    return largest;
}

qsizetype longestClass(const QByteArray &pattern)
{
    qsizetype longest = 0;
    for (qsizetype open = pattern.indexOf('['); open >= 0;) {
        const qsizetype close = pattern.indexOf(']', open + 1);
        const qsizetype end = close < 0 ? pattern.size() : close;
        longest = qMax(longest, end - open);
        open = pattern.indexOf('[', end);
    }
    return longest;
}

pcre2_code *compiled(const QByteArray &pattern, quint32 options, int *error)
{
    pcre2_compile_context *context = pcre2_compile_context_create(nullptr);
    pcre2_set_parens_nest_limit(context, NestingLimit);
    // ECMA-262 allows half of a surrogate pair, such as in the range `\uD800-\uDFFF`. No text of UTF-8 has one.
    pcre2_set_compile_extra_options(context, PCRE2_EXTRA_ALLOW_SURROGATE_ESCAPES);
    PCRE2_SIZE offset = 0;
    pcre2_code *code = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.constData()), PCRE2_SIZE(pattern.size()),
                                     options, error, &offset, context);
    pcre2_compile_context_free(context);
    return code;
}

quint32 numberOf(const pcre2_code *code, quint32 which)
{
    quint32 number = 0;
    pcre2_pattern_info(code, which, &number);
    return number;
}

/** Reads what the steps of a match depend on. */
void measure(Pattern::Code &code, const QByteArray &pattern)
{
    constexpr quint32 BytesOfCharacter = 4;
    code.isAnchored = (numberOf(code.code, PCRE2_INFO_ALLOPTIONS) & PCRE2_ANCHORED) != 0;
    code.stepsOfItem = 1 + numberOf(code.code, PCRE2_INFO_CAPTURECOUNT) / GroupsOfStep;
    code.stepsOfByte = 1 + longestClass(pattern) / ClassOfStep;
    const bool hasBackReference = numberOf(code.code, PCRE2_INFO_BACKREFMAX) > 0;
    const qsizetype characters = largestRepetition(pattern) + numberOf(code.code, PCRE2_INFO_MAXLOOKBEHIND);
    code.hiddenBytes = hasBackReference ? std::numeric_limits<qsizetype>::max() : characters * BytesOfCharacter;
}

} // namespace

Pattern::Pattern(const QString &source, const PatternFlags &flags)
    : m_source(source)
{
    const QByteArray translated = translatedPattern(source, &m_isStrict, flags.dot);
    if (translated.size() > MaximumPatternLength)
        return;
    const qint64 names = translated.count("(?<") + translated.count("(?P<");
    m_stepsOfCompilation = 1 + translated.size() + names * names / NamesOfStep;
    constexpr quint32 PatternOptions = PCRE2_UTF | PCRE2_DOLLAR_ENDONLY | PCRE2_ALLOW_EMPTY_CLASS |
                                       PCRE2_MATCH_UNSET_BACKREF | PCRE2_NEVER_BACKSLASH_C;
    const quint32 options = PatternOptions | (flags.ignoreCase ? PCRE2_CASELESS : 0) |
                            (flags.isMultiline ? PCRE2_MULTILINE : 0);
    int error = 0;
    pcre2_code *code = compiled(translated, options | PCRE2_AUTO_CALLOUT, &error);
    const bool isCounted = code || error != PCRE2_ERROR_PATTERN_TOO_LARGE;
    if (!isCounted)
        code = compiled(translated, options, &error);
    if (!code)
        return;
    m_code = std::make_unique<Code>();
    m_code->code = code;
    m_code->data = pcre2_match_data_create(1, nullptr);
    m_code->context = pcre2_match_context_create(nullptr);
    m_code->isCounted = isCounted;
    pcre2_set_heap_limit(m_code->context, HeapLimit);
    measure(*m_code, translated);
}

Pattern::~Pattern() = default;
Pattern::Pattern(Pattern &&) noexcept = default;
Pattern &Pattern::operator=(Pattern &&) noexcept = default;

Pattern::Match Pattern::match(QByteArrayView text, qint64 steps, qint64 *taken) const
{
    if (!m_code)
        return Match::No;
    const qint64 stepsOfText = 1 + text.size() / MatchedBytesOfStep;
    MatchSteps left{*m_code, text.size(), steps - stepsOfText};
    if (m_code->isCounted) {
        pcre2_set_callout(m_code->context, countItem, &left);
    } else {
        // The limit of the matcher is for each start of a match, and each step can read the whole text.
        pcre2_set_match_limit(m_code->context, UncountedSteps);
        left.left -= (m_code->isAnchored ? 1 : text.size() + 1) * stepsOfText * UncountedSteps;
    }
    int found = PCRE2_ERROR_CALLOUT;
    if (left.left >= 0)
        found = pcre2_match(m_code->code, reinterpret_cast<PCRE2_SPTR>(text.data()), PCRE2_SIZE(text.size()), 0, 0,
                            m_code->data, m_code->context);
    if (taken)
        *taken = steps - left.left;
    if (found >= 0)
        return Match::Yes;
    return found == PCRE2_ERROR_NOMATCH ? Match::No : Match::TooLong;
}

} // namespace schema
