#include "basiccredentials.h"

namespace http {

std::optional<QByteArray> controlCharacter(QByteArrayView credential)
{
    constexpr int space = 0x20;
    constexpr int firstAbove = 0x7f;
    constexpr int lastAbove = 0x9f;
    for (qsizetype at = 0; at < credential.size(); ++at) {
        int code = static_cast<unsigned char>(credential[at]);
        // The first byte of U+0080 to U+00BF in UTF-8. Another byte after it is a character of its own.
        if (code == 0xc2 && at + 1 < credential.size() && (credential[at + 1] & 0xc0) == 0x80)
            code = static_cast<unsigned char>(credential[++at]);
        else if (code > firstAbove)
            continue;
        if (code < space || (code >= firstAbove && code <= lastAbove))
            return QByteArray::number(code, 16).rightJustified(4, '0');
    }
    return std::nullopt;
}

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
    if (colon < 0 || controlCharacter(decoded.decoded))
        return BasicFailure::Malformed;
    return BasicCredentials{decoded.decoded.first(colon), decoded.decoded.sliced(colon + 1)};
}

} // namespace http
