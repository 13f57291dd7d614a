#pragma once

#include "pointer.h"

#include <QList>
#include <QString>

namespace workspace {
class OpenDefinition;
class References;
} // namespace workspace

namespace designer {

/** A component that a definition can refer to. */
struct ComponentReference {
    QString reference; ///< The value of `$ref`, such as "#/components/schemas/Book" or
                       ///< "shared.yaml#/components/schemas/Book".
    QString name;      ///< The name that users see, such as "Book" or "Book (shared.yaml)".
};

/**
 * Returns the components of a kind, such as `schemas`, that a definition can refer to: its own and after them
 * those of the other documents that `references` knows.
 */
[[nodiscard]] QList<ComponentReference> componentReferences(const workspace::OpenDefinition &definition,
                                                            const workspace::References &references,
                                                            const QByteArray &kind);

} // namespace designer
