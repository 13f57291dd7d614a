#include "operationshape.h"

#include "nameguard.h"

namespace inference {

namespace {

template<typename Shape>
void mergeAll(std::map<QByteArray, Shape> &into, const std::map<QByteArray, Shape> &from)
{
    for (const auto &[name, shape] : from)
        into[name].merge(shape);
}

/** Removes the entries whose names are secrets of exchanges that came after them. Returns true if there were some. */
template<typename Shape>
bool removeSecrets(std::map<QByteArray, Shape> &shapes, const NameGuard &names)
{
    return std::erase_if(shapes, [&names](const auto &each) { return names.isKnownSecret(each.first); }) > 0;
}

void withholdSecretsIn(Contents &contents, const NameGuard &names)
{
    if (std::erase_if(contents, [&names](const auto &each) { return names.isKnownPart(each.first); }) > 0)
        contents.try_emplace(AnyMediaType.toByteArray());
    for (auto &[mediaType, content] : contents) {
        content.value.withholdSecrets(names);
        if (removeSecrets(content.fields, names))
            content.hasFurtherFields = true;
    }
}

} // namespace

void ParameterShape::merge(const ParameterShape &other)
{
    messages += other.messages;
    secrets += other.secrets;
    text.merge(other.text);
}

void FieldShape::merge(const FieldShape &other)
{
    forms += other.forms;
    text.merge(other.text);
    hasText = hasText || other.hasText;
    hasJson = hasJson || other.hasJson;
    isFile = isFile || other.isFile;
}

void ContentShape::merge(const ContentShape &other)
{
    hasValue = hasValue || other.hasValue;
    value.merge(other.value);
    forms += other.forms;
    for (const auto &[name, field] : other.fields) {
        if (fields.contains(name) || fields.size() < std::size_t(MaximumParameters))
            fields[name].merge(field);
        else
            hasFurtherFields = true;
    }
    hasFurtherFields = hasFurtherFields || other.hasFurtherFields;
}

void ResponseShape::merge(const ResponseShape &other)
{
    responses += other.responses;
    mergeAll(headers, other.headers);
    spellings.insert(other.spellings.begin(), other.spellings.end());
    mergeAll(contents, other.contents);
}

void OperationShape::merge(const OperationShape &other)
{
    requests += other.requests;
    mergeAll(query, other.query);
    mergeAll(headers, other.headers);
    spellings.insert(other.spellings.begin(), other.spellings.end());
    hasFurtherParameters = hasFurtherParameters || other.hasFurtherParameters;
    bodies += other.bodies;
    mergeAll(contents, other.contents);
    mergeAll(responses, other.responses);
    credentials.insert(other.credentials.begin(), other.credentials.end());
}

void OperationShape::withholdSecrets(const NameGuard &names)
{
    if (removeSecrets(query, names))
        hasFurtherParameters = true;
    removeSecrets(headers, names);
    withholdSecretsIn(contents, names);
    for (auto &[status, response] : responses) {
        removeSecrets(response.headers, names);
        withholdSecretsIn(response.contents, names);
    }
    std::set<CredentialSet> shown;
    for (CredentialSet set : credentials) {
        std::erase_if(set, [&names](const Credential &each) { return names.isKnownPart(each.name); });
        shown.insert(std::move(set));
    }
    credentials = std::move(shown);
}

std::set<CredentialSet> OperationShape::allCredentials() const
{
    CredentialSet ofAll;
    for (const auto &[name, header] : headers) {
        if (header.isCredential() && header.messages == requests)
            ofAll.insert({"apiKey", "header", name});
    }
    std::set<CredentialSet> sets;
    for (CredentialSet set : credentials) {
        set.insert(ofAll.begin(), ofAll.end());
        sets.insert(std::move(set));
    }
    return sets;
}

} // namespace inference
