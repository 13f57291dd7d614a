#pragma once

#include <QByteArray>
#include <QList>

namespace bodies {

/** The fields of a form. */
struct FormFields {
    struct Field {
        QByteArray name;  ///< Decoded.
        QByteArray value; ///< Decoded.
        friend bool operator==(const Field &, const Field &) = default;
    };
    QList<Field> fields;
    bool isCut = false; ///< True if there are more than MaximumFields fields; `fields` has the first ones.
};

/** Reads a body of the type application/x-www-form-urlencoded. `+` is a space; a `%` that is not followed by two hex
 * digits stays. Source: URL Standard section 5.1 */
[[nodiscard]] FormFields readForm(QByteArrayView body);

} // namespace bodies
