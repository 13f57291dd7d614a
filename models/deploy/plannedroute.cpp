#include "plannedroute.h"

#include "listenpath.h"

#include <algorithm>

namespace deploy {

namespace {

constexpr char ReplacementCharacter[] = "\xef\xbf\xbd";

/** True for the bytes that listen paths contain only as escapes: routing::normalizedListenPath(). */
bool isEncoded(unsigned char byte)
{
    return byte >= 0x80 || byte == ' ' || byte == '"' || byte == '<' || byte == '>';
}

} // namespace

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

QByteArray PlannedRoute::sentFor(QByteArrayView path) const
{
    QByteArray rest = path.toByteArray();
    if (stripsListenPath)
        rest.remove(0, routing::ListenPath(listenPath).match(path).value_or(0));
    if (!rest.startsWith('/') && (upstream.basePath.isEmpty() || !rest.isEmpty()))
        rest.prepend('/');
    return upstream.basePath + rest;
}

std::optional<QByteArray> PlannedRoute::decodedListenPath() const
{
    QByteArray decoded;
    for (qsizetype at = 0; at < listenPath.size(); ++at) {
        if (listenPath.at(at) != '%') {
            decoded.append(listenPath.at(at));
            continue;
        }
        const QByteArray digits = listenPath.mid(at + 1, 2);
        bool isNumber = false;
        const auto byte = static_cast<unsigned char>(digits.toUShort(&isNumber, 16));
        if (digits.size() != 2 || !isNumber || !isEncoded(byte))
            return std::nullopt;
        decoded.append(static_cast<char>(byte));
        at += 2;
    }
    const bool isText = QString::fromUtf8(decoded).toUtf8() == decoded && !decoded.contains(ReplacementCharacter);
    const QByteArray framed = decoded + '/';
    const bool hasOddSegment = decoded.contains("//") || framed.contains("/./") || framed.contains("/../");
    if (!isText || hasOddSegment || (isLiteral() && (decoded.contains('?') || decoded.contains('#'))))
        return std::nullopt;
    return decoded;
}

bool PlannedRoute::hasSimpleParameters() const
{
    for (qsizetype open = listenPath.indexOf('{'); open >= 0; open = listenPath.indexOf('{', open + 1)) {
        if (listenPath.sliced(open, listenPath.indexOf('}', open) - open).contains(':'))
            return false;
    }
    return true;
}

bool isTriedBefore(const PlannedRoute &left, const PlannedRoute &right)
{
    return routing::ListenPath(left.listenPath).precedes(routing::ListenPath(right.listenPath));
}

bool isAddress(const routing::UpstreamTarget &target)
{
    const QString &host = target.host;
    return host.contains(u':') ||
           std::all_of(host.begin(), host.end(), [](QChar c) { return c == u'.' || c.isDigit(); });
}

bool isHopByHopName(const QByteArray &name)
{
    constexpr const char *names[] = {
        "Expect", "Keep-Alive", "Proxy-Authenticate", "Proxy-Authorization", "Proxy-Connection", "TE", "Upgrade"};
    return std::any_of(std::begin(names), std::end(names),
                       [&name](const char *each) { return name.compare(each, Qt::CaseInsensitive) == 0; });
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
