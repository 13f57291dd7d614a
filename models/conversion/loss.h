#pragma once

#include "pointer.h"

#include <QStringList>

namespace conversion {

/** Something that a conversion to another version of OpenAPI could not keep as it was. The comment at each kind lists
 * the arguments of such a loss in their order. */
struct Loss {
    enum class Kind : quint8 {
        Removed,     ///< A field was removed, because the version has no equivalent. Argument: field.
        NoEffect,    ///< A field was removed: it had no effect. Argument: field.
        SaysDefault, ///< A field was removed, because its value is the default. Argument: field.
        Taken,       ///< A field was removed: its extension is there already. Arguments: field, extension.
        Renamed,     ///< A field was renamed to an extension. Arguments: field, extension.
        Replaced,    ///< A field was replaced by something with nearly the same meaning. Arguments: field, replacement.
        Added,       ///< A field was added, because the version requires it. Argument: field.
        TakesEffect, ///< A field that had no meaning has one in the new version. Argument: field.
        NotConverted, ///< A field can't be edited, for example in an alias. Argument: field.
        OtherFile,    ///< A reference to another file stays as it is. Argument: reference.
        NoTarget,     ///< A reference leads to something that was removed. Argument: reference.
    };
    Kind kind = Kind::Removed;
    document::Pointer pointer; ///< The place, in the document before the conversion.
    QStringList arguments;
};

/** Returns the untranslated sentence (context "Conversion") for a kind of loss, with %1 and %2 for the arguments. */
[[nodiscard]] const char *messageOf(Loss::Kind kind);

} // namespace conversion
