#include "literal.h"

#include "secretreference.h"

namespace secrets {

bool isLiteral(QByteArrayView value)
{
    // All references have one of these.
    if (!value.contains("://") && !value.contains("$"))
        return !value.isEmpty();
    const QString text = QString::fromUtf8(value);
    const ReferenceScan scan = scanReferences(text);
    qsizetype covered = 0;
    for (const SecretReference &reference : scan.references)
        covered += reference.length;
    for (const MalformedReference &malformed : scan.malformed)
        covered += malformed.length;
    return covered < text.size();
}

} // namespace secrets
