#include "documentationcases.h"

namespace support {

namespace {

const QByteArrayList In30{"3.0.3"};
const QByteArrayList From31{"3.1.0", "3.2.0"};

/** An operation with these requirements, and security schemes. */
QByteArray securedBy(const QByteArray &security)
{
    return operationOf("security: [" + security + "]") + R"(components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X}
    basic: {type: http, scheme: basic}
    sign: {type: openIdConnect, openIdConnectUrl: https://sign.test/}
    alias: {$ref: '#/components/securitySchemes/oauth'}
    oauth:
      type: oauth2
      flows:
        x-note: {scopes: {note: d}}
        clientCredentials: {tokenUrl: https://sign.test/, scopes: {read: d}}
        authorizationCode: {tokenUrl: https://sign.test/, authorizationUrl: https://sign.test/, scopes: {write: d}}
)";
}

const char *SecurityDefined = "oas3-operation-security-defined";

QList<StyleCase> securityCases()
{
    return {
        {"an unknown scope", SecurityDefined, securedBy("{oauth: [read, delete]}"), "/paths/~1a/get/security/0/oauth/1",
         "delete"},
        {"an extension of the flows", SecurityDefined, securedBy("{oauth: [note]}"),
         "/paths/~1a/get/security/0/oauth/0", "note"},
        {"an unknown scope of an alternative", SecurityDefined, securedBy("{oauth: [read]}, {key: [], oauth: [other]}"),
         "/paths/~1a/get/security/1/oauth/0", "other"},
        {"an unknown scope by a reference", SecurityDefined, securedBy("{alias: [read, delete]}"),
         "/paths/~1a/get/security/0/alias/1", "delete"},
        {"an unknown scope of the document", SecurityDefined, securedBy("") + "security: [{oauth: [delete]}]\n",
         "/security/0/oauth/0", "delete"},
        {"roles of a key", SecurityDefined, securedBy("{key: [admin]}"), "/paths/~1a/get/security/0/key", "[admin]",
         In30},
        {"roles of HTTP authentication", SecurityDefined, securedBy("{basic: [admin]}"),
         "/paths/~1a/get/security/0/basic", "[admin]", In30},
    };
}

QList<StyleCase> silentSecurityCases()
{
    return {
        {"scopes of two flows", SecurityDefined, securedBy("{oauth: [read, write]}")},
        {"no scopes", SecurityDefined, securedBy("{oauth: []}, {key: []}, {basic: []}, {sign: []}, {}")},
        {"scopes by a reference", SecurityDefined, securedBy("{alias: [read]}")},
        {"scopes that are found out", SecurityDefined, securedBy("{sign: [openid, other]}")},
        {"roles", SecurityDefined, securedBy("{key: [admin], basic: [admin]}"), "", {}, From31},
    };
}

} // namespace

QList<StyleCase> specificationCases()
{
    return securityCases();
}

QList<StyleCase> silentSpecificationCases()
{
    return silentSecurityCases();
}

} // namespace support
