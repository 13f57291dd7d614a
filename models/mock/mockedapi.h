#pragma once

#include "mockapi.h"

#include <memory>

namespace mock {

/** A definition that a gateway serves, and whose requests a mock answers. */
struct MockedApi {
    QByteArray key; ///< The normalized listen path of its route.
    std::shared_ptr<const description::Description> description;
    MockOptions options;
    friend bool operator==(const MockedApi &, const MockedApi &) = default;
};

} // namespace mock
