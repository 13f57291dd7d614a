#pragma once

#include "comparer.h"

namespace difference {

/** The names of a header in both descriptions; empty for parameters, which have their names themselves. */
struct HeaderNames {
    QByteArray before;
    QByteArray now;
};

/** The rules for a parameter or header whose value is written in another way. */
struct WritingRules {
    const ChangeRule &style;
    const ChangeRule &content;
    const ChangeRule *allowReserved; ///< Null for headers, which do not have it.
};

/** Compares how the values of a parameter or header are written, and their schemas. */
void compareWrittenValues(const Comparer &comparer, SchemaContext context, const Places &places,
                          const HeaderNames &names, const WritingRules &rules);

} // namespace difference
