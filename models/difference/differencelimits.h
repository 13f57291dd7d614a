#pragma once

#include <QtGlobal>

namespace difference {

/** The limits of one comparison. What exceeds a limit gives a warning that it could not be compared. */
struct Limits {
    qsizetype changes = 100'000;    ///< The largest number of changes; the comparison ends after them.
    int schemaParts = 200;          ///< The largest number of schemas that apply to one value because of `allOf`.
    int depth = 100;                ///< The largest number of schemas inside one another.
    qint64 schemaPairs = 2'000'000; ///< The largest number of pairs of schemas that are compared.
    int properties = 10'000;        ///< The largest number of properties of one object.
    int branches = 500;             ///< The largest number of branches of one `oneOf` or `anyOf`.
    int enumValues = 20'000;        ///< The largest number of values of one `enum`.
    int examples = 1'000;           ///< The largest number of different changes for which an example is searched.
    /** The largest number of steps of the validations that search examples, see schema::Outcome::steps. One search
     * takes at most an eighth of those that are left, so that searches in vain leave steps for further changes. */
    qint64 exampleSteps = 450'000;
};

} // namespace difference
