#pragma once

#include "value.h"

#include <QStringList>

namespace management {

/**
 * Compares a policy with the one that the server stored. Returns the JSON Pointers of the members of `sent` that differ
 * in `readBack` or are missing there. Numbers are compared by value; null, an empty array, an empty object and a
 * missing member are equal. Members that the server added are ignored.
 */
[[nodiscard]] QStringList differences(const document::Value &sent, const document::Value &readBack);

} // namespace management
