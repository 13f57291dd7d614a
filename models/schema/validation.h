#pragma once

#include "finding.h"
#include "schemalimits.h"

namespace schema {

enum class Dialect {
    Draft202012, ///< Of OpenAPI 3.1 and 3.2 too, whose own keywords are annotations.
    OpenApi30,
};

struct Options {
    Dialect dialect = Dialect::Draft202012;
    bool assertFormats = false; ///< Otherwise `format` is an annotation.
    Limits limits = {};
};

struct Outcome {
    bool isValid = true;
    int steps = 0;     ///< That were taken.
    Findings findings; ///< Empty if, and only if, the instance is valid.
};

} // namespace schema
