#pragma once

#include <QString>

namespace lint {

/** What a message can name. */
struct MessageParts {
    QString property;
    QString error;
    QString path;
    QString description;
    QString value;   ///< As text.
    QString printed; ///< As printed() writes it.
};

/** A message with `{{error}}`, `{{property}}`, `{{path}}`, `{{description}}`, `{{value}}` and `#{{print("property")}}`
 * replaced. */
[[nodiscard]] QString filledMessage(const QString &text, const MessageParts &parts);

} // namespace lint
