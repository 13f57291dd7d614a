#include "receivedrequest.h"

#include "conformancelimits.h"
#include "targettext.h"

namespace conformance {

ReceivedRequest takeApart(const http::RequestHead &head, const QList<PathValue> &path)
{
    ReceivedRequest request{.path = path, .query = {}, .pairs = {}, .cookies = {}, .headers = &head.headers};
    const http::TargetParts target = http::splitTarget(head.target);
    request.query = target.query.toByteArray();
    request.pairs = pairsOf(request.query);
    for (const QByteArray &cookies : head.headers.all("Cookie")) {
        for (ReceivedPair &cookie : pairsOf(cookies, ';')) {
            cookie.name = cookie.name.trimmed();
            request.cookies.append(cookie);
        }
    }
    return request;
}

QList<ReceivedPair> pairsOf(QByteArrayView text, char separator)
{
    QList<ReceivedPair> pairs;
    for (qsizetype from = 0; from <= text.size() && pairs.size() < MaximumPairs;) {
        qsizetype end = text.indexOf(separator, from);
        end = end < 0 ? text.size() : end;
        const QByteArrayView piece = text.sliced(from, end - from);
        const qsizetype equals = piece.indexOf('=');
        if (equals >= 0)
            pairs.append({piece.first(equals).toByteArray(), piece.sliced(equals + 1).toByteArray(), true});
        else if (!piece.isEmpty())
            pairs.append({piece.toByteArray(), {}, false});
        from = end + 1;
    }
    return pairs;
}

QByteArray decoded(const QByteArray &text, bool isQuery)
{
    if (!isQuery || !text.contains('+'))
        return text.contains('%') ? QByteArray::fromPercentEncoding(text) : text;
    return QByteArray::fromPercentEncoding(QByteArray(text).replace('+', ' '));
}

QByteArray decoded(const QByteArray &text, Decoding decoding)
{
    return decoding == Decoding::None ? text : decoded(text, decoding == Decoding::Query);
}

} // namespace conformance
