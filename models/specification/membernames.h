#pragma once

#include <QByteArrayView>

namespace specification {

/** What the value of a member with a certain name can be in the objects of OpenAPI that have such a member. */
struct MemberContent {
    bool isMapOfNames = false; ///< A mapping whose keys are names that the author chose: `properties`, `responses`.
    bool isData = false; ///< Literal data, which OpenAPI does not interpret: `example`, `enum`, the list `examples`.
};

/** Returns what the values of members called `name` can be, from the specification's table without the gateway
 * extension. It is for readers of a document that do not know which object a mapping is. */
[[nodiscard]] MemberContent contentOf(QByteArrayView name);

} // namespace specification
