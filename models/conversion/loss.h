#pragma once

#include "pointer.h"

#include <QStringList>

namespace conversion {

/** Something that a conversion could not write as it was. */
struct Loss {
    enum class Kind : quint8 {
        Removed,      ///< field: it has no form in the version.
        NoEffect,     ///< field: it had no effect in the old version, and would have one now.
        SaysDefault,  ///< field: its value is what the field's absence says.
        Renamed,      ///< field, its new name, which is an extension.
        Replaced,     ///< field, what says nearly the same.
        Added,        ///< field that the version requires.
        NotConverted, ///< field: the document can't be edited there, for example in an alias.
        OtherFile,    ///< reference to another file, which stays as it is.
    };
    Kind kind = Kind::Removed;
    document::Pointer pointer; ///< In the document before the step of the conversion that lost it.
    QStringList arguments;
};

/** The untranslated sentence (context "Conversion") with %1 and %2 for the arguments. */
[[nodiscard]] const char *messageOf(Loss::Kind kind);

} // namespace conversion
