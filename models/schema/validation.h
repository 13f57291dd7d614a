#pragma once

#include "finding.h"
#include "schemalimits.h"

#include <QByteArray>

namespace schema {

enum class Dialect {
    Draft202012, ///< JSON Schema 2020-12, also for OpenAPI 3.1 and 3.2, whose own keywords are annotations.
    OpenApi30,
};

/**
 * The properties that an object may lack although `required` names them, because its message is sent without them:
 * `readOnly` ones in requests, `writeOnly` ones in responses.
 */
struct Unsent {
    bool readOnly = false;
    bool writeOnly = false;
    /** True if such a property that is there is a finding. */
    bool isForbidden = false;

    [[nodiscard]] bool isEmpty() const { return !readOnly && !writeOnly; }
};

struct Options {
    Dialect dialect = Dialect::Draft202012;
    /** True if a value must have the format that `format` names; otherwise `format` is an annotation. */
    bool assertFormats = false;
    /** A word that replaces texts whose values are not known: a text with it fits every schema. Empty for none. */
    QByteArray unknownText = {};
    Limits limits = {};
};

struct Outcome {
    bool isValid = true;
    int steps = 0;     ///< The number of steps that the validation took.
    Findings findings; ///< Why the instance is not valid; empty if, and only if, it is valid.
};

} // namespace schema
