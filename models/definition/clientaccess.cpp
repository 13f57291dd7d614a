#include "clientaccess.h"

#include "members.h"

#include <algorithm>

namespace definition {

bool ClientAccess::checks(QByteArrayView scheme) const
{
    return !hasSchemes || std::any_of(schemes.begin(), schemes.end(), [scheme](const ClientScheme &each) {
        return each.isEnabled && each.name == scheme;
    });
}

ClientAccess clientAccess(const DefinitionView &view)
{
    ClientAccess access;
    const Field<bool> enabled = view.flagField(fields::clientAuthenticationEnabled());
    access.isEnabled = enabled.value;
    access.enabled = enabled.pointer;
    const Field<bool> certificates = view.flagField(fields::clientCertificates().parent().child("enabled"));
    access.needsCertificate = certificates.value;
    using State = Field<bool>::State;
    access.isReadable = enabled.state != State::WrongType && certificates.state != State::WrongType;
    const document::Pointer place = view.extension() / fields::clientSecuritySchemes();
    const document::Node schemes = view.snapshot().at(place);
    access.hasSchemes = schemes.exists();
    for (const document::Member &scheme : membersOf(schemes))
        access.schemes.append({scheme.key, scheme.value.member("enabled").toBool(), place / scheme.key});
    return access;
}

} // namespace definition
