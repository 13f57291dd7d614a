#pragma once

#include <QString>

namespace lint {

/** The texts that replace the marks in the message of a custom rule. */
struct MessageParts {
    QString property;
    QString error;
    QString path;
    QString description;
    QString value;   ///< The checked value as text.
    QString printed; ///< The checked value as printed() writes it.
};

/** Returns a message of a custom rule with `{{error}}`, `{{property}}`, `{{path}}`, `{{description}}`, `{{value}}` and
 * `#{{print("property")}}` replaced by the texts in `parts`. */
[[nodiscard]] QString filledMessage(const QString &text, const MessageParts &parts);

} // namespace lint
