#include "formfields.h"

#include "mediatypechoice.h"
#include "parameterstyle.h"

#include <cctype>

namespace requests {

using document::Node;
using document::Value;
using openapi::Place;

namespace {

/** As browsers write forms: letters, digits and `*-._` stay, a blank becomes `+`. Source: WHATWG URL §5.2. */
QByteArray formEncoded(const QByteArray &text)
{
    static constexpr char Kept[] = "*-._";
    QByteArray encoded;
    for (const char byte : text) {
        const auto code = static_cast<uchar>(byte);
        if (code < 0x80 && (std::isalnum(code) || (byte != 0 && std::strchr(Kept, byte))))
            encoded += byte;
        else if (byte == ' ')
            encoded += '+';
        else
            encoded += '%' + QByteArray(1, byte).toHex().toUpper();
    }
    return encoded;
}

QList<Value> itemsOf(const Value &value)
{
    return value.type() == Value::Type::Array ? value.items() : QList<Value>{value};
}

} // namespace

QByteArray urlEncodedForm(const QList<FormField> &fields)
{
    QByteArrayList pairs;
    for (const FormField &field : fields) {
        pairs.append(field.isEncoded ? field.name + '=' + field.text
                                     : formEncoded(field.name) + '=' + formEncoded(field.text));
    }
    return pairs.join('&');
}

QByteArray FormFields::defaultContentType(const Value &value, const Place &schema)
{
    if (value.isContainer())
        return "application/json";
    if (!isPlace(schema))
        return "text/plain";
    const Node mediaType = m_look.keyword(schema, "contentMediaType");
    if (mediaType.isString())
        return sendableMediaType(mediaType.bytes(), false).value_or("application/octet-stream");
    const QByteArray format = m_look.keyword(schema, "format").bytes();
    const bool isBytes = value.isString() && (format == "binary" || m_look.keyword(schema, "contentEncoding").exists());
    return isBytes ? "application/octet-stream" : "text/plain";
}

/** Fields in the style of the Encoding Object. Returns false if it has none. */
bool FormFields::addStyled(const FormField &field, const Value &value, const Node &encoding, QList<FormField> &fields)
{
    const Node style = encoding.member("style");
    if (!style.exists() && !encoding.member("explode").exists() && !encoding.member("allowReserved").exists())
        return false;
    openapi::ParameterWriting writing;
    writing.name = field.name;
    writing.in = "query";
    writing.style = style.isString() ? style.bytes() : QByteArray("form");
    writing.isExploded = encoding.member("explode").exists() ? encoding.member("explode").toBool()
                                                             : writing.style == "form";
    writing.allowsReserved = encoding.member("allowReserved").toBool();
    const auto text = openapi::styledValue(writing, value);
    if (!text) {
        m_findings.append({FindingKind::StyleNotDefined, m_key, document::Pointer{field.name}, {}});
        return false;
    }
    // With `allowReserved`, a value can have the characters between and in fields.
    const QByteArrayList pairs = writing.allowsReserved && !value.isContainer() ? QByteArrayList{*text}
                                                                                : text->split('&');
    for (const QByteArray &pair : pairs) {
        const qsizetype equals = pair.indexOf('=');
        if (equals < 0)
            continue;
        FormField one = field;
        one.name = pair.first(equals);
        one.text = pair.sliced(equals + 1);
        one.isEncoded = true;
        fields.append(one);
    }
    return true;
}

void FormFields::addMember(const QByteArray &name, const Value &value, const BodySource &source,
                           QList<FormField> &fields)
{
    FormField field;
    field.name = name;
    field.schema = m_look.property(source.schema, name).value_or(Place());
    const Place encodings{source.object.address, source.object.pointer.child("encoding")};
    const openapi::SetResolution found = m_resolver.resolve(Place{encodings.address, encodings.pointer.child(name)});
    if (found.node.isMapping()) {
        field.encoding = found.place;
        if (addStyled(field, value, found.node, fields))
            return;
        field.contentType = found.node.member("contentType").bytes();
    }
    const QList<Value> items = itemsOf(value);
    const bool isList = value.type() == Value::Type::Array;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (items[i].isNull())
            continue;
        FormField one = field;
        if (isList && isPlace(field.schema))
            one.schema = m_look.item(field.schema, i).value_or(Place());
        one.contentType = field.contentType.isEmpty() ? defaultContentType(items[i], one.schema)
                                                      : sendableMediaType(field.contentType, items[i].isContainer())
                                                            .value_or("application/octet-stream");
        one.text = sentText(items[i]);
        fields.append(one);
    }
}

QList<FormField> FormFields::fieldsOf(const Value &value, const BodySource &source)
{
    QList<FormField> fields;
    for (const Value::Member &member : value.members()) {
        if (!member.second.isNull())
            addMember(member.first, member.second, source, fields);
    }
    if (value.type() != Value::Type::Object && !value.isNull())
        m_findings.append({FindingKind::StyleNotDefined, m_key, {}, {}});
    return fields;
}

} // namespace requests
