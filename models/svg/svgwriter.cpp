#include "svgwriter.h"

namespace svg {

namespace {

QString numberText(qreal number)
{
    return QString::number(number, 'f', 1);
}

/** Returns the text without the characters that XML 1.0 §2.2 does not allow. */
QString allowedText(const QString &text)
{
    QString allowed;
    for (const char32_t character : text.toUcs4()) {
        const bool isControl = character < 0x20 && character != '\t';
        const bool isSurrogate = character >= 0xD800 && character <= 0xDFFF;
        const bool isNothing = character == 0xFFFE || character == 0xFFFF;
        allowed += isControl || isSurrogate || isNothing ? QString(QChar::ReplacementCharacter)
                                                         : QString::fromUcs4(&character, 1);
    }
    return allowed;
}

} // namespace

SvgWriter::SvgWriter(const QSizeF &size, const QString &title)
    : m_xml(&m_bytes)
{
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(1);
    m_xml.writeStartDocument();
    m_xml.writeStartElement(u"svg"_qs);
    m_xml.writeAttribute(u"xmlns"_qs, u"http://www.w3.org/2000/svg"_qs);
    m_xml.writeAttribute(u"version"_qs, u"1.1"_qs);
    writeAttribute(u"width"_qs, size.width());
    writeAttribute(u"height"_qs, size.height());
    m_xml.writeAttribute(u"viewBox"_qs, u"0 0 %1 %2"_qs.arg(numberText(size.width()), numberText(size.height())));
    m_xml.writeAttribute(u"font-family"_qs, u"sans-serif"_qs);
    writeAttribute(u"font-size"_qs, FontSize);
    m_xml.writeTextElement(u"title"_qs, allowedText(title));
    writeRect(QRectF(QPointF(), size), 0, {u"#ffffff"_qs});
}

void SvgWriter::beginGroup(const QString &title)
{
    m_xml.writeStartElement(u"g"_qs);
    m_xml.writeTextElement(u"title"_qs, allowedText(title));
}

void SvgWriter::endGroup()
{
    m_xml.writeEndElement();
}

void SvgWriter::writeRect(const QRectF &rect, qreal radius, const Paint &paint)
{
    m_xml.writeEmptyElement(u"rect"_qs);
    writeAttribute(u"x"_qs, rect.x());
    writeAttribute(u"y"_qs, rect.y());
    writeAttribute(u"width"_qs, rect.width());
    writeAttribute(u"height"_qs, rect.height());
    if (radius > 0)
        writeAttribute(u"rx"_qs, radius);
    writePaint(paint);
}

void SvgWriter::writeText(const QPointF &baseLine, const QString &text, const QString &fill, const QString &weight)
{
    m_xml.writeStartElement(u"text"_qs);
    writeAttribute(u"x"_qs, baseLine.x());
    writeAttribute(u"y"_qs, baseLine.y());
    writePaint({fill});
    if (!weight.isEmpty())
        m_xml.writeAttribute(u"font-weight"_qs, weight);
    m_xml.writeCharacters(allowedText(text));
    m_xml.writeEndElement();
}

void SvgWriter::writePath(const QString &data, const Paint &paint)
{
    m_xml.writeEmptyElement(u"path"_qs);
    m_xml.writeAttribute(u"d"_qs, data);
    writePaint(paint);
}

QByteArray SvgWriter::finish()
{
    m_xml.writeEndDocument();
    return m_bytes;
}

QString SvgWriter::pointText(const QPointF &point)
{
    return numberText(point.x()) + u' ' + numberText(point.y());
}

QPointF SvgWriter::baseLineIn(const QRectF &row, qreal indent)
{
    return {row.left() + indent, row.center().y() + FontSize / 3};
}

void SvgWriter::writeAttribute(const QString &name, qreal number)
{
    m_xml.writeAttribute(name, numberText(number));
}

void SvgWriter::writePaint(const Paint &paint)
{
    m_xml.writeAttribute(u"fill"_qs, paint.fill);
    if (!paint.stroke.isEmpty())
        m_xml.writeAttribute(u"stroke"_qs, paint.stroke);
}

} // namespace svg
