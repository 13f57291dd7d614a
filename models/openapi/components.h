#pragma once

#include "objecttype.h"
#include "snapshot.h"
#include "version.h"

namespace openapi {

/** A component of an OpenAPI document: an entry of a member of `components`. */
struct Component {
    QByteArray kind; ///< The member of `components` that has the component: `schemas`, `parameters` …
    QByteArray name;
    document::Pointer pointer;
    friend bool operator==(const Component &, const Component &) = default;
};

/** Returns the names of the members of `components`, `schemas` first. */
[[nodiscard]] const QList<QByteArray> &componentKinds();

/** Returns the name of the member of `components` for objects of a kind, or an empty name if they cannot be components
 * in this version. */
[[nodiscard]] QByteArray componentSection(specification::ObjectKind kind, specification::Version version);

/** Returns a valid name for a component, as close as possible to the wanted one. */
[[nodiscard]] QByteArray componentName(const QByteArray &wanted);

/** Returns words as the name of a type: `BillingAddress` for `billing-address`. Letters with accents lose them, because
 * names of components have none. Empty if there is no letter or digit in the words. */
[[nodiscard]] QByteArray typeName(const QByteArray &words);

/** Returns all components of a document, grouped by kind, in document order. Vendor members are skipped. */
[[nodiscard]] QList<Component> components(const document::Snapshot &snapshot);

} // namespace openapi
