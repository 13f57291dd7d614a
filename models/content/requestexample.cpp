#include "requestexample.h"

#include "parameters.h"
#include "referenceresolver.h"
#include "security.h"

#include <QUrl>

namespace content {

using document::Node;

namespace {

/** The value of a parameter that is required and suggests no value. */
QByteArray valueOf(openapi::ReferenceResolver &resolver, const openapi::Parameter &parameter)
{
    const QString suggested = openapi::suggestedValue(resolver, parameter);
    const bool isRequired = parameter.node.member("required").toBool();
    return suggested.isEmpty() && isRequired ? QByteArray("value") : suggested.toUtf8();
}

QByteArray encoded(const QByteArray &text)
{
    return QUrl::toPercentEncoding(QString::fromUtf8(text));
}

/** Where a scheme puts its credentials. */
void addCredentials(RequestExample &request, QByteArray &query, const QByteArray &name, const Node &scheme)
{
    const QByteArray placeholder = placeholderOf(name);
    const QString type = scheme.member("type").text();
    if (type == u"apiKey") {
        const QByteArray key = scheme.member("name").bytes();
        if (scheme.member("in").text() == u"query")
            query += '&' + encoded(key) + '=' + placeholder;
        else if (scheme.member("in").text() == u"cookie")
            request.head.headers.append({"Cookie", key + '=' + placeholder});
        else
            request.head.headers.append({key, placeholder});
    } else if (type == u"http" && scheme.member("scheme").text().compare(u"basic", Qt::CaseInsensitive) == 0) {
        request.head.headers.append({"Authorization", "Basic " + placeholder});
    } else if (type == u"http" || type == u"oauth2" || type == u"openIdConnect") {
        request.head.headers.append({"Authorization", "Bearer " + placeholder});
    }
}

void addSecurity(RequestExample &request, QByteArray &query, openapi::ReferenceResolver &resolver, const QString &api,
                 const openapi::Place &operation)
{
    const openapi::SecurityRequirements security = openapi::securityOf(resolver, api, operation);
    if (!security.needsCredentials() || security.alternatives.isEmpty())
        return;
    for (const openapi::RequiredScheme &scheme : security.alternatives.first()) {
        request.schemes.append(scheme.name);
        const document::Pointer place{"components", "securitySchemes", scheme.name};
        addCredentials(request, query, scheme.name, resolver.resolve(openapi::Place{api, place}).node);
    }
}

/** The first server of the API, without a slash at its end. Variables have their default values. */
QByteArray serverOf(const openapi::ReferenceResolver &resolver, const QString &api)
{
    const auto text = resolver.textOf(api);
    const Node server = text ? text->at({"servers", "0"}) : Node();
    QString url = server.member("url").text();
    const Node variables = server.member("variables");
    for (qsizetype i = 0; variables.isMapping() && i < variables.childCount(); ++i)
        url.replace(u'{' + QString::fromUtf8(variables.keyAt(i)) + u'}',
                    variables.childAt(i).resolved().member("default").text());
    while (url.endsWith(u'/'))
        url.chop(1);
    return url.toUtf8();
}

} // namespace

QByteArray placeholderOf(const QByteArray &scheme)
{
    QByteArray name = "$";
    for (const char each : scheme)
        name += isalnum(static_cast<unsigned char>(each)) ? each : '_';
    return name;
}

RequestExample requestExample(openapi::ReferenceResolver &resolver, const QString &api, const openapi::Place &operation,
                              const QByteArray &path, const QByteArray &method, const QByteArray &bodyType,
                              const QByteArray &acceptedType)
{
    RequestExample request;
    const QList<openapi::Parameter> parameters = openapi::parametersOf(resolver, operation);
    QByteArray query;
    request.head.method = method.toUpper();
    for (const openapi::Parameter &parameter : parameters) {
        const QByteArray value = valueOf(resolver, parameter);
        if (value.isEmpty())
            continue;
        if (parameter.location == u"query")
            query += '&' + encoded(parameter.name) + '=' + encoded(value);
        else if (parameter.location == u"header")
            request.head.headers.append({parameter.name, value});
        else if (parameter.location == u"cookie")
            request.head.headers.append({"Cookie", parameter.name + '=' + value});
    }
    addSecurity(request, query, resolver, api, operation);
    if (!acceptedType.isEmpty())
        request.head.headers.append({"Accept", acceptedType});
    if (!bodyType.isEmpty())
        request.head.headers.append({"Content-Type", bodyType});
    const QByteArray filled = openapi::filledPath(path, openapi::pathSegments(resolver, parameters), u"value"_qs)
                                  .toUtf8();
    request.head.target = filled + (query.isEmpty() ? QByteArray() : '?' + query.mid(1));
    request.url = serverOf(resolver, api) + request.head.target;
    return request;
}

} // namespace content
