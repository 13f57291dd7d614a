#pragma once

#include "diagnostic.h"
#include "node.h"
#include "path.h"
#include "version.h"

namespace lint {

/** The kinds of documents that rules are for, as bits. formatBitOf() has the bit of each version of OpenAPI 3. */
enum Format : int {
    Oas2 = 1,
    OtherFormat = 2, ///< That this program does not lint.
    FirstOas3 = 4,
    AnyFormat = -1,
};

/** Returns the bit for documents of a version. */
[[nodiscard]] constexpr int formatBitOf(specification::Version version)
{
    return FirstOas3 << static_cast<int>(version);
}

/** A call of a function: one entry of `then`. */
struct FunctionCall {
    QString field;           ///< Of the value: `@key`, a JSONPath, or names with dots. Empty: the value itself.
    QList<QByteArray> names; ///< Of a field with dots: the member to take in each value.
    std::optional<jsonpath::Path> path; ///< Of a field that is a JSONPath.
    QByteArray function;                ///< A name that isKnownFunction() knows.
    document::Node options;             ///< `functionOptions`; missing if there are none.
};

/** A path of `given`. */
struct Given {
    jsonpath::Path path;
    int formats = AnyFormat;
};

/** A rule that a ruleset defines with paths and functions. */
struct CustomRule {
    QString id = {};
    QString description = {};
    QString message =
        {}; ///< With `{{error}}` and such. Empty: the description or, without one, what the function says.
    base::Severity severity = base::Severity::Warning;
    bool isOn = true;
    bool isResolved = true; ///< References are followed.
    int formats = AnyFormat;
    QList<Given> given = {};
    QList<FunctionCall> then = {};
};

} // namespace lint
