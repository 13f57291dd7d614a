#pragma once

#include "value.h"

#include <QStringList>

namespace management {

/**
 * JSON Pointers of the members of `sent` that came back different or not at all, in the order sent. Numbers compare by
 * value; null, an empty array, an empty object and a missing member are the same nothing. What the server added is no
 * difference.
 */
[[nodiscard]] QStringList differences(const document::Value &sent, const document::Value &readBack);

} // namespace management
