#include "secretplaces.h"

#include "requestvalue.h"
#include "secretnames.h"
#include "secretreference.h"
#include "secrettext.h"
#include "secretwords.h"

namespace savedrequests {

using document::Pointer;
using document::Value;

namespace {

/** True if a value with this name in this location is a secret, by the rules of redaction. */
bool isSecretKey(const requests::ParameterKey &key)
{
    if (key.in == "header")
        return traffic::isSecretRequestField(key.name, {}) || base::isSecretName(key.name);
    if (key.in == "cookie" || key.in == "path")
        return base::isSecretName(key.name);
    return base::isSecretParameter(key.name) || base::isSecretName(key.name);
}

bool isSecretMember(const QByteArray &name)
{
    return traffic::isSecretMember(name) || base::isSecretName(name);
}

/** An empty value, a boolean or null is no secret. */
bool canBeSecret(const Value &value)
{
    return (value.isString() || value.type() == Value::Type::Number) && !value.bytes().isEmpty();
}

/** The whole text as one reference. */
bool isReference(const Value &value)
{
    const QString text = value.text();
    const secrets::ReferenceScan scan = secrets::scanReferences(text);
    return value.isString() && scan.malformed.isEmpty() && scan.references.size() == 1 &&
           scan.references.first().length == text.size();
}

void search(const Value &value, const QString &name, bool isSecret, const Pointer &place, QList<SecretPlace> &found)
{
    if (markerOf(value))
        return;
    const bool isShown = value.isString() && !secrets::scanText(value.bytes()).secrets.isEmpty();
    if (canBeSecret(value) && (isSecret || isShown))
        found.append({name, place});
    for (qsizetype i = 0; i < value.items().size(); ++i)
        search(value.items().at(i), name, isSecret, place.child(i), found);
    for (const Value::Member &member : value.members()) {
        const bool isSecretOne = isSecretMember(member.first) || (isSecret && member.second.isContainer()) ||
                                 base::isSecretCollection(member.first);
        search(member.second, QString::fromUtf8(member.first), isSecretOne, place.child(member.first), found);
    }
}

Value marked(const Value &value, bool isSecret)
{
    if (isSecret && isReference(value))
        return secretMarker(value.text());
    if (value.type() == Value::Type::Array) {
        QList<Value> items;
        for (const Value &item : value.items())
            items.append(marked(item, isSecret));
        return Value::array(items);
    }
    if (value.type() != Value::Type::Object || markerOf(value))
        return value;
    QList<Value::Member> members;
    for (const Value::Member &member : value.members())
        members.append({member.first, marked(member.second, isSecretMember(member.first))});
    return Value::object(members);
}

} // namespace

QList<SecretPlace> secretsIn(const SavedRequest &request)
{
    QList<SecretPlace> found;
    for (const SavedParameter &parameter : request.parameters)
        search(parameter.value, QString::fromUtf8(parameter.key.name), isSecretKey(parameter.key),
               {"parameters", parameter.key.in, parameter.key.name}, found);
    if (request.body)
        search(*request.body, QStringLiteral("body"), false, {"body"}, found);
    if (request.bodyText && !secrets::secretsInText(*request.bodyText).isEmpty())
        found.append({QStringLiteral("bodyText"), {"bodyText"}});
    if (request.bodyText) {
        QList<SecretPlace> inJson;
        if (const auto json = Value::fromJson(*request.bodyText))
            search(*json, QStringLiteral("bodyText"), false, {"bodyText"}, inJson);
        if (!inJson.isEmpty() && found.isEmpty())
            found.append({inJson.first().name, {"bodyText"}});
    }
    for (const SavedCredential &credential : request.credentials)
        search(credential.value, QString::fromUtf8(credential.scheme), true, {"security", credential.scheme}, found);
    return found;
}

SavedRequest withMarkers(SavedRequest request)
{
    for (SavedParameter &parameter : request.parameters)
        parameter.value = marked(parameter.value, isSecretKey(parameter.key));
    if (request.body)
        request.body = marked(*request.body, false);
    return request;
}

} // namespace savedrequests
