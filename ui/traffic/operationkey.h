#pragma once

#include "opendefinition.h"

#include <QPointer>

namespace traffic {

/** An operation of an open definition. */
struct OperationKey {
    QPointer<workspace::OpenDefinition> definition; ///< Null if no operation is meant, or the definition was closed.
    QByteArray path;                                ///< The key of the path item in `paths`.
    QByteArray method; ///< The method as the document has it: `get`, or a key of `additionalOperations`.

    [[nodiscard]] bool isNull() const { return definition.isNull(); }
    friend bool operator==(const OperationKey &, const OperationKey &) = default;
};

} // namespace traffic
