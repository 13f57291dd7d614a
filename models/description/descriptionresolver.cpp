#include "descriptionresolver.h"

namespace description {

openapi::ReferenceResolver resolverOf(const Description &description)
{
    return {description.set(),
            [entry = description.entry()](const QString &address) -> std::optional<document::Snapshot> {
                return address == entry->address() ? std::optional(entry->snapshot()) : std::nullopt;
            }};
}

} // namespace description
