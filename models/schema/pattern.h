#pragma once

#include "patternflags.h"

#include <QString>

#include <memory>

namespace schema {

/** A regular expression of ECMA-262 with the flag u, as JSON Schema uses it. Not anchored. */
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
    /** True if the source keeps to the letter of ECMA-262, as the format `regex` requires. */
    [[nodiscard]] bool isStrict() const { return isValid() && m_isStrict; }
    /** TooLong if the matcher takes more steps than `steps`. The text is UTF-8. */
    [[nodiscard]] Match match(QByteArrayView text, quint32 steps) const;

private:
    struct Code;
    QString m_source;
    bool m_isStrict = true;
    std::unique_ptr<Code> m_code;
};

} // namespace schema
