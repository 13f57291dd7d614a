#include "bodywriter.h"

#include "formfields.h"
#include "mediatypechoice.h"
#include "multipart.h"
#include "requestlimits.h"
#include "xmlwriter.h"

namespace requests {

using document::Value;

QByteArray BodyWriter::jsonTexts(const Value &value, const char *before, const char *after) const
{
    const QList<Value> items = value.type() == Value::Type::Array ? value.items() : QList<Value>{value};
    QByteArray bytes;
    for (const Value &item : items)
        bytes += before + item.toJson() + after;
    return bytes;
}

QByteArray BodyWriter::written(const Value &value, const BodySource &source)
{
    switch (bodyFormOf(source.mediaType)) {
    case BodyForm::Json:
        return value.toJson();
    case BodyForm::JsonLines:
        return jsonTexts(value, "", "\n");
    case BodyForm::JsonSequence:
        return jsonTexts(value, "\x1e", "\n");
    case BodyForm::UrlEncoded:
        return urlEncodedForm(FormFields(m_resolver, m_look, m_findings, m_key).fieldsOf(value, source));
    case BodyForm::Xml:
        return XmlWriter(m_look, m_findings, m_key, source.version).write(value, source.schema, source.name);
    case BodyForm::Multipart:
    case BodyForm::Other:
        break;
    }
    return sentText(value);
}

WrittenBody BodyWriter::write(const Value &value, const BodySource &source)
{
    WrittenBody body;
    body.contentType = source.mediaType;
    if (bodyFormOf(source.mediaType) == BodyForm::Multipart) {
        MultipartWriter writer(m_resolver, m_look, m_values, m_choices, m_findings, m_key);
        body = writer.write(value, source);
    } else {
        body.bytes = written(value, source);
    }
    qsizetype fileBytes = 0; // Files have a limit of their own.
    for (const ChosenFile &file : m_choices.files)
        fileBytes += file.bytes.size();
    if (body.bytes.size() - fileBytes > MaximumBody) {
        m_findings.append({FindingKind::TooLarge, m_key, {}, {}});
        body.bytes.clear();
    }
    return body;
}

} // namespace requests
