#pragma once

#include "document.h"

namespace designer {

/**
 * Adds a schema component called `name` for the schema at `place`, and puts a reference to it there, in one undo step
 * with the translated name `step`. The component gets what is defined at the place; for a reference, it is a new
 * object. `address` is that of the document. Returns the place of the component. Errors: InvalidArgument if the name
 * can't be that of a component, AlreadyExists, and those of bundling::extractComponent().
 */
[[nodiscard]] base::Result<document::Pointer> addComponentFor(document::Document &document,
                                                              const document::Pointer &place, const QByteArray &name,
                                                              const QString &address, const QString &step);

/** Returns a translated sentence that says why addComponentFor() failed. */
[[nodiscard]] QString newComponentFailure(const base::Error &error);

} // namespace designer
