#pragma once

#include "ssoprofile.h"

namespace support {

/** Three profiles in two groups. */
inline management::SsoProfileList sampleProfiles()
{
    const auto made = [](const char *id, const char *name, const char *action, const char *provider, const char *login,
                         const char *redirect) {
        management::SsoProfile profile;
        profile.id = QString::fromUtf8(id);
        profile.name = QString::fromUtf8(name);
        profile.actionType = QString::fromUtf8(action);
        profile.providerType = QString::fromUtf8(provider);
        profile.loginUrl = QString::fromUtf8(login);
        profile.redirectUrl = QString::fromUtf8(redirect);
        profile.updatedAt = u"2026-05-30 14:07"_qs;
        profile.updatedBy = u"kim@example.com"_qs;
        profile.raw = document::Value::object(
            {{"ID", document::Value::string(profile.id)}, {"OrgID", document::Value::string(QByteArray("5e9d"))}});
        return profile;
    };
    return {{{made("ldap-staff", "Staff directory", "GenerateOrLoginDeveloperProfile", "LDAP",
                   "https://portal.example.com/sso/ldap-staff", "https://portal.example.com/home"),
              made("social", "Social login", "GenerateOrLoginDeveloperProfile", "SocialProvider",
                   "https://portal.example.com/sso/social", "javascript:alert(1)")},
             {made("partner", "Partner OpenID", "GenerateOrLoginUserProfile", "openid-connect",
                   "https://portal.example.com/sso/partner", "")}}};
}

} // namespace support
