#include "redact.h"

#include "barewords.h"
#include "curlsecrets.h"
#include "decodedbody.h"
#include "eventcontext.h"
#include "exchangesecrets.h"
#include "secretmembers.h"
#include "targettext.h"

#include <algorithm>

namespace traffic {

namespace {

using http::HeaderList;
using http::sameName;

/** `scheme://user:password@host` without the user info. */
QByteArray withoutUserInfo(QByteArrayView url)
{
    const qsizetype slashes = url.indexOf("://");
    if (slashes < 0 || !http::isAbsoluteForm(url))
        return url.toByteArray();
    const QByteArrayView authority = http::authorityOf(url);
    const qsizetype at = authority.lastIndexOf('@');
    if (at < 0)
        return url.toByteArray();
    return url.first(slashes + 3).toByteArray() + Redacted.toByteArray() + url.sliced(slashes + 3 + at).toByteArray();
}

/** In the query and in the fragment: some servers pass a token after the '#'. */
QByteArray withoutUrlParameters(QByteArrayView url, const QList<QByteArray> &names)
{
    if (const qsizetype hash = url.indexOf('#'); hash >= 0)
        return withoutUrlParameters(url.first(hash), names) + '#' +
               withoutSecretParameters(url.sliced(hash + 1), names);
    const qsizetype mark = url.indexOf('?');
    if (mark < 0)
        return url.toByteArray();
    return url.first(mark + 1).toByteArray() + withoutSecretParameters(url.sliced(mark + 1), names);
}

/** Replaces a body that can't be searched for secrets. Its sizes stay those of the body. */
http::Body withheld(const http::Body &body, const QByteArray &problem)
{
    http::Body out;
    out.bytes = "[The body is withheld because it may contain secrets: " + problem + ']';
    out.size = body.size;
    out.encodedSize = body.encodedSize;
    out.isIncomplete = true;
    return out;
}

/** Names of header fields that came from a reference. */
QList<QByteArray> namesWithSecrets(const Exchange &exchange)
{
    QList<QByteArray> names = exchange.secretHeaderNames;
    names.removeIf([&](const QByteArray &name) {
        return std::none_of(exchange.secrets.begin(), exchange.secrets.end(), [&](const secrets::Secret &secret) {
            return !secret.isEmpty() && name.contains(secret.reveal());
        });
    });
    return names;
}

/** The text that a curl command replaces by the variable of a secret value. Targets and names of header fields have no
 * such brackets.
 */
QByteArray textOf(const http::CurlSecret &variable, int number)
{
    return '<' + variable.variable + (number > 1 ? '#' + QByteArray::number(number) : QByteArray()) + '>';
}

/** The first number with which no text of a variable is in a request already, such as the element <TOKEN> in XML. */
int unusedNumber(const QList<http::CurlSecret> &variables, const Exchange &exchange)
{
    QByteArray sent = exchange.request.target + '\n' + exchange.requestBody.bytes.read();
    for (const HeaderList::Field &field : exchange.request.headers.fields())
        sent += '\n' + field.line();
    const auto isSent = [&sent](const QByteArray &text) { return sent.contains(text); };
    int number = 1;
    while (std::any_of(variables.begin(), variables.end(),
                       [&](const http::CurlSecret &one) { return isSent(textOf(one, number)); }))
        ++number;
    return number;
}

/** The variables of secrets, with the texts that mark them in one exchange. */
struct VariableTexts {
    QList<http::CurlSecret> variables;
    int number = 1; ///< See unusedNumber().

    /** The text of the variable with a value; empty if there is none. */
    [[nodiscard]] QByteArray operator()(QByteArrayView value) const
    {
        const auto found = std::find_if(variables.begin(), variables.end(),
                                        [value](const http::CurlSecret &one) { return one.value == value; });
        return found == variables.end() ? QByteArray() : textOf(*found, number);
    }
};

/** A redacted target with the texts of variables in place of the parameters that are secret in the `recorded` one. */
QByteArray targetWithVariables(const QByteArray &redacted, const QByteArray &recorded,
                               const QList<QByteArray> &customNames, const VariableTexts &texts)
{
    const QList<QueryParameter> secret = secretParameters(http::splitTarget(recorded).query, customNames);
    QByteArray out = redacted;
    qsizetype from = out.indexOf('?') + 1;
    for (const QueryParameter &parameter : secret) {
        const QByteArray before = parameter.name + '=';
        const qsizetype at = out.indexOf(before + Redacted.toByteArray(), from);
        // An empty value is no secret, and has no variable.
        const QByteArray text = texts(parameter.value);
        if (at < 0 || (text.isEmpty() && !parameter.value.isEmpty()))
            continue;
        out.replace(at + before.size(), Redacted.size(), text);
        from = at + before.size() + text.size();
    }
    return out;
}

bool looksLikeUrl(QByteArrayView value)
{
    return value.startsWith('/') || http::isAbsoluteForm(value);
}

} // namespace

QList<QByteArray> secretValuesOf(const Exchange &exchange)
{
    ExchangeSecrets secrets(exchange);
    secrets.addHeads();
    secrets.addBodies(Redactor::MaximumDecodedBytes);
    return secrets.values();
}

Redactor::Redactor(const QList<secrets::Secret> &known, const QList<QByteArray> &parameterNames)
    : m_parameterNames(parameterNames)
{
    QList<QByteArray> values;
    for (const secrets::Secret &secret : known)
        values.append(secret.reveal());
    m_known.add(values);
}

void Redactor::addCredentials(QByteArrayView username, const secrets::Secret &password)
{
    QList<QByteArray> values;
    addCredentialForms(username, password.reveal(), values);
    m_known.add(values);
}

QByteArray Redactor::fieldValue(const HeaderList::Field &field) const
{
    return looksLikeUrl(field.value) ? target(field.value) : text(field.value.toByteArray());
}

HeaderList Redactor::requestHeaders(const HeaderList &headers, const QList<QByteArray> &customNames) const
{
    HeaderList out;
    for (const HeaderList::Field &field : headers.fields()) {
        const bool isSecret = isSecretRequestField(field.name, customNames);
        out.append(fieldName(field.name), isSecret ? redactedValue(field.name, field.value) : fieldValue(field));
    }
    return out;
}

QByteArray Redactor::fieldName(QByteArrayView name) const
{
    const bool isSecret = std::any_of(m_secretNames.begin(), m_secretNames.end(),
                                      [name](const QByteArray &secret) { return sameName(secret, name); });
    return (isSecret ? Redacted : name).toByteArray();
}

HeaderList Redactor::responseHeaders(const HeaderList &headers, const QList<QByteArray> &customNames) const
{
    HeaderList out;
    for (const HeaderList::Field &field : headers.fields()) {
        // An upstream may hand back the fields that it got.
        const bool isSecret = isSecretResponseField(field.name) || isSecretRequestField(field.name, customNames);
        out.append(fieldName(field.name), isSecret ? redactedValue(field.name, field.value) : fieldValue(field));
    }
    return out;
}

QByteArray Redactor::target(QByteArrayView target) const
{
    return text(withoutUrlParameters(withoutUserInfo(target), m_parameterNames));
}

Redactor::SearchedBody Redactor::searchedBody(const http::Body &body, const HeaderList &headers,
                                              const QList<QByteArray> &customNames) const
{
    const DecodedBody decoded = decodedBody(body, headers, MaximumDecodedBytes);
    if (!decoded.problem.isEmpty())
        return {withheld(body, decoded.problem), BodyRedaction::Withheld};
    if (!m_known.isComplete())
        return {withheld(body, "there are too many secrets to look for"), BodyRedaction::Withheld};
    const QByteArray bytes = decoded.body.bytes.read();
    // Some clients declare any text as a form, so its JSON members are searched too.
    const QByteArray shown = isForm(headers) ? withoutSecretParameters(bytes, m_parameterNames) : bytes;
    QByteArray safe;
    safe.reserve(shown.size());
    appendWithoutSecretMembers(shown, customNames, m_known, safe);
    safe = withQuotedBareWords(std::move(safe));
    http::Body out;
    const bool hasSecrets = safe != bytes;
    out.size = safe.size() + decoded.body.size - bytes.size();
    out.bytes = std::move(safe);
    out.encodedSize = decoded.body.encodedSize;
    out.isIncomplete = body.isIncomplete;
    return {out, hasSecrets ? BodyRedaction::Replaced : BodyRedaction::None};
}

Redactor Redactor::knowing(const Exchange &exchange) const
{
    Redactor wiser = *this;
    ExchangeSecrets secrets(exchange);
    secrets.addHeads();
    wiser.m_known.add(secrets.values());
    wiser.m_parameterNames = exchange.secretParameterNames;
    return wiser;
}

QByteArray Redactor::eventText(const StreamEvents &stream, qsizetype index, const QList<QByteArray> &customNames) const
{
    if (!m_known.isComplete())
        return Redacted.toByteArray();
    const QByteArray &text = stream.events.at(index).text;
    const EventInContext event(stream.events, index, EventContext);
    const QList<SecretPlace> places = event.own(secretPlaces(event.joined, customNames, m_known));
    QByteArray safe;
    safe.reserve(text.size());
    if (places == secretPlaces(text, customNames, m_known))
        appendWithoutSecretMembers(text, customNames, m_known, safe);
    else
        appendWithout(places, text, safe);
    return withQuotedBareWords(std::move(safe));
}

Change Redactor::change(const Change &change, const QList<QByteArray> &customNames) const
{
    Change out = change;
    out.name = fieldName(change.name);
    const bool isSecret = change.isSecret || isSecretRequestField(change.name, customNames);
    for (std::optional<QByteArray> *value : {&out.before, &out.after}) {
        if (!*value)
            continue;
        if (change.kind == ChangeKind::Target)
            *value = target(**value);
        else
            *value = isSecret ? redactedValue(change.name, **value) : fieldValue({change.name, **value});
    }
    return out;
}

http::RequestHead Redactor::head(const http::RequestHead &head, const QList<QByteArray> &customNames) const
{
    http::RequestHead out = head;
    out.target = target(head.target);
    out.headers = requestHeaders(head.headers, customNames);
    return out;
}

RedactedExchange Redactor::exchange(const Exchange &exchange) const
{
    const QList<QByteArray> &names = exchange.secretHeaderNames;
    Redactor wiser = *this;
    wiser.m_known.add(secretValuesOf(exchange));
    wiser.m_parameterNames = exchange.secretParameterNames;
    wiser.m_secretNames = namesWithSecrets(exchange);
    Exchange out = exchange;
    out.request = wiser.head(exchange.request, names);
    const SearchedBody requestBody = wiser.searchedBody(exchange.requestBody, exchange.request.headers, names);
    out.requestBody = requestBody.body;
    out.upstreamUrl = wiser.target(exchange.upstreamUrl);
    out.upstreamRequest = wiser.head(exchange.upstreamRequest, names);
    for (Change &one : out.changes)
        one = wiser.change(one, names);
    for (MockFinding &finding : out.findings) {
        finding.name = wiser.text(finding.name);
        finding.pointer = QString::fromUtf8(wiser.text(finding.pointer.toUtf8()));
        finding.text = QString::fromUtf8(wiser.text(finding.text.toUtf8()));
    }
    out.comment = QString::fromUtf8(wiser.text(exchange.comment.toUtf8()));
    out.response.reason = wiser.text(exchange.response.reason);
    out.response.headers = wiser.responseHeaders(exchange.response.headers, names);
    out.responseBody = wiser.body(exchange.responseBody, exchange.response.headers, names);
    for (qsizetype i = 0; i < out.stream.events.size(); ++i)
        out.stream.events[i].text = wiser.eventText(exchange.stream, i, names);
    return {std::move(out), requestBody.redaction};
}

RedactedExchange Redactor::withVariables(const Exchange &exchange) const
{
    const RedactedExchange redacted = this->exchange(exchange);
    Exchange out = *redacted;
    VariableTexts texts{curlSecrets(exchange)};
    texts.number = unusedNumber(texts.variables, out);
    const auto fields = exchange.request.headers.fields();
    for (qsizetype i = 0; i < fields.size(); ++i) {
        if (!isSecretRequestField(fields[i].name, exchange.secretHeaderNames))
            continue;
        const QByteArrayView scheme = credentialScheme(fields[i].name, fields[i].value);
        const QByteArray text = texts(fields[i].value.sliced(scheme.size()));
        if (!text.isEmpty())
            out.request.headers.setValue(i, scheme.toByteArray() + text);
    }
    out.request.target = targetWithVariables(out.request.target, exchange.request.target, exchange.secretParameterNames,
                                             texts);
    for (http::CurlSecret &variable : texts.variables)
        variable.value = textOf(variable, texts.number);
    return {std::move(out), redacted.requestBodyRedaction(), std::move(texts.variables)};
}

} // namespace traffic
