#pragma once

#include "patternflags.h"

#include <QString>

#include <memory>

namespace schema {

/** The number of steps of Pattern::match() that take about the time of one step of a validation or of a path. */
inline constexpr qint64 MatcherStepsOfStep = 4;

/** A compiled regular expression of ECMA-262 with the flag u, as JSON Schema uses it. Not anchored. */
class Pattern final
{
public:
    enum class Match { Yes, No, TooLong };

    explicit Pattern(const QString &source, const PatternFlags &flags = {});
    ~Pattern();
    Pattern(Pattern &&) noexcept;
    Pattern &operator=(Pattern &&) noexcept;

    [[nodiscard]] const QString &source() const { return m_source; }
    /** False if the source is not a regular expression. */
    [[nodiscard]] bool isValid() const { return m_code != nullptr; }
    /** True if the source is valid by the letter of ECMA-262, as the format `regex` requires. */
    [[nodiscard]] bool isStrict() const { return isValid() && m_isStrict; }
    /**
     * Searches the text, which is UTF-8, for a match. Returns TooLong if the matcher takes more than `steps`. One step
     * is an item of the pattern that is tried at one place of the text, or 64 bytes that are read. `taken` is set to
     * the number of steps that were taken.
     */
    [[nodiscard]] Match match(QByteArrayView text, qint64 steps, qint64 *taken = nullptr) const;
    /** The number of steps, as match() counts them, that compiling the pattern took. */
    [[nodiscard]] qint64 stepsOfCompilation() const { return m_stepsOfCompilation; }

    struct Code; ///< The compiled pattern, defined in pattern.cpp with the types of the matcher.

private:
    QString m_source;
    bool m_isStrict = true;
    qint64 m_stepsOfCompilation = 0;
    std::unique_ptr<Code> m_code;
};

} // namespace schema
