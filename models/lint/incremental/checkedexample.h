#pragma once

#include "diagnostic.h"
#include "exampleuse.h"
#include "pointer.h"
#include "rule.h"

namespace lint {

/** An example that was validated, its schema, and the problems that were found. */
struct CheckedExample {
    const rules::Rule *rule = nullptr;
    document::Pointer place;
    document::Pointer schema;
    ExampleUse use = ExampleUse::Both;
    int steps = 0;
    base::Diagnostics diagnostics;

    /** Returns true if two results are of the same example and schema, compared by their places. */
    friend bool isSame(const CheckedExample &one, const CheckedExample &other)
    {
        return one.place == other.place && one.schema == other.schema;
    }
};

} // namespace lint
