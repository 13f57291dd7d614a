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
    QString reference; ///< "#/components/schemas/Book", "shared.yaml#/components/schemas/Book".
    QString name;      ///< "Book", "Book (shared.yaml)".
};

/**
 * References to the components of a kind, such as `schemas`: those of the definition, and after them those of the other
 * documents that `references` knows, if it is not null.
 */
[[nodiscard]] QList<ComponentReference> componentReferences(const workspace::OpenDefinition &definition,
                                                            const workspace::References *references,
                                                            const QByteArray &kind);

} // namespace designer
