#include "basiccredentials.h"

namespace http {

QByteArray makeBasicCredentials(QByteArrayView username, QByteArrayView password)
{
    QByteArray pair;
    pair.reserve(username.size() + 1 + password.size());
    pair.append(username).append(':').append(password);
    return QByteArrayLiteral("Basic ") + pair.toBase64();
}

base::Result<BasicCredentials, BasicFailure> splitBasicCredentials(QByteArrayView fieldValue)
{
    constexpr QByteArrayView scheme("basic");
    if (fieldValue.size() < scheme.size() || fieldValue.first(scheme.size()).compare(scheme, Qt::CaseInsensitive) != 0)
        return BasicFailure::OtherScheme;
    const QByteArrayView rest = fieldValue.sliced(scheme.size());
    if (!rest.isEmpty() && !rest.startsWith(' '))
        return BasicFailure::OtherScheme;
    const auto decoded = QByteArray::fromBase64Encoding(rest.trimmed().toByteArray(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    const qsizetype colon = decoded ? decoded.decoded.indexOf(':') : -1;
    if (colon < 0)
        return BasicFailure::Malformed;
    return BasicCredentials{decoded.decoded.first(colon), decoded.decoded.sliced(colon + 1)};
}

} // namespace http
