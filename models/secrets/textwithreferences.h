#pragma once

#include "secret.h"
#include "secretreference.h"

namespace secrets {

/** A text of a definition that may contain references to secrets, which are found once. The text itself can be a
 * password, so it is kept as a secret. */
class TextWithReferences final
{
public:
    TextWithReferences() = default;
    explicit TextWithReferences(const QString &text)
        : m_text(text)
        , m_scan(scanReferences(text))
    {}

    /** The text as it is written in the definition, with its references. */
    [[nodiscard]] const Secret &text() const { return m_text; }
    [[nodiscard]] const ReferenceScan &scan() const { return m_scan; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    [[nodiscard]] bool isLiteral() const { return m_scan.isLiteral(); }

    friend bool operator==(const TextWithReferences &left, const TextWithReferences &right)
    {
        return isSameSecret(left.m_text, right.m_text);
    }

private:
    Secret m_text;
    ReferenceScan m_scan;
};

} // namespace secrets
