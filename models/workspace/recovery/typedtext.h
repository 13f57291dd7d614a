#pragma once

#include <QList>
#include <QString>

namespace workspace {

/** A text in a control that the document does not have yet, such as half of a name. */
struct TypedText {
    QString label; ///< Of the control.
    QString text;
    friend bool operator==(const TypedText &, const TypedText &) = default;
};

/** The texts with REDACTED in the place of secrets: of a whole text if the label is the name of a secret. */
[[nodiscard]] QList<TypedText> withoutSecrets(QList<TypedText> typed);

} // namespace workspace
