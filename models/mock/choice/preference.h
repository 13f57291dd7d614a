#pragma once

#include "headerlist.h"

#include <optional>

namespace mock {

/** What a request prefers, from its `Prefer` fields. Source: RFC 7240. */
struct Preference {
    std::optional<int> code; ///< The status of the response, from 100 to 599.
    QByteArray example;      ///< The name of an example, or `none` for a value of the schema.
    bool isDynamic = false;  ///< Whether each response has other values.
    std::optional<quint32> seed;
};

/** Reads the preferences of a request. Others, and those with values that make no sense, are ignored. */
[[nodiscard]] Preference readPreference(const http::HeaderList &headers);

} // namespace mock
