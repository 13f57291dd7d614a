#include "multipart.h"

#include "exampletexts.h"
#include "mediatypechoice.h"
#include "parameterstyle.h"

#include <algorithm>

namespace requests {

using document::Node;
using document::Value;
using openapi::Place;

namespace {

constexpr char BoundaryStart[] = "gatewright-";
/** Digits of a number in a boundary. No body has room for more numbers than these. */
constexpr qsizetype BoundaryDigits = 10;

/** A name in a Content-Disposition field. Source: WHATWG HTML, multipart form data. */
QByteArray quotedName(QByteArray name)
{
    return '"' + name.replace('"', "%22").replace('\r', "%0D").replace('\n', "%0A") + '"';
}

bool isSendableText(QByteArrayView text)
{
    return std::none_of(text.begin(), text.end(),
                        [](char byte) { return byte == '\r' || byte == '\n' || byte == '\0'; });
}

} // namespace

MultipartWriter::Part MultipartWriter::fileOf(const QByteArray &name, const ChosenFile &file,
                                              const QByteArray &mediaType) const
{
    Part part;
    part.headers.append("Content-Disposition",
                        "form-data; name=" + quotedName(name) + "; filename=" + quotedName(file.name));
    const QByteArray type = file.mediaType.isEmpty() ? mediaType : file.mediaType;
    part.headers.append("Content-Type", type.isEmpty() ? QByteArray("application/octet-stream") : type);
    part.bytes = file.bytes;
    return part;
}

/** The header fields of the Encoding Object that are required or have an example. */
void MultipartWriter::addHeaders(Part &part, const Place &encoding, specification::Version version)
{
    const Place list{encoding.address, encoding.pointer.child("headers")};
    const Node headers = m_resolver.resolve(list).node;
    for (qsizetype i = 0; headers.isMapping() && i < headers.childCount(); ++i) {
        const QByteArray name = headers.keyAt(i);
        if (http::sameName(name, "Content-Type") || !http::isToken(name))
            continue;
        const openapi::SetResolution header = m_resolver.resolve(Place{list.address, list.pointer.child(name)});
        if (!header.node.isMapping())
            continue;
        const auto example = exampleOf(m_resolver, header.place, m_choices.example);
        if (!example && !header.node.member("required").toBool())
            continue;
        const Place schema{header.place.address, header.place.pointer.child("schema")};
        const Value value = example && example->value ? *example->value : m_values.valueFor(schema, version).value;
        const auto text = openapi::styledValue(openapi::writingOf(header.node, version, name), value);
        if (text && isSendableText(*text))
            part.headers.append(name, *text);
        else
            m_findings.append({FindingKind::NotSendable, {"header", name}, {}, {}});
    }
}

MultipartWriter::Part MultipartWriter::partOf(const FormField &field, bool isFormData, specification::Version version)
{
    const auto chosen = m_choices.files.constFind(field.name);
    const bool isFile = !field.isEncoded && bodyFormOf(field.contentType) == BodyForm::Other &&
                        !field.contentType.startsWith("text/");
    if ((isFile || chosen != m_choices.files.constEnd()) && !m_fileParts.contains(field.name))
        m_fileParts.append(field.name);
    Part part;
    if (chosen != m_choices.files.constEnd()) {
        part = fileOf(field.name, *chosen, field.contentType);
    } else {
        if (isFormData) {
            QByteArray disposition = "form-data; name=" + quotedName(field.name);
            if (isFile)
                disposition += "; filename=" + quotedName(field.name);
            part.headers.append("Content-Disposition", disposition);
        }
        if (isFile)
            m_findings.append({FindingKind::NoFileChosen, m_key, document::Pointer{field.name}, {}});
        if (!field.contentType.isEmpty())
            part.headers.append("Content-Type", field.contentType);
        if (const Node coding = !isPlace(field.schema) ? Node() : m_look.keyword(field.schema, "contentEncoding");
            coding.isString() && isSendableText(coding.bytes()))
            part.headers.append("Content-Transfer-Encoding", coding.bytes());
        part.bytes = field.text;
    }
    if (isPlace(field.encoding))
        addHeaders(part, field.encoding, version);
    return part;
}

/** Parts by position, as `prefixEncoding` and `itemEncoding` of OpenAPI 3.2 describe them. */
QList<FormField> MultipartWriter::itemsOf(const Value &value, const BodySource &source)
{
    QList<FormField> fields;
    FormFields reader(m_resolver, m_look, m_findings, m_key);
    const Place itemSchema{source.object.address, source.object.pointer.child("itemSchema")};
    const bool hasItemSchema = m_resolver.resolve(itemSchema).isResolved();
    for (qsizetype i = 0; i < value.items().size(); ++i) {
        const Value &item = value.items()[i];
        FormField field;
        field.schema = m_look.item(source.schema, i).value_or(hasItemSchema ? itemSchema : Place());
        openapi::SetResolution encoding = m_resolver.resolve(
            Place{source.object.address, source.object.pointer.child("prefixEncoding").child(i)});
        if (!encoding.node.isMapping())
            encoding = m_resolver.resolve(Place{source.object.address, source.object.pointer.child("itemEncoding")});
        if (encoding.node.isMapping()) {
            field.encoding = encoding.place;
            field.contentType = sendableMediaType(encoding.node.member("contentType").bytes(), item.isContainer())
                                    .value_or(QByteArray());
        }
        if (field.contentType.isEmpty())
            field.contentType = reader.defaultContentType(item, field.schema);
        field.text = sentText(item);
        fields.append(field);
    }
    return fields;
}

/** The boundary with the smallest number that no part contains, found in one pass over the parts. */
QByteArray MultipartWriter::unusedBoundary(const QList<Part> &parts)
{
    const QByteArrayView start(BoundaryStart);
    QSet<QByteArray> taken; // A part with 12 contains 1, too.
    for (const Part &part : parts) {
        const QByteArrayView bytes(part.bytes);
        for (qsizetype at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
            QByteArray number;
            for (const char c :
                 bytes.sliced(at + start.size()).first(std::min(BoundaryDigits, bytes.size() - at - start.size()))) {
                if (c < '0' || c > '9')
                    break;
                taken.insert(number += c);
            }
        }
    }
    int number = 1;
    while (taken.contains(QByteArray::number(number)))
        ++number;
    return start.toByteArray() + QByteArray::number(number);
}

WrittenBody MultipartWriter::write(const Value &value, const BodySource &source)
{
    const QByteArray type = source.mediaType.split(';').constFirst().trimmed();
    const bool isFormData = type.toLower() == "multipart/form-data";
    QList<FormField> fields = value.type() == Value::Type::Array
                                  ? itemsOf(value, source)
                                  : FormFields(m_resolver, m_look, m_findings, m_key).fieldsOf(value, source);
    QList<Part> parts;
    QSet<QByteArray> names;
    for (FormField &field : fields) {
        if (field.isEncoded) {
            field.name = QByteArray::fromPercentEncoding(field.name);
            field.text = QByteArray::fromPercentEncoding(field.text);
        }
        names.insert(field.name);
        parts.append(partOf(field, isFormData, source.version));
    }
    QList<QByteArray> files = m_choices.files.keys();
    std::sort(files.begin(), files.end());
    for (const QByteArray &name : std::as_const(files)) {
        if (!name.isEmpty() && !names.contains(name)) {
            m_fileParts.append(name);
            parts.append(fileOf(name, m_choices.files[name], {}));
        }
    }

    const QByteArray boundary = unusedBoundary(parts);
    QByteArray bytes;
    for (const Part &part : std::as_const(parts)) {
        bytes += "--" + boundary + "\r\n";
        for (const http::HeaderList::Field &field : part.headers.fields())
            bytes += field.line() + "\r\n";
        bytes += "\r\n" + part.bytes + "\r\n";
    }
    return {bytes + "--" + boundary + "--\r\n", type + "; boundary=" + boundary, m_fileParts};
}

} // namespace requests
