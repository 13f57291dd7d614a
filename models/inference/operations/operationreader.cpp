#include "operationreader.h"

#include "contentcoding.h"
#include "hiddensecrets.h"
#include "mediatype.h"
#include "mediatypechoice.h"
#include "mediatypes.h"
#include "multipartreader.h"
#include "requestvalues.h"
#include "secretwords.h"
#include "segments.h"
#include "snapshot.h"
#include "targettext.h"
#include "usualfields.h"
#include "utf8.h"

#include <QXmlStreamReader>

namespace inference {

using document::Value;
using requests::BodyForm;

namespace {

constexpr int LeastStatus = 100;
constexpr int LargestStatus = 599;

QByteArray decoded(QByteArrayView text)
{
    QByteArray bytes = text.toByteArray();
    bytes.replace('+', ' ');
    return bytes.contains('%') ? QByteArray::fromPercentEncoding(bytes) : bytes;
}

/** The values of a query or a form by their names. */
QMap<QByteArray, QList<QByteArray>> pairsOf(QByteArrayView text)
{
    QMap<QByteArray, QList<QByteArray>> pairs;
    qsizetype count = 0;
    for (qsizetype from = 0; from <= text.size() && count < MaximumPairs;) {
        qsizetype end = text.indexOf('&', from);
        end = end < 0 ? text.size() : end;
        const QByteArrayView pair = text.sliced(from, end - from);
        const qsizetype equals = pair.indexOf('=');
        if (!pair.isEmpty()) {
            const QByteArray value = equals < 0 ? QByteArray() : decoded(pair.sliced(equals + 1));
            pairs[decoded(equals < 0 ? pair : pair.first(equals))].append(value);
            ++count;
        }
        from = end + 1;
    }
    return pairs;
}

std::optional<Value> jsonOf(const QByteArray &text)
{
    const auto json = document::Snapshot::parse(text, document::Format::Json);
    // Of members with the same name, programs read different ones: no schema can describe them.
    if (!json.isValid() || !json.root().exists() || !json.problems().isEmpty())
        return std::nullopt;
    const auto value = json.root().value();
    return value ? std::optional(*value) : std::nullopt;
}

bool isXml(const QByteArray &text)
{
    QXmlStreamReader reader(text);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

/** False for another text that a program sent as a form, as curl does by default: it would be taken for a name. */
bool isForm(const QByteArray &text)
{
    return text.isEmpty() || (text.contains('=') && !text.startsWith('{') && !text.startsWith('['));
}

/** True for a part of a form that is the content of a file. */
bool isFile(const bodies::BodyPart &part, const QByteArray &type)
{
    const QByteArray disposition = part.headers.first("Content-Disposition").value_or(QByteArray());
    return !bodies::parameterOf(disposition, "filename").isEmpty() ||
           (!type.isEmpty() && !type.startsWith("text/") && requests::bodyFormOf(type) != BodyForm::Json);
}

} // namespace

OperationReader::ReadBody OperationReader::bodyOf(const http::Body &body, const http::HeaderList &headers)
{
    ReadBody read;
    read.isThere = body.size > 0 || body.isIncomplete;
    const auto content = read.isThere ? http::wholeContent(body, headers, MaximumBody) : std::nullopt;
    read.isComplete = content.has_value();
    read.bytes = content.value_or(QByteArray());
    return read;
}

void OperationReader::begin(const traffic::Exchange &exchange)
{
    m_exchange = &exchange;
    const http::HeaderList &headers = exchange.request.headers;
    m_request = bodyOf(exchange.requestBody, headers);
    // Browsers do not record every body that they send.
    if (!m_request.isThere)
        m_request.isThere = headers.first("Content-Length").value_or("0").toLongLong() > 0 ||
                            headers.contains("Transfer-Encoding");
    m_response = bodyOf(exchange.responseBody, exchange.response.headers);
    m_names.begin(exchange, {m_request.bytes, m_response.bytes});
}

void OperationReader::addTo(OperationShape &operation)
{
    ++operation.requests;
    addQuery(operation);
    addHeaders(operation);
    if (operation.credentials.size() <= std::size_t(MaximumCredentialSets))
        operation.credentials.insert(credentialsOf(*m_exchange));
    if (m_request.isThere) {
        ++operation.bodies;
        addContent(operation.contents, m_request, m_exchange->request.headers);
    }
    addResponse(operation);
}

void OperationReader::addQuery(OperationShape &operation)
{
    const auto pairs = pairsOf(http::splitTarget(m_exchange->request.target).query);
    for (auto pair = pairs.begin(); pair != pairs.end(); ++pair) {
        const bool isDeclaredKey = m_exchange->secretParameterNames.contains(pair.key());
        if (isDeclaredKey || base::isSecretParameter(pair.key())) {
            m_counts.secretParameters += isDeclaredKey || isKeyParameter(pair.key()) ? 0 : 1;
            continue;
        }
        const auto known = operation.query.find(pair.key());
        const bool hasRoom = known != operation.query.end() || operation.query.size() < std::size_t(MaximumParameters);
        if (!hasRoom || !m_names.isName(pair.key())) {
            ++m_counts.withheldParameters;
            operation.hasFurtherParameters = true;
            continue;
        }
        ParameterShape &parameter = operation.query[pair.key()];
        ++parameter.messages;
        parameter.text.addAll(pair.value());
    }
}

void OperationReader::addHeaders(OperationShape &operation)
{
    QMap<QByteArray, QByteArray> texts;
    for (const auto field : m_exchange->request.headers.fields()) {
        const QByteArray name = field.name.toByteArray().toLower();
        if (isUsualRequestField(name) || isCredentialField(name, m_exchange->secretHeaderNames))
            continue;
        if (!m_names.isName(field.name.toByteArray())) {
            ++m_counts.withheldParameters;
            continue;
        }
        operation.spellings.try_emplace(name, field.name.toByteArray());
        const auto known = texts.find(name);
        if (known == texts.end())
            texts.insert(name, field.value.toByteArray());
        else
            known->append(',').append(field.value);
    }
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        const auto known = operation.headers.find(text.key());
        if (known == operation.headers.end() && operation.headers.size() >= std::size_t(MaximumParameters)) {
            ++m_counts.withheldParameters;
            continue;
        }
        ParameterShape &parameter = operation.headers[text.key()];
        ++parameter.messages;
        parameter.secrets += drafts::mayBeSecret(text.value()) ? 1 : 0;
        parameter.text.add(text.value());
    }
}

void OperationReader::addResponse(OperationShape &operation)
{
    const int status = m_exchange->response.status;
    if (status == 0)
        return;
    const bool isCode = status >= LeastStatus && status <= LargestStatus;
    ResponseShape &response = operation.responses[isCode ? QByteArray::number(status) : QByteArray("default")];
    ++response.responses;
    for (const auto field : m_exchange->response.headers.fields()) {
        const QByteArray name = field.name.toByteArray().toLower();
        const bool hasRoom = response.headers.contains(name) ||
                             response.headers.size() < std::size_t(MaximumParameters);
        if (isUsualResponseField(name) || base::isSecretName(name) || !hasRoom ||
            !m_names.isName(field.name.toByteArray()))
            continue;
        response.spellings.try_emplace(name, field.name.toByteArray());
        ParameterShape &header = response.headers[name];
        ++header.messages;
        header.text.add(field.value.toByteArray());
    }
    constexpr int NotModified = 304;
    if (m_response.isThere && status != NotModified && m_exchange->request.method != "HEAD")
        addContent(response.contents, m_response, m_exchange->response.headers);
}

void OperationReader::addContent(Contents &contents, const ReadBody &body, const http::HeaderList &headers)
{
    const QByteArray type = headers.first("Content-Type").value_or(QByteArray());
    const QByteArray name = bodies::mediaTypeName(type);
    const bool isType = content::isMediaType(QString::fromUtf8(name)) && !name.contains('*') &&
                        name.size() <= LongestName && !hasSecretPart(type.split(';').constFirst()) &&
                        !m_names.isKnownPart(name);
    if (!isType || (!contents.contains(name) && contents.size() >= std::size_t(MaximumMediaTypes))) {
        ++m_counts.bodiesWithoutType;
        contents.try_emplace(AnyMediaType.toByteArray());
        return;
    }
    if (!body.isComplete) {
        ++m_counts.incompleteBodies;
        contents.try_emplace(name);
        return;
    }
    if (addValue(contents, type, body.bytes))
        return;
    ++m_counts.unreadableBodies;
    contents.try_emplace(name);
}

bool OperationReader::addValue(Contents &contents, const QByteArray &mediaType, const QByteArray &bytes)
{
    const QByteArray name = bodies::mediaTypeName(mediaType);
    switch (requests::bodyFormOf(mediaType)) {
    case BodyForm::Json: {
        const auto value = jsonOf(bytes);
        if (!value)
            return false;
        ContentShape &content = contents[name];
        content.hasValue = true;
        content.value.add(*value, {m_names, m_schemasLeft});
        return true;
    }
    case BodyForm::UrlEncoded:
        if (!isForm(bytes))
            return false;
        addForm(contents[name], pairsOf(bytes));
        return true;
    case BodyForm::Multipart:
        return addMultipart(contents, mediaType, bytes);
    case BodyForm::Xml:
        if (!isXml(bytes))
            return false;
        break;
    case BodyForm::JsonLines:
    case BodyForm::JsonSequence:
    case BodyForm::Other:
        break;
    }
    contents.try_emplace(name);
    return true;
}

FieldShape *OperationReader::fieldFor(ContentShape &content, const QByteArray &name)
{
    const auto known = content.fields.find(name);
    const bool hasRoom = known != content.fields.end() || content.fields.size() < std::size_t(MaximumParameters);
    if (hasRoom && m_names.isName(name))
        return &content.fields[name];
    content.hasFurtherFields = true;
    return nullptr;
}

void OperationReader::addForm(ContentShape &content, const QMap<QByteArray, QList<QByteArray>> &texts)
{
    content.hasValue = true;
    ++content.forms;
    for (auto each = texts.begin(); each != texts.end(); ++each) {
        if (FieldShape *field = fieldFor(content, each.key())) {
            ++field->forms;
            field->hasText = true;
            field->text.addAll(each.value());
        }
    }
}

bool OperationReader::addMultipart(Contents &contents, const QByteArray &mediaType, const QByteArray &bytes)
{
    const QByteArray name = bodies::mediaTypeName(mediaType);
    const QByteArray boundary = bodies::parameterOf(mediaType, "boundary");
    const bodies::BodyParts parts = bodies::readMultipart(bytes, boundary);
    if (name != "multipart/form-data") {
        contents.try_emplace(name);
        return true;
    }
    if (boundary.isEmpty() || !parts.isComplete)
        return false;
    ContentShape &content = contents[name];
    QMap<QByteArray, QList<QByteArray>> texts;
    QSet<QByteArray> jsonNames;
    for (const bodies::BodyPart &part : parts.parts) {
        const QByteArray type = part.headers.first("Content-Type").value_or(QByteArray());
        const bool isJson = !type.isEmpty() && requests::bodyFormOf(type) == BodyForm::Json &&
                            Value::fromJson(part.bytes).isOk();
        FieldShape *field = fieldFor(content, part.name);
        if (field) {
            field->hasJson = field->hasJson || isJson;
            field->isFile = field->isFile || (!isJson && isFile(part, type));
        }
        if (isJson)
            jsonNames.insert(part.name);
        else
            texts[part.name].append(base::isUtf8(part.bytes) ? part.bytes : QByteArray());
    }
    addForm(content, texts);
    for (const QByteArray &each : std::as_const(jsonNames)) {
        FieldShape *field = texts.contains(each) ? nullptr : fieldFor(content, each);
        if (field)
            ++field->forms;
    }
    return true;
}

} // namespace inference
