#pragma once

#include "snapshot.h"

namespace openapi {

/** One entry of `components`. */
struct Component {
    QByteArray kind; ///< The member of `components` that it stands in: `schemas`, `parameters` …
    QByteArray name;
    document::Pointer pointer;
    friend bool operator==(const Component &, const Component &) = default;
};

/** The members of `components` that hold components, schemas first. */
[[nodiscard]] const QList<QByteArray> &componentKinds();

/** All components, kind by kind, each kind in the order of the text; vendor members are left out. */
[[nodiscard]] QList<Component> components(const document::Snapshot &snapshot);

} // namespace openapi
