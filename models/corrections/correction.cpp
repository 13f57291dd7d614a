#include "correction.h"

namespace corrections {

base::Result<void> apply(document::Document &document, const Correction &correction, const QString &step)
{
    if (!correction.isOffered())
        return base::Error{base::ErrorCode::Unsupported, {}};
    const document::Document::Step named(document, step);
    return document.apply(correction.before, correction.edit);
}

} // namespace corrections
