#pragma once

#include "document.h"
#include "loss.h"
#include "movedplaces.h"

namespace conversion {

/** Limits of the work of a conversion of Swagger 2.0. If one is exceeded, the conversion fails with the error TooLarge,
 * whose detail is the place of what exceeds the limit. */
struct SwaggerLimits {
    /** The largest number of bytes, as JSON, of what is written more than once, for several media types or in several
     * operations. */
    qint64 copiedBytes = 16 * 1024 * 1024;
    /** The largest number of definitions, of all discriminators together, that are looked at to find those with another
     * name. */
    qsizetype discriminated = 200'000;
};

/** Returns true for a document of Swagger 2.0. */
[[nodiscard]] bool isSwagger(const document::Snapshot &snapshot);

/** Converts a document of Swagger 2.0 to OpenAPI 3.0. Aliases and merge keys are replaced by copies. Comments in
 * definitions, in mappings with a merge key, and in parameters and responses that change are lost. `address` is the
 * absolute path of the document's file, with which its references may name it; empty if it is not known. Returns where
 * the shared objects are afterwards. Error: TooLarge: aliases repeat too much, or a limit is exceeded. */
[[nodiscard]] base::Result<MovedPlaces> convertSwagger(document::Document &document, const QString &address,
                                                       QList<Loss> &losses, const SwaggerLimits &limits = {});

} // namespace conversion
