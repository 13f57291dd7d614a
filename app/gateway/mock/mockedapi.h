#pragma once

#include "mockapi.h"

#include <QString>

#include <memory>

namespace gateway {

/** A definition whose requests a mock answers. */
struct MockedApi {
    QString key; ///< Another one for each definition that is served.
    std::shared_ptr<const description::Description> description;
    mock::MockOptions options;
    friend bool operator==(const MockedApi &, const MockedApi &) = default;
};

} // namespace gateway
