#pragma once

#include "diagnostic.h"
#include "pointer.h"

#include <QStringList>

namespace specification {

/** How a document differs from the structure that the specification requires. The comment at each value lists the
 * arguments of such a violation in their order. */
enum class Fault : quint8 {
    Missing,        ///< A required field is missing. Arguments: field, object.
    Unknown,        ///< The object has no such field. Arguments: field, object.
    LaterVersion,   ///< Only later versions have the field. Arguments: field, first version.
    EarlierVersion, ///< Only earlier versions have the field. Arguments: field, last version.
    NoReference,    ///< A Reference Object is not allowed. Argument: object.
    NotText,        ///< The value is not a text. Argument: field.
    NotBoolean,     ///< The value is not a boolean. Argument: field.
    NotNumber,      ///< The value is not a number. Argument: field.
    NotCount,       ///< The value is not a whole number from 0 on. Argument: field.
    NotObject,      ///< The value is not an object. Argument: field.
    NotList,        ///< The value is not a list. Argument: field.
    EmptyList,      ///< A list that needs an item is empty. Argument: field.
    Repeated,       ///< A list has a value twice. Arguments: field, value.
    NotPositive,    ///< The number is not greater than 0. Argument: field.
    WrongValue,     ///< The text is none of the allowed values. Arguments: field, allowed values.
    NotUrl,         ///< The text is not a URL. Argument: field.
    NotEmail,       ///< The text is not an e-mail address. Argument: field.
    WrongPath,      ///< The key is not a path. Argument: key.
    WrongStatus,    ///< The key is not a status code. Argument: key.
    WrongComponent, ///< The key is not a valid name of a component. Argument: key.
    WrongMethod,    ///< The key is not a method for this object. Argument: key.
    WrongHeader,    ///< The key or name is not that of a header field. Argument: name.
    NotTogether,    ///< Two fields exclude each other. Arguments: field, other field.
    NoneOf,         ///< None of the fields exists, and one is needed. Arguments: fields, object.
    NeedsOther,     ///< The value of another field requires the field. Arguments: field, other field, its value.
    OnlyWith,       ///< The field needs a value of another field. Arguments: field, other field, its values.
    NotWith,        ///< The value of another field excludes the field. Arguments: field, other field, its value.
    NoEntry,        ///< The object has no entry, and needs one. Argument: object.
    NotOneEntry,    ///< The map does not have exactly one entry. Argument: field.
};

/** A violation of the specification's table at a place of a document. */
struct Violation {
    Fault fault = Fault::Unknown;
    document::Pointer pointer;
    base::Span span;
    QStringList arguments; ///< The arguments that the comment at the value of Fault lists.
};

/** Returns the word by which the rule oas3-schema has the sentence for a fault, such as "missing-field". */
[[nodiscard]] QString wordOf(Fault fault);

} // namespace specification
