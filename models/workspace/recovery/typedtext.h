#pragma once

#include <QList>
#include <QString>

namespace workspace {

/** A text in a control that the document does not have yet, such as half of a name. */
struct TypedText {
    QString label; ///< The label of the control.
    QString text;
    friend bool operator==(const TypedText &, const TypedText &) = default;
};

/** Replaces secrets in the texts by REDACTED, and a whole text if its label is the name of a secret. */
[[nodiscard]] QList<TypedText> withoutSecrets(QList<TypedText> typed);

} // namespace workspace
