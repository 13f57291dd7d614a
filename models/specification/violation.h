#pragma once

#include "diagnostic.h"
#include "pointer.h"

#include <QStringList>

namespace specification {

/** How a document differs from the structure that the specification requires. */
enum class Fault : quint8 {
    Missing,        ///< field, object
    Unknown,        ///< field, object
    LaterVersion,   ///< field, first version
    EarlierVersion, ///< field, last version
    NoReference,    ///< object
    NotText,        ///< field
    NotBoolean,     ///< field
    NotNumber,      ///< field
    NotCount,       ///< field
    NotObject,      ///< field
    NotList,        ///< field
    EmptyList,      ///< field
    Repeated,       ///< field, value
    NotPositive,    ///< field
    WrongValue,     ///< field, allowed values
    NotUrl,         ///< field
    NotEmail,       ///< field
    WrongPath,      ///< key
    WrongStatus,    ///< key
    WrongComponent, ///< key
    WrongMethod,    ///< key
    NotTogether,    ///< field, other field
    NoneOf,         ///< fields, object
    NeedsOther,     ///< field, other field, its value
    OnlyWith,       ///< field, other field, its values
    NotWith,        ///< field, other field, its value
    NoEntry,        ///< object
    NotOneEntry,    ///< field
};

/** One violation of the table at its place. */
struct Violation {
    Fault fault = Fault::Unknown;
    document::Pointer pointer;
    base::Span span;
    QStringList arguments; ///< As the comment at the fault says.
};

/** The word by which the row of the rule oas3-schema has the sentence of a fault: "missing-field". */
[[nodiscard]] QString wordOf(Fault fault);

} // namespace specification
