#pragma once

#include "diagnostic.h"
#include "node.h"
#include "path.h"
#include "version.h"

namespace lint {

/** The kinds of documents that a custom rule is for, as bits. formatBitOf() returns the bit of each version of
 * OpenAPI 3. */
enum Format : int {
    Oas2 = 1,
    OtherFormat = 2, ///< Any other document, which this program does not lint.
    FirstOas3 = 4,
    AnyFormat = -1,
};

/** Returns the bit of Format for documents of a version of OpenAPI 3. */
[[nodiscard]] constexpr int formatBitOf(specification::Version version)
{
    return FirstOas3 << static_cast<int>(version);
}

/** A call of a function by a custom rule: one entry of the rule's `then`. */
struct FunctionCall {
    QString field; ///< The part of the value to check: `@key`, a JSONPath, or names with dots. Empty: the value itself.
    QList<QByteArray> names;            ///< The member to take at each level, for a field with dots.
    std::optional<jsonpath::Path> path; ///< The parsed field, if it is a JSONPath.
    QByteArray function;                ///< The function's name, which isKnownFunction() accepts.
    document::Node options;             ///< The call's `functionOptions`; a missing node without options.
};

/** A path of a custom rule's `given`, and the Format bits of the documents that it is for. */
struct Given {
    jsonpath::Path path;
    int formats = AnyFormat;
};

/** A rule that a ruleset defines with paths and functions. */
struct CustomRule {
    QString id = {};
    QString description = {};
    /** The message of a problem, which can contain `{{error}}` and similar marks. Empty: the description or, without
     * one, the function's error. */
    QString message = {};
    base::Severity severity = base::Severity::Warning;
    bool isOn = true;
    bool isResolved = true; ///< The paths and functions follow references.
    int formats = AnyFormat;
    QList<Given> given = {};
    QList<FunctionCall> then = {};
};

} // namespace lint
