#include "certificateid.h"

#include <algorithm>

namespace management {

namespace {

constexpr qsizetype organisationDigits = 24;
constexpr qsizetype fingerprintDigits = 64;

bool isHexadecimal(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
    });
}

} // namespace

CertificateId splitCertificateId(const QString &id)
{
    if (id.size() != organisationDigits + fingerprintDigits || !isHexadecimal(id))
        return {{}, id};
    return {id.left(organisationDigits), id.mid(organisationDigits)};
}

} // namespace management
