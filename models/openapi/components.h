#pragma once

#include "snapshot.h"

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

/** All components, grouped by kind, in document order. Vendor members are skipped. */
[[nodiscard]] QList<Component> components(const document::Snapshot &snapshot);

} // namespace openapi
