#include "samplepaths.h"

#include "operations.h"
#include "parameters.h"

namespace contract {

namespace {

/** Values that patterns for segments distinguish: numbers, words, UUIDs. */
constexpr const char *SampleSegments[] = {"1", "a", "3fa85f64-5717-4562-b3fc-2c963f66afa6"};

} // namespace

QStringList samplePaths(openapi::ReferenceResolver &resolver, const OperationPlace &operation)
{
    if (openapi::templateNames(operation.path).isEmpty())
        return {QString::fromUtf8(operation.path)};
    const auto values = openapi::pathValues(resolver, openapi::parametersOf(resolver, operation.place));
    QStringList paths;
    for (const char *segment : SampleSegments) {
        const QString filled = openapi::filledPath(operation.path, values, QString::fromLatin1(segment));
        if (!paths.contains(filled))
            paths.append(filled);
    }
    return paths;
}

} // namespace contract
