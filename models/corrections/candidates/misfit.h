#pragma once

#include "pointer.h"
#include "sampleoptions.h"
#include "value.h"

#include <optional>

namespace corrections {

/** A value of an exchange that does not fit its schema. */
struct Misfit {
    document::Value value; ///< The whole value of the parameter, header field or body.
    /** The values in other exchanges at the place that the finding is about. */
    QList<document::Value> others = {};
    bool areTexts = false; ///< Strings are texts of a parameter, header field or form, which can mean numbers.
    bool isSecret = false; ///< The name of what has the value is that of a secret.
    QByteArray name = {};  ///< The name of the parameter or header field; empty for a body.
    schema::Direction direction = schema::Direction::Request;
};

/** Returns the value at a place in a value, or std::nullopt if there is none. */
[[nodiscard]] std::optional<document::Value> valueAt(const document::Value &value, const document::Pointer &place);
/** Returns true if a name on the way to a place in a value is that of a secret. */
[[nodiscard]] bool isSecretPlace(const document::Pointer &place);
/** Returns the last name on the way to a place in a value, or an empty text if all are indexes. */
[[nodiscard]] QByteArray innermostName(const document::Value &value, const document::Pointer &place);

} // namespace corrections
