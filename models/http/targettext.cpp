#include "targettext.h"

namespace http {

namespace {

bool startsWithoutCase(QByteArrayView text, QByteArrayView prefix)
{
    return text.size() >= prefix.size() && text.first(prefix.size()).compare(prefix, Qt::CaseInsensitive) == 0;
}

qsizetype schemeLength(QByteArrayView target)
{
    for (const QByteArrayView scheme : {QByteArrayView("http://"), QByteArrayView("https://")}) {
        if (startsWithoutCase(target, scheme))
            return scheme.size();
    }
    return 0;
}

qsizetype endOfAuthority(QByteArrayView target, qsizetype from)
{
    for (qsizetype at = from; at < target.size(); ++at) {
        if (target[at] == '/' || target[at] == '?')
            return at;
    }
    return target.size();
}

} // namespace

bool isAbsoluteForm(QByteArrayView target)
{
    return schemeLength(target) > 0;
}

QByteArrayView authorityOf(QByteArrayView target)
{
    const qsizetype from = schemeLength(target);
    return from == 0 ? QByteArrayView() : target.sliced(from, endOfAuthority(target, from) - from);
}

TargetParts splitTarget(QByteArrayView target)
{
    if (const qsizetype from = schemeLength(target); from > 0)
        target = target.sliced(endOfAuthority(target, from));
    const qsizetype mark = target.indexOf('?');
    QByteArrayView path = mark < 0 ? target : target.first(mark);
    if (path.isEmpty())
        path = "/"; // RFC 9112 §3.2.1: an empty path is sent as "/".
    return {path, mark < 0 ? QByteArrayView() : target.sliced(mark + 1), mark >= 0};
}

QByteArrayView hostWithoutPort(QByteArrayView authority)
{
    if (authority.startsWith('[')) {
        const qsizetype end = authority.indexOf(']');
        return end < 0 ? authority : authority.first(end + 1);
    }
    const qsizetype colon = authority.indexOf(':');
    return colon < 0 ? authority : authority.first(colon);
}

QList<QByteArrayView> listMembers(QByteArrayView value)
{
    QList<QByteArrayView> members;
    eachListMember(value, [&members](QByteArrayView member) {
        members.append(member);
        return true;
    });
    return members;
}

} // namespace http
