#pragma once

#include <QString>

namespace operationgrid {

/** Why the value of a cell is wrong, or why a text can't be the new text of a cell. */
struct Fault {
    enum class Kind : quint8 {
        UsedOperationId, ///< Another operation has the operationId. Argument: the operationId.
        UnknownScheme,   ///< The document does not define the security scheme. Argument: its name.
        NotAList,        ///< The text is no list of names separated by commas. Argument: the rest of the text.
        NotARequirement, ///< The text is no security requirement. Argument: the rest of the text.
        NotAFlag,        ///< The text is neither "true" nor "false". Argument: the text.
        NotAStatus,      ///< A name is no status of a response. Argument: the name.
        NeedsResponse,   ///< The version requires at least one response.
        HasLineBreak,    ///< A cell can't have a text of several lines.
        IsFixed,         ///< The column can't be edited.
        IsElsewhere,     ///< The operation is in another file.
        NotEditable,     ///< The value in the document has another form than the texts of the column.
    };
    Kind kind = Kind::NotEditable;
    QString argument;
    friend bool operator==(const Fault &, const Fault &) = default;
};

} // namespace operationgrid
