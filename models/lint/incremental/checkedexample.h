#pragma once

#include "diagnostic.h"
#include "exampleuse.h"
#include "pointer.h"
#include "rule.h"

namespace lint {

/** An example, its schema, and what was found. */
struct CheckedExample {
    const rules::Rule *rule = nullptr;
    document::Pointer place;
    document::Pointer schema;
    ExampleUse use = ExampleUse::Both;
    int steps = 0;
    base::Diagnostics diagnostics;

    /** True for the same value and schema. */
    friend bool isSame(const CheckedExample &one, const CheckedExample &other)
    {
        return one.place == other.place && one.schema == other.schema;
    }
};

} // namespace lint
