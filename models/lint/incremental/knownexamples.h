#pragma once

#include "checkedexample.h"

#include <QHash>

namespace lint {

/** The results of validated examples that need not be validated again. */
class KnownExamples final
{
public:
    void clear() { m_examples.clear(); }
    void add(const CheckedExample &example) { m_examples[example.place].append(example); }
    /** Returns the known result for the example and schema of `asked`, or null if there is none. */
    [[nodiscard]] const CheckedExample *find(const CheckedExample &asked) const;

private:
    /** The results by the places of the examples: a value can have several schemas. */
    QHash<document::Pointer, QList<CheckedExample>> m_examples;
};

} // namespace lint
