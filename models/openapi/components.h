#pragma once

#include "objecttype.h"
#include "snapshot.h"
#include "version.h"

namespace openapi {

/** An entry of `components`. */
struct Component {
    QByteArray kind; ///< The member of `components`: `schemas`, `parameters` …
    QByteArray name;
    document::Pointer pointer;
    friend bool operator==(const Component &, const Component &) = default;
};

/** The names of the members of `components`, schemas first. */
[[nodiscard]] const QList<QByteArray> &componentKinds();

/** The member of `components` for objects of a kind; empty if they cannot be components in that version. */
[[nodiscard]] QByteArray componentSection(specification::ObjectKind kind, specification::Version version);

/** A name that a component may have, as close as possible to the wanted one. */
[[nodiscard]] QByteArray componentName(const QByteArray &wanted);

/** All components, grouped by kind, in document order. Vendor members are skipped. */
[[nodiscard]] QList<Component> components(const document::Snapshot &snapshot);

} // namespace openapi
