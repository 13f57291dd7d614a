#include "knownvalues.h"

#include "reasonphrase.h"
#include "version.h"

namespace assist {

const QByteArrayList &knownMediaTypes()
{
    static const QByteArrayList list{"application/json",
                                     "application/problem+json",
                                     "application/xml",
                                     "application/x-www-form-urlencoded",
                                     "multipart/form-data",
                                     "text/plain",
                                     "text/html",
                                     "text/csv",
                                     "text/event-stream",
                                     "application/jsonl",
                                     "application/x-ndjson",
                                     "application/json-seq",
                                     "application/merge-patch+json",
                                     "application/json-patch+json",
                                     "application/octet-stream",
                                     "application/pdf",
                                     "application/zip",
                                     "image/png",
                                     "image/jpeg",
                                     "image/svg+xml",
                                     "multipart/mixed",
                                     "application/yaml",
                                     "*/*"};
    return list;
}

const QByteArrayList &knownHeaders()
{
    static const QByteArrayList list{"Location",
                                     "ETag",
                                     "Cache-Control",
                                     "Last-Modified",
                                     "Retry-After",
                                     "Link",
                                     "Content-Disposition",
                                     "Content-Language",
                                     "Set-Cookie",
                                     "RateLimit-Limit",
                                     "RateLimit-Remaining",
                                     "RateLimit-Reset",
                                     "X-Request-Id"};
    return list;
}

const QByteArrayList &knownFormats()
{
    static const QByteArrayList list{
        "date-time", "date",          "time",         "duration", "email",        "idn-email",
        "hostname",  "idn-hostname",  "ipv4",         "ipv6",     "uri",          "uri-reference",
        "iri",       "iri-reference", "uri-template", "uuid",     "json-pointer", "relative-json-pointer",
        "regex",     "int32",         "int64",        "float",    "double",       "password",
        "byte",      "binary"};
    return list;
}

const QByteArrayList &knownAuthenticationSchemes()
{
    static const QByteArrayList list{"basic", "bearer", "digest", "dpop", "hoba", "mutual", "negotiate", "vapid"};
    return list;
}

const QByteArrayList &knownFurtherMethods()
{
    static const QByteArrayList list{"CONNECT",   "COPY",  "LINK",   "LOCK",   "MKCOL",  "MOVE",  "PROPFIND",
                                     "PROPPATCH", "PURGE", "REPORT", "SEARCH", "UNLINK", "UNLOCK"};
    return list;
}

const QByteArrayList &knownLicenses()
{
    static const QByteArrayList list{"Apache-2.0",        "MIT",
                                     "BSD-2-Clause",      "BSD-3-Clause",
                                     "MPL-2.0",           "GPL-3.0-or-later",
                                     "LGPL-3.0-or-later", "AGPL-3.0-or-later",
                                     "CC-BY-4.0",         "CC0-1.0",
                                     "Unlicense"};
    return list;
}

const QByteArrayList &knownDialects()
{
    static const QByteArrayList list{
        "https://json-schema.org/draft/2020-12/schema", "https://spec.openapis.org/oas/3.1/dialect/base",
        "https://json-schema.org/draft/2019-09/schema", "http://json-schema.org/draft-07/schema#"};
    return list;
}

const QByteArrayList &knownVersions()
{
    static const QByteArrayList list = [] {
        QByteArrayList releases;
        for (const specification::VersionNames &known : specification::KnownVersions)
            releases.prepend(known.release);
        return releases;
    }();
    return list;
}

const QByteArrayList &knownTagKinds()
{
    static const QByteArrayList list{"nav", "badge", "audience"};
    return list;
}

const QByteArrayList &knownStatusKeys()
{
    static const QByteArrayList list = [] {
        QByteArrayList all{"default", "200", "201", "202", "204", "301", "302", "304", "400", "401", "403", "404",
                           "409",     "415", "422", "429", "500", "502", "503", "1XX", "2XX", "3XX", "4XX", "5XX"};
        for (int status = 100; status < 600; ++status) {
            const QByteArray code = QByteArray::number(status);
            if (!http::reasonPhrase(status).isEmpty() && !all.contains(code))
                all.append(code);
        }
        return all;
    }();
    return list;
}

} // namespace assist
