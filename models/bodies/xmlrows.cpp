#include "xmlrows.h"

#include "bodylimits.h"
#include "cancellation.h"
#include "textrows.h"
#include "xmllines.h"

#include <QXmlStreamReader>

namespace bodies {
namespace {

constexpr int TokensPerCheckOfCancellation = 1024;

QByteArray escaped(QStringView text, bool isAttribute)
{
    QString written;
    written.reserve(text.size());
    for (const QChar one : text) {
        if (one == u'<')
            written += u"&lt;"_qs;
        else if (one == u'&')
            written += u"&amp;"_qs;
        else if (one == u'>')
            written += u"&gt;"_qs;
        else if (isAttribute && one == u'"')
            written += u"&quot;"_qs;
        else if (isAttribute && (one == u'\n' || one == u'\t' || one == u'\r'))
            written += u"&#%1;"_qs.arg(one.unicode());
        else
            written += one;
    }
    return written.toUtf8();
}

QByteArray startTag(const QXmlStreamReader &reader)
{
    QByteArray tag = reader.qualifiedName().toUtf8();
    const QXmlStreamAttributes attributes = reader.attributes();
    for (const QXmlStreamAttribute &one : attributes)
        tag += ' ' + one.qualifiedName().toUtf8() + "=\"" + escaped(one.value(), true) + '"';
    return tag;
}

QByteArray instruction(const QXmlStreamReader &reader)
{
    const QByteArray data = reader.processingInstructionData().toUtf8();
    return "<?" + reader.processingInstructionTarget().toUtf8() + (data.isEmpty() ? "" : " ") + data + "?>";
}

QByteArray declaration(const QXmlStreamReader &reader)
{
    const QByteArray version = reader.documentVersion().toUtf8();
    const QByteArray encoding = reader.documentEncoding().toUtf8();
    return "<?xml version=\"" + version + '"' + (encoding.isEmpty() ? "" : " encoding=\"" + encoding + '"') +
           (reader.isStandaloneDocument() ? " standalone=\"yes\"" : "") + "?>";
}

void write(const QXmlStreamReader &reader, XmlLines &lines)
{
    switch (reader.tokenType()) {
    case QXmlStreamReader::StartDocument:
        if (!reader.documentVersion().isEmpty())
            lines.markup(declaration(reader));
        break;
    case QXmlStreamReader::StartElement:
        lines.startElement(startTag(reader));
        break;
    case QXmlStreamReader::EndElement:
        lines.endElement(reader.qualifiedName().toUtf8());
        break;
    case QXmlStreamReader::Characters:
        if (lines.depth() > 0)
            lines.text(reader.isCDATA() ? "<![CDATA[" + reader.text().toUtf8() + "]]>" : escaped(reader.text(), false));
        break;
    case QXmlStreamReader::EntityReference:
        lines.text('&' + reader.name().toUtf8() + ';');
        break;
    case QXmlStreamReader::Comment:
        lines.markup("<!--" + reader.text().toUtf8() + "-->");
        break;
    case QXmlStreamReader::DTD:
        lines.markup(reader.text().toUtf8());
        break;
    case QXmlStreamReader::ProcessingInstruction:
        lines.markup(instruction(reader));
        break;
    default:
        break;
    }
}

} // namespace

base::Result<BodyRowsPtr, Fault> xmlRows(const QByteArray &text)
{
    if (text.size() > MaximumFormattedXml)
        return Fault{Fault::Code::TooLarge, 0, 0, {}};
    QXmlStreamReader reader(text);
    reader.setNamespaceProcessing(false);
    XmlLines lines;
    for (int tokens = 0; !reader.atEnd(); ++tokens) {
        if (tokens % TokensPerCheckOfCancellation == 0 && base::isUnwanted())
            break;
        reader.readNext();
        const auto faultHere = [&](Fault::Code code, const QString &detail = {}) {
            return Fault{code, reader.lineNumber(), reader.columnNumber() + 1, detail};
        };
        // The document type comes before all that could refer to its entities.
        if (reader.tokenType() == QXmlStreamReader::DTD && !reader.entityDeclarations().isEmpty())
            return faultHere(Fault::Code::DeclaresEntities);
        if (lines.depth() >= MaximumDepth)
            return faultHere(Fault::Code::TooDeep);
        if (reader.hasError())
            return faultHere(Fault::Code::InvalidXml, reader.errorString());
        write(reader, lines);
    }
    QByteArray formatted = lines.result();
    if (formatted.endsWith('\n'))
        formatted.chop(1);
    return BodyRowsPtr(std::make_shared<TextRows>(formatted, Language::Markup, lines.folds()));
}

} // namespace bodies
