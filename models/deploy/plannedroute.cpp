#include "plannedroute.h"

#include <algorithm>

namespace deploy {

std::optional<QByteArray> environmentVariable(const secrets::TextWithReferences &text)
{
    const secrets::ReferenceScan &scan = text.scan();
    if (scan.references.size() != 1 || !scan.malformed.isEmpty())
        return std::nullopt;
    const secrets::SecretReference &reference = scan.references.constFirst();
    const bool isWhole = reference.start == 0 && reference.length == text.text().revealText().size();
    if (reference.store != secrets::Store::Environment || !isWhole)
        return std::nullopt;
    return reference.path.toLatin1();
}

QByteArray PlannedRoute::sentPrefix() const
{
    return stripsListenPath ? upstream.basePath : upstream.basePath + listenPath;
}

QByteArray PlannedRoute::sentForListenPath() const
{
    const QByteArray path = sentPrefix();
    return path.isEmpty() ? QByteArrayLiteral("/") : path;
}

bool isPlainPathByte(char c)
{
    const bool isLetterOrDigit = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    return isLetterOrDigit || (c != '\0' && QByteArrayView("-._~$&+,;=:@").contains(c));
}

bool isPlainPath(QByteArrayView path)
{
    if (!path.startsWith('/'))
        return false;
    qsizetype from = 1;
    while (from < path.size()) {
        qsizetype end = path.indexOf('/', from);
        if (end < 0)
            end = path.size();
        const QByteArrayView segment = path.sliced(from, end - from);
        if (segment.isEmpty() || segment == "." || segment == ".." ||
            !std::all_of(segment.begin(), segment.end(), isPlainPathByte))
            return false;
        from = end + 1;
    }
    return true;
}

} // namespace deploy
