#include "mediatype.h"

namespace bodies {
namespace {

/** Returns the end of the parameter that begins at `at`: the next semicolon that is not in quotes. */
qsizetype endOfParameter(QByteArrayView value, qsizetype at)
{
    bool isQuoted = false;
    for (; at < value.size(); ++at) {
        if (isQuoted && value.at(at) == '\\')
            ++at;
        else if (value.at(at) == '"')
            isQuoted = !isQuoted;
        else if (value.at(at) == ';' && !isQuoted)
            break;
    }
    return qMin(at, value.size());
}

QByteArray unquoted(QByteArrayView text)
{
    if (!text.startsWith('"'))
        return text.toByteArray();
    QByteArray found;
    for (qsizetype at = 1; at < text.size() && text.at(at) != '"'; ++at) {
        if (text.at(at) == '\\' && at + 1 < text.size())
            ++at;
        found.append(text.at(at));
    }
    return found;
}

} // namespace

QByteArray mediaTypeName(QByteArrayView contentType)
{
    const qsizetype end = contentType.indexOf(';');
    return contentType.first(end < 0 ? contentType.size() : end).trimmed().toByteArray().toLower();
}

QByteArray parameterOf(QByteArrayView value, QByteArrayView name)
{
    for (qsizetype at = endOfParameter(value, 0); at < value.size();) {
        const qsizetype end = endOfParameter(value, at + 1);
        const QByteArrayView parameter = value.sliced(at + 1, end - at - 1).trimmed();
        const qsizetype equals = parameter.indexOf('=');
        if (equals > 0 && parameter.first(equals).trimmed().compare(name, Qt::CaseInsensitive) == 0)
            return unquoted(parameter.sliced(equals + 1).trimmed());
        at = end;
    }
    return {};
}

} // namespace bodies
