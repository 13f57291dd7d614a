#pragma once

#include "checkedexample.h"

#include <QHash>

namespace lint {

/** Findings of examples that need not be validated again. */
class KnownExamples final
{
public:
    void clear() { m_examples.clear(); }
    void add(const CheckedExample &example) { m_examples[example.place].append(example); }
    /** Null if it is not known. */
    [[nodiscard]] const CheckedExample *find(const CheckedExample &asked) const;

private:
    QHash<document::Pointer, QList<CheckedExample>> m_examples; ///< By their places: a value can have several schemas.
};

} // namespace lint
