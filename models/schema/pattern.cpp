#include "pattern.h"

#include "patterntranslation.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

namespace schema {

struct Pattern::Code {
    pcre2_code *code = nullptr;
    pcre2_match_data *data = nullptr;
    pcre2_match_context *context = nullptr;

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

} // namespace

Pattern::Pattern(const QString &source, const PatternFlags &flags)
    : m_source(source)
{
    const QByteArray translated = translatedPattern(source, &m_isStrict, flags.dot);
    if (translated.size() > MaximumPatternLength)
        return;
    pcre2_compile_context *context = pcre2_compile_context_create(nullptr);
    pcre2_set_parens_nest_limit(context, NestingLimit);
    int error = 0;
    PCRE2_SIZE offset = 0;
    constexpr quint32 PatternOptions = PCRE2_UTF | PCRE2_DOLLAR_ENDONLY | PCRE2_ALLOW_EMPTY_CLASS |
                                       PCRE2_MATCH_UNSET_BACKREF | PCRE2_NEVER_BACKSLASH_C;
    const quint32 flagOptions = (flags.ignoreCase ? PCRE2_CASELESS : 0) | (flags.isMultiline ? PCRE2_MULTILINE : 0);
    pcre2_code *code = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(translated.constData()),
                                     PCRE2_SIZE(translated.size()), PatternOptions | flagOptions, &error, &offset,
                                     context);
    pcre2_compile_context_free(context);
    if (!code)
        return;
    m_code = std::make_unique<Code>();
    m_code->code = code;
    m_code->data = pcre2_match_data_create(1, nullptr);
    m_code->context = pcre2_match_context_create(nullptr);
    pcre2_set_heap_limit(m_code->context, HeapLimit);
}

Pattern::~Pattern() = default;
Pattern::Pattern(Pattern &&) noexcept = default;
Pattern &Pattern::operator=(Pattern &&) noexcept = default;

Pattern::Match Pattern::match(QByteArrayView text, quint32 steps) const
{
    if (!m_code)
        return Match::No;
    pcre2_set_match_limit(m_code->context, steps);
    const int found = pcre2_match(m_code->code, reinterpret_cast<PCRE2_SPTR>(text.data()), PCRE2_SIZE(text.size()), 0,
                                  0, m_code->data, m_code->context);
    if (found >= 0)
        return Match::Yes;
    return found == PCRE2_ERROR_NOMATCH ? Match::No : Match::TooLong;
}

} // namespace schema
